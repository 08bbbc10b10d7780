"""Swipes products over the skin that skin.py rendered: python swiped.py jobs.json.

Each job: {layers, tall, output, film, seed, shade}. Light on the film is the light measured there, turned by the film's own relief;
gloss is that of the same lamps. The film's pigment is solved for each arm so that its covered front has, in the finished picture,
exactly the shade's sRGB colour. Writes 16-bit RGB without header, and beside it, as JSON, the places that were measured.
"""

import json
import sys
from dataclasses import replace

import numpy as np

from colouring import encoded, film as developed, srgb
from films import FILMS, laid
from skin_surface import detailed

EXPOSURE = 2**0.1
GREY = 0.5
BRIGHTEST = 0.96
STEPS = 5
"""Lamps are sampled by this number squared."""
WET = 0.2
"""Films less rough than this are liquid, and level themselves."""
PLACES = 32
ENOUGH = 6000
"""Pixels of a front by which its pigment is found."""


class Skin:
    def __init__(self, layers, tall):
        """`tall` is the height of the picture in centimetres."""
        self.skin, self.lit, self.place, self.facing, self.at = (layers[name].astype(np.float32) for name in ("skin", "lit", "place", "facing", "at"))
        self.lamps, self.camera = layers["lamps"].astype(np.float32), layers["camera"].astype(np.float32)
        self.per_px = tall / self.skin.shape[0]
        self.height, self.width = self.skin.shape[:2]
        whole = np.abs(self.place[..., 0] - np.round(self.place[..., 0])) < 1e-3
        self.arm = np.where(whole, np.round(self.place[..., 0]), 0).astype(int)
        self.known = {}
        some = np.nonzero(self.arm.ravel() > 0)[0][::23]
        shone = self._light(self.facing.reshape(-1, 3)[some], self.at.reshape(-1, 3)[some])
        seen = self.lit.reshape(-1, 3)[some].mean(axis=1) / GREY
        clear = shone > np.quantile(shone, 0.5)
        (self.scale, self.dim), *_ = np.linalg.lstsq(np.stack([shone[clear], np.ones(clear.sum())], axis=1), seen[clear], rcond=None)

        detailed(self)
        self.exposed = {}

    def bare(self, exposure):
        if exposure not in self.exposed:
            self.exposed[exposure] = _printed(self.skin * exposure)
        return self.exposed[exposure]

    def film(self, name, seed):
        """The stroke on every arm: rows and columns, what it hides, its light, its gloss."""
        if (name, seed) not in self.known:
            self.known[(name, seed)] = [self._stroke(FILMS[name], number, seed) for number in range(1, self.arm.max() + 1)]
        return self.known[(name, seed)]

    def _stroke(self, film, number, seed):
        chance = np.random.default_rng(seed * 17 + number)
        long, turn, turned = _by_hand(seed, number)
        film = replace(film, length=film.length * long, width=film.width * chance.uniform(0.86, 1.08))
        mine = self.arm == number
        rows, columns = np.nonzero(mine)
        box = slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)
        start = -14.0 + chance.uniform(-0.9, 1.1) + 0.5 * (1 - long) * film.length
        middle = self._middle(box, mine[box]) + chance.uniform(-0.45, 0.45)
        x, y = self._along(self.place[box], start, middle, turn, film.length if turned else 0)
        rows, columns = np.nonzero(mine[box] & (x > -0.8) & (x < film.length * 1.35) & (np.abs(y) < film.width * 0.5 + 1.1))
        box = tuple(slice(side.start + a.min(), side.start + a.max() + 1) for side, a in zip(box, (rows, columns)))
        mine = mine[box]
        x, y = self._along(self.place[box], start, middle, turn, film.length if turned else 0)
        normal, at = self.facing[box], self.at[box]
        view = self.camera - at
        view /= np.linalg.norm(view, axis=-1, keepdims=True)
        height, cover = (np.where(mine, a, 0) for a in laid(film, x, y, self.net[box], chance, seed * 31 + number))
        dy, dx = np.gradient(height, self.per_px)
        slope = 0.9
        even = self._levelled(normal, mine, height / film.body) if film.rough < WET else normal
        bent = even - slope * (dx[..., None] * np.array([1, 0, 0]) - dy[..., None] * np.array([0, 0.975, 0.22]))
        bent /= np.linalg.norm(bent, axis=-1, keepdims=True) + 1e-9
        part = cover > 0.002
        rows, columns = np.nonzero(part)
        plain, turned = self._light(self.smooth[box][part], at[part]), self._light(bent[part], at[part])
        base = self.lit[box][part] / GREY
        diffuse = base * ((turned * self.scale + self.dim) / (plain * self.scale + self.dim))[:, None]
        open_to_light = np.clip(base.mean(axis=1) / (plain * self.scale + self.dim), 0, 1.2)
        gloss = film.shine * self._gloss(bent[part], at[part], view[part], film.rough) * open_to_light
        if film.shape == "drawn out":
            gloss *= np.clip(height[part] / film.body / 0.35, 0, 1) / np.clip(cover[part], 0.05, 1)
        gain = diffuse
        if film.pearl:
            flakes = bent[part] + 0.05 * chance.standard_normal((part.sum(), 3), dtype=np.float32)
            flakes /= np.linalg.norm(flakes, axis=-1, keepdims=True)
            thrown = self._gloss(flakes, at[part], view[part], film.rough * 0.9, metal=True) * open_to_light
            thrown *= diffuse.mean() / thrown.mean()
            gain = diffuse * (1 - film.pearl) + film.pearl * thrown[:, None]
        return {"where": (rows + box[0].start, columns + box[1].start), "cover": cover[part], "gain": gain.astype(np.float32), "gloss": gloss.astype(np.float32), "pearl": film.pearl > 0}

    def _levelled(self, normal, mine, depth):
        """Where a wet film's surface points: it fills the skin's furrows where it is deep."""
        near = _blurred(np.where(mine[..., None], normal, 0), 7)
        near /= np.linalg.norm(near, axis=-1, keepdims=True) + 1e-6
        share = np.clip(depth * 1.6, 0, 0.94)[..., None]
        even = normal * (1 - share) + near * share
        return even / (np.linalg.norm(even, axis=-1, keepdims=True) + 1e-9)

    def _middle(self, box, mine):
        """Where across the arm its front is that the camera faces and that the picture does not cut off."""
        normal, at = self.facing[box], self.at[box]
        view = self.camera - at
        view /= np.linalg.norm(view, axis=-1, keepdims=True)
        place, low = self.place[box], np.arange(box[0].start, box[0].stop)[:, None] > self.height - 2.6 / self.per_px
        ahead = mine & ~low & (place[..., 1] > -13.5) & (place[..., 1] < -8.5) & ((normal * view).sum(axis=-1) > 0.93)
        return float(place[..., 2][ahead].mean())

    def _along(self, place, start, middle, turn, back):
        """Centimetres along and across a stroke; one of `back` centimetres begins at its far end."""
        x, y = (place[..., 1] - start).astype(np.float32), (place[..., 2] - middle).astype(np.float32)
        x, y = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
        return (back - x, -y) if back else (x, y)

    def _points(self, steps):
        t = ((np.arange(steps) + 0.5) / steps - 0.5).astype(np.float32)
        u, v = (a.ravel() for a in np.meshgrid(t, t))
        fade = np.clip((np.hypot(u, v) - 0.1) / 0.52, 0, 1)
        fade = 1.5 - 1.22 * fade * fade * (3 - 2 * fade)
        for lamp in self.lamps:
            middle, right, up, energy = lamp[:3], lamp[3:6], lamp[6:9], lamp[9]
            out = np.cross(right, up)
            out /= -np.linalg.norm(out)
            for a, b, f in zip(u, v, fade):
                yield middle + 2 * a * right + 2 * b * up, out.astype(np.float32), np.float32(energy * f / len(u))

    def _light(self, normal, at, steps=STEPS):
        """Light that falls on places from the lamps, in the lamps' own measure."""
        total = np.zeros(len(normal), np.float32)
        for point, out, power in self._points(steps):
            way = point.astype(np.float32) - at
            away = np.linalg.norm(way, axis=-1)
            way /= away[:, None]
            total += power * np.clip((normal * way).sum(axis=-1), 0, None) * np.abs(way @ out) / away**2
        return total

    def _gloss(self, normal, at, view, rough, metal=False, steps=STEPS):
        """The lamps and the room in a surface of this roughness."""
        a2 = max(rough, 0.08) ** 4
        total = np.zeros(len(normal), np.float32)
        nv = np.clip((normal * view).sum(axis=-1), 0.05, 1)
        for point, out, power in self._points(steps):
            way = point.astype(np.float32) - at
            away = np.linalg.norm(way, axis=-1)
            way /= away[:, None]
            nl = np.clip((normal * way).sum(axis=-1), 0, None)
            half = way + view
            half /= np.linalg.norm(half, axis=-1, keepdims=True)
            nh, vh = np.clip((normal * half).sum(axis=-1), 0, 1), np.clip((view * half).sum(axis=-1), 0, 1)
            spread = a2 / (nh * nh * (a2 - 1) + 1) ** 2
            back = 1.0 if metal else 0.045 + 0.955 * (1 - vh) ** 5
            k = (rough + 1) ** 2 / 8
            masked = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k))
            total += power * np.abs(way @ out) / away**2 * nl * spread * back * masked / 4
        room = self.dim * (1.0 if metal else 0.045 + 0.5 * (1 - nv) ** 5 * (1 - rough))
        return total * self.scale + room


