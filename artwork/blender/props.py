"""Props around a product: plinths, pebbles, petals, and the texture of its content."""

import random
from math import cos, pi, sin

import numpy as np

import materials as m
import natural
import optics
from shapes import add, add_curves, box, grid, lathe, placed, rounded, tube_along


def plinth(colour, radius=5, height=2, material="matt", **_):
    finish = m.stone(colour, _.get("veins", "#cbb9a6")) if material == "stone" else m.matt(colour, 0.75)
    lathe(rounded([(0, 0), (radius, 0, 0.06), (radius, height, 0.1), (0, height)]), finish, name="plinth", segments=160)


def block(colour, size=(8, 6, 4), material="matt", **_):
    finish = m.stone(colour, _.get("veins", "#cbb9a6")) if material == "stone" else m.matt(colour, 0.75)
    box(size, finish, bevel=0.08, name="block")


def arch(colour, width=9, height=13, depth=2.2, **_):
    from shapes import extrude

    outline = [(-width / 2, 0), (width / 2, 0)]
    for k in range(41):
        a = pi * k / 40
        outline.append((width / 2 * cos(a), height - width / 2 + width / 2 * sin(a)))
    extrude(outline, depth, m.matt(colour, 0.75), bevel=0.08, name="arch")


def ball(colour, radius=1, material="matt", **_):
    points = [(radius * sin(pi * k / 32), radius * (1 - cos(pi * k / 32))) for k in range(33)]
    finish = {"matt": m.matt, "glass": optics.glass, "gloss": m.gloss, "metal": m.metal}[material](colour)
    lathe(points, finish, name="ball")


def pebble(colour="#cfc6bb", size=2.2, seed=1, veins=None, **_):
    chance = random.Random(seed)
    a, b = chance.uniform(0.8, 1.3), chance.uniform(0.5, 0.7)
    phase = chance.random() * 6
    def sheet(u, v):
        lon, lat = u * 2 * pi, (v - 0.5) * pi
        bump = 1 + 0.07 * sin(2 * lon + phase) * cos(lat) + 0.05 * cos(3 * lon - phase)
        return (size * a * cos(lat) * cos(lon) * bump, size * cos(lat) * sin(lon) * bump, size * b * (1 + sin(lat)))
    grid(sheet, m.stone(colour, veins or "#a89f94", 0.9), columns=64, rows=32, name="pebble")


def petals(colour="#e9a6ab", count=9, spread=9, size=1.5, seed=3, near=0.45, around=None, **_):
    """Fallen petals: narrow where they grew, cupped, their rim rolled back and notched; none within (half width, half depth) of `around`."""
    chance = random.Random(seed)
    material = natural.petal(colour)
    for _i in range(count):
        a, r = chance.random() * 2 * pi, spread * (near + (1 - near) * chance.random())
        cup, roll, notch = 0.3 + 0.35 * chance.random(), 0.2 + 0.3 * chance.random(), 0.05 + 0.1 * chance.random()
        wave, long = chance.random() * 6, 0.9 + 0.3 * chance.random()

        def sheet(u, v, cup=cup, roll=roll, notch=notch, wave=wave, long=long):
            x = 2 * u - 1
            half = size * (0.16 + 0.84 * sin(min(1, v * 1.12) * pi * 0.56) ** 1.1) * (1 - 0.5 * max(0, v - 0.78) / 0.22 * abs(x) ** 1.5)
            y = size * 1.7 * long * (v - 0.5) - size * (0.55 * x * x * max(0, v - 0.35) + notch * max(0, 1 - 4 * abs(x)) * v**4)
            z = size * (cup * x * x * (0.4 + 0.6 * v) + 0.5 * cup * (2 * v - 1) ** 2 - roll * max(0, v - 0.74) ** 1.5 * 2 + 0.05 * sin(5 * x + wave) * v)
            return (x * half, y, 0.03 + max(0, z))

        x, y = r * cos(a), r * sin(a) * 0.7
        if around:
            inside = min(around[0] / max(abs(x), 0.01), around[1] / max(abs(y), 0.01))
            x, y = x * max(1, inside), y * max(1, inside)
        with placed(at=(x, y, 0), turn=(chance.uniform(-6, 6), chance.uniform(-6, 6), chance.random() * 360), scale=chance.uniform(0.75, 1.1)):
            grid(sheet, material, columns=28, rows=28, name="petal")


