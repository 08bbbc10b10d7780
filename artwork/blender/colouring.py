"""Colours layers (layers.py) in the shades of a catalogue: python colouring.py jobs.json.

Each job: {layers, output, lies, stands, strokes, ground, ink}. The reflection of each thing is solved so that its
well-lit front has, in the finished picture, exactly the wanted sRGB colour. The output is a file of 16-bit RGB without header, and
beside it, as JSON, the reflections found and the places that were measured.
"""

import json
import sys

import numpy as np

from reflections import CAST, GROUNDS, PALE

EXPOSURE = 2**-0.12
INTERREFLECTION = 0.12
"""Share of the light leaving a fold of a stroke that meets the stroke again."""
LEAST, MOST = 0.001, 0.97
BRIGHTEST = 0.93
"""Reflection of the whitest pigment."""
PLACES = 40


def colour(job, picture):
    found, exposure = picture.exposed(job)
    rgb = srgb(film(_trimmed(picture.lit(found, job)) * exposure))
    np.round(rgb * 65535).astype(np.uint16).tofile(job["output"])
    with open(job["output"] + ".json", "w") as file:
        places = {group: picture.places(group) for group in found if group != "ground"}
        json.dump({"reflections": {k: [round(float(c), 4) for c in v] for k, v in found.items()}, "places": places}, file)