def _by_hand(seed, number):
    """Length, turn and direction of one of four strokes of a picture: no two are alike."""
    chance = np.random.default_rng(seed + 5)
    longs, turns, back = chance.permutation([0.74, 0.9, 1.0, 1.12]), chance.permutation([-11, -4, 3, 9]), chance.permutation([True, False, False, False])
    which = (number - 1) % 4
    return longs[which], np.radians(turns[which] + chance.uniform(-2, 2)), back[which]


def swipe(job, skin):
    for stop in (0, 0.15, 0.3, 0.45, 0.6):
        exposure = EXPOSURE * 2**stop
        found = [_matched(stroke, skin.skin[stroke["where"]], job["shade"], exposure) for stroke in skin.film(job["film"], job["seed"])]
        if np.max(found) < BRIGHTEST:
            break
    picture = skin.bare(exposure).copy()
    places = []
    for stroke, value in zip(skin.film(job["film"], job["seed"]), found):
        where = stroke["where"]
        picture[where] = _printed(_seen(stroke, skin.skin[where], value) * exposure)
        chosen = _places(stroke)
        places.append([[round(1000 * (c + 0.5) / skin.width, 1), round(1000 * (r + 0.5) / skin.height, 1)] for r, c in zip(where[0][chosen].tolist(), where[1][chosen].tolist())])
    picture.tofile(job["output"])
    with open(job["output"] + ".json", "w") as file:
        json.dump({"reflections": np.round(found, 4).tolist(), "exposure": exposure, "places": places}, file)