def leaf(colour="#7d9a6f", length=7, width=2.6, bend=0.35, **_):
    def sheet(u, v):
        x, y = (u - 0.5) * 2, v
        w = width / 2 * sin(pi * min(1, y * 1.02)) ** 0.8
        return (x * w, y * length, 0.1 + bend * length * 0.35 * y * y + 0.35 * abs(x) * w)
    grid(sheet, m.plastic(colour, 0.5), columns=16, rows=40, name="leaf")


def sprig(colour="#7d9a6f", length=14, leaves=9, stem="#6d7f55", size=3.2, **_):
    """A branch lying down with leaves on both sides."""
    tube_along([(0, 0, 0.2), (0.4, length * 0.35, 0.7), (0.1, length * 0.7, 0.9), (0.6, length, 0.6)], 0.11, m.matt(stem), name="stem")
    for k in range(leaves):
        t = (k + 1) / (leaves + 0.5)
        side = 1 if k % 2 else -1
        with placed(at=(0.25 * sin(t * 5), t * length, 0.6), turn=(8, side * -20, -side * 52)):
            leaf(colour, size * (1.1 - 0.45 * t), size * 0.42)


def rosemary(colour="#5f7a55", length=12, seed=5, **_):
    """A sprig lying down: stiff narrow leaves in whorls, silvery below, denser and shorter towards the tip."""
    chance = np.random.default_rng(seed)
    stem = [(0, 0, 0.3), (0.3, length * 0.35, 0.5), (0.05, length * 0.7, 0.55), (0.4, length, 0.5)]
    tube_along(stem, 0.1, m.matt("#8b7a58"), name="stem", taper=[1.1, 0.9, 0.7, 0.4])
    for tint, part in (("#8fa384", 0.3), (colour, 0.7)):
        count = int(30 * length * part)
        t = chance.uniform(0.14, 1, count)
        around = chance.uniform(-0.25 * pi, 1.25 * pi, count)
        root = np.stack([np.interp(t, [0, 0.35, 0.7, 1], [p[k] for p in stem]) for k in range(3)], axis=1)
        reach = chance.uniform(1.1, 1.7, count) * (1.05 - 0.5 * t**3)
        out = np.stack([np.cos(around), chance.uniform(0.5, 1.1, count) + 0.8 * t**4, 0.75 * np.sin(around)], axis=1)
        out /= np.linalg.norm(out, axis=1)[:, None]
        steps = np.linspace(0, 1, 5)
        points = root[:, None] + out[:, None] * (reach[:, None] * steps)[..., None]
        points[..., 1] += 0.18 * reach[:, None] * steps**2
        points[..., 2] = np.maximum(points[..., 2], 0.07)
        add_curves("needles", points, np.array([0.05, 0.085, 0.085, 0.07, 0.02]) * chance.uniform(0.85, 1.15, (count, 1)), m.plastic(tint, 0.5))


