"""Brushes, blades and heat: tools in the hand. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import optics
from bottles import surface
from shapes import box, curved, extrude, label_flat, label_round, label_top, lathe, loft, placed, ring_of, rounded, tube_along
from strands import bunch, tuft


def dryer(label, body, accent="copper", **_):
    """A hair dryer resting on its grip."""
    finish = surface(body)
    with placed(at=(-1.2, 0, 17.5), turn=(0, 90, 0)):
        lathe(rounded([(0, -9.2), (3.3, -9.2, 0.5), (4.0, -6.6, 1.0), (3.8, 5.0, 1.0), (3.0, 8.6, 0.4), (2.7, 8.6), (2.5, 7.4), (0, 7.4)]), finish, name="barrel")
        lathe(rounded([(2.92, 8.3), (3.25, 8.3, 0.1), (3.0, 11.6, 0.1), (2.7, 11.6), (2.6, 8.3)]), m.matt("#242226", 0.5), name="nozzle", squash=0.72)
        lathe(rounded([(3.72, 4.9), (3.86, 4.9, 0.04), (3.86, 5.5, 0.04), (3.7, 5.5)]), m.metal(accent), name="ring")
        for k in range(5):
            r = 0.5 + k * 0.58
            lathe([(r, -9.32), (r + 0.26, -9.32), (r + 0.26, -9.22), (r, -9.22), (r, -9.32)], m.metal(accent), name="grille")
    rings = []
    for k in range(21):
        t = k / 20
        z = 15.6 - t * 15.6
        lean = 2.2 * t**1.3
        rings.append([(x - 2.2 + lean, y, zz) for x, y, zz in ring_of(3.5 - 0.5 * sin(pi * t), 2.9 - 0.4 * sin(pi * t), z, 2.5)])
    loft(rings, finish, name="grip")
    tube_along([(0, 0, 0.4), (0.6, 0.6, 0.35), (5, 3, 0.32), (9, 8, 0.32), (4, 14, 0.32), (-6, 17, 0.32)], 0.34, m.matt("#242226", 0.5), name="prop cord")
    box((0.7, 0.3, 1.9), m.metal(accent), bevel=0.12, at=(-1.2, -1.52, 10.0))
    if label:
        label_flat(label, m.printed(label), (-2.4, -4.06, 17.5), 7.0, 2.4)


def styler(label, body, accent="copper", **_):
    """Two plates, slightly open, upright."""
    finish = surface(body)
    for side in (-1, 1):
        with placed(at=(side * 0.35, 0, 0), turn=(0, side * 5, 0)):
            rings = []
            for k in range(33):
                t = k / 32
                w = 1.7 - 0.25 * sin(pi * min(1, t * 1.3)) if t > 0.03 else 1.3
                d = 2.9 if 0.03 < t < 0.97 else 2.4
                rings.append([(x + side * 0.9, y, z) for x, y, z in ring_of(w, d, t * 27, 3.4)])
            loft(rings, finish, name="arm")
            box((0.3, 2.5, 9.5), m.metal(accent), bevel=0.08, at=(side * 0.12, 0, 16.5))
            if label and side == -1:
                label_flat(label, m.printed(label), (side * 0.9, -1.5, 8.5), 1.3, 10)
    lathe(rounded([(0, -0.2), (1.1, -0.2, 0.3), (1.1, 1.2, 0.3), (0, 1.4)]), m.metal(accent))


def curling_wand(label, body, accent="copper", **_):
    line = rounded([(0, 0), (1.6, 0, 0.5), (1.75, 5, 2.0), (1.5, 13.2, 0.2), (0, 13.2)])
    lathe(line, surface(body), name="grip")
    lathe(rounded([(0, 13.1), (1.9, 13.1, 0.1), (1.9, 13.9, 0.1), (0, 13.9)]), m.metal(accent))
    lathe(rounded([(0, 13.9), (1.6, 13.9), (1.6, 26.5, 0.4), (0, 26.8)]), m.metal("#d8cfc9", 0.3), name="barrel")
    lathe(rounded([(0, 26.6), (1.0, 26.6, 0.1), (1.0, 28.2, 0.5), (0, 28.3)]), m.matt("#242226", 0.5))
    with placed(at=(1.72, 0, 13.6), turn=(0, -2, 0)):
        rings = [ring_of(0.5, 2.2 - 0.8 * (k / 16), k / 16 * 12.6, 2.6) for k in range(17)]
        loft(rings, m.metal("#d8cfc9", 0.3), name="clip")
        box((1.4, 0.9, 0.5), m.matt("#242226", 0.5), bevel=0.2, at=(0.6, 0, -1.2))
    if label:
        label_round(label, m.printed(label), line, 3, 11.5, spread=1.6)


def paddle_brush(label, body, cushion="#e9dccb", bristle="#3a2f2b", **_):
    """Leaning back, bristles to the viewer."""
    with placed(turn=(-8, 0, 7)):
        outline = []
        for k in range(96):
            a = 2 * pi * k / 96
            c, s = cos(a), sin(a)
            outline.append((abs(c) ** 0.62 * (1 if c > 0 else -1) * 4.0, 18.6 + abs(s) ** 0.72 * (1 if s > 0 else -1) * 5.4))
        extrude(outline, 1.2, surface(body), bevel=0.3, name="head")
        rings = [[(x, y, z) for x, y, z in ring_of(1.6 + 1.3 * (1 - min(1, (14.4 - z) / 3)) ** 2 if z > 11.4 else 1.6 + 0.5 * sin(pi * z / 12), 1.15, z, 2.4)] for z in [k * 14.2 / 30 for k in range(31)]]
        loft(rings, surface(body), name="handle")
        inner = [(x * 0.86, 18.6 + (z - 18.6) * 0.88) for x, z in outline]
        with placed(at=(0, -0.62, 0)):
            extrude(inner, 0.5, m.soft(cushion), bevel=0.18, name="cushion")
        pin = m.plastic(bristle, 0.4)
        for i in range(-4, 5):
            for j in range(-5, 6):
                x, z = i * 0.78 + (0.39 if j % 2 else 0), j * 0.82
                if (abs(x) / 3.2) ** 2.6 + (abs(z) / 4.5) ** 2.6 > 1:
                    continue
                tube_along([(x, -0.8, 18.6 + z), (x, -2.3, 18.6 + z)], 0.09, pin, name="pin")
        if label:
            label_flat(label, m.printed(label), (0, -0.62, 7.5), 1.3, 9)


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


def scissors(label, steel="steel", accent="copper", **_):
    """Open, leaning, points up."""
    metal = m.metal(steel, 0.16)
    with placed(turn=(-6, 0, 0)):
        for side in (-1, 1):
            with placed(at=(0, side * 0.14, 7.6), turn=(0, side * 11, 0)):
                blade = [(0.0, 9.2), (0.55 * side * -1 * -1, 7.6), (0.72 * side, 3.0), (0.62 * side, 0.0), (0.52 * side, -2.2), (-0.28 * side, -2.2), (-0.36 * side, 0.0), (-0.14 * side, 4.0)]
                extrude(blade if side == 1 else list(reversed(blade)), 0.26, metal, bevel=0.06, name="blade")
                tube_along([(0.1 * side, 0, -1.9), (-0.25 * side, 0, -3.1), (-0.5 * side, 0, -4.1), (-0.65 * side, 0, -4.8)], 0.3, metal, name="shank")
                circle = [(-1.0 * side + 1.15 * cos(2 * pi * k / 16), 0, -5.9 + 1.3 * sin(2 * pi * k / 16)) for k in range(16)]
                tube_along(circle, 0.26, metal, closed=True, name="bow")
        with placed(at=(0, -0.36, 7.6), turn=(90, 0, 0)):
            lathe(rounded([(0, -0.2), (0.5, -0.2, 0.05), (0.5, 0.12, 0.1), (0, 0.16)]), m.metal(accent))
        if label:
            label_flat(label, m.printed(label), (0.62, -0.36, 11.6), 0.5, 3.2)


def comb(label, body, **_):
    """A cutting comb, upright on its spine."""
    finish = surface(body)
    with placed(turn=(-7, 0, 0)):
        extrude([(-0.9, 0.2), (0.3, 0), (0.42, 18.6), (-0.75, 18.6), (-0.95, 18.3)], 0.34, finish, bevel=0.1, name="spine")
        count = 62
        for k in range(count):
            z = 0.5 + k * 17.8 / count
            fine = k < count / 2
            if not fine and k % 2:
                continue
            box((2.1, 0.22 if fine else 0.28, 0.13 if fine else 0.24), finish, bevel=0.05, at=(1.3, 0, z), segments=1)
        if label:
            label_flat(label, m.printed(label), (-0.3, -0.19, 9.3), 0.75, 13)


def clips(label, colours, **_):
    """Sectioning clips fanned out on the table, tips towards the back."""
    middle = (len(colours) - 1) / 2
    for i, colour in enumerate(colours):
        with placed(at=((i - middle) * 2.1, -abs(i - middle) * 0.5, 0), turn=(0, 0, (middle - i) * 8)):
            clip(m.plastic(colour, 0.26))


def clip(finish):
    """Two jaws on a hinge, the upper one with a ribbed plate for the thumb and a long window."""
    profile = [(0, 0.5), (0.25, 0.72), (0.9, 0.86), (1.8, 0.8), (2.9, 0.62), (3.7, 0.66), (4.4, 0.8), (5.2, 0.78), (8, 0.56), (10.6, 0.36), (11.2, 0.24), (11.4, 0.1)]
    outline = rounded([(w, y, 0.3) for y, w in profile] + [(-w, y, 0.3) for y, w in reversed(profile)])
    with placed(at=(0, 0, 0.2), turn=(-90, 0, 0)):
        extrude(outline, 0.34, finish, bevel=0.14, name="lower jaw")
    with placed(at=(0, 4.3, 0.62)):
        with placed(turn=(0, 90, 0)):
            lathe(rounded([(0, -0.86), (0.27, -0.86, 0.05), (0.27, 0.86, 0.05), (0, 0.86)]), m.metal("gold"), name="hinge")
        with placed(at=(0, 0, 0.3), turn=(-5, 0, 0)):
            with placed(at=(0, -4.3, 0), turn=(-90, 0, 0)):
                extrude(outline, 0.36, finish, bevel=0.15, name="upper jaw")
            for k in range(5):
                box((1.0 - 0.04 * k, 0.14, 0.12), finish, bevel=0.05, at=(0, -3.5 + 0.42 * k, 0.14))
            box((0.34, 3.6, 0.08), m.metal("gold"), bevel=0.03, at=(0, 3.6, 0.15))


def makeup_brush(length=17, head=1.4, tip=3.4, handle={"gloss": "#1f1a1d"}, ferrule="gold", hair="#4a3128", ends="#c9a184", flat=1.0, **_):
    """A brush standing on its handle, hair up."""
    stem = length - tip - 3
    lathe(rounded([(0, 0), (0.22, 0, 0.15), (0.5, stem * 0.55, 3), (0.36, stem), (0, stem)]), surface(handle), name="handle")
    lathe(rounded([(0.37, stem - 0.1), (0.44, stem), (head * 0.52, stem + 2.8, 0.4), (head * 0.52, stem + 3.0)]) + [(0, stem + 3.0)], m.metal(ferrule), squash=1 if flat == 1 else 0.8)
    line = [(0, stem + 2.9), (head * 0.5, stem + 2.9)]
    for k in range(1, 13):
        t = k / 12
        line.append((head * (0.5 + 0.34 * sin(pi * t * 0.62)) * (1 - t**5) ** 0.5 if t < 1 else 0, stem + 3 + tip * t))
    tuft(line[1:], head * 0.5, flat, hair, ends, count=int(5200 * head), seed=int(head * 100))


def brush_set(label, handle, ferrule="gold", cup=None, **_):
    """Six brushes in a cup."""
    cup_finish = surface(cup or {"ceramic": "#f3e9df"})
    line = rounded([(0, 0), (3.3, 0, 0.4), (3.5, 9.2, 0.1), (3.25, 9.2), (3.1, 0.6), (0, 0.6)])
    lathe(line, cup_finish, name="cup")
    kinds = [(2.4, 4.4, 1.0, 19.5), (1.7, 3.2, 0.5, 18.5), (1.2, 2.2, 0.6, 18.0), (2.0, 3.8, 1.0, 20.0), (0.8, 1.6, 0.7, 18.0), (1.5, 2.8, 0.6, 17.0)]
    for i, (head, tip, flat, length) in enumerate(kinds):
        a = 2 * pi * i / len(kinds) + 0.4
        with placed(at=(1.3 * cos(a), 1.2 * sin(a), 0.7), turn=(-9 * sin(a), 9 * cos(a), 0)):
            makeup_brush(length, head, tip, handle, ferrule, flat=flat)
    if label:
        outer = [(3.3, 0), (3.5, 9.2)]
        label_round(label, m.printed(label), outer, 1.6, 7.8, spread=1.5)


def sponges(label, colours, **_):
    for i, colour in enumerate(colours):
        with placed(at=(i * 4.7 - 2.35 * (len(colours) - 1), (i % 2) * 1.4, 0), turn=(0, 0 if i else -6, 0)):
            points = []
            for k in range(33):
                t = k / 32
                points.append((2.1 * sin(pi * t) ** 0.8 * (1 - 0.55 * t**1.6) * 1.12, 6.2 * t))
            points[0], points[-1] = (0, 0), (0, 6.2)
            lathe(points, m.grain(colour, 18, 0.16, 0.9), name="sponge")


def tweezers(label, steel="steel", accent="copper", **_):
    with placed(turn=(-5, 0, 0)):
        for side in (-1, 1):
            rings = []
            for k in range(33):
                t = k / 32
                bow = side * (0.12 + 0.75 * sin(pi * t) ** 1.1 * (0.9 if t < 0.7 else 0.8))
                width = 1.15 * (1 - 0.72 * t**2.2)
                rings.append([(x + bow, y, z) for x, y, z in ring_of(0.17, width, 0.3 + t * 9.3 + (0.0), 3)])
            loft(rings, m.metal(steel, 0.2), name="arm")
        box((0.62, 1.2, 1.5), m.metal(accent), bevel=0.12, at=(0, 0, 0.0))


def gua_sha(label, colour="#5f9a80", veins="#8dbda3", lean=-70, **_):
    """A polished jade stone with a notch for the jaw, leaning back as far as `lean` degrees."""
    points = [(-4.9, 2.2), (-4.3, 0.8), (-2.6, 0.12), (0, 0), (2.6, 0.3), (4.1, 1.0), (4.5, 1.9), (3.75, 2.55), (4.2, 3.4), (3.7, 4.5), (2.6, 4.75), (1.0, 4.1), (-1.2, 3.85), (-3.0, 4.35), (-4.3, 4.1)]
    with placed(at=(0, 0, 0.1), turn=(lean, 0, -14)):
        extrude(curved(points), 0.56, m.jade(colour, veins, 0.42), bevel=0.26, name="stone", segments=8)


def glass_file(label, colour="#f3dfe0", tint="#d98ea0", length=13.5, **_):
    """A nail file of etched glass, upright on its rounded foot, tinted towards the handle."""
    outline = []
    for k in range(21):
        a = pi + pi * k / 20
        outline.append((0.62 * cos(a), 0.62 + 0.62 * sin(a)))
    outline += [(0.6, length * 0.55), (0.34, length - 0.4), (0, length), (-0.34, length - 0.4), (-0.6, length * 0.55)]
    with placed(turn=(-6, 0, 0)):
        extrude(outline, 0.3, optics.glass(colour, 0.35), bevel=0.1, name="file")
        low = [(x, z) for x, z in outline if z <= 0.62] + [(0.61, length * 0.32), (-0.61, length * 0.32)]
        with placed(at=(0, 0, 0), scale=1.004):
            extrude(low, 0.31, m.gloss(tint), bevel=0.1, name="handle")
        if label:
            label_flat(label, m.printed(label), (0, -0.18, length * 0.17), 0.7, length * 0.22)


def nail_brush(label, body, bristle="#f1e6cd", **_):
    """A wooden nail brush on its back edge, so that both grip and bristles are seen."""
    wood = surface(body)
    hair = m.hair(bristle)
    with placed(at=(0, 0, 1.8), turn=(-96, 0, 18)):
        box((8.6, 3.6, 1.3), wood, bevel=0.42, at=(0, 0, 1.0), segments=5)
        box((7.2, 2.2, 0.9), wood, bevel=0.35, at=(0, 0, 2.1), segments=5)
        for i in range(17):
            for j in range(6):
                x, y = (i - 8) * 0.47, (j - 2.5) * 0.5
                bunch((x, y, 1.1), (x * 1.02, y * 1.05, -0.55), 60, 0.17, 0.012, hair, seed=i * 6 + j)
        if label:
            label_top(label, m.printed(label), (0, 0, 3.02), 5.2, 1.2)
