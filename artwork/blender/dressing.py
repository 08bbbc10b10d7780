"""What a stylist lays beside a product: cotton, towels, dishes, a scoop. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
import natural
from bottles import surface
from shapes import box, grid, lathe, placed, rounded, tube_along
from strokes import noise, relief


def cotton(count=3, radius=2.8, **_):
    """Cotton pads in a stack, pressed thinner around their rim."""
    for k in range(count):
        with placed(at=(0.14 * sin(2.3 * k), 0.12 * cos(3.1 * k), k * 0.62), turn=37 * k):
            line = rounded([(0, 0.02), (radius, 0.02, 0.24), (radius, 0.5, 0.24), (radius * 0.9, 0.5, 0.1), (radius * 0.86, 0.56, 0.1), (0, 0.62)])
            lathe(line, m.grain("#fbfaf5", 9, 0.7, 0.95), name="cotton")


def towel(colour="#f4f0e8", size=(20, 13), layers=3, thick=0.95, **_):
    """A folded towel of terry cloth."""
    width, depth = size
    cloth = m.grain(colour, 11, 1.6, 0.95)
    for k in range(layers):
        def face(sign, k=k):
            def sheet(u, v):
                x, y = 2 * u - 1, 2 * v - 1
                rim = min(1.0, (1 - abs(x)) * width / thick / 1.1, (1 - abs(y)) * depth / thick / 1.1)
                swell = 0.82 * sin(rim * pi / 2) ** 0.6 + 0.18 * sin(pi * u) ** 0.5 * sin(pi * v) ** 0.5
                sag = 0.16 * float(noise(x * 2.2, y * 2, 5 + k)) + 0.06 * float(noise(x * 9, y * 7, 9 + k))
                return (x * width / 2 + 0.1 * sin(3 * y + k), y * depth / 2 + 0.1 * sin(3 * x + k), (k + 0.5) * thick * 0.94 + sign * thick / 2 * swell + sag * swell)
            return sheet
        grid(face(1), cloth, columns=100, rows=70, name="towel")
        grid(face(-1), cloth, columns=40, rows=30, name="towel")


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
    wood = surface(body)
    bowl = [(1.5 * sin(pi / 2 * k / 20), 1.25 * (1 - cos(pi / 2 * k / 20))) for k in range(21)]
    inner = [(r * 0.86, z * 0.86 + 0.19) for r, z in bowl]
    lathe([*bowl, (1.4, 1.28), *reversed(inner)], wood, name="bowl")
    tube_along([(1.3, 0, 1.1), (2.6, 0, 1.2), (4.5, 0, 1.05), (6.2, 0, 0.8)], 0.34, wood, name="handle", taper=[0.8, 0.75, 0.9, 1.05])
    if holds:
        lathe([(1.3, 1.02), (0.9, 1.35), (0.4, 1.6), (0, 1.66)], natural.bedded(holds), name="held")


def bars(colours, size=(8.2, 5.4, 2.7), **_):
    """Bars of soap lying about, one leaning on the others."""
    for k, colour in enumerate(colours):
        lying = [((-4.6, 0.6, 0), (0, 0, 14)), ((4.2, 1.2, 0), (0, 0, -20)), ((0.2, -2.6, 1.2), (30, 0, 4))][k % 3]
        with placed(at=lying[0], turn=lying[1]):
            box(size, m.soft(colour), bevel=0.75, segments=8, name="soap")
