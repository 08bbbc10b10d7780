"""Tubes of colour opened: the tube on its foot, its applicator lying before it. Sizes in centimetres."""

import materials as m
import numpy as np
import optics
from bottles import collar, filled_glass, holding, surface
from brushes import mascara_head
from shapes import add_curves, label_round, lathe, placed, rounded
from tubes import screw_neck


def gloss_opened(label, shade, cap, height=6.0, radius=0.92, cap_height=4.4, clear=True, tip="foot", wand=(2.7, -0.9, -132), **_):
    """A clear tube without its cap, which lies with its wand and its wet tip: a slanted `foot` or a small `brush`. `wand` is where and how it lies."""
    with placed(at=(-1.0, 1.4, 0), turn=-4):
        line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.12), (0.56, height), (0.56, height + 0.1)])
        if clear:
            holding(line, m.wet(shade), 0.4)
        else:
            filled_glass(line, optics.glass("#ffffff"), optics.liquid(shade), height * 0.95, wall=0.15, floor=0.45)
        screw_neck(shade, height)
        if label:
            label_round(label, m.printed(label), line, height * 0.1, height * 0.92, spread=1.7)
    x, y, turn = wand
    with placed(at=(x, y, radius), turn=(0, 90, turn)):
        lathe(rounded([(0, -cap_height), (radius * 0.97, -cap_height, 0.16), (radius, 0, 0.04), (0.62, 0), (0, -0.1)]), surface(cap), name="cap")
        collar(radius * 0.99, -0.02, 0.16, m.metal("gold"), bevel=0.03)
        length = height - 1.3
        lathe([(0, 0), (0.32, 0), (0.3, 0.5), (0.15, 0.62), (0.12, length), (0, length)], m.plastic("#e9e4df", 0.35), name="stem")
        if tip == "brush":
            mascara_head(length - 0.1, 1.6, count=1500, colour="#7a5a45", wide=0.25)
        else:
            _foot(_thinner(shade), length - 0.05)


def _thinner(shade, white=0.34):
    """The shade as a thin coat on white flock shows it."""
    parts = (int(shade[k : k + 2], 16) for k in (1, 3, 5))
    return "#" + "".join(f"{round(part + (255 - part) * white):02x}" for part in parts)


def _foot(shade, low, length=1.55, count=1400):
    """A slanted tip of flock, full of colour: thick below, drawn to one side, its fibres standing off."""
    profile = rounded([(0.1, low), (0.24, low + 0.25, 0.15), (0.27, low + length * 0.62, 0.3), (0.13, low + length - 0.06, 0.1), (0, low + length)])
    lathe(profile, m.wet(shade), name="foot", squash=0.62)
    chance = np.random.default_rng(11)
    heights, radii = np.array([z for _, z in profile]), np.array([r for r, _ in profile])
    z = low + 0.05 + chance.random(count) * (length - 0.1)
    around = chance.random(count) * 2 * np.pi
    out = np.interp(z, heights, radii)
    points = np.empty((count, 3, 3))
    for k in range(3):
        reach = out * 0.97 + 0.028 * k / 2 * chance.uniform(0.7, 1.2, count)
        points[:, k] = np.stack([reach * np.cos(around), 0.62 * reach * np.sin(around), z + 0.015 * k], axis=1)
    add_curves("flock", points, np.full((count, 3), 0.006) * np.array([1, 0.9, 0.6]), m.wet(shade))
