"""The roll of waxed canvas that holds a set of brushes. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import finishes
import materials as m
from brushes import makeup_brush
from shapes import box, grid, label_top, placed, tube_along
from strokes import noise

SET = [(2.3, 4.3, 0.9, 19.5, 4), (1.95, 3.5, 0.6, 18.6, 3), (1.65, 3.0, 0.9, 18.1, 5), (1.45, 2.5, 0.5, 18.2, 3), (1.2, 2.1, 0.6, 17.6, 4), (1.0, 1.8, 0.5, 17.8, 5), (0.85, 1.6, 0.7, 17.2, 3), (0.7, 1.3, 0.5, 17.3, 4), (0.62, 1.0, 0.4, 16.7, 6), (0.5, 0.9, 0.6, 16.9, 3), (0.4, 0.8, 0.4, 16.4, 4), (0.3, 0.8, 1.0, 16.2, 2)]
"""Head, hair, flatness, length and dome of the twelve brushes, from powder mop to liner."""

FOOT, MOUTH, TOP = -7.4, 0.6, 14.4
"""Where the pockets end below and open above, and where the canvas ends."""

GROUND = 0.14


def brush_roll(label, handle, ferrule="gold", canvas="#8c7a5c", tie="#5c3b28", **_):
    """Twelve brushes lying in their unrolled canvas, the handle of each in a pocket sewn for its width."""
    cloth, tape, thread = finishes.canvas(canvas), m.matt(tie, 0.75), m.matt("#e3d3b2", 0.9)
    gaps = [1.5 * head + 0.62 for head, *_ in SET]
    left, right = -sum(gaps) / 2 - 0.9, sum(gaps) / 2 + 4.6
    seams = np.cumsum([-sum(gaps) / 2, *gaps])
    middles = (seams[:-1] + seams[1:]) / 2
    _sheet(lambda x, y: _ground(x, y), left, right, FOOT, TOP, cloth, 150, 90, "canvas")
    pocket = lambda x, y: _pocket(x, y, seams, middles)
    _sheet(pocket, left, seams[-1] + 0.5, FOOT, MOUTH, cloth, 420, 60, "pocket")
    _binding(left, right, tape)
    _hem(pocket, left, seams[-1] + 0.5, cloth)
    for x in (*seams, seams[-1] + 0.42):
        _stitches([(x, FOOT + 0.3 + 0.36 * k) for k in range(int((MOUTH - FOOT - 0.4) / 0.36))], pocket, thread)
    _stitches([(left + 0.3 + 0.36 * k, MOUTH - 0.42) for k in range(int((seams[-1] - left) / 0.36))], pocket, thread, across=True)
    for i, ((head, tip, flat, length, dome), x) in enumerate(zip(SET, middles)):
        slope = _slope(head, length, flat)
        start = FOOT + 1.35 + 0.5 * ((i * 7) % 3) / 2
        with placed(at=(x, start, GROUND + 0.4), turn=(-90 + slope * 180 / pi, 0, ((i * 5) % 4 - 1.5) * 0.35)):
            makeup_brush(length, head, tip, handle, ferrule, flat=flat, dome=dome)
    if label:
        _patch(label, (right + seams[-1] + 0.5) / 2, tie, thread)
    tube_along([(right, 4.6, 0.2), (right + 1.2, 4.4, 0.16), (right + 1.9, 2.2, 0.14), (right + 0.9, -1.4, 0.14), (right + 1.7, -5.2, 0.14), (right + 0.4, -8.6, 0.14)], 0.14, tape, name="prop tie")


def _slope(head, length, flat):
    """The rise of a brush whose hair and handle both lie on the cloth."""
    return max(0.0, 0.84 * head * (flat if flat < 1 else 1) * 0.8 - 0.36) / length


def _ground(x, y):
    return GROUND - 0.03 + 0.035 * float(noise(x * 0.22, y * 0.22, 3)) + 0.012 * float(noise(x * 0.9, y * 0.8, 4))


def _pocket(x, y, seams, middles):
    """The upper sheet: drawn down by its seams, raised by the handle in each pocket, open at its mouth."""
    low = _ground(x, y) + 0.09
    k = int(np.searchsorted(seams, x)) - 1
    if k < 0 or k >= len(middles):
        return low
    head, _, flat, length, _ = SET[k]
    half = (seams[k + 1] - seams[k]) / 2
    aside = min(1.0, abs(x - middles[k]) / half)
    along = max(0.0, min(1.0, (y - FOOT - 0.15) / 1.3))
    along = along * along * (3 - 2 * along)
    thick = 0.28 + 0.24 * min(1.0, (y - FOOT) / 7)
    high = 0.4 + thick + 0.13 + _slope(head, length, flat) * (y - FOOT)
    wide = max(0.2, 1 - 0.62 / half)
    tent = cos(pi / 2 * aside) ** (0.75 + 0.5 * wide)
    mouth = 0.12 * max(0.0, (y - MOUTH + 1.2) / 1.2) ** 2
    slack = 0.07 * float(noise(x * 1.3, y * 0.5, 8)) + 0.05 * float(noise(x * 0.7 + y, y * 0.9 - x * 0.5, 9))
    return low + (high - 0.09 + mouth + slack) * tent * along


def _sheet(height, left, right, low, high, cloth, columns, rows, name):
    def surface(u, v):
        x, y = left + (right - left) * u, low + (high - low) * v
        return (x + 0.06 * sin(y * 0.5), y + 0.08 * sin(x * 0.4), height(x, y))

    item = grid(surface, cloth, columns=columns, rows=rows, name=name)
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.07, 0
    return item


def _bent(x, y):
    return (x + 0.06 * sin(y * 0.5), y + 0.08 * sin(x * 0.4))


def _binding(left, right, tape):
    """Cotton tape around the edge."""
    corners = [(left, FOOT), (right, FOOT), (right, TOP), (left, TOP)]
    points = []
    for (x, y), (next_x, next_y) in zip(corners, corners[1:] + corners[:1]):
        shares = [0, 0, 0.003, *np.linspace(0.02, 0.98, 28), 0.997]
        points += [(x + t * (next_x - x), y + t * (next_y - y)) for t in shares]
    tube_along([(*_bent(x, y), _ground(x, y) + 0.02) for x, y in points], 0.13, tape, name="binding", closed=True)


def _hem(pocket, left, right, cloth):
    """The pocket's edge, folded over."""
    tube_along([(*_bent(x, MOUTH), pocket(x, MOUTH)) for x in np.linspace(left, right, 260)], 0.07, cloth, name="hem")


def _stitches(places, height, thread, across=False):
    for x, y in places:
        ahead = (0.11, 0) if across else (0, 0.11)
        ends = [(x - ahead[0], y - ahead[1]), (x, y), (x + ahead[0], y + ahead[1])]
        tube_along([(*_bent(px, py), height(px, py) + (0.06 if i == 1 else 0.035)) for i, (px, py) in enumerate(ends)], 0.025, thread, name="stitch")


def _patch(label, x, colour, thread, size=(3.6, 1.7), y=-5.6):
    """A leather patch with the brand's name, sewn on beside the pockets."""
    with placed(at=(x, y, GROUND + 0.02)):
        box((*size, 0.14), finishes.leather(colour), bevel=0.05, segments=3)
        label_top(label, m.printed(label), (0, 0, 0.146), size[0] * 0.82, size[1] * 0.6)
        for sx in np.arange(-size[0] / 2 + 0.16, size[0] / 2 - 0.1, 0.27):
            for sy in (-1, 1):
                box((0.16, 0.035, 0.03), thread, bevel=0.012, at=(sx + 0.07, sy * (size[1] / 2 - 0.12), 0.13), segments=1)
