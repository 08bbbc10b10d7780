"""Brushes, blades and heat: tools in the hand. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import finishes
import materials as m
import powders
from bottles import surface
from jade import nephrite
from shapes import box, curved, extrude, grid, label_flat, label_round, lathe, loft, placed, ring_of, rounded, tube_along
from strokes import noise


def gua_sha(label, colour="#659f82", pale="#b2d2be", deep="#3f7a62", lean=-70, **_):
    """A polished jade stone with a notch for the jaw, leaning back as far as `lean` degrees."""
    points = [(-4.9, 2.2), (-4.3, 0.8), (-2.6, 0.12), (0, 0), (2.6, 0.3), (4.1, 1.0), (4.5, 1.9), (3.75, 2.55), (4.2, 3.4), (3.7, 4.5), (2.6, 4.75), (1.0, 4.1), (-1.2, 3.85), (-3.0, 4.35), (-4.3, 4.1)]
    with placed(at=(0, 0, 0.1), turn=(lean, 0, -14)):
        extrude(curved(points), 0.56, nephrite(colour, pale, deep), bevel=0.26, name="stone", segments=8)


def styler(label, body, accent="copper", gape=5, cord=False, **_):
    """Two arms with floating plates, slightly open, upright; a dial at the hinge."""
    finish = surface(body)
    for side in (-1, 1):
        with placed(at=(side * 0.35, 0, 0), turn=(0, side * gape, 0)):
            rings = []
            for k in range(65):
                t = k / 64
                end = min(1, (min(t, 1 - t) / 0.03)) ** 0.5 if min(t, 1 - t) < 0.03 else 1
                w = (1.7 - 0.25 * sin(pi * min(1, t * 1.3))) * (0.75 + 0.25 * end)
                d = 2.9 * (0.82 + 0.18 * end)
                rings.append([(x + side * 0.9, y, z) for x, y, z in ring_of(w, d, t * 27, 3.4)])
            loft(rings, finish, name="arm")
            box((0.34, 2.4, 9.8), m.metal(accent, 0.3), bevel=0.12, at=(side * 0.12, 0, 16.4), segments=6)
            box((0.9, 0.05, 0.05), m.metal(accent), bevel=0.02, at=(side * 0.9, -1.46, 15.2))
            if label and side == -1:
                label_flat(label, m.printed(label), (side * 0.9, -1.475, 8.5), 1.3, 10)
            if side == 1:
                with placed(at=(0.9, -1.4, 3.4), turn=(90, 0, 0)):
                    lathe(rounded([(0, 0), (0.52, 0, 0.04), (0.5, 0.22, 0.08), (0, 0.2)]), m.metal(accent), ribs=30, rib_depth=0.03)
    lathe(rounded([(0, -0.2), (1.1, -0.2, 0.3), (1.1, 1.2, 0.3), (0, 1.4)]), m.metal(accent))
    if cord:
        flex([(0, 0, 0), (0.1, 0, -2), (0.6, 0.6, -4.4), (4, 1.1, -6), (9, 1.1, -3), (13, 1.1, 3), (21, 1.1, 5)])


def flex(points):
    """A cable that leaves an appliance through a sleeve."""
    rubber = m.matt("#242226", 0.55)
    (x, y, z), after = points[0], points[1]
    tube_along([(x, y, z), after], 0.42, rubber, name="sleeve", taper=[1, 0.8])
    tube_along(points, 0.26, rubber, name="prop cord")


def curling_wand(label, body, accent="copper", cord=False, mark=None, **_):
    """A wand without a clamp: a grip, a barrel 32 mm thick with `mark` printed near its end, a ribbed cool tip behind a ring."""
    line = rounded([(0, 0), (1.35, 0, 0.4), (1.75, 4.5, 2.5), (1.5, 13.2, 1.2), (1.55, 13.3), (0, 13.3)])
    lathe(line, surface(body), name="grip")
    lathe(rounded([(0, 13.1), (1.9, 13.1, 0.12), (1.9, 13.5, 0.08), (1.72, 13.6), (1.72, 14.1), (0, 14.1)]), m.metal(accent))
    barrel = rounded([(0, 13.9), (1.6, 13.9), (1.6, 27.7, 0.3), (0, 27.8)])
    lathe(barrel, m.ceramic("#bba79c"), name="barrel")
    lathe(rounded([(0, 27.6), (1.36, 27.6), (1.36, 27.95, 0.06), (0, 27.95)]), m.metal(accent), name="ring")
    lathe(rounded([(0, 27.9), (1.12, 27.9, 0.06), (1.12, 28.15, 0.06), (0, 28.15)]), m.matt("#242226", 0.5), name="neck")
    lathe(rounded([(0, 28.1), (1.2, 28.1, 0.1), (1.08, 29.9, 0.5), (0, 30.1)]), m.matt("#242226", 0.45), ribs=22, rib_depth=0.05, segments=264, name="cool tip")
    if mark:
        label_round(mark, m.printed(mark), barrel, 25.6, 27.0, spread=1.1)
    with placed(at=(0, -1.68, 10.6), turn=(88, 0, 0)):
        lathe(rounded([(0, 0), (0.38, 0, 0.04), (0.36, 0.12, 0.06), (0, 0.1)]), m.metal(accent))
    if cord:
        flex([(0, 0, 0.2), (0, 0.1, -1.6), (0.4, 1.0, -4), (4, 1.4, -6), (10, 1.4, -4), (14, 1.4, 3), (22, 1.4, 4)])
    if label:
        label_round(label, m.printed(label), line, 2.4, 9.6, spread=1.6)


def clips(label, colour="#232124", count=6, **_):
    """Long matt clips fanned out on the table, tips towards the back."""
    middle = (count - 1) / 2
    for i in range(count):
        with placed(at=((i - middle) * 2.15, -abs(i - middle) ** 1.6 * 0.22, 0), turn=(0, 0, (middle - i) * 5.5)):
            clip(m.plastic(colour, 0.55), open=0)


def sectioning_clip(label, colour="#232124", open=0, **_):
    """One clip lying on the table."""
    clip(m.plastic(colour, 0.55), open)


def clip(finish, open=0):
    """Two long jaws on a double hinge, the upper one ribbed for the thumb; `open` degrees."""
    profile = [(0, 0.34), (0.3, 0.5), (0.9, 0.6), (1.9, 0.58), (3.0, 0.48), (3.8, 0.5), (4.6, 0.56), (5.6, 0.53), (8, 0.42), (10.6, 0.3), (11.6, 0.2), (12.0, 0.08)]
    outline = curved([(w, y) for y, w in profile] + [(-w, y) for y, w in reversed(profile)], steps=6)
    metal = m.metal("steel", 0.24)
    with placed(at=(0, 0, 0.2), turn=(-90, 0, 0)):
        extrude(outline, 0.26, finish, bevel=0.1, name="lower jaw")
    for y in (3.9, 4.5):
        with placed(at=(0, y, 0.52), turn=(0, 90, 0)):
            lathe(rounded([(0, -0.62), (0.16, -0.62, 0.04), (0.16, 0.62, 0.04), (0, 0.62)]), metal, name="hinge")
    with placed(at=(0, 4.2, 0.58), turn=(5 + open, 0, 0)):
        with placed(at=(0, 0, 0.14), turn=(-9, 0, 0)):
            with placed(at=(0, -4.2, 0), turn=(-90, 0, 0)):
                extrude(outline, 0.28, finish, bevel=0.11, name="upper jaw")
            for k in range(6):
                box((0.86 - 0.03 * k, 0.13, 0.12), finish, bevel=0.05, at=(0, -3.5 + 0.36 * k, 0.12))
            box((0.2, 5.2, 0.06), metal, bevel=0.02, at=(0, 3.6, 0.12))


def sponges(label, colours, cut=None, **_):
    """Teardrop sponges; the one numbered `cut` has a flat side."""
    for i, colour in enumerate(colours):
        with placed(at=(i * 5.2 - 2.6 * (len(colours) - 1), (i % 2) * 0.9, 0), turn=58 if i == cut else 0):
            blender_sponge(None, colour, flat=i == cut)


def _towards_tip(share):
    return 0.6 * (0.5 + 0.5 * cos(pi * share)) + 0.4 * (1 - share**2) ** 0.5


def blender_sponge(label, colour, flat=False, radius=2.15, height=5.9, wet=1.0, laden=None, **_):
    """Round below, narrower towards a blunt tip, full of fine pores; `flat` cuts it aslant on its left, `wet` swells it, `laden` is the colour of the product on its round end."""
    material = powders.laden_foam(colour, laden) if laden else finishes.foam(colour)

    def skin(u, v):
        angle, t = u * 2 * pi, v
        z = height * (0.5 - 0.5 * cos(pi * t)) if t < 0.5 else height * (0.5 + 0.5 * sin(pi * (t - 0.5)) ** 0.9)
        s = z / height
        r = radius * ((1 - (1 - s / 0.36) ** 2) ** 0.5 if s < 0.36 else _towards_tip((s - 0.36) / 0.64))
        x, y = r * sin(angle), -r * cos(angle)
        if flat:
            x = max(x, (0.42 * (s - 0.3) - 0.5) * radius)
        return (x, y, max(z - 0.06, 0.0))

    with placed(scale=wet):
        sponge = grid(skin, material, columns=260 if laden else 180, rows=200 if laden else 120, name="sponge", smooth=60)
    if laden:
        _take_up(sponge.data)


def _take_up(mesh, middle=(-1.3, -0.5, 0.4), reach=1.75):
    """Product on a sponge: dense in the middle of where it touched, dabbed thin around."""
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    x, y, z = points.T
    away = np.linalg.norm(points - middle, axis=1) / reach
    blots = 0.3 * noise(x * 1.6 + z, y * 1.6, 3) + 0.28 * noise(x * 5 + z * 2, y * 5 - z * 3, 4) + 0.2 * noise(x * 11 - z * 7, y * 11 + z * 5, 5)
    share = np.clip((1 - away + blots) / 0.42, 0, 1)
    mesh.attributes.new("laden", "FLOAT", "POINT").data.foreach_set("value", share.astype(np.float32))
