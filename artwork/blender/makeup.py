"""Makeup and nails: packages, applicators and the colour itself. Sizes in centimetres."""

from math import cos, pi, sin

import finishes
import materials as m
import optics
from bottles import body_line, collar, filled_glass, holding, surface
from brushes import mascara_head
from shapes import (
    box,
    grid,
    label_flat,
    label_round,
    label_top,
    lathe,
    loft,
    placed,
    rounded,
)


def foundation(label, shade, cap, radius=1.75, height=7.2, cap_height=2.9, spread=1.5, **_):
    """A thick glass bottle with the shade inside, a tall cap over its pump."""
    line = body_line(radius, height, (0.9, 0.3), shoulder=0.45, foot=0.3)
    holding(line, m.wet(shade), 0.7)
    collar(radius * 0.86, height + 0.1, height + 0.45, m.metal("gold"))
    lathe(rounded([(0, height + 0.42), (radius * 0.9, height + 0.42, 0.06), (radius * 0.9, height + 0.42 + cap_height, 0.18), (0, height + 0.42 + cap_height)]), surface(cap))
    if label:
        label_round(label, m.printed(label), line, height * 0.2, height * 0.86, spread=spread)


def lipstick(label, shade, case, band="gold", satin=False, fluted=False, **_):
    """An opened lipstick; a fluted case has a plain foot, which bears the brand's name."""
    radius = 0.98
    base = rounded([(0, 0), (radius, 0, 0.1), (radius, 4.1, 0.08), (0, 4.1)])
    if fluted:
        foot = rounded([(0, 0), (radius, 0, 0.1), (radius, 1.15, 0.03), (0, 1.15)])
        lathe(foot, surface(case), name="foot")
        lathe(rounded([(0, 1.14), (radius * 1.004, 1.14, 0.02), (radius * 1.004, 1.24, 0.02), (0, 1.24)]), m.metal(band), name="ring")
        _fluted(radius * 0.995, 1.23, 4.1, surface(case))
    else:
        lathe(base, surface(case), name="base")
    lathe(rounded([(0, 4.1), (0.86, 4.1), (0.86, 5.9, 0.06), (0.74, 5.9), (0, 5.9)]), m.metal(band), name="inner")
    bullet(shade, 5.8, satin)
    if label:
        label_round(label, m.printed(label), base, 0.38 if fluted else 0.9, 0.82 if fluted else 3.4, spread=1.7)


def _fluted(radius, low, high, material):
    lathe(rounded([(0, low), (radius, low, 0.05), (radius, high, 0.1), (0, high)]), material, ribs=32, rib_depth=0.055, segments=448, name="fluted")


def bullet(shade, low, satin=False, radius=0.69, height=3.15, face=-38):
    """A moulded lipstick: a round wall, cut at a steep slant that is rounded off at its tip and rim."""
    steps, around, fillet = 40, 128, 0.11
    rings = [[(radius * cos(2 * pi * k / around), radius * sin(2 * pi * k / around), 0) for k in range(around)]]
    for j in range(steps + 1):
        share = 1 - j / steps
        if j < 14:
            turn = j / 13 * pi / 2
            reach, drop = radius - fillet * (1 - cos(turn)), fillet * (1 - sin(turn))
        else:
            reach, drop = (radius - fillet) * share * steps / (steps - 13), 0
        ring = []
        for k in range(around):
            x, y = reach * cos(2 * pi * k / around), reach * sin(2 * pi * k / around)
            ring.append((x, y, _slant(x, y, radius, height) - drop))
        rings.append(ring)
    with placed(at=(0, 0, low), turn=face):
        loft(rings, m.wax(shade, satin), name="bullet")


def _slant(x, y, radius, height):
    """Height of the cut: a plane of 55 degrees that ends in a rounded tip at -x."""
    plane = height - 0.95 - 1.35 * x
    tip = height - 0.32 * (x * x + y * y) / radius**2 - 0.12
    low = min(plane, tip)
    blend = max(0.22 - abs(plane - tip), 0) / 0.22
    return low - blend * blend * 0.22 / 4


def lipstick_cap(case, band="gold", fluted=False, **_):
    lathe(rounded([(0, 0), (1.04, 0, 0.05), (1.04, 0.35), (1.04, 0.36)]), m.metal(band))
    if fluted:
        _fluted(1.04, 0.34, 4.5, surface(case))
    else:
        lathe(rounded([(0, 0.34), (1.04, 0.34), (1.04, 4.5, 0.14), (0, 4.5)]), surface(case), name="cap")


