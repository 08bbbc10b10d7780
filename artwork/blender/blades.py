"""Blades, combs and tweezers, made upright on their lower end. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import optics
from bottles import surface
from shapes import box, extrude, grid, label_flat, loft, placed, ring_of, rounded

LEAN = (-6, 0, 0)


def comb(label, body, lean=(-7, 0, 0), **_):
    """A cutting comb on its end: wide teeth above, fine ones below, centimetres marked along its back."""
    finish = surface(body)
    mark = m.matt("#cfc6bd", 0.6)
    with placed(turn=lean):
        extrude(rounded([(-0.9, 0, 0.1), (0.35, 0, 0.05), (0.45, 18.6, 0.05), (-0.72, 18.6, 0.4), (-0.9, 17.6, 0.5)]), 0.36, finish, bevel=0.12, name="spine")
        z, k = 0.25, 0
        while z < 18.3:
            fine = z < 9.2
            width = 0.1 if fine else 0.17
            length = 2.35 - (0.35 if k == 0 else 0)
            _tooth(0.3, z, length, width, finish)
            z += 0.205 if fine else 0.39
            k += 1
        for step in range(1, 18):
            long = 0.34 if step % 5 == 0 else 0.2
            box((long, 0.012, 0.03), mark, bevel=0.004, at=(-0.86 + long / 2, -0.18, 0.4 + step), segments=1)
        if label:
            label_flat(label, m.printed(label), (0.06, -0.19, 5.6), 0.5, 6)


def _tooth(x, z, length, width, finish):
    rings = []
    for k in range(9):
        t = k / 8
        slim = 1 - 0.45 * t**3 if k < 8 else 0.3
        rings.append([(x + length * t, y, zz + z) for y, zz in _oval(0.14 * slim, width / 2 * slim)])
    loft(rings, finish, name="tooth")


def _oval(a, b):
    return [(a * cos(2 * pi * k / 10), b * sin(2 * pi * k / 10)) for k in range(10)]


def tweezers(label, steel="steel", accent="copper", lean=(-5, 0, 0), gape=0.75, **_):
    """Two sprung arms with slanted tips, joined at the copper end."""
    with placed(turn=lean):
        for side in (-1, 1):
            rings = []
            for k in range(41):
                t = k / 40
                bow = side * gape * (0.14 + 0.58 * sin(pi * t**0.8) ** 1.2 * (1 - 0.25 * t))
                width = 1.15 * (1 - 0.66 * t**2.0)
                bend = max(0, t - 0.93) * side * -0.45
                rings.append([(x + bow + bend, y, 0.3 + t * 9.3 + (y + 0.2) * 0.45 * max(0, t - 0.9) * 10) for x, y, _z in ring_of(0.15, width, 0, 5)])
            loft(rings, m.metal(steel, 0.18), name="arm")
        box((0.6, 1.2, 1.7), m.metal(accent), bevel=0.14, at=(0, 0, 0.0))
        if label:
            label_flat(label, m.printed(label), (0, -0.61, 0.85), 0.5, 1.4)


def glass_file(label, length=13.5, lean=LEAN, **_):
    """A nail file of one piece of glass: polished at its rounded grip and its edges, both faces etched from there to the tip."""
    split = length * 0.31

    def face(side):
        def surface_of(u, v):
            z = split + (length - 0.07 - split) * v
            return ((2 * u - 1) * max(0.0, _file_edge(z, length) - 0.075), side * 0.164, z)
        return surface_of

    with placed(turn=lean):
        heights = [length * (0.5 - 0.5 * cos(pi * k / 160)) for k in range(161)]
        loft([ring_of(2 * _file_edge(z, length), 0.32 * _file_end(z, length), z, 8, 160) for z in heights], optics.plate("#9fd3ba"), name="file")
        for side in (-1, 1):
            grid(face(side), optics.etched("#eef1ee"), columns=8, rows=120, name="etching", smooth=0).visible_shadow = False
        if label:
            label_flat(label, m.printed(label), (0, -0.166, length * 0.165), 0.8, length * 0.22)


def _file_edge(z, length):
    """Half the width: round at the grip, narrowing from the middle to the round tip."""
    wide = 0.68 - 0.28 * max(0, (z - length * 0.4) / (length * 0.6)) ** 1.5
    foot, tip = min(1, z / 0.68), min(1, (length - z) / 0.4)
    return max(0.01, wide * (1 - (1 - foot) ** 2) ** 0.5 * (1 - (1 - tip) ** 2) ** 0.5)


def _file_end(z, length):
    """Both ends are rounded in thickness too."""
    end = min(1, z / 0.09, (length - z) / 0.09)
    return max(0.05, (1 - (1 - end) ** 2) ** 0.5)
