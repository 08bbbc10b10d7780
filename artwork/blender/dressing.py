"""What a stylist lays beside a product: towels, dishes, a scoop. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
import natural
from bottles import surface
from crystal import crystal_shapes, crystal_size, scatter
from shapes import add_curves, box, grid, lathe, placed, rounded, tube_along
from strokes import noise, relief
from wood import sawn


def towel(colour="#f4f0e8", size=(20, 13), layers=3, thick=0.95, **_):
    """A folded towel of terry cloth: loops of thread stand out of it wherever it is seen."""
    width, depth = size
    cloth = _terry(colour)
    chance = np.random.default_rng(layers)
    for k in range(layers):
        def face(sign, u, v, k=k):
            x, y = 2 * u - 1, 2 * v - 1
            rim = np.minimum(1.0, np.minimum((1 - np.abs(x)) * width, (1 - np.abs(y)) * depth) / thick / 1.1)
            swell = 0.86 * np.sin(np.maximum(rim, 0) * pi / 2) ** 0.6 + 0.14 * np.sin(pi * u) ** 0.5 * np.sin(pi * v) ** 0.5
            sag = 0.2 * noise(x * 2.2, y * 2, 5 + k) + 0.09 * noise(x * 6, y * 5, 9 + k)
            z = (k + 0.5) * thick * 0.94 + sign * thick / 2 * swell + sag * swell
            return np.stack([x * width / 2 + 0.14 * np.sin(3 * y + k), y * depth / 2 + 0.14 * np.sin(3 * x + k), z], axis=-1), rim

        for sign in (1, -1):
            grid(lambda u, v: tuple(face(sign, np.float64(u), np.float64(v))[0]), cloth, columns=70, rows=50, name="towel")
            _loops(lambda u, v: face(sign, u, v), sign, width * depth, cloth, chance, sign > 0 and k == layers - 1)


def _terry(colour):
    return m.remembered(
        ("terry", colour),
        lambda: m.principled("terry", Base_Color=m.linear(colour), Roughness=0.95, Specular_IOR_Level=0.15, Sheen_Weight=0.35, Sheen_Roughness=0.6, Sheen_Tint=m.linear(colour)),
    )


def _loops(face, sign, area, cloth, chance, whole):
    """Loops on the whole of a face, or along its rim alone."""
    count = int(area * 120)
    u, v = chance.random(count), chance.random(count)
    rimmed = int(area * 70)
    near, along, side = 0.5 * 0.13 * chance.random(rimmed) ** 1.5, chance.random(rimmed), chance.integers(0, 4, rimmed)
    u = np.concatenate([u, np.choose(side, [near, 1 - near, along, along])])
    v = np.concatenate([v, np.choose(side, [along, along, near, 1 - near])])
    at, rim = face(u, v)
    if not whole:
        u, v, at = (part[rim < 1] for part in (u, v, at))
    step = 1e-3
    across, ahead = face(u + step, v)[0] - face(u - step, v)[0], face(u, v + step)[0] - face(u, v - step)[0]
    out = np.cross(across, ahead) * sign
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-12
    way = chance.standard_normal(out.shape)
    way -= (way * out).sum(1)[:, None] * out
    way /= np.linalg.norm(way, axis=1)[:, None]
    lean = 0.07 * chance.standard_normal(out.shape)
    high, wide = chance.uniform(0.07, 0.14, (len(out), 1)), chance.uniform(0.025, 0.05, (len(out), 1))
    points = np.stack([at + way * wide * np.cos(t) * (1 + 0.5 * np.sin(t)) + (out + lean) * high * (np.sin(t) - 0.15) for t in np.linspace(0, pi, 6)], axis=1)
    add_curves("loops", points, np.full((len(out), 6), 0.0155), cloth)


def linen(colour="#ece4d6", size=(46, 34), folds=1.0, seed=3, **_):
    """A cloth on the table with soft folds."""
    width, depth = size

    def height(x, y):
        way = x * 0.34 + y * 0.16 + 0.9 * noise(x * 0.12, y * 0.12, seed)
        ridge = (0.5 + 0.5 * np.sin(way)) ** 3 * (0.55 + 0.45 * noise(x * 0.1, y * 0.1, seed + 1))
        return 0.02 + folds * (0.75 * ridge + 0.1 * (1 + noise(x * 0.8, y * 0.5, seed + 2)))

    relief(height, width, depth, 0.2, natural.woven(colour), "linen")


def dish(body, radius=5.2, deep=1.2, squash=0.72, **_):
    """A shallow oval dish."""
    line = rounded([(0, 0), (radius * 0.62, 0, 0.2), (radius, deep, 0.25), (radius - 0.3, deep, 0.12), (radius * 0.6, 0.42, 0.3), (0, 0.4)])
    lathe(line, surface(body), squash=squash, name="dish")


def scoop(body, holds=None, **_):
    """A small wooden scoop lying down, its bowl towards the left."""
    wood = sawn(*body["wood"])
    bowl = [(1.5 * sin(pi / 2 * k / 20), 1.25 * (1 - cos(pi / 2 * k / 20))) for k in range(21)]
    inner = [(r * 0.86, z * 0.86 + 0.19) for r, z in bowl]
    lathe([*bowl, (1.4, 1.28), *reversed(inner)], wood, name="bowl")
    tube_along([(1.3, 0, 1.1), (2.6, 0, 1.2), (4.5, 0, 1.05), (6.2, 0, 0.8)], 0.34, wood, name="handle", taper=[0.8, 0.75, 0.9, 1.05])
    if holds:
        _heaped(holds)


def _heaped(colour, radius=1.26, level=1.0, count=420, size=0.4):
    """Crystals heaped in a scoop."""
    chance = np.random.default_rng(7)
    shapes = crystal_shapes(chance, colour)
    lathe([(radius, level - 0.3), (radius * 0.7, level - 0.08), (0, level + 0.12)], m.matt(colour, 0.9), name="held")
    for _ in range(count):
        angle, each = 2 * pi * chance.random(), crystal_size(chance, size)
        away = (radius - 0.55 * each) * chance.random() ** 0.55
        high = level + 0.42 * (1 - (away / radius) ** 1.6) + 0.35 * each - 0.3 * chance.random() ** 2 * (1 - (away / radius) ** 2)
        scatter(chance, shapes, (away * cos(angle), away * sin(angle), high), each)


def spoon(body, length=10.5, **_):
    """A wooden spoon along z, its bowl about the origin, to be stuck into what it takes up."""
    wood = sawn(*body["wood"], "Z")
    bowl = [(1.15 * sin(pi * k / 24), -1.45 * cos(pi * k / 24)) for k in range(25)]
    lathe(bowl, wood, squash=0.42, name="bowl")
    tube_along([(0, 0, 1.1), (0, -0.05, length * 0.4), (0, 0.05, length * 0.75), (0, 0, length)], 0.3, wood, name="handle", taper=[1.0, 0.72, 0.8, 1.0])


def bars(colours, size=(8.2, 5.4, 2.7), **_):
    """Bars of soap lying about, one leaning on the others."""
    for k, colour in enumerate(colours):
        lying = [((-4.6, 0.6, 0), (0, 0, 14)), ((4.2, 1.2, 0), (0, 0, -20)), ((0.2, -2.6, 1.2), (30, 0, 4))][k % 3]
        with placed(at=lying[0], turn=lying[1]):
            box(size, m.soft(colour), bevel=0.75, segments=8, name="soap")