def lipstick_pair(label, shade, case, band="gold", satin=False, fluted=False, **_):
    """The open lipstick and its cap beside it, the family's way to show one."""
    with placed(at=(-0.7, 0, 0)):
        lipstick(label, shade, case, band, satin, fluted)
    with placed(at=(2.0, 0.9, 0)):
        lipstick_cap(case, band, fluted)


def gloss_tube(label, shade, cap, height=6.0, radius=0.92, cap_height=4.4, clear=True, square=False, **_):
    """Lip gloss, lip oil, concealer, brow gel and liquid shadow: a clear wall, the shade inside, a long cap."""
    if square:
        box((radius * 2, radius * 2, 0.44), optics.glass("#ffffff"), bevel=0.1)
        box((radius * 2, radius * 2, height - 0.45), m.wet(shade), bevel=0.16, at=(0, 0, 0.45))
        collar(0.6, height - 0.05, height + 0.16, m.metal("gold"))
        box((radius * 2, radius * 2, cap_height), surface(cap), bevel=0.12, at=(0, 0, height + 0.12))
        if label:
            label_flat(label, m.printed(label), (0, -radius - 0.02, height * 0.5), radius * 1.7, height * 0.8)
        return
    line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.12), (0.6, height), (0.6, height + 0.1)])
    if clear:
        holding(line, m.wet(shade), 0.4)
    else:
        filled_glass(line, optics.glass("#ffffff"), optics.liquid(shade), height * 0.95, wall=0.15, floor=0.45)
    collar(radius * 0.99, height + 0.02, height + 0.2, m.metal("gold"), bevel=0.03)
    lathe(rounded([(0, height + 0.2), (radius, height + 0.2, 0.04), (radius * 0.97, height + 0.2 + cap_height, 0.16), (0, height + 0.2 + cap_height)]), surface(cap))
    if label:
        label_round(label, m.printed(label), line, height * 0.1, height * 0.92, spread=1.7)


def mascara_wand(label, case, band="gold", bristle="#1d191d", **_):
    """The brush in its cap, standing on the cap."""
    lathe(rounded([(0, 0), (0.82, 0, 0.2), (0.86, 4.9, 0.05), (0, 4.9)]), surface(case))
    collar(0.875, 4.9, 5.1, m.metal(band), bevel=0.03)
    lathe([(0, 5.1), (0.17, 5.1), (0.13, 7.6), (0, 7.6)], m.plastic("#17131a"))
    mascara_head(7.4, 2.9, curve=0.13, colour=bristle)


def compact(label, shade, case, pan_pattern="rays", shimmer=False, radius=3.5, mirror=True, **_):
    """Open and leaning back: the powder in front, the mirror behind."""
    body = surface(case)
    lathe(rounded([(0, 0), (radius, 0, 0.25), (radius, 0.85, 0.12), (radius * 0.9, 0.85), (radius * 0.9, 0.68), (0, 0.68)]), body, name="compact")
    lathe(rounded([(0, 0.6), (radius * 0.87, 0.6), (radius * 0.87, 0.78, 0.03), (0, 0.78)]), m.shimmer(shade) if shimmer else m.grain(shade, 60, 0.12), name="pan")
    emboss(radius * 0.8, 0.79, m.shimmer(shade) if shimmer else m.grain(shade, 60, 0.12), pan_pattern)
    with placed(at=(0, radius * 1.02, 0.75), turn=(72, 0, 0)):
        with placed(at=(0, radius, 0)):
            lathe(rounded([(0, -0.42), (radius, -0.42, 0.2), (radius, 0.1, 0.08), (radius * 0.93, 0.1), (0, 0.1)]), body, name="lid")
            if mirror:
                lathe([(0, 0.115), (radius * 0.9, 0.115), (radius * 0.9, 0.125), (0, 0.125)], m.mirror(), name="mirror")


