"""Brushes for hair, face, body and nails. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import finishes
import materials as m
import natural
from bottles import surface
from shapes import add_curves, box, grid, label_flat, label_round, label_top, lathe, loft, placed, ring_of, rounded, tube_along
from strands import bunch, tuft


def paddle_brush(label, body, cushion="#a9503a", pin="#241d1b", lean=(-8, 0, 7), **_):
    """An oiled wooden paddle of one piece with a domed rubber cushion let into it and pins with ball ends, pins to the viewer."""
    wood = finishes.timber(*body["wood"])
    with placed(turn=lean):
        loft([ring_of(2 * wide, thick, z, 2.0 + 6.5 * head) for wide, thick, z, head in _paddle()], wood, name="paddle")
        with placed(at=(0, -0.675, 18.4), turn=(90, 0, 0)):
            rubber = finishes.rubber(cushion)
            _pad(lambda v: (1.022 * v, 0.012 - 0.02 * (1 - v)), m.matt("#3a2016", 0.9), "groove")
            _pad(_swell, rubber, "cushion")
            nylon, hole = m.plastic(pin, 0.26), m.matt("#5c2416", 0.9)
            chance = np.random.default_rng(3)
            for i in range(-5, 6):
                for j in range(-7, 8):
                    x, y = i * 0.56 + (0.28 if j % 2 else 0), j * 0.58
                    if (abs(x) / 2.95) ** 2.6 + (abs(y) / 4.25) ** 2.6 > 1 or (abs(x) < 0.3 and abs(y) < 0.3):
                        continue
                    with placed(at=(x, y, _dome(x, y)), turn=(-1.5 * y + chance.normal(0, 0.8), 2.4 * x + chance.normal(0, 0.8), 0)):
                        lathe([(0.085, -0.05), (0.085, 0.012), (0.06, 0.016)], hole, segments=14, name="hole")
                        lathe(PIN, nylon, segments=16, name="pin")
            with placed(at=(0, 0, _dome(0, 0))):
                lathe([(0.17, 0.004), (0.1, 0.006), (0.09, -0.04), (0, -0.04)], hole, segments=24, name="air hole")
        if label:
            label_flat(label, m.printed(label), (0, -0.695, 6.6), 1.3, 8)


PIN = [(0.056, -0.1), (0.05, 0.3), (0.04, 1.42), (0.042, 1.46), *((0.1 * cos(pi * k / 12), 1.55 + 0.1 * sin(pi * k / 12)) for k in range(-4, 6)), (0, 1.65)]
"""Radius and height of a pin: it tapers, its end is a ball."""


def _paddle():
    """Half the width, the thickness, the height and the share of the head of each ring, from the handle's end to the top."""
    rings = []
    for k in range(161):
        t = 0.5 - 0.5 * cos(pi * k / 160)
        z = 24.2 * t
        handle = 0.92 + 0.3 * sin(pi * min(1, z / 11.5)) ** 2 - 0.12 * max(0, 1 - abs(z - 11.6) / 4)
        up = (z - 18.4) / 5.8
        head = 4.25 * max(0.0, 1 - abs(up) ** 3.0) ** (1 / 2.7) if z > 12.6 else 0.0
        wide = (handle**5 + head**5) ** 0.2 if z < 18.4 else max(head, 0.02)
        foot, top = min(1, z / 0.9), min(1, (24.2 - z) / 0.5)
        wide *= (1 - (1 - foot) ** 2.4) ** 0.42 if foot < 1 else 1
        thick = 1.36 * max(0.03, (1 - (1 - foot) ** 2) ** 0.5) * max(0.03, (1 - (1 - top) ** 2) ** 0.5)
        rings.append((max(wide, 0.03), thick, z, min(1.0, head / 4.25)))
    return rings


def _pad(profile, material, name):
    """A rounded oblong over the head whose rings are at profile(0 … 1): (share of the width, height)."""
    rings = [profile(1 - k / 40) for k in range(40)]
    loft([[(share * x, share * y, z) for x, y, _z in ring_of(7.0, 9.7, 0, 3.0, 160)] for share, z in rings], material, name=name)


def _swell(v):
    """A steep round shoulder at the rim, then a slow dome."""
    return (1 - (1 - v) ** 1.8, -0.02 + 0.3 * (1 - v**9) ** 0.5 + 0.42 * (1 - (1 - (1 - v) ** 1.8) ** 2))


def _dome(x, y):
    share = (abs(x / 3.5) ** 3 + abs(y / 4.85) ** 3) ** (1 / 3)
    v = 1 - max(0.0, 1 - share) ** (1 / 1.8)
    return _swell(v)[1]


