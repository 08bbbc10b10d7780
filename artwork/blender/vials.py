"""Small vials of perfume with a spray head, and the box they are given in. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
import optics
from bottles import body_line, hollow
from shapes import box, label_flat, label_round, label_top, lathe, loft, placed, rounded
from strokes import relief

RADIUS, LENGTH, WALL, FLOOR = 0.62, 5.6, 0.085, 0.22
PITCH = 1.98


def vial(label, inside, cap="#17131a", open=False, lying=False, roll=-50, **_):
    """A vial standing, or lying along x with its foot on the left, the air in it on top; open, its cap is off."""
    line = body_line(RADIUS, LENGTH, (0.4, 0.35), shoulder=0.3, foot=0.16)
    with placed(turn=(0, 90, 0) if lying else 0):
        lathe([*line, *reversed(hollow(line, WALL, FLOOR))], optics.glass("#fcfefd"), name="glass", segments=96)
        _spray_head(line[-1][1], cap, open)
    if lying:
        _lying_liquid(inside)
    else:
        reach = RADIUS - WALL - 0.012
        level = LENGTH * 0.86
        lathe([(0, FLOOR + 0.01), (reach - 0.1, FLOOR + 0.01), (reach, FLOOR + 0.11), (reach, level + 0.05), (reach - 0.05, level), (0, level)], optics.liquid(inside), name="held", segments=96)
    if label:
        with placed(turn=(roll if lying else 0, 0, 0)), placed(turn=(0, 90, 0) if lying else 0):
            label_round(label, m.printed(label), line, 0.75, LENGTH - 0.75, spread=2.3, gap=0.008)


def _spray_head(top, cap, open):
    gloss = m.gloss(cap)
    lathe([(0.03, 0.5), (0.055, 0.5), (0.055, top), (0.03, top)], m.plastic("#eef1f0", 0.3), name="dip tube", segments=24)
    lathe(rounded([(0, top - 0.32), (0.45, top - 0.32, 0.03), (0.47, top + 0.2, 0.05), (0.4, top + 0.26), (0, top + 0.26)]), m.metal("gold"), name="crimp", segments=96)
    if open:
        lathe(rounded([(0, top + 0.2), (0.16, top + 0.2), (0.16, top + 0.5), (0.3, top + 0.5, 0.04), (0.3, top + 1.0, 0.07), (0.18, top + 1.04, 0.06), (0, top + 1.0)]), m.plastic(cap, 0.35), name="press", segments=64)
        with placed(at=(0, -0.29, top + 0.76), turn=(90, 0, 0)):
            lathe(rounded([(0, 0), (0.09, 0, 0.01), (0.09, 0.03, 0.01), (0.03, 0.03), (0.03, 0.01), (0, 0.01)]), m.plastic("#4a4247", 0.4), name="nozzle", segments=32)
        return
    lathe(rounded([(0.4, top - 0.16), (0.52, top - 0.16, 0.03), (0.52, top + 1.55, 0.12), (0, top + 1.55)]), gloss, name="cap", segments=96)


def vial_cap(cap="#17131a", **_):
    """The cap of a vial lying on the table."""
    with placed(at=(0, 0, 0.52), turn=(0, 90, 0)):
        lathe(rounded([(0.44, 1.2), (0.44, 0, 0.02), (0.52, 0, 0.03), (0.52, 1.71, 0.12), (0, 1.71)]), m.gloss(cap), name="cap", segments=96)


def _lying_liquid(inside, count=64):
    """Liquid in a tube on its side, level on top."""
    reach = RADIUS - WALL - 0.012
    level = 0.5 * reach
    rings = []
    for x, share in [(FLOOR + 0.01, 0.8), (FLOOR + 0.04, 0.93), (FLOOR + 0.1, 1), (LENGTH * 0.5, 1), (LENGTH - 0.42, 1), (LENGTH - 0.24, 0.9), (LENGTH - 0.15, 0.7)]:
        ring = []
        for k in range(count):
            y, z = reach * share * sin(2 * pi * k / count), reach * share * cos(2 * pi * k / count)
            climb = 0.05 * max(0.0, abs(y) / reach - 0.6) / 0.4
            ring.append((x, y, min(z, level + climb)))
        rings.append(ring)
    loft(rings, optics.liquid(inside), name="held")


def vial_set(label, vials, cap="#17131a", box_colour="#1d1620", lining="#efe6d6", lean=-14, **more):
    """Vials lying one behind the other in a tray of card with cut-outs; the lid, hinged behind, stands open."""
    count = len(vials)
    width, depth, height = 11.6, PITCH * count + 1.3, 2.1
    paper = m.grain(box_colour, 60, 0.012, 0.5)
    box((width, depth, 0.2), paper, bevel=0.04)
    for x in (-width / 2, width / 2):
        box((0.24, depth + 0.24, height), paper, bevel=0.035, at=(x, 0, 0), segments=3)
    for y in (-depth / 2, depth / 2):
        box((width + 0.24, 0.24, height), paper, bevel=0.035, at=(0, y, 0), segments=3)
    places = [((count - 1) / 2 - k) * PITCH for k in range(count)]
    start, card = -4.75, height - 0.42
    _tray(width - 0.24, depth - 0.24, card, [(start + LENGTH / 2 + 0.9, y) for y in places], lining)
    for k, (inside, y) in enumerate(zip(vials, places)):
        with placed(at=(start + 0.06 * (k % 2), y, card + 0.06)):
            vial(more.get(f"vial{k}"), inside, cap, lying=True)
        if more.get(f"hour{k}"):
            label_top(more[f"hour{k}"], m.printed(more[f"hour{k}"]), (start + LENGTH + 3.4, y, card + 0.012), 2.0, 0.6)
    with placed(at=(0, depth / 2 + 0.14, 0.06), turn=(lean, 0, 0)):
        box((width + 0.5, 0.32, depth + 0.5), paper, bevel=0.05, at=(0, 0.2, 0), segments=3)
        box((width - 0.1, 0.03, depth - 0.3), m.grain(lining, 50, 0.01, 0.8), bevel=0.01, at=(0, 0.03, 0.4), segments=2)
        if label:
            label_flat(label, m.printed(label), (0, 0.008, depth * 0.6), width * 0.66, depth * 0.46)


def _tray(width, depth, top, places, colour):
    """Card embossed into troughs with rounded ends, a notch for a finger in the middle of each."""
    half_long, half_wide = LENGTH / 2 + 1.15, RADIUS + 0.07

    def height(x, y):
        sunk = np.zeros_like(x)
        for cx, cy in places:
            ahead = np.maximum(np.abs(x - cx) - (half_long - half_wide), 0)
            away = np.hypot(ahead, y - cy)
            sunk = np.maximum(sunk, np.clip((half_wide - away) / 0.07, 0, 1))
        slope = sunk * sunk * (3 - 2 * sunk)
        return top - 0.74 * slope

    relief(height, width, depth, 0.03, m.grain(colour, 50, 0.012, 0.85), "tray")
