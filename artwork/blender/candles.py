"""Candles. Sizes in centimetres."""

from math import pi, sin

import bpy

import materials as m
import natural
import optics
from bottles import surface
from shapes import add, label_round, lathe, placed, rounded, tube_along


def candle(label, body, wax="#f4ead9", radius=3.7, height=8.6, lid=None, lit=False, **_):
    """Wax in a vessel; lit, it has a flame and a pool of molten wax."""
    line = rounded([(0, 0), (radius, 0, 0.4), (radius, height, 0.06)])
    inner = [(max(r - 0.26, 0), max(z, 0.6)) for r, z in line]
    finish = optics.glass(body["glass"], body.get("frost", 0)) if body.get("glass") else surface(body)
    lathe([*line, *reversed(inner)], finish, name="vessel")
    wall, level = radius - 0.27, height * (0.84 if lit else 0.8)
    pool = wall * 0.72 if lit else 0.0
    lathe([(0, 0.62), (wall, 0.62), (wall, level + 0.1), (wall - 0.05, level + 0.04), (wall - 0.2, level), (pool + 0.25, level - 0.01), (pool, level - 0.07 if lit else level), (0, level - 0.08 if lit else level)], m.soft(wax), name="wax")
    if lit:
        lathe([(0, level - 0.1), (pool + 0.04, level - 0.1), (pool + 0.04, level - 0.055), (0, level - 0.055)], m.gloss(wax), name="molten")
    tip = level + 0.75
    tube_along([(0, 0, level - 0.3), (0.02, 0, level + 0.3), (0.03, 0, level + 0.5), (0.12, 0, tip)], 0.075, m.matt("#2b2320"))
    if lit:
        flame((0.1, 0, tip - 0.28))
    if lid:
        with placed(at=(radius * 1.35, -radius * 0.9, 0)):
            lathe(rounded([(0, 0), (radius * 1.02, 0, 0.1), (radius * 1.02, 0.9, 0.15), (0, 0.95)]), surface(lid), name="lid")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.74, spread=1.5)


def flame(at, tall=1.9):
    """A candle's flame and the light it gives."""
    with placed(at=at):
        line = [(0.34 * sin(pi * (k / 24) ** 0.62) * (1 - 0.25 * k / 24), tall * k / 24) for k in range(25)]
        lathe(line, natural.flame(), name="flame").visible_shadow = False
        glow((0, 0, tall * 0.55), 420)


def glow(at, energy, colour=(1.0, 0.62, 0.28), radius=0.3):
    """A small warm lamp."""
    data = bpy.data.lights.new("glow", "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, colour, radius
    with placed(at=at):
        add("prop glow", data, None, smooth=0)