class Layers:
    def __init__(self, layers):
        self.dark = layers["dark"].astype(np.float32)
        height, width = self.dark.shape[:2]
        left, top = layers["at"]
        light = layers["light"].astype(np.float32)
        self.gain = np.zeros_like(self.dark)
        inside = (slice(top, top + light.shape[0]), slice(left, left + light.shape[1]))
        self.gain[inside] = (light - self.dark[inside]) * _faded(light.shape[:2], (left > 0, top > 0, left + light.shape[1] < width, top + light.shape[0] < height))[..., None]
        self.masks = {name: layers[name].astype(np.float32) / 255 for name in ("lies", "stands", "ground")}
        self.print = layers["print"].astype(np.float32) / 255 if "print" in layers else None
        lies, stands = self.masks["lies"], self.masks["stands"]
        near_lies, near_stands = _blurred(lies) + 1e-4, _blurred(stands) + 1e-4
        own = np.clip(lies + stands, 0, 1)
        self.own = own
        self.gain = _even(self.gain, own)
        shared = near_lies / (near_lies + near_stands)
        self.lying = own * lies / np.maximum(lies + stands, 1e-3) + (1 - own) * shared
        self.ground_ratio = self._ground_ratio(layers["ground_ratio"].astype(np.float32))
        self.chosen = {}
        self.filter = {"lies": 1.0, "stands": 1.0}
        self.stroke = layers["stroke"] if "stroke" in layers else np.zeros(self.lying.shape, np.uint8)
        for number in range(1, int(self.stroke.max()) + 1):
            self.masks[f"lies{number - 1}"] = np.where(self.stroke == number, lies, 0)

    def _ground_ratio(self, small):
        """The ratio of the picture on the other ground to this one at full size, apart for the paper itself and for what the paper lights."""
        ground = self.masks["ground"]
        share = (ground[::2, ::2] + ground[1::2, ::2] + ground[::2, 1::2] + ground[1::2, 1::2]) / 4
        rows, columns = ground.shape
        ratios = []
        for weight in (np.clip(share * 4 - 3, 1e-4, 1), np.clip(1 - share * 4, 1e-4, 1)):
            spread = _blurred(small * weight[..., None], 5) / _blurred(weight, 5)[..., None]
            ratios.append(_enlarged(spread, rows, columns))
        return ratios

    def has(self, group):
        return bool((self.masks[group] > 0.9).sum() > 200)

    def lit(self, found, job, where=None):
        """Linear light of the picture, or of some of its pixels (rows, columns)."""
        at = (lambda a: a) if where is None else (lambda a: a[where])
        steps = [_step(np.asarray(found[group], dtype=np.float32)) if group in found else 0 for group in ("lies", "stands")]
        if "lies0" in found:
            steps[0] = self.stroke_steps(found, where)
        paper = np.asarray(found["ground"], dtype=np.float32)
        cast = _pale(paper)
        base, other = GROUNDS
        ground = at(self.masks["ground"])[..., None]
        seen = 1 + (at(self.ground_ratio[0]) - 1) * (paper - base) / (other - base)
        thrown = 1 + (at(self.ground_ratio[1]) - 1) * (cast - base) / (other - base)
        lying = at(self.lying)[..., None]
        light = at(self.dark) * (ground * seen + (1 - ground) * thrown)
        gain = at(self.gain) * (ground * seen + (1 - ground))
        light = light * (1 - at(self.own)[..., None] * (1 - lying * self.filter["lies"] - (1 - lying) * self.filter["stands"]))
        light = np.maximum(light + gain * (lying * steps[0] + (1 - lying) * steps[1]), 0)
        if self.print is None or "ink" not in job:
            return light
        ink = at(self.print)[..., None]
        return light * (1 - ink) + ink * (linear(job["ink"]) * at(self.before_print()) + 0.01)

    def stroke_steps(self, found, where):
        """The step of each pixel's own stroke; around them, what neighbours throw on the table."""
        table = np.stack([np.zeros(3), *(_step(np.asarray(found[f"lies{i}"])) for i in range(self.stroke.max()))]).astype(np.float32)
        if where is not None:
            return table[self.stroke[where]]
        own = table[self.stroke]
        weight = (self.stroke > 0).astype(np.float32)
        around = _blurred(own, 16) / (_blurred(weight, 16)[..., None] + 1e-4)
        return np.where(weight[..., None] > 0, own, around)

    def before_print(self):
        """Light that a white print would throw back: what the thing behind it does, without its fine detail."""
        if "print" not in self.chosen:
            stands = self.masks["stands"]
            self.chosen["print"] = _blurred(self.gain * stands[..., None], 8) / (_blurred(stands, 8)[..., None] + 1e-3) / PALE
        return self.chosen["print"]

    def front(self, group):
        """Rows and columns of pixels that show the thing's colour: inside it, neither bright with gloss nor in its own shadow."""
        if group in self.chosen:
            return self.chosen[group]
        mask = self.masks[group]
        inner = _blurred((mask > 0.98).astype(np.float32), 2) > 0.97
        if self.print is not None:
            inner &= _blurred(self.print, 4) < 0.01
        if group == "ground":
            rows = np.arange(mask.shape[0])[:, None]
            inner &= rows > 0.55 * mask.shape[0]
            light = self.dark.mean(axis=2)
            inner &= (light > np.quantile(light[inner], 0.4)) & (light < np.quantile(light[inner], 0.9))
        else:
            gain, gloss = self.gain.mean(axis=2), _blurred(self.dark.mean(axis=2), 3)
            inner &= (gain > np.quantile(gain[inner], 0.4)) & (gain < np.quantile(gain[inner], 0.9))
            inner &= gloss <= np.quantile(gloss[inner], 0.35)
        self.chosen[group] = np.nonzero(inner)
        return self.chosen[group]

    def sampled(self, group, count=6000):
        rows, columns = self.front(group)
        pick = np.random.default_rng(1).permutation(len(rows))[:count]
        return rows[pick], columns[pick]

    def places(self, group):
        """Some places of the front, in thousandths of width and height."""
        rows, columns = self.sampled(group, PLACES)
        height, width = self.dark.shape[:2]
        return [[round(1000 * (c + 0.5) / width, 1), round(1000 * (r + 0.5) / height, 1)] for r, c in zip(rows.tolist(), columns.tolist())]

    def exposed(self, job):
        """The reflections, and the least exposure at which none of them is too bright to exist.

        Where gloss alone is brighter than a deep shade, a polarising filter takes some of it away, as it does on a lens.
        """
        self.filter = {"lies": 1.0, "stands": 1.0}
        for stop in (0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9):
            found = self.solved(job, EXPOSURE * 2**stop)
            if max(np.max(value) for value in found.values()) < BRIGHTEST:
                break
        for _pass in range(4):
            drowned = {"stands" if group == "stands" else "lies" for group in found if group != "ground" and np.min(found[group]) <= LEAST}
            if not drowned:
                break
            for group in drowned:
                self.filter[group] *= 0.7
            found = self.solved(job, EXPOSURE * 2**stop)
        return found, EXPOSURE * 2**stop

    def solved(self, job, exposure):
        wanted = {group: job[group] for group in ("lies", "stands") if group in job and self.has(group)}
        wanted.update({f"lies{i}": shade for i, shade in enumerate(job.get("strokes", []))})
        found = {"ground": linear(job["ground"]) * 0.9, **{group: linear(shade) for group, shade in wanted.items()}}
        for _round in range(3):
            for group in found:
                found[group] = self._matched(group, found, wanted.get(group, job["ground"]), exposure)
        return found

    def _matched(self, group, found, shade, exposure):
        """The reflection of a group with which its front has, on average, the wanted colour: Newton's method on three channels."""
        where = self.sampled(group)
        wanted = encoded(shade)

        def seen(value):
            return srgb(film(self.lit({**found, group: value}, {}, where) * exposure)).mean(axis=0)

        value = np.asarray(found[group], dtype=np.float64)
        for _step_number in range(12):
            now = seen(value)
            if np.abs(now - wanted).max() < 0.0008:
                break
            slope = np.stack([(seen(value + step) - now) / 0.004 for step in 0.004 * np.eye(3)], axis=1)
            change = np.linalg.solve(slope + 1e-6 * np.eye(3), wanted - now)
            value = np.clip(value + np.clip(change, -0.25, 0.25), LEAST, MOST)
        return value


