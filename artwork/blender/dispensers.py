"""Bottles with a dispenser or a spray head, and what is taken off them. Sizes in centimetres."""

import materials as m
import optics
from bottles import body_line, collar, ribbed, surface, vessel
from glassware import dip_tube, engine
from nozzles import pressed_head, spray_button
from poured import hanging
from shapes import label_round, lathe, placed, rounded, tube_along


def pump(label, body, cap, inside=None, radius=2.6, height=10.5, fill=0.86, shoulder=1.1, spout=-35, drop=None, drop_finish="cream", **_):
    """A bottle whose spout points left, turned by `spout` degrees; a `drop` of its colour hangs from it."""
    line = body_line(radius, height, (0.95, 0.5), shoulder=shoulder, foot=0.4)
    level = height * fill
    vessel(line, body, inside, level)
    if body.get("glass"):
        dip_tube(engine(line[-1][1]), 0.62, level, towards=(radius * 0.6, radius * 0.1), radius=0.17, wall=0.04)
    head(line[-1][1], surface(cap), turn=spout, drop=drop, drop_finish=drop_finish)
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.78)


def head(top, material, size=1.0, turn=-35, drop=None, drop_finish="cream"):
    """A dispenser's collar, stem and spout."""
    ribbed(1.18 * size, top - 0.48, top + 1.05 * size, material)
    lathe(rounded([(0, top + 1), (0.56 * size, top + 1), (0.5 * size, top + 1.22 * size, 0.05), (0.36 * size, top + 1.24 * size), (0.36 * size, top + 2.2 * size), (0, top + 2.2 * size)]), material, name="stem")
    with placed(at=(0, 0, top + 2.0 * size), turn=turn):
        pressed_head(material, size)
        if drop:
            with placed(at=(-2.5 * size, 0, 0.08 * size)):
                hanging(drop, 0.2 * size, finish=drop_finish)


def mist(label, body, cap, inside=None, radius=1.85, height=10.0, fill=0.84, overcap=False, open=False, **_):
    """A spray bottle; `open`, its head is screwed off."""
    line = body_line(radius, height, (0.8, 0.5), shoulder=1.2)
    level = height * fill
    vessel(line, body, inside, level)
    top = line[-1][1]
    if open:
        _thread(top, optics.glass(body["glass"]) if body.get("glass") else surface(body))
    else:
        if body.get("glass"):
            dip_tube(engine(top, 0.7), 0.6, level, towards=(radius * 0.5, -radius * 0.12), radius=0.15, wall=0.035)
        _spray_head(top, surface(cap))
    if overcap:
        lathe(rounded([(0.98, top - 0.2), (0.98, top + 2.4, 0.3), (0, top + 2.4)]), optics.glass("#ffffff"))
    if label:
        label_round(label, m.printed(label), line, height * 0.14, height * 0.78)


def _spray_head(top, metal):
    collar(1.05, top - 0.48, top + 0.7, metal)
    lathe(rounded([(0, top + 0.7), (0.5, top + 0.7), (0.5, top + 1.0), (0, top + 1.0)]), metal)
    with placed(at=(0, 0, top + 0.93)):
        spray_button(metal)


def _thread(top, material):
    """The screw thread of an open neck, and its mouth."""
    turns = [(0.8 + (0.07 if k % 4 in (1, 2) else 0), top - 0.46 + 0.055 * k) for k in range(8)]
    lathe([*turns, (0.8, top), (0.76, top + 0.04), (0.62, top + 0.04), (0.58, top), (0.58, top - 0.4)], material, name="thread")


def atomiser(cap, tube=8.4, **_):
    """A spray head with its tube lying on the table, the end of the tube towards the left."""
    lean = 90 - 6.2
    with placed(at=(0, 0, 1.05), turn=(0, lean, 0)):
        with placed(at=(0, 0, 0.48)):
            _spray_head(0, surface(cap))
        lathe(rounded([(0, 0.3), (0.56, 0.3, 0.05), (0.56, -0.7, 0.05), (0.3, -0.7), (0.3, -1.1), (0, -1.1)]), m.plastic("#f3f1ec", 0.35), name="gasket")
        lathe([(0.11, -1), (0.15, -1), (0.15, -tube), (0.11, -tube), (0.11, -1)], optics.milky("#f3f5f2", False, 0.8), name="dip tube", segments=32)


def clear_cap(radius=1.22, height=3.6, lying=False, **_):
    """The clear cap of a spray bottle, standing on its rim or lying, its open end towards the viewer."""
    wall = 0.09
    line = rounded([(radius - wall, 0), (radius, 0, 0.03), (radius, height, 0.28), (0, height)])
    inner = rounded([(0, height - wall * 1.4), (radius - wall, height - wall * 1.4, 0.22), (radius - wall, 0)])
    with placed(at=(0, 0, radius), turn=(-90, 0, 0)) if lying else placed():
        lathe([*line, *inner], optics.glass("#ffffff"), name="cap")


def airless(label, body, cap, radius=1.75, height=8.4, cap_height=4.2, band="silver", open=False, beside=None, drop=None, **_):
    """A bottle under a tall cap; `open`, the cap stands `beside`, and a `drop` hangs from the dispenser."""
    line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.1), (0, height)])
    lathe(line, surface(body), name="body")
    collar(radius * 1.005, height, height + 0.35, m.metal(band), bevel=0.04)
    if label:
        label_round(label, m.printed(label), line, height * 0.12, height * 0.88, spread=1.7)
    if open:
        _spout(height + 0.3, radius * 0.8, m.plastic("#f6f4ef", 0.3), drop)
    with placed(at=(beside or (radius * 2.5, -radius * 0.9, 0)) if open else (0, 0, height + 0.35)):
        lathe(rounded([(0, 0), (radius, 0, 0.06), (radius, cap_height, 0.2), (0, cap_height)]), surface(cap), name="cap")


def _spout(base, radius, material, drop):
    """The small dispenser under the cap of an airless bottle."""
    lathe(rounded([(0, base), (radius, base, 0.08), (radius, base + 0.7, 0.12), (radius * 0.5, base + 0.8, 0.1), (radius * 0.45, base + 1.3), (0, base + 1.3)]), material, name="spout")
    lathe(rounded([(0, base + 1.25), (radius * 0.66, base + 1.25, 0.12), (radius * 0.66, base + 2.0, 0.2), (0, base + 2.05)]), material, name="press")
    tube_along([(0, 0, base + 1.65), (-radius * 0.5, -radius * 0.5, base + 1.66), (-radius * 0.8, -radius * 0.8, base + 1.62)], 0.18, material)
    if drop:
        with placed(at=(-radius * 0.82, -radius * 0.82, base + 1.56)):
            hanging(drop, 0.15, long=1.1)
