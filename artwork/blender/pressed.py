"""Pressed powder in compacts and palettes, with a mirror in the lid. Sizes in centimetres."""

import numpy as np

import finishes
import materials as m
from bottles import surface
from shapes import box, label_top, lathe, loft, placed, ring_of, rounded
from strokes import noise, relief


def powder_compact(label, shade, case, pattern="rays", shimmering=False, radius=3.5, lean=72, swiped=False, closed=False, **names):
    """Open, the powder in front and the mirror behind, or closed with the brand's name on its lid; `swiped` by a finger."""
    body = surface(case)
    lathe(rounded([(0, 0), (radius, 0, 0.25), (radius, 0.9, 0.12), (radius * 0.91, 0.9, 0.03), (radius * 0.9, 0.66, 0.03), (0, 0.66)]), body, name="compact")
    lathe(rounded([(radius * 1.0, 0.86), (radius * 1.006, 0.86), (radius * 1.006, 0.93), (radius * 0.965, 0.95), (radius * 0.96, 0.86)]), m.metal("gold"), name="rim")
    box((1.1, 0.24, 0.34), m.metal("gold"), bevel=0.1, at=(0, -radius - 0.03, 0.42))
    if closed:
        lathe(rounded([(0, 0.93), (radius, 0.93, 0.06), (radius, 1.45, 0.3), (0, 1.52)]), body, name="lid")
        if label:
            label_top(label, m.printed(label), (0, 0, 1.535), radius * 1.25, radius)
        return
    with placed(at=(0, 0, 0.74)):
        _round_pan(radius * 0.86, finishes.pressed(shade, shimmering), pattern, swiped, names.get("stamp"))
    with placed(at=(0, radius * 1.02, 0.85), turn=(lean, 0, 0)):
        with placed(at=(0, radius, 0)):
            lathe(rounded([(0, -0.42), (radius, -0.42, 0.2), (radius, 0.1, 0.08), (radius * 0.93, 0.1), (0, 0.1)]), body, name="lid")
            lathe(rounded([(radius * 0.9, 0.09), (radius * 0.94, 0.1), (radius * 0.94, 0.16), (radius * 0.9, 0.16)]), m.metal("gold"), name="frame")
            lathe([(0, 0.115), (radius * 0.91, 0.115), (radius * 0.91, 0.125), (0, 0.125)], finishes.room_mirror(), name="mirror")
    for side in (-1, 1):
        with placed(at=(side * 0.8, radius * 1.03, 0.72), turn=(0, 90, 0)):
            lathe(rounded([(0, -0.4), (0.2, -0.4, 0.04), (0.2, 0.4, 0.04), (0, 0.4)]), m.metal("gold"), name="hinge")


def _round_pan(radius, material, pattern, swiped, words=None):
    def height(x, y):
        away, turn = np.hypot(x, y) / radius, np.arctan2(y, x)
        raised = 0.05 * _PATTERNS[pattern](x / radius, y / radius, away, turn)
        if words:
            raised = raised + 0.05 * _letters(words, 0.9 * radius, x, y)
        edge = np.clip((1 - away) / 0.05, 0, 1) ** 0.5
        z = raised * np.clip((0.97 - away) / 0.03, 0, 1) + 0.08 * edge
        if swiped:
            z = z - _swipe(x, y, radius, raised)
        return np.where(away < 1, z, -1)

    relief(height, radius * 2.02, radius * 2.02, radius / 260, material, "pan")


def _letters(image, width, x, y):
    """Where the words of a label are, 1: `width` centimetres wide, around the middle."""
    columns, rows = image.size
    alpha = np.array(image.pixels[:], dtype=np.float32).reshape(rows, columns, 4)[:, :, 3]
    tall = width * rows / columns
    i, j = ((x / width + 0.5) * columns).astype(int), ((y / tall + 0.5) * rows).astype(int)
    inside = (i >= 0) & (i < columns) & (j >= 0) & (j < rows)
    return np.where(inside, alpha[np.clip(j, 0, rows - 1), np.clip(i, 0, columns - 1)], 0)


def _swipe(x, y, radius, raised):
    """Where a finger passed, the pattern is gone and the powder a little lower."""
    across = (x * 0.94 + y * 0.34 - 0.3 * radius) / (0.24 * radius)
    along = (y * 0.94 - x * 0.34) / (0.6 * radius)
    touched = np.clip(1.3 - across**4 - along**6, 0, 1)
    return touched * (raised + 0.05 + 0.012 * noise(across * 6, along * 0.8, 5))


def _rays(x, y, away, turn):
    rays = 0.5 + 0.5 * np.cos(turn * 36)
    ring = np.exp(-(((away - 0.5) / 0.014) ** 2)) + np.exp(-(((away - 0.93) / 0.014) ** 2))
    return np.where((away > 0.53) & (away < 0.9), rays, 0) + ring


