"""Tubes of colour opened: the tube on its foot, its applicator lying before it. Sizes in centimetres."""

from math import cos, pi, sin

import materials as m
import numpy as np
import optics
from bottles import collar, filled_glass, holding, surface
from brushes import mascara_head
from shapes import add_curves, label_round, lathe, loft, placed, rounded


def gloss_opened(label, shade, cap, height=6.0, radius=0.92, cap_height=4.4, clear=True, tip="foot", wand=(2.7, -0.9, -132), **_):
    """A clear tube without its cap, which lies with its wand and its wet tip: a slanted `foot` or a small `brush`. `wand` is where and how it lies; its tip touches the table."""
    with placed(at=(-1.0, 1.4, 0), turn=-4):
        line = rounded([(0, 0), (radius, 0, 0.2), (radius, height, 0.12), (0.56, height), (0.56, height + 0.1)])
        if clear:
            holding(line, m.wet(shade), 0.4)
        else:
            filled_glass(line, optics.glass("#ffffff"), optics.liquid(shade), height * 0.95, wall=0.15, floor=0.45)
        _neck(shade, height)
        if label:
            label_round(label, m.printed(label), line, height * 0.1, height * 0.92, spread=1.7)
    x, y, turn = wand
    with placed(at=(x, y, radius), turn=(0, 95.5, turn)):
        lathe(rounded([(0, -cap_height), (radius * 0.97, -cap_height, 0.16), (radius, 0, 0.04), (0.62, 0), (0, -0.1)]), surface(cap), name="cap")
        collar(radius * 0.99, -0.02, 0.16, m.metal("gold"), bevel=0.03)
        length = height - 1.3
        lathe(rounded([(0, 0), (0.32, 0), (0.3, 0.5, 0.05), (0.15, 0.62, 0.06), (0.11, length), (0, length)]), _translucent(), name="stem")
        _coat(shade, length)
        if tip == "brush":
            mascara_head(length - 0.1, 1.6, count=2000, colour="#4a3327", wide=0.27, thick=0.008, finish=m.wet(shade))
        else:
            _foot(shade, length - 0.05)


def mascara_opened(label, case, band="gold", shade="#17131a", **_):
    """The open tube standing, its brush in the cap lying before it."""
    with placed(at=(-1.2, 1.4, 0)):
        line = rounded([(0, 0), (0.86, 0, 0.16), (0.86, 6.4, 0.07), (0.5, 6.4)])
        lathe(line, surface(case))
        _neck(shade, 6.4)
        if label:
            label_round(label, m.printed(label), line, 0.6, 6.0, spread=1.7)
    with placed(at=(3.2, -0.5, 0.88), turn=(0, 90, -140)):
        lathe(rounded([(0, -4.9), (0.82, -4.9, 0.2), (0.86, 0, 0.05), (0, 0)]), surface(case))
        collar(0.875, 0, 0.2, m.metal(band), bevel=0.03)
        lathe([(0, 0.2), (0.17, 0.2), (0.13, 2.7), (0, 2.7)], m.plastic(shade))
        mascara_head(2.5, 2.9, curve=0.13, colour="#1d191d")


def _translucent(colour="#d2c9bf"):
    """The milky plastic of necks and stems: light goes far into it."""
    return m.remembered(
        ("translucent", colour),
        lambda: m.principled("soft", Base_Color=m.linear(colour), Roughness=0.34, Subsurface_Weight=0.7, Subsurface_Radius=(1.0, 0.85, 0.75), Subsurface_Scale=0.2, Specular_IOR_Level=0.5),
    )


def _neck(shade, height):
    """A screw thread around the opening, product on the ring that wipes the wand, seen dimly through the wall."""
    thread = [(0.55 + 0.05 * max(0.0, sin(2 * pi * k / 7)) ** 0.6, height + 0.1 + 0.028 * k) for k in range(26)]
    top = height + 0.1 + 0.028 * 25
    lathe([(0.5, height), (0.55, height), *thread, (0.535, top + 0.06), (0.51, top + 0.08), (0.45, top + 0.08), (0.43, top + 0.05), (0.42, height)], _translucent(_blended(shade, "#e3dbd2", 0.72)), name="neck")
    lathe(rounded([(0.415, height), (0.415, top - 0.04), (0.36, top - 0.02, 0.03), (0.2, top - 0.2, 0.05), (0.19, top - 0.4), (0, top - 0.42)]), m.wet(shade), name="wiper")


def _coat(shade, length):
    """What the ring left on the stem: a film that ends unevenly below the tip."""
    lathe(rounded([(0.118, length - 0.9), (0.13, length - 0.62, 0.1), (0.135, length - 0.1), (0.11, length + 0.05)]), m.wet(shade), name="film")


def _blended(shade, other, share):
    """A share of another colour in the shade."""
    pairs = [(int(shade[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _foot(shade, low, length=1.5, count=1500):
    """A slanted tip covered with product; near the stem single fibres of its flock stand out."""
    rings = []
    for k in range(49):
        t = k / 48
        swell = 0.12 + 0.15 * min(1, t / 0.3) ** 0.7 if t < 0.3 else 0.27
        close = max(0.02, 1 - ((t - 0.8) / 0.2) ** 2) ** 0.5 if t > 0.8 else 1
        slant = 0.3 * max(0.0, (t - 0.35) / 0.65)
        z, lump = low + length * t, 1 + 0.03 * sin(9 * t) + 0.02 * sin(23 * t)
        rings.append([(lump * close * max(-swell, min(swell * cos(a), swell - slant)), lump * close * swell * 0.82 * sin(a) * (1 + 0.03 * sin(7 * t + 3 * a)), z) for a in (2 * pi * j / 64 for j in range(64))])
    loft(rings, m.wet(shade), name="foot")
    chance = np.random.default_rng(11)
    grid = np.array(rings)
    row, column = chance.random(count) ** 1.6 * 16, chance.random(count) * 64
    i, j = row.astype(int), column.astype(int)
    root = grid[i, j] + (grid[i + 1, j] - grid[i, j]) * (row - i)[:, None] + (grid[i, (j + 1) % 64] - grid[i, j]) * (column - j)[:, None]
    out = root - grid[i].mean(axis=1)
    out /= np.linalg.norm(out, axis=1)[:, None] + 1e-9
    reach = 0.011 * chance.uniform(0.4, 1.2, (count, 1))
    points = np.stack([root - 0.004 * out, root + 0.6 * reach * out, root + reach * out + (0, 0, 0.008)], axis=1)
    add_curves("flock", points, np.full((count, 3), 0.0022) * np.array([1, 0.9, 0.5]), m.matt(_blended(shade, "#ffffff", 0.22), 0.6))