def emboss(radius, z, material, pattern):
    """The embossing of the powder."""
    def relief(u, v):
        angle, r = u * 2 * pi, v * radius
        if pattern == "rays":
            h = 0.06 * (0.5 + 0.5 * cos(angle * 24)) * min(1, v * 3) * (1 if v < 0.98 else 0)
        elif pattern == "waves":
            h = 0.06 * (0.5 + 0.5 * sin(r * sin(angle) * 6 + 0.8 * sin(r * cos(angle) * 2)))
        elif pattern == "shell":
            h = 0.08 * abs(sin((angle - pi / 2) * 7)) * v
        elif pattern == "lines":
            h = 0.05 * (0.5 + 0.5 * cos(r * cos(angle) * 9))
        else:
            h = 0
        return (r * cos(angle), r * sin(angle), z + h)

    grid(relief, material, columns=240, rows=40, name="relief")


def pot(label, shade, case, radius=2.3, height=1.7, **_):
    """Cream colour in a low pot, its lid leaning."""
    lathe(rounded([(0, 0), (radius, 0, 0.25), (radius, height, 0.1), (radius * 0.86, height), (radius * 0.86, height - 0.25), (0, height - 0.25)]), surface(case))
    def fill(u, v):
        angle, r = u * 2 * pi, v * radius * 0.855
        return (r * cos(angle), r * sin(angle), height - 0.2 + 0.05 * sin(angle + v * 8) * (1 - v))
    grid(fill, m.wet(shade), columns=72, rows=24)
    with placed(at=(0.4, radius * 1.3, radius * 0.98), turn=(76, 0, -10)):
        lathe(rounded([(0, 0), (radius * 1.02, 0, 0.05), (radius * 1.02, 0.75, 0.16), (0, 0.75)]), surface(case))
        if label:
            label_top(label, m.printed(label), (0, 0, 0.77), radius * 1.5, radius * 1.4)


def palette(label, shades, case, columns=4, cell=2.1, **_):
    """An open palette: pans in front, lid with a mirror behind."""
    rows = (len(shades) + columns - 1) // columns
    width, depth = columns * cell + 0.9, rows * cell + 0.9
    body = surface(case)
    box((width, depth, 0.7), body, bevel=0.16)
    for i, shade in enumerate(shades):
        x = (i % columns - (columns - 1) / 2) * cell
        y = ((rows - 1) / 2 - i // columns) * cell
        box((cell * 0.86, cell * 0.86, 0.1), m.metal("gold"), bevel=0.05, at=(x, y, 0.66))
        box((cell * 0.78, cell * 0.78, 0.12), m.shimmer(shade) if i % 3 == 1 else m.grain(shade, 50, 0.15), bevel=0.05, at=(x, y, 0.7))
    with placed(at=(0, depth / 2 + 0.05, 0.55), turn=(74, 0, 0)):
        box((width, depth, 0.5), body, bevel=0.14, at=(0, depth / 2, -0.5))
        box((width * 0.88, depth * 0.8, 0.04), m.mirror(), bevel=0.01, at=(0, depth / 2, 0.0))


def pencil(shade, case, length=12.5, radius=0.38, band="gold", **_):
    """A sharpened pencil standing on its end."""
    finish = surface(case)
    lathe(rounded([(0, 0), (radius, 0, 0.06), (radius, 0.8)]) + [(0, 0.8)], m.metal(band))
    lathe([(0, 0.8), (radius, 0.8), (radius, length - 1.9), (0, length - 1.9)], finish, segments=96)
    lathe([(radius, length - 1.9), (0.15, length - 0.75)], m.wood("#d9b48a", "#bd9366"))
    lathe(rounded([(0.15, length - 0.76), (0.04, length - 0.08, 0.05), (0, length)]), m.wax(shade))


def pencils(label, shades, case, **_):
    """Several pencils lying, fanned, their tips away from the viewer."""
    middle = (len(shades) - 1) / 2
    for i, shade in enumerate(shades):
        with placed(at=((i - middle) * 1.2, -abs(i - middle) * 0.3, 0.38), turn=(-90, 0, (middle - i) * 5.5)):
            own = {"gloss": shade} if case == "own" else case
            pencil(shade, own)
            if label and i == round(middle):
                line = [(0.38, 1), (0.38, 10)]
                label_round(label, m.printed(label), line, 3.2, 8.2, spread=2.2)


def liner(label, shade, case, band="gold", **_):
    """A brush-tip pen and its cap."""
    with placed(at=(-0.8, 0, 0), turn=(0, 4, 0)):
        line = rounded([(0, 0), (0.5, 0, 0.2), (0.5, 8.2), (0.5, 8.4)])
        lathe([*line, (0, 8.4)], surface(case))
        collar(0.505, 8.3, 8.5, m.metal(band), bevel=0.02)
        lathe([(0, 8.5), (0.36, 8.5), (0.2, 9.9), (0, 9.9)], m.plastic("#2a2226"))
        lathe([(0.12, 9.9), (0.15, 10.4), (0.02, 11.9), (0, 11.95)], m.wet(shade))
        if label:
            label_round(label, m.printed(label), line, 1.4, 7.4, spread=2.0)
    with placed(at=(1.3, 0, 0), turn=(0, -5, 0)):
        lathe(rounded([(0, 0), (0.52, 0, 0.04), (0.5, 5.2, 0.24), (0, 5.2)]), surface(case))


def loose_powder(label, shade, cap, radius=3.2, height=2.9, **_):
    line = rounded([(0, 0), (radius, 0, 0.3), (radius, height, 0.1), (radius * 0.9, height), (radius * 0.9, height + 0.3)])
    holding(line, m.grain(shade, 30, 0.12, 0.5), 0.45)
    with placed(at=(0, 0, height + 0.12)):
        lathe(rounded([(0, 0), (radius * 1.01, 0, 0.06), (radius * 1.01, 1.7, 0.25), (0, 1.7)]), surface(cap))
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.9, spread=1.2)