def _seen(stroke, under, value, pick=slice(None)):
    cover = stroke["cover"][pick, None]
    return under[pick] * (1 - cover) + cover * (stroke["gain"][pick] * value + stroke["gloss"][pick, None])


def _matched(stroke, under, shade, exposure):
    """The pigment with which the stroke's front has the shade's colour: Newton's method on three channels."""
    front, wanted = _front(stroke), encoded(shade)
    front = front[:: max(1, len(front) // ENOUGH)]

    def shown(value):
        return srgb(developed(_seen(stroke, under, value, front) * exposure)).mean(axis=0)

    value = np.array([0.4, 0.4, 0.4])
    for _round in range(14):
        now = shown(value)
        if np.abs(now - wanted).max() < 0.0008:
            break
        slope = np.stack([(shown(value + step) - now) / 0.004 for step in 0.004 * np.eye(3)], axis=1)
        value = np.clip(value + np.clip(np.linalg.solve(slope + 1e-6 * np.eye(3), wanted - now), -0.25, 0.25), 0.001, BRIGHTEST)
    return value


def _blurred(a, radius):
    for axis in (0, 1):
        pad = [(radius + 1, radius) if i == axis else (0, 0) for i in range(a.ndim)]
        total = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
        size = 2 * radius + 1
        a = (np.take(total, range(size, total.shape[axis]), axis) - np.take(total, range(total.shape[axis] - size), axis)) / size
    return a.astype(np.float32)


def _printed(light):
    return np.round(srgb(developed(light)) * 65535).astype(np.uint16)


def _front(stroke):
    """Pixels amid the covered part that neither mirror a lamp nor lie in a furrow."""
    if "front" in stroke:
        return stroke["front"]
    rows, columns = stroke["where"]
    cover = np.zeros((rows.max() - rows.min() + 5, columns.max() - columns.min() + 5), np.float32)
    place = rows - rows.min() + 2, columns - columns.min() + 2
    cover[place] = stroke["cover"]
    least = cover.copy()
    for down in range(-2, 3):
        for right in range(-2, 3):
            least = np.minimum(least, np.roll(cover, (down, right), (0, 1)))
    least = least[place]
    full = least > min(0.985, np.quantile(least[least > 0], 0.85))
    gain, gloss = stroke["gain"].mean(axis=1), stroke["gloss"]
    if not stroke["pearl"]:
        full &= (gain > np.quantile(gain[full], 0.15)) & (gain < np.quantile(gain[full], 0.92)) & (gloss <= np.quantile(gloss[full], 0.7))
    stroke["front"] = np.nonzero(full)[0]
    return stroke["front"]


def _places(stroke):
    """Some pixels of the front; where flakes glitter, as many dim as bright ones."""
    front = _front(stroke)
    if not stroke["pearl"]:
        return np.random.default_rng(1).permutation(front)[:PLACES]
    from_dim = front[np.argsort(stroke["gain"][front].mean(axis=1))]
    return from_dim[np.linspace(0, len(from_dim) - 1, 5 * PLACES).astype(int)]


if __name__ == "__main__":
    with open(sys.argv[-1]) as file:
        jobs = json.load(file)
    loaded = {}
    for number, job in enumerate(jobs):
        if job["layers"] not in loaded:
            loaded = {job["layers"]: Skin(dict(np.load(job["layers"]).items()), job["tall"])}
        swipe(job, loaded[job["layers"]])
        print("done", number, flush=True)
