"""A hair dryer, made upright on the foot of its handle: the handle grows out of the barrel. Sizes in centimetres."""

from math import pi, sin

import numpy as np

import materials as m
from bottles import surface
from shapes import box, grid, lathe, placed, rounded, tube_along
from solids import common, joined, rope, section, smooth_way, solid, step_between

HIGH = 17.5
REAR, FRONT = -9.2, 7.8


def dryer(label, body, accent="copper", lying=False, **_):
    """A hair dryer with a flat nozzle over its barrel; its cord is that of one `lying` on its side."""
    finish, copper, black = surface(body), m.metal(accent, 0.26), m.matt("#232124", 0.5)
    solid(_body, (REAR - 0.2, -4.4, -0.2), (FRONT + 0.3, 4.4, HIGH + 4.4), 0.1, finish, name="body")
    solid(_nozzle, (6.5, -4.1, HIGH - 3.8), (14.0, 4.1, HIGH + 3.8), 0.085, black, name="nozzle")
    with placed(at=(0, 0, HIGH), turn=(0, 90, 0)):
        lathe([(_barrel(x) + 0.04 * sin(pi * (x - 4.6) / 0.62) ** 0.3, x) for x in np.linspace(4.6001, 5.2199, 25)], copper, name="ring")
        lathe(rounded([(2.6, 7.0), (2.85, 7.6, 0.05), (2.85, 8.6)]), black, name="outlet")
        _grille(copper)
        lathe([(_barrel(-7.0) + 0.008, -7.04), (_barrel(-7.0) + 0.012, -7.0), (_barrel(-7.0) + 0.008, -6.96)], m.matt("#0f0e10", 0.9), name="seam")
    _switches(copper, black)
    _cord(lying)
    if label:
        _named(label)


def _barrel(x):
    """The radius of the barrel along its axis."""
    return 4.05 - 0.0082 * (x + 4.2) ** 2 + 0.0001 * (x + 4.2) ** 3


def _body(x, y, z):
    """Barrel and handle, grown together by a fillet; a hollow for the grille."""
    up = z - HIGH
    r = np.hypot(y, up)
    outer = r - _barrel(np.clip(x, REAR - 1, FRONT + 1))
    barrel = common(common(outer, REAR - x, 1.1), x - FRONT, 0.25)
    way = smooth_way([(-2.6, HIGH - 1, 0), (-2.5, 11.5, 0), (-2.2, 7, 0), (-1.6, 2.4, 0), (-1.2, -0.8, 0)], 4)
    share = np.linspace(0, 1, len(way))
    handle = rope(way, np.interp(share, [0, 0.35, 0.7, 1], [1.9, 1.72, 1.6, 1.74]), np.interp(share, [0, 0.35, 0.7, 1], [1.62, 1.45, 1.36, 1.46]), x, z, y, 2.4)
    handle = common(handle, 0.02 - z, 0.5)
    grown = joined(barrel, handle, 1.9)
    hollow = common(r - 3.0, x - REAR - 0.75, 0.1)
    return common(grown, -hollow, 0.06)


def _nozzle(x, y, z):
    """A sleeve over the barrel's end that narrows to a slot."""
    up = z - HIGH
    flat = step_between(8.2, 13.4, x)
    wide, tall = 3.42 + 0.5 * flat, 3.42 - 2.66 * flat
    power = 2 + 1.6 * flat
    outer = (((np.abs(y) / wide) ** power + (np.abs(up) / tall) ** power + 1e-9) ** (1 / power) - 1) * tall
    shell = common(outer, -(outer + 0.2), 0.04)
    ends = common(6.9 - x, x - 13.5, 0.05)
    lip = section(np.abs(x - 7.05), outer + 0.06, 0.16, 0.14)
    return joined(common(shell, ends, 0.07), lip, 0.08)


def _grille(copper):
    """A perforated, slightly domed plate in a frame, a dark filter behind it."""

    def plate(x, y, z):
        r = np.hypot(x, y)
        dome = z - REAR - 0.12 + 0.3 * (1 - (r / 2.9) ** 2)
        sheet = common(np.abs(dome) - 0.055, r - 2.92, 0.02)
        pitch = 0.4
        row = np.round(y / (pitch * 0.866))
        shifted = x - 0.5 * pitch * (row % 2)
        aside = shifted - pitch * np.round(shifted / pitch)
        holes = np.hypot(aside, y - row * pitch * 0.866) - 0.145
        return common(sheet, -np.where(r < 2.6, holes, 1), 0.02)

    solid(plate, (-3.05, -3.05, REAR - 0.3), (3.05, 3.05, REAR + 0.35), 0.04, copper, name="grille")
    lathe(rounded([(2.72, REAR + 0.5), (2.72, REAR - 0.02, 0.05), (3.02, REAR - 0.1, 0.08), (3.06, REAR + 0.5)]), copper, name="frame")
    lathe([(0, REAR + 0.4), (3.0, REAR + 0.4)], m.grain("#141315", 40, 0.5, 0.9), name="filter")


def _switches(copper, black):
    """Two sliders in a frame on the side of the handle."""
    with placed(at=(-2.36, -1.36, 8.3), turn=(0, -3.4, 0)):
        box((0.95, 0.24, 4.3), black, bevel=0.1)
        for low in (0.35, 2.35):
            box((0.6, 0.3, 1.6), copper, bevel=0.1, at=(0, -0.05, low))
            for k in range(4):
                box((0.44, 0.06, 0.06), copper, bevel=0.025, at=(0, -0.21, low + 0.58 + 0.14 * k), segments=2)


def _cord(lying):
    """A ribbed sleeve and the cable."""
    rubber = m.matt("#242226", 0.55)
    sleeve = [(0.62 - 0.05 * (k // 2) * 0.55 - (0.06 if k % 2 else 0), -0.24 * k * 0.8) for k in range(14)]
    way = [(0, 0, -2), (0.1, 0.12, -3.2), (0.5, 0.36, -5), (2.4, -0.07, -8.4), (7, -0.68, -12.5), (15, -1.12, -15.5), (27, -1.34, -17)]
    with placed(at=(-1.3, 0, 0.1), turn=(0, -4, 0)):
        lathe([(0, 0.2), (0.62, 0.2), *[(r * (1 - 0.02 * k), z) for k, (r, z) in enumerate(sleeve)], (0.3, -2.6), (0, -2.6)], rubber, name="sleeve")
        if lying:
            tube_along(way, 0.28, rubber, name="prop cord")


def _named(label):
    """The name around the barrel's side."""
    proportion = label.size[1] / label.size[0]

    def lying(u, v):
        x, up = -2.6 + (u - 0.5) * 6.6, (v - 0.5) * 6.6 * proportion
        r = float(_barrel(x)) + 0.012
        return (x, -((r * r - up * up) ** 0.5), HIGH + up)

    grid(lying, m.printed(label), columns=24, rows=16, name="label")
