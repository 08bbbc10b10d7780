"""Flacons of perfume, closed or with the cap beside them. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import optics
from bottles import body_line, collar, surface
from glassware import dip_tube, filled_round, filled_square
from nozzles import spray_button
from shapes import box, label_flat, label_round, lathe, placed, rounded


def flacon(label, body, cap, inside="#e9c9a2", width=5.6, depth=2.6, height=7.2, round_=0.5, cap_size=(2.3, 2.3, 2.5), cap_round=0.3, band="gold", plate=False, facets=False, open=False, beside=(4.2, -2.2, -34), **_):
    """A square flacon of thick glass with its perfume inside; `open`, its cap lies where `beside` says, turned so much."""
    glass = optics.glass(body.get("glass", "#ffffff"))
    opaque = not body.get("glass")
    box((width, depth, height), surface(body) if opaque else glass, bevel=round_, segments=6)
    if not opaque:
        level = height * 0.8
        filled_square((width, depth, height), round_, {"glass": body["glass"]}, inside, level)
        _inner_pump(height, level, (width * 0.24, -depth * 0.04), 0.92)
    collar(0.82, height, height + 0.75, m.metal(band))
    cap_w, cap_d, cap_h = cap_size
    is_round = cap_w == cap_d and cap_round >= cap_w * 0.45
    with _cap_place(open, height + 0.65, cap_d / 2, beside):
        if is_round:
            lathe(rounded([(0, 0.05), (cap_w / 2, 0.05, 0.15), (cap_w / 2, 0.05 + cap_h, cap_round), (0, 0.05 + cap_h)]), surface(cap))
        else:
            box((cap_w, cap_d, cap_h), surface(cap), bevel=cap_round)
    if open:
        _pump(height + 0.75, band)
    if label:
        label_flat(label, m.printed(label, foil=plate), (0, -depth / 2 - 0.02, height * 0.46), width * 0.74, height * 0.62)


def round_flacon(label, body, cap, inside="#e9c9a2", radius=2.7, height=7.4, shoulder=1.6, cap_radius=1.25, cap_height=2.6, ball=False, band="gold", squash=1.0, ribs=0, open=False, beside=(4.4, -2.4, -34), **_):
    """A turned flacon; with `ball` its stopper is a sphere. `open` as for `flacon`."""
    line = body_line(radius, height, (0.7, 0.45), shoulder=shoulder, foot=0.4, slope=0.4)
    level = height * 0.8
    filled_round(line, {"glass": "#ffffff", **body}, inside, level, wall=0.3, floor=0.6, squash=squash)
    top = line[-1][1]
    _inner_pump(top, level, (radius * 0.5, -radius * 0.1), 0.9)
    collar(0.86, top - 0.43, top + 0.5, m.metal(band))
    with _cap_place(open, top + 0.4, cap_radius, beside):
        if ball:
            points = [(cap_radius * sin(pi * k / 24), cap_radius * (1 - cos(pi * k / 24))) for k in range(25)]
            lathe(points, surface(cap), name="stopper")
        else:
            lathe(rounded([(0, 0.05), (cap_radius, 0.05, 0.1), (cap_radius, 0.05 + cap_height, 0.25), (0, 0.05 + cap_height)]), surface(cap), ribs=ribs, rib_depth=0.08 if ribs else 0, segments=352 if ribs else 96)
    if open:
        _pump(top + 0.5, band)
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.76, spread=1.25, squash=squash)


def _cap_place(open, height, radius, beside):
    """On the neck at this height; or lying on the table, its hollow end towards the viewer."""
    if not open:
        return placed(at=(0, 0, height))
    x, y, turn = beside
    return placed(at=(x, y, radius), turn=(-90, 0, turn))


def _pump(low, band):
    """The spray head that the cap hides: a button on a ring, its nozzle towards the viewer."""
    collar(0.62, low - 0.02, low + 0.14, m.metal(band), bevel=0.03)
    with placed(at=(0, 0, low + 0.12)):
        spray_button(m.metal(band), 0.46, 0.84, tip="#4a4247")


def _inner_pump(top, level, towards, low):
    """The small pump in the neck and its tube."""
    lathe(rounded([(0, top - 0.1), (0.34, top - 0.1), (0.34, top - 0.9, 0.06), (0.2, top - 1.05, 0.05), (0.17, top - 1.3), (0, top - 1.3)]), optics.milky("#eef0ee", False, 0.5), name="engine", segments=64)
    dip_tube(top - 1.15, low, level, towards, radius=0.105, wall=0.028)
