"""Brushes for hair, face, body and nails. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import finishes
import materials as m
from bottles import surface
from shapes import add_curves, box, extrude, grid, label_flat, label_round, label_top, lathe, loft, placed, ring_of, rounded, tube_along
from strands import bunch, tuft


def paddle_brush(label, body, cushion="#b9563c", pin="#2c2523", lean=(-8, 0, 7), **_):
    """An oiled wooden paddle with a domed air cushion and rounded pins, pins to the viewer."""
    wood = surface(body)
    with placed(turn=lean):
        outline = [_paddle(2 * pi * k / 96) for k in range(96)]
        extrude(outline, 1.2, wood, bevel=0.42, name="head", segments=6)
        rings = [[(x, y, z) for x, y, z in ring_of(_grip(z), 1.15 if z > 1 else 0.9 + 0.25 * z, z, 2.3)] for z in [k * 14.6 / 40 for k in range(41)]]
        loft(rings, wood, name="handle")
        with placed(at=(0, -0.5, 18.6), turn=(90, 0, 0)):
            grid(lambda u, v: _cushion(u, v), m.plastic(cushion, 0.55), columns=96, rows=30, name="cushion")
            box((0.34, 0.34, 0.1), m.metal("brass"), bevel=0.04, at=(0, 0, 0.72))
            stalk, tip = m.plastic(pin, 0.4), m.plastic("#171314", 0.3)
            for i in range(-5, 6):
                for j in range(-7, 8):
                    x, y = i * 0.62 + (0.31 if j % 2 else 0), j * 0.6
                    if (abs(x) / 3.1) ** 2.4 + (abs(y) / 4.45) ** 2.4 > 1 or (abs(x) < 0.4 and abs(y) < 0.4):
                        continue
                    low = _dome(x / 3.5, y / 4.8)
                    with placed(at=(x, y, low), turn=(-y * 1.4, x * 2.2, 0)):
                        lathe([(0, -0.1), (0.055, -0.1), (0.045, 1.75), (0, 1.75)], stalk, segments=12, name="pin")
                        lathe([(0.1 * sin(pi * k / 8), 1.8 - 0.1 * cos(pi * k / 8)) for k in range(9)], tip, segments=14, name="tip")
        if label:
            label_flat(label, m.printed(label), (0, -0.6, 7.3), 1.3, 8)


def _paddle(angle):
    c, s = cos(angle), sin(angle)
    return (abs(c) ** 0.62 * (1 if c > 0 else -1) * 4.1, 18.6 + abs(s) ** 0.72 * (1 if s > 0 else -1) * 5.5)


def _grip(z):
    neck = 1.5 * max(0, (z - 11.2) / 3.4) ** 2
    return 1.5 + 0.55 * sin(pi * min(1, z / 12)) + neck - 0.5 * max(0, 1 - z / 0.8) ** 2


def _cushion(u, v):
    angle = u * 2 * pi
    c, s = cos(angle), sin(angle)
    x = abs(c) ** 0.66 * (1 if c > 0 else -1) * v
    y = abs(s) ** 0.75 * (1 if s > 0 else -1) * v
    return (x * 3.5, y * 4.8, _dome(x, y) if v < 0.97 else 0.05)


def _dome(x, y):
    return 0.1 + 0.62 * max(0.0, 1 - abs(x) ** 2.4 - abs(y) ** 2.4) ** 0.55


def dry_brush(label, body, bristle="#e6d3ae", **_):
    """A palm-sized body brush on its side, bristles seen."""
    with placed(at=(0, 0, 4.3), turn=(-97, 0, 24)):
        lathe(rounded([(0, 1.2), (5.0, 1.2, 0.3), (6.2, 2.2, 0.6), (5.6, 3.3, 0.8), (0, 3.6)]), surface(body), squash=0.72, name="wood")
        hair = m.hair(bristle)
        for ring, count in ((0.9, 9), (1.8, 17), (2.7, 25), (3.6, 33), (4.5, 41)):
            for k in range(count):
                a = 2 * pi * k / count
                x, y = ring * cos(a), ring * sin(a) * 0.72
                bunch((x, y, 1.3), (x * 1.07, y * 1.07, -0.9), 70, 0.19, 0.013, hair, seed=count * 100 + k)


def nail_brush(label, body, bristle="#ead9b4", lying=(-96, 0, 18), up=1.8, **_):
    """A wooden nail brush on its back edge, so that both grip and bristles are seen, or as `lying` says."""
    wood = surface(body)
    hair = finishes.tress(bristle, "#f7ecd2")
    with placed(at=(0, 0, up), turn=lying):
        box((8.6, 3.6, 1.3), wood, bevel=0.42, at=(0, 0, 1.0), segments=5)
        box((7.2, 2.2, 0.9), wood, bevel=0.35, at=(0, 0, 2.1), segments=5)
        for i in range(15):
            for j in range(6):
                x, y = (i - 7) * 0.54, (j - 2.5) * 0.52
                bunch((x, y, 1.1), (x * 1.03, y * 1.06, -0.75), 170, 0.2, 0.012, hair, seed=i * 6 + j, splay=1.35)
        if label:
            label_top(label, m.printed(label), (0, 0, 3.02), 5.2, 1.2)


def makeup_brush(length=17, head=1.4, tip=3.4, handle={"gloss": "#1f1a1d"}, ferrule="gold", hair="#4a3128", ends="#c9a184", flat=1.0, dome=5, label=None, **_):
    """A brush standing on its handle, hair up; a lower `dome` is more pointed."""
    stem = length - tip - 3
    line = rounded([(0, 0), (0.22, 0, 0.15), (0.5, stem * 0.55, 3), (0.36, stem), (0, stem)])
    lathe(line, surface(handle), name="handle")
    lathe(rounded([(0.37, stem - 0.1), (0.44, stem), (0.44, stem + 0.35), (0.4, stem + 0.4), (0.4, stem + 0.5), (0.46, stem + 0.56), (head * 0.52, stem + 2.8, 0.4), (head * 0.52, stem + 3.0)]) + [(0, stem + 3.0)], m.metal(ferrule), squash=1 if flat == 1 else 0.8)
    line_of_hair = [(head * 0.5, stem + 2.9)]
    for k in range(1, 13):
        t = k / 12
        line_of_hair.append((head * (0.5 + 0.34 * sin(pi * t * 0.62)) * (1 - t**dome) ** 0.5 if t < 1 else 0, stem + 3 + tip * t))
    tuft(line_of_hair, head * 0.5, flat, hair, ends, count=int(6500 * head), seed=int(head * 100))
    if label:
        label_round(label, m.printed(label), line, stem * 0.35, stem * 0.8, spread=2.4)


def brush_set(label, handle, ferrule="gold", cup=None, **_):
    """Six brushes in a cup."""
    cup_finish = surface(cup or {"ceramic": "#f3e9df"})
    line = rounded([(0, 0), (3.3, 0, 0.4), (3.5, 9.2, 0.1), (3.25, 9.2), (3.1, 0.6), (0, 0.6)])
    lathe(line, cup_finish, name="cup")
    kinds = [(2.4, 4.4, 1.0, 19.5), (1.7, 3.2, 0.5, 18.5), (1.2, 2.2, 0.6, 18.0), (2.0, 3.8, 1.0, 20.0), (0.8, 1.6, 0.7, 18.0), (1.5, 2.8, 0.6, 17.0)]
    for i, (head, tip, flat, length) in enumerate(kinds):
        a = 2 * pi * i / len(kinds) + 0.4
        with placed(at=(1.3 * cos(a), 1.2 * sin(a), 0.7), turn=(-9 * sin(a), 9 * cos(a), 17 * i)):
            makeup_brush(length, head, tip, handle, ferrule, flat=flat, dome=3.2 + 0.5 * (i % 3))
    if label:
        outer = [(3.3, 0), (3.5, 9.2)]
        label_round(label, m.printed(label), outer, 1.6, 7.8, spread=1.5)


def mascara_head(low, height, curve=0.0, count=5200, colour="#141115"):
    """Bristles twisted into a wire: rows that wind around it, long and short ones by turns, ends wet with mascara."""
    chance = np.random.default_rng(4)
    tube_along([(curve * sin(pi * k / 12), 0, low + height * k / 12) for k in range(13)], 0.075, m.plastic(colour, 0.4), name="wire")
    t = chance.random(count)
    winding = np.floor(chance.random(count) * 6) / 6 * 2 * pi + t * 2 * pi * 3.2 + chance.normal(0, 0.07, count)
    reach = 0.46 * (0.62 + 0.5 * np.sin(pi * t**0.8)) * (1 - 0.25 * t) * np.where(chance.random(count) < 0.3, 0.72, 1.0) * chance.uniform(0.92, 1.04, count)
    z, off = low + 0.06 + t * (height - 0.12), curve * np.sin(pi * t)
    rise = chance.normal(0.06, 0.03, count)
    points = np.empty((count, 4, 3))
    for k in range(4):
        s = k / 3
        points[:, k, 0] = off + reach * s * np.cos(winding + 0.1 * s)
        points[:, k, 1] = reach * s * np.sin(winding + 0.1 * s)
        points[:, k, 2] = z + rise * s
    add_curves("bristles", points, np.full((count, 4), 0.013) * np.array([1.1, 1, 0.95, 0.7]), m.plastic(colour, 0.32))