def _trimmed(light, width=4):
    """Replaces the outermost pixels, of which the denoiser sees only one side, by their neighbours."""
    return np.pad(light[width:-width, width:-width], ((width, width), (width, width), (0, 0)), mode="edge")


def _step(value):
    """How much of the gain from black to PALE a reflection has; a little less than proportional because of light between folds."""
    k = INTERREFLECTION
    return value * (1 - k * PALE) / (PALE * (1 - k * value))


def _pale(colour_):
    """The paper's colour as others see it, with less saturation."""
    top = colour_.max()
    return top + (colour_ - top) * CAST


def film(light):
    """Khronos PBR Neutral."""
    start, desaturation = 0.8 - 0.04, 0.15
    least = light.min(axis=-1, keepdims=True)
    light = light - np.where(least < 0.08, least - 6.25 * least * least, 0.04)
    peak = np.maximum(light.max(axis=-1, keepdims=True), 1e-6)
    d = 1 - start
    new = np.where(peak > start, 1 - d * d / (np.maximum(peak, start) + d - start), peak)
    light = light * (new / peak)
    mix = 1 - 1 / (desaturation * np.maximum(peak - new, 0) + 1)
    return light * (1 - mix) + new * mix


def srgb(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(np.maximum(light, 1e-6), 1 / 2.4) - 0.055)


def encoded(hex_colour):
    return np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def linear(hex_colour):
    c = encoded(hex_colour)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def _faded(shape, sides):
    """1, and 0 at those sides (left, top, right, bottom) that are not the picture's own."""
    rows, columns = shape
    width = 0.05 * max(rows, columns)
    x, y = np.arange(columns), np.arange(rows)
    across = np.minimum(x / width if sides[0] else 1, (columns - 1 - x) / width if sides[2] else 1)
    down = np.minimum(y / width if sides[1] else 1, (rows - 1 - y) / width if sides[3] else 1)
    edge = np.clip(np.minimum(np.broadcast_to(across, columns)[None, :], np.broadcast_to(down, rows)[:, None]), 0, 1)
    return (edge * edge * (3 - 2 * edge)).astype(np.float32)


def _even(gain, own, radius=14):
    """Takes the noise of hue out of the light a thing throws back: one pigment has one hue under lamps of one colour."""
    bright = gain.mean(axis=-1)
    weight = own * np.clip(bright, 0, None)
    hue = _blurred(gain * weight[..., None], radius) / (_blurred(bright * weight, radius)[..., None] + 1e-6)
    return np.where((own > 0.5)[..., None] & (bright > 1e-3)[..., None], bright[..., None] * hue, gain)


def _blurred(a, radius=24):
    """Two box filters."""
    for _pass in range(2):
        for axis in (0, 1):
            pad = [(radius + 1, radius) if i == axis else (0, 0) for i in range(a.ndim)]
            total = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
            size = 2 * radius + 1
            ahead = [slice(size, None) if i == axis else slice(None) for i in range(a.ndim)]
            behind = [slice(None, -size) if i == axis else slice(None) for i in range(a.ndim)]
            a = ((total[tuple(ahead)] - total[tuple(behind)]) / size).astype(np.float32)
    return a


def _enlarged(small, rows, columns):
    """Twice the size, between neighbours in proportion."""
    y = np.clip((np.arange(rows) + 0.5) / 2 - 0.5, 0, small.shape[0] - 1)
    x = np.clip((np.arange(columns) + 0.5) / 2 - 0.5, 0, small.shape[1] - 1)
    top, left = y.astype(int), x.astype(int)
    below, right = np.minimum(top + 1, small.shape[0] - 1), np.minimum(left + 1, small.shape[1] - 1)
    v, u = (y - top)[:, None, None].astype(np.float32), (x - left)[None, :, None].astype(np.float32)
    return (small[top][:, left] * (1 - u) + small[top][:, right] * u) * (1 - v) + (small[below][:, left] * (1 - u) + small[below][:, right] * u) * v


if __name__ == "__main__":
    with open(sys.argv[-1]) as file:
        jobs = json.load(file)
    loaded = {}
    for number, job in enumerate(jobs):
        if job["layers"] not in loaded:
            loaded = {job["layers"]: Layers(dict(np.load(job["layers"]).items()))}
        colour(job, loaded[job["layers"]])
        print("done", number, flush=True)
