"""Opened lacquer, and what tools come in: a leather sheath, a felt sleeve, a key for the screw. Sizes in centimetres."""

from math import pi

import numpy as np

import finishes
import materials as m
import optics
from bottles import collar, surface
from shapes import add_curves, box, extrude, grid, label_flat, label_top, lathe, placed, rounded


def nail_opened(label, shade, cap, width=2.9, height=3.7, cap_height=5.0, clear=False, wide=0.9, **_):
    """A bottle of lacquer without its cap, which lies before it with its wet brush."""
    with placed(at=(-1.2, 2.2, 0), turn=-10):
        if clear:
            box((width, width, height), optics.glass("#ffffff"), bevel=0.4, segments=6)
            box((width - 0.5, width - 0.5, height - 1.1), optics.liquid(shade), bevel=0.28, at=(0, 0, 0.6), segments=6)
        else:
            box((width, width, height), finishes.enamel(shade), bevel=0.4, segments=6)
        lathe(rounded([(0.4, height - 0.1), (0.66, height - 0.1), (0.62, height + 0.75, 0.05), (0.5, height + 0.78, 0.03), (0.44, height + 0.4), (0.4, height - 0.1)]), optics.glass("#ffffff"), name="neck")
        lathe([(0, height + 0.32), (0.46, height + 0.32)], m.wet(shade), name="level")
        if label:
            label_flat(label, m.printed(label), (0, -width / 2 - 0.02, height * 0.48), width * wide, height * 0.6)
    with placed(at=(3.5, -0.9, 0.93), turn=(0, -86, 30)):
        lacquer_brush(shade, surface(cap), cap_height)


def lacquer_brush(shade, cap, cap_height=5.0):
    """The turned cap on its side, from which the stem and a flat brush full of lacquer come."""
    lathe(rounded([(0, -cap_height), (0.66, -cap_height, 0.2), (0.92, 0, 0.05), (0.6, 0), (0, -0.1)]), cap, name="cap")
    collar(0.78, -0.06, 0.1, m.metal("gold"), bevel=0.03)
    lathe(rounded([(0, 0), (0.13, 0), (0.115, 2.35, 0.03), (0, 2.35)]), m.plastic("#e9e4df", 0.4), name="stem")
    _wet_hair(shade, low=2.2, high=3.95)


def _wet_hair(shade, low, high, count=520):
    """Flat hair of a lacquer brush: cut in a low curve, drawn together by the lacquer on it."""
    chance = np.random.default_rng(7)
    angle, place = chance.random(count) * 2 * pi, np.sqrt(chance.random(count))
    across, through = place * np.sin(angle), place * np.cos(angle)
    end = high - 0.28 * across**2 - chance.exponential(0.015, count)
    steps = 6
    points = np.empty((count, steps, 3))
    for k in range(steps):
        share = k / (steps - 1)
        wide = 0.1 + 0.2 * share**0.7
        points[:, k] = np.stack([wide * across, (0.1 - 0.045 * share) * through, low + (end - low) * share], axis=1)
    add_curves("hair", points, np.full((count, steps), 0.011) * np.linspace(1, 0.6, steps), m.wet(shade))
    full = rounded([(0.09, low + 0.3), (0.2, low + 0.75, 0.2), (0.29, high - 0.35, 0.2), (0.17, high - 0.06, 0.12), (0, high - 0.02)])
    lathe([(0, low + 0.3), *full], m.wet(shade), name="lacquer", squash=0.3)


def sheath(label, colour="#8a4b2c", length=12.5, **_):
    """A leather sheath for scissors lying on the table, stitched along its sides."""
    leather, thread = finishes.leather(colour), m.matt("#e9d9bd", 0.8)
    right = [(1.75, length), (1.65, length * 0.6), (1.25, length * 0.25), (0.75, 0.2), (0.3, 0)]
    outline = [(-x, z) for x, z in right] + [(x, z) for x, z in reversed(right)]
    with placed(at=(0, 0, 0.3), turn=(-90, 0, 0)):
        extrude(outline, 0.56, leather, bevel=0.2, name="sheath", segments=6)
    for side in (-1, 1):
        for k in range(34):
            t = k / 34
            z = 0.6 + t * (length - 1)
            x = _edge(right, z) - 0.2
            with placed(at=(side * x, z, 0.575), turn=side * -6):
                box((0.05, 0.22, 0.03), thread, bevel=0.012, segments=1)
    with placed(at=(0, length - 1.5, 0.58)):
        lathe(rounded([(0, 0), (0.42, 0, 0.04), (0.36, 0.14, 0.08), (0, 0.16)]), m.metal("copper"), name="stud")
    if label:
        label_top(label, m.printed(label), (0, length * 0.62, 0.592), 2.3, 2.2)


def herb_bar(label, colour, speck=None, radius=3.3, height=2.4, **_):
    """A round bar of shampoo lying flat, a name pressed into it."""
    lathe(rounded([(0, 0), (radius, 0, 0.55), (radius, height, 0.6), (radius * 0.62, height, 0.3), (radius * 0.58, height - 0.14, 0.2), (0, height - 0.14)]), m.grain(colour, 17, 0.12, 0.55, speck), name="bar")


def _edge(line, z):
    for (x1, z1), (x2, z2) in zip(line, line[1:]):
        if z2 <= z <= z1:
            return x2 + (x1 - x2) * (z - z2) / (z1 - z2)
    return line[0][0]


def felt_sleeve(label, colour="#8d8a94", length=9.5, width=2.3, **_):
    """A sleeve of felt, open at its upper end, sewn along its sides."""
    felt, thread = finishes.felt(colour), m.matt("#f1ece4", 0.9)

    def top(u, v):
        x, y = 2 * u - 1, v * length
        return (x * width / 2, y, 0.2 + 0.42 * max(0.0, 1 - abs(x) ** 3) ** 0.6 * (0.75 + 0.25 * v))

    over = grid(top, felt, columns=60, rows=60, name="sleeve").modifiers.new("thickness", "SOLIDIFY")
    over.thickness, over.offset = 0.14, 0
    box((width + 0.06, length, 0.14), felt, bevel=0.05, at=(0, length / 2, 0), name="under")
    for side in (-1, 1):
        for k in range(22):
            box((0.05, 0.26, 0.04), thread, bevel=0.015, at=(side * (width / 2 - 0.2), 0.3 + k * (length - 0.6) / 22, 0.47 + 0.003 * k), segments=1)
    if label:
        label_top(label, m.printed(label), (0, length * 0.4, 0.71), width * 0.34, length * 0.55)
