"""Cartons and pouches. Sizes in centimetres."""

from math import pi, sin

import materials as m
from bottles import surface
from shapes import box, grid, label_flat, loft, ring_of


def carton(label, colour, size=(4.2, 4.2, 11), **_):
    """The box a product is sold in."""
    box(size, m.matt(colour, 0.6), bevel=0.06, segments=2)
    if label:
        label_flat(label, m.printed(label), (0, -size[1] / 2 - 0.015, size[2] * 0.55), size[0] * 0.78, size[2] * 0.6)


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