def dry_brush(label, body, bristle="#e6d3ae", lying=(-97, 0, 24), up=4.3, strap=None, **_):
    """A palm-sized body brush on its side, bristles seen, or as `lying` says; `strap` is the colour of the cotton over its back."""
    with placed(at=(0, 0, up), turn=lying):
        lathe(rounded([(0, 1.2), (5.0, 1.2, 0.3), (6.2, 2.2, 0.6), (5.6, 3.3, 0.8), (0, 3.6)]), finishes.timber(*body["wood"], along=(0.04, 1, 1)), squash=0.72, name="wood")
        hair = finishes.bristle(bristle, "#f7ecd2")
        for ring, count in ((0.0, 1), (0.7, 7), (1.4, 14), (2.1, 20), (2.8, 26), (3.5, 32), (4.2, 38), (4.8, 44)):
            for k in range(count):
                a = 2 * pi * k / count
                x, y = ring * cos(a), ring * sin(a) * 0.72
                bunch((x, y, 1.3), (x * 1.06, y * 1.06, -0.9), 140, 0.22, 0.012, hair, seed=count * 100 + k, splay=1.6)
        if strap:
            _strap(strap)


def _strap(colour, wide=3.0):
    """Cotton webbing across the back of a body brush, for the hand under it, nailed to its sides."""
    way = np.array([(-4.36, 1.75), (-4.6, 2.3), (-4.66, 3.0), (-4.2, 4.1), (-2.9, 4.95), (0, 5.3), (2.9, 4.95), (4.2, 4.1), (4.66, 3.0), (4.6, 2.3), (4.36, 1.75)])
    share = np.linspace(0, 1, len(way))
    fine = np.linspace(0, 1, 90)
    y, z = (np.interp(fine, share, way[:, k]) for k in (0, 1))
    for _ in range(60):
        y[1:-1], z[1:-1] = ((a[:-2] + 2 * a[1:-1] + a[2:]) / 4 for a in (y, z))

    def tape(u, v):
        k = min(int(v * 89), 88)
        part = v * 89 - k
        x = (u - 0.5) * wide
        sag = 0.12 * (2 * u - 1) ** 2 * sin(pi * v)
        return (x + 0.12 * sin(5 * v), y[k] * (1 - part) + y[k + 1] * part, z[k] * (1 - part) + z[k + 1] * part - sag)

    webbing = grid(tape, natural.woven(colour, 9), columns=40, rows=120, name="strap")
    webbing.modifiers.new("thick", "SOLIDIFY").thickness = 0.16
    thread = m.matt("#cdbb96", 0.9)
    for u in (0.08, 0.92):
        for k in range(44):
            ends = [tape(u, 0.02 + 0.022 * k + off) for off in (0, 0.005, 0.01)]
            tube_along([(px, py * 1.008, pz + 0.02) for px, py, pz in ends], 0.028, thread, name="stitch")
    for side in (-1, 1):
        for x in (-0.85, 0.85):
            with placed(at=(x, side * 4.5, 2.05), turn=(side * -84, 0, 0)):
                lathe(rounded([(0, 0), (0.26, 0, 0.03), (0.2, 0.12, 0.08), (0, 0.16)]), m.metal("brass", 0.3), segments=40, name="nail")


def nail_brush(label, body, bristle="#ead9b4", lying=(-96, 0, 18), up=1.8, **_):
    """A wooden nail brush on its back edge, so that both grip and bristles are seen, or as `lying` says."""
    wood = finishes.timber(*body["wood"], along=(0.04, 1, 1))
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


def mascara_head(low, height, curve=0.0, count=4600, colour="#1d191d", wide=0.46, thick=0.013, finish=None):
    """Bristles twisted into a wire: two rows that wind around it like a screw, ends wet with mascara."""
    chance = np.random.default_rng(4)
    tube_along([(curve * sin(pi * k / 12), 0, low + height * k / 12) for k in range(13)], 0.075, m.plastic(colour, 0.4), name="wire")
    t = chance.random(count)
    winding = np.floor(chance.random(count) * 2) * pi + t * 2 * pi * 7 + chance.normal(0, 0.3, count)
    reach = wide * (0.62 + 0.5 * np.sin(pi * t**0.8)) * (1 - 0.25 * t) * np.where(chance.random(count) < 0.2, 0.8, 1.0) * chance.uniform(0.92, 1.04, count)
    z, off = low + 0.06 + t * (height - 0.12), curve * np.sin(pi * t)
    rise = chance.normal(0.06, 0.03, count)
    points = np.empty((count, 4, 3))
    for k in range(4):
        s = k / 3
        points[:, k, 0] = off + reach * s * np.cos(winding + 0.1 * s)
        points[:, k, 1] = reach * s * np.sin(winding + 0.1 * s)
        points[:, k, 2] = z + rise * s
    add_curves("bristles", points, np.full((count, 4), thick) * np.array([1.1, 1, 0.95, 0.7]), finish or m.plastic(colour, 0.32))