def lavender(colour="#9384bd", length=13, count=4, seed=2, **_):
    """Stalks of lavender lying down: whorls of small buds, wider apart towards the foot."""
    chance = random.Random(seed)
    shape = [(0.001, 0), (0.09, 0.08), (0.13, 0.25), (0.1, 0.42), (0.001, 0.52)]
    tints = [m.matt(tint, 0.8) for tint in (colour, "#7f6fae", "#a99acb", "#6a5b8f")]
    meshes = []
    for i in range(count):
        with placed(at=(chance.uniform(-1.4, 1.4), chance.uniform(-0.6, 0.6), 0.3 + 0.12 * i), turn=(0, 0, chance.uniform(-15, 15))):
            tube_along([(0, 0, 0), (0.25, length * 0.35, 0.08), (0.1, length * 0.7, 0.05), (0, length * 1.02, 0.1)], 0.06, m.matt("#8a9a72"), name="stalk")
            for ring in range(11):
                t = ring / 10
                y = length * (0.66 + 0.36 * t - (0.05 if ring == 0 else 0))
                for k in range(7):
                    a = 2 * pi * (k + 0.5 * (ring % 2)) / 7 + chance.uniform(-0.2, 0.2)
                    out = chance.uniform(42, 66) * (1 - 0.45 * t)
                    with placed(at=(0.09 * cos(a), y + chance.uniform(-0.08, 0.08), 0.1 + 0.09 * sin(a))):
                        with placed(turn=(-90, 0, 0)), placed(turn=(0, 0, -a * 180 / pi)), placed(turn=(0, out, 0), scale=chance.uniform(0.75, 1.15) * (1.15 - 0.35 * t)):
                            if len(meshes) < len(tints):
                                meshes.append(lathe(shape, tints[len(meshes)], name="bud", segments=10).data)
                            else:
                                add("bud", chance.choice(meshes), None, smooth=0)


def citrus(colour="#f0b13c", flesh="#f6c95e", radius=3, **_):
    """A slice lying on the table."""
    lathe(rounded([(0, 0), (radius, 0, 0.15), (radius, 0.8, 0.15), (0, 0.8)]), m.soft(colour))
    lathe([(0, 0.81), (radius * 0.93, 0.81), (radius * 0.93, 0.82), (0, 0.82)], m.matt("#fbf0d3", 0.6))
    for k in range(9):
        a = 2 * pi * k / 9
        def wedge(u, v, a=a):
            r = radius * 0.86 * (0.12 + 0.88 * v)
            spread = 0.29 * (1 - 0.18 * (1 - v))
            return (r * cos(a + (u - 0.5) * 2 * spread), r * sin(a + (u - 0.5) * 2 * spread), 0.84 + 0.05 * sin(pi * u) * v)
        grid(wedge, m.wet(flesh), columns=12, rows=12)


def dollop(colour, radius=2.4, height=2.4, turns=2.2, finish="wet", **_):
    """A whipped peak."""
    def sheet(u, v):
        a = u * 2 * pi
        t = v
        r = radius * (1 - t) ** 0.72
        wave = 1 + 0.16 * sin(a * 1 + t * turns * 2 * pi) * (1 - t)
        lean = 0.5 * t**2.5
        return (r * wave * cos(a) + lean, r * wave * sin(a), height * t**0.85 * (1 + 0.05 * sin(a + t * 9)))
    grid(sheet, {"wet": m.wet, "soft": m.soft}[finish](colour), columns=96, rows=60, name="dollop")


def crumbs(colour, count=60, spread=4, size=0.5, seed=6, shimmer=False, **_):
    """Broken powder."""
    chance = random.Random(seed)
    material = m.shimmer(colour) if shimmer else m.grain(colour, 30, 0.4, 0.9)
    for _i in range(count):
        a, r = chance.random() * 2 * pi, spread * chance.random()
        s = size * chance.random() ** 1.6 * 1.6 + 0.08
        with placed(at=(r * cos(a), r * sin(a) * 0.7, 0), turn=tuple(chance.random() * 90 for _ in range(3))):
            box((s, s * 0.8, s * 0.7), material, bevel=s * 0.22, segments=1)


def cloth(colour="#f3e6df", width=40, depth=30, **_):
    """Draped fabric under things."""
    def sheet(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        h = 0.5 * sin(x * 0.45 + 1.2 * sin(y * 0.22)) + 0.35 * sin(x * 0.9 - y * 0.35) + 0.2 * sin(y * 0.8 + x * 0.2)
        return (x, y, 0.75 + h * 0.7)
    grid(sheet, m.satin(colour), columns=200, rows=160, name="cloth")