def _shell(x, y, away, turn):
    """A scallop: ribs from its hinge below, ended in arcs."""
    across, up = x, y + 0.62
    angle, reach = np.arctan2(across, up), np.hypot(across, up)
    ribs = np.abs(np.cos(angle * 11))
    rim = 1.28 + 0.06 * ribs - 0.2 * angle**2
    inside = np.clip((rim - reach) / 0.05, 0, 1) * np.clip((1.03 - np.abs(angle)) / 0.22, 0, 1)
    growth = 0.05 * np.cos(reach * 46)
    return 3.2 * inside * (0.2 + 0.8 * ribs**0.7 + growth * np.clip(reach, 0, 1)) * np.clip(reach / 0.3, 0.2, 1)


def _linen(x, y, away, turn):
    return 0.35 * (np.sin((x + y) * 40) * np.sin((x - y) * 40) + 0.6)


_PATTERNS = {"rays": _rays, "shell": _shell, "linen": _linen, "plain": lambda x, y, away, turn: 0 * x}


def shadow_palette(label, shades, case, columns=5, cell=2.3, lean=74, shimmering=(), swiped=(), **names):
    """An open palette: pressed pans with their names below them, a mirror in the lid, the brand's name before the pans."""
    rows = (len(shades) + columns - 1) // columns
    strip, foot = 0.66, 1.75
    width, depth = columns * cell + 0.8, rows * (cell + strip) + foot
    body = surface(case)
    box((width, depth, 0.75), body, bevel=0.1)
    for i, shade in enumerate(shades):
        x = (i % columns - (columns - 1) / 2) * cell
        y = depth / 2 - 0.5 - cell / 2 - (i // columns) * (cell + strip)
        _metal_pan(x, y, cell * 0.86)
        with placed(at=(x, y, 0.757)):
            _square_pan(cell * 0.83, finishes.pressed(shade, i in shimmering), i, i in swiped, None if i in shimmering else names.get("stamp"))
        if names.get(f"name{i}"):
            label_top(names[f"name{i}"], m.printed(names[f"name{i}"]), (x, y - cell / 2 - 0.16, 0.757), cell * 0.86, 0.5)
    if label:
        label_top(label, m.printed(label), (0, -depth / 2 + 0.58, 0.757), width * 0.36, 0.62)
    with placed(at=(0, depth / 2 + 0.05, 0.6), turn=(lean, 0, 0)):
        box((width, depth, 0.5), body, bevel=0.1, at=(0, depth / 2, -0.5))
        box((width * 0.93, depth * 0.9, 0.05), finishes.silvered(), bevel=0.025, at=(0, depth / 2, -0.03), segments=3)
    for side in (-1, 1):
        with placed(at=(side * width * 0.32, depth / 2 + 0.06, 0.68), turn=(0, 90, 0)):
            lathe(rounded([(0, -0.7), (0.14, -0.7, 0.03), (0.14, 0.7, 0.03), (0, 0.7)]), body, name="hinge", segments=48)


def _metal_pan(x, y, side):
    """The rim of a thin tin pan that stands a little out of its well."""
    rings = [[(x + px, y + py, z) for px, py, z in ring_of(s, s, z, roundness=16, count=160)] for s, z in [(side, 0.7), (side, 0.815), (side - 0.015, 0.825), (side - 0.035, 0.82), (side - 0.04, 0.76)]]
    loft(rings, m.metal("silver", 0.24), name="tin", caps=False)


def _square_pan(side, material, seed, swiped, stamp=None):
    """Powder pressed into a pan: a fine linen from the press, a framed letter sunk into it."""
    def height(x, y):
        inward = np.minimum(side / 2 - np.abs(x), side / 2 - np.abs(y))
        edge = np.clip(inward / 0.06, 0, 1) ** 0.5
        frame = np.exp(-(((inward - 0.2) / 0.022) ** 2))
        linen = 0.009 * np.sin(x * 36) * np.sin(y * 36) if stamp is None else 0.0
        pattern = linen - 0.045 * frame
        if stamp is not None:
            pattern = pattern - 0.055 * _letters(stamp, 0.9 * side, x, y)
        z = 0.065 * edge + pattern * edge + 0.004 * noise(x * 2.2, y * 2.2, seed)
        if swiped:
            across, along = (x * 0.8 + y * 0.6) / (0.3 * side), (y * 0.8 - x * 0.6) / (0.36 * side)
            touched = np.clip(1.25 - across**4 - along**6, 0, 1)
            z = z - touched * (pattern + 0.03 + 0.01 * noise(across * 5, along, seed))
            z = z + 0.02 * np.clip(1 - np.abs(touched - 0.3) / 0.3, 0, 1) * np.clip(noise(x * 14, y * 14, seed + 3), 0, 1)
        return np.where(inward > 0, z, -1)

    relief(height, side * 1.01, side * 1.01, side / 190, material, "pan")
