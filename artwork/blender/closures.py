"""Cans of spray with and without their cap, and caps that lie open. Sizes in centimetres."""

from math import pi, sin

import materials as m
from bottles import surface
from nozzles import spray_button
from shapes import label_round, lathe, placed, rounded


def aerosol(label, body, cap, radius=2.35, height=15.5, open=False, **_):
    """A can under its cap; `open`, its valve and the button on it are seen."""
    line = rounded([(0, 0), (radius, 0, 0.18), (radius, height, 1.5), (radius * 0.6, height + 0.7), (radius * 0.6, height + 0.9)])
    lathe([*line, (0, height + 0.9)], surface(body), name="can")
    if label:
        label_round(label, m.printed(label), line, height * 0.16, height * 0.84, spread=1.9)
    if open:
        _valve(radius, height)
    else:
        lathe(rounded([(0, height - 0.15), (radius * 0.9, height - 0.15, 0.1), (radius * 0.88, height + 3.4, 0.5), (0, height + 3.5)]), surface(cap), name="cap")


def _valve(radius, height):
    """The tinned cup rolled over the can's rim, sunk around its stem; the button sits on the stem."""
    rim, low = radius * 0.6, height + 0.78
    tin = m.metal("#cfcfd1", 0.3)
    lathe(rounded([(rim + 0.02, low - 0.12), (rim + 0.14, low, 0.06), (rim + 0.14, low + 0.26, 0.13), (rim - 0.14, low + 0.26, 0.13), (rim - 0.17, low - 0.3, 0.1), (0.62, low - 0.34, 0.1), (0.55, low + 0.1, 0.08), (0.34, low + 0.16, 0.05), (0, low + 0.16)]), tin, name="valve")
    with placed(at=(0, 0, low + 0.1)):
        lathe(rounded([(0, 0), (0.24, 0), (0.24, 0.4), (0, 0.4)]), m.plastic("#f4f2ec", 0.35), name="stem", segments=48)
        with placed(at=(0, 0, 0.22)):
            spray_button(m.plastic("#f7f5ef", 0.33), 0.8, 1.15, tip="#e9e4da")


def open_cap(cap, radius=2.1, height=3.6, wall=0.12, rounding=0.5, liner=None, threads=0, roll=0, **_):
    """A cap lying on its side, its open end towards the viewer; `liner` is the colour of the disc that seals, `threads` turns a screw inside."""
    line = rounded([(radius - wall, 0), (radius, 0, 0.04), (radius * 0.985, height, rounding), (0, height)])
    deep = height - wall * 1.3
    inner = [(radius - wall, 0.0)]
    if threads:
        inner += [(radius - wall - 0.07 * max(0.0, sin(pi * k / 6)) ** 0.6 * (k < 12 * threads), 0.2 + 0.045 * k) for k in range(12 * threads + 1)]
    inner += [(radius - wall, deep - 0.1), (radius - wall - 0.1, deep), (0, deep)]
    finish = surface(cap)
    with placed(at=(0, 0, radius), turn=(-90, roll, 0)):
        lathe([*line, *reversed(inner)], finish, name="cap")
        if liner:
            lathe(rounded([(0, deep - 0.16), (radius - wall - 0.08, deep - 0.16, 0.04), (radius - wall - 0.08, deep)]), m.plastic(liner, 0.45), name="liner")
