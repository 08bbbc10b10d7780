"""Cartons, sachets and pouches. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
from bottles import surface
from shapes import box, fitted, grid, label_flat, loft, placed, ring_of
from strokes import noise


def carton(label, colour, size=(4.2, 4.2, 11), **_):
    """The box a product is sold in."""
    box(size, m.matt(colour, 0.6), bevel=0.06, segments=2)
    if label:
        label_flat(label, m.printed(label), (0, -size[1] / 2 - 0.015, size[2] * 0.55), size[0] * 0.78, size[2] * 0.6)


def sachet(label, body, size=(9.5, 13), count=1, lying=False, open=False, **_):
    """Foil sachets, one leaning on the next, or lying one over the other."""
    for k in reversed(range(count)):
        seed = 3 * k + 1
        if lying:
            with placed(at=((k - (count - 1) / 2) * 2.1, k * 0.5 - 4, 0.34 + 0.34 * (count - 1 - k)), turn=(-90 + 1.2 * k, 0, 16 - 9 * k)):
                foil_bag(label, body, size, seed)
        else:
            with placed(at=(k * 2.3 - (count - 1) * 0.9, k * 1.15, 0.02), turn=(-11, 0, -7 * k + 4)):
                foil_bag(label if k == 0 else None, body, size, seed)


def foil_bag(label, body, size, seed):
    """A filled sachet: puffed in its middle, puckered towards the pressed and ribbed seals around it."""
    width, height = size
    seam = 0.75

    def bulge(x, z, side):
        across = max(0.0, min(1.0, (width / 2 - abs(x)) / (width * 0.3)))
        up = max(0.0, min(1.0, min(z - seam, height - seam - z) / (height * 0.26)))
        puff = 0.62 * (sin(across * pi / 2) * sin(up * pi / 2)) ** 0.7
        rim = (1 - up) * up * 4
        pucker = 0.085 * rim * float(noise(x * 1.5, 3 * side, seed)) * across + 0.05 * float(noise(x * 0.5, z * 0.45, seed + 1)) * across * up
        ribs = 0.014 * cos(z * 2 * pi / 0.16) if min(z, height - z) < seam else 0.0
        return 0.035 + max(0.0, puff + pucker) + ribs

    def sheet(side):
        return lambda u, v: ((u - 0.5) * width, side * bulge((u - 0.5) * width, v * height, side), v * height)

    grid(sheet(-1), surface(body), columns=90, rows=210, name="sachet")
    grid(sheet(1), surface(body), columns=40, rows=60, name="sachet")
    if label:
        reach = (width * 0.8, height * 0.6)

        def front(u, v):
            x, z = (u - 0.5) * reach[0], height * 0.2 + v * reach[1]
            return (x, -bulge(x, z, -1) - 0.012, z)

        reach = fitted(label, *reach)
        grid(front, m.printed(label), columns=90, rows=120, name="label")


def pouch(label, body, size=(12, 17), **_):
    width, height = size
    rings = []
    for j in range(19):
        t = j / 18
        depth = 5.2 * (1 - t) ** 0.7 + 0.12
        rings.append(ring_of(width * (1 - 0.04 * sin(pi * t)), depth, t * height, roundness=2.6 + t))
    loft(rings, surface(body), name="pouch")
    if label:
        def front(u, v):
            z = height * (0.2 + 0.58 * v)
            t = z / height
            x = (u - 0.5) * width * 0.7
            depth = 5.2 * (1 - t) ** 0.7 + 0.12
            power = 2.6 + t
            return (x, -((1 - (abs(x) / (width / 2)) ** power) ** (1 / power)) * depth / 2 - 0.05, z)

            grid(front, m.printed(label), columns=24, rows=30, name="label")