def puff(colour="#f6e7e2", radius=2.6, **_):
    points = [(radius * abs(sin(pi * k / 20)) ** 0.5, 0.75 * (1 - cos(pi * k / 20))) for k in range(21)]
    points[0], points[-1] = (0, 0), (0, 1.5)
    lathe(points, m.satin(colour))


def nail(label, shade, cap, width=2.9, height=3.7, cap_height=5.0, clear=False, glazed=False, foot=True, wide=0.72, **_):
    """A square bottle of lacquer under a long turned cap; a clear one shows the brush inside, a glazed one is of glass all over. Without
    `foot`, its colour reaches the table."""
    if clear:
        box((width, width, height), optics.glass("#ffffff"), bevel=0.4, segments=6)
        box((width - 0.5, width - 0.5, height - 1.1), optics.liquid(shade), bevel=0.28, at=(0, 0, 0.6), segments=6)
        lathe(rounded([(0, 0.8), (0.16, 0.8, 0.05), (0.13, 1.9), (0.07, 2.0), (0.07, height), (0, height)]), m.matt("#2a2226"), name="brush")
    elif not foot:
        box((width, width, height), finishes.enamel(shade), bevel=0.4, segments=6)
    else:
        box((width, width, 0.6), optics.glass("#ffffff"), bevel=0.2, segments=4)
        box((width, width, height - 0.56), finishes.enamel(shade) if glazed else m.wet(shade), bevel=0.4, at=(0, 0, 0.56), segments=6)
    collar(0.78, height - 0.04, height + 0.35, m.metal("gold"))
    lathe(rounded([(0, height + 0.3), (0.92, height + 0.3, 0.05), (0.66, height + 0.3 + cap_height, 0.2), (0, height + 0.3 + cap_height)]), surface(cap))
    if label:
        label_flat(label, m.printed(label), (0, -width / 2 - 0.02, height * 0.48), width * wide, height * 0.6)


def nails(label, shades, cap, **more):
    """Three bottles of the same lacquer."""
    places = [(0, 0, -8), (-3.7, 1.3, 12), (3.6, 1.5, -22)]
    for shade, (x, y, turn) in zip(shades, places):
        with placed(at=(x, y, 0), turn=turn):
            nail(label if (x, y) == (0, 0) else None, shade, cap, **more)


def several(label, kind, shades, gap=2.6, other=None, last=None, **arguments):
    """The same package in several shades, the middle one in front; the `other` and the `last` may have labels of their own."""
    makers = {"gloss_tube": gloss_tube, "foundation": foundation, "lipstick": lipstick, "liner": liner}
    middle = (len(shades) - 1) / 2
    for i, shade in enumerate(shades):
        away = abs(i - middle)
        with placed(at=((i - middle) * gap, away * 1.5, 0), turn=(middle - i) * 4):
            makers[kind](label if away < 1 else last if last and i == len(shades) - 1 else other, shade, **arguments)
