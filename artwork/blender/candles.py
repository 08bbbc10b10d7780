"""Candles. Sizes in centimetres."""

from math import cos, pi, sin

import bpy

import materials as m
import natural
import optics
from bottles import surface
from shapes import add, label_round, lathe, loft, placed, ring_of, rounded, tube_along


def candle(label, body, wax="#f4ead9", radius=3.7, height=8.6, lid=None, lit=False, **_):
    """Wax in a vessel; lit, it has a flame and a pool of molten wax."""
    thick, base = (0.34, 1.0) if body.get("glass") else (0.26, 0.6)
    line = rounded([(0, 0), (radius, 0, 0.4), (radius, height, 0.06)])
    inner = rounded([(0, base), (radius - thick, base, 0.5), (radius - thick, height, 0.1)])
    finish = optics.glass(body["glass"], body.get("frost", 0)) if body.get("glass") else surface(body)
    lathe([*line, *reversed(inner)], finish, name="vessel")
    wall, level = radius - thick - 0.012, height * 0.87
    poured = rounded([(0, base + 0.02), (wall, base + 0.02, 0.5), (wall, level + 0.14, 0.02)])
    if lit:
        melt(poured, wall, level, wax)
    else:
        lathe([*poured, (wall - 0.05, level + 0.05), (wall - 0.2, level), (0.5, level - 0.02), (0.12, level + 0.03), (0, level + 0.03)], m.soft(wax), name="wax")
    wick(level, lit)
    if lid:
        with placed(at=(radius * 1.35, -radius * 0.9, 0)):
            lathe(rounded([(0, 0), (radius * 1.02, 0, 0.1), (radius * 1.02, 0.9, 0.15), (0, 0.95)]), surface(lid), name="lid")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.74, spread=1.5)


def melt(poured, wall, level, wax):
    """Wax that glows within, hollowed out by clear molten wax that creeps up its rim and the wick."""
    shore = wall - 0.42
    hollow = [(wall - 0.06, level + 0.05), (wall - 0.2, level + 0.01), (shore, level - 0.03), (shore - 0.22, level - 0.2), (shore - 0.7, level - 0.32), (0, level - 0.36)]
    lathe([*poured, *hollow], natural.warm_wax(wax), name="wax")
    lathe([(0, level - 0.34), (shore - 0.7, level - 0.3), (shore - 0.21, level - 0.18), (shore + 0.03, level - 0.016), (shore - 0.05, level - 0.04), (shore - 0.2, level - 0.062), (0.45, level - 0.07), (0.2, level - 0.055), (0.11, level - 0.01), (0, level - 0.01)], optics.liquid("#fbeccb", 1.43), name="molten")


def wick(level, lit):
    """A braided cotton wick, waxed or burnt; lit, its end is an ember in a flame."""
    points = [(0, 0, level - 0.3), (0.01, 0, level + 0.2), (0.03, 0, level + 0.45), (0.1, 0, level + 0.66), (0.2, 0, level + 0.76)]
    tube_along(points, 0.08, natural.burnt() if lit else m.matt("#e9dfcb", 0.9), name="wick", taper=[1, 1, 0.95, 0.85, 0.7])
    if lit:
        with placed(at=(0.2, 0, level + 0.76)):
            lathe([(0.062 * sin(pi * k / 10), -0.062 * cos(pi * k / 10)) for k in range(11)], natural.glowing("#ff5a1c", 5), segments=20, name="ember")
        flame((0.06, 0, level + 0.3))


def flame(at, tall=2.5):
    """A candle's flame, the haze of light about it and the light it gives."""
    with placed(at=at):
        rings = []
        for k in range(61):
            t = 0.004 + 0.992 * k / 60
            r = 0.37 * sin(pi * t**0.58) ** 0.9 * (1 - 0.3 * t)
            rings.append([(x + 0.05 * sin(2.4 * t) + 0.03 * t * t, y, z) for x, y, z in ring_of(2 * r, 2 * r, tall * t, 2, 64)])
        _gas(loft(rings, natural.flame(), name="prop flame"))
        root = [[(x, y, z) for x, y, z in ring_of(2 * r, 2 * r, z, 2, 48)] for r, z in ((0.13, -0.06), (0.22, 0.0), (0.29, 0.12), (0.31, 0.3), (0.29, 0.5), (0.2, 0.72))]
        _gas(loft(rings=root, material=natural.haze("#4a74ff", 0.28, rim=True), name="prop root", caps=False))
        with placed(at=(0, 0, tall * 0.42)):
            for radius, strength in ((1.5, 0.22), (3.4, 0.07)):
                _gas(lathe([(radius * sin(pi * k / 40), -radius * cos(pi * k / 40)) for k in range(41)], natural.haze("#ff9a44", strength), segments=64, name="prop haze")).visible_glossy = False
        glow((0, 0, tall * 0.45), 170)


def _gas(item):
    """It is seen, but neither throws shadows nor lights anything."""
    item.visible_shadow = item.visible_diffuse = False
    return item


def glow(at, energy, colour=(1.0, 0.6, 0.26), radius=0.35):
    """A small warm lamp."""
    data = bpy.data.lights.new("glow", "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, colour, radius
    with placed(at=at):
        add("prop glow", data, None, smooth=0)
