"""Hair as it lies on a table, strand by strand: locks and cut ends. Centimetres."""

from math import pi

import numpy as np

import combed
import materials as m
from shapes import add_curves
from strokes import noise

TOGETHER = ((6, 0.1, 0.07, 9.0), (38, 0.2, 0.06, 6.0), (420, 0.42, 0.025, 4.0))
"""Tufts, locks and wisps: their number across a tress, how much they draw their strands together, how far they stray (shares of half the
width) and within which length (centimetres)."""

TINTS = (0.8, 1.0, 1.22)

HAIR = {"black": "#2b2220", "brown": "#5b3e31", "chestnut": "#70472f", "copper": "#8c5942", "blonde": "#d2aa80"}


def tress(line, wide, tall, hair="brown", count=9000, cut=False, wave=None, parted=None, loose=0.5, seed=1, **_):
    """Hair along a line of points on the table. `wide` is half its width and `tall` its height, from the line's beginning to its end;
    `cut` straight or run out, `wave` (reach, length), `parted` by teeth:
    {teeth: their distances from the line, middle: a point of it, reach, thick}."""
    frame = _frame(np.array(line, dtype=float), np.array([(0, 0, 1)] * len(line), dtype=float))
    points, locks = _strands(frame, wide, tall, count, seed, cut, wave, parted, loose)
    points[..., 2] = np.maximum(points[..., 2], 0.006)
    _hair(points, hair, seed, locks)


def wound_lock(radius=1.6, low=16.0, rise=1.95, turns=4.0, table=1.9, wide=0.62, hair="brown", count=6000, seed=2, **_):
    """A lock wound round a barrel that lies along z above a table at y = `table`: it comes from the left and runs out on the right."""
    lies = table - 0.04
    angles = np.linspace(0, 2 * pi * turns, int(24 * turns))
    round_ = np.stack([np.sin(angles), np.cos(angles), 0 * angles], axis=1)
    middle = low + rise * angles / (2 * pi)
    helix = round_ * (radius + 0.03) + np.stack([0 * angles, 0 * angles, middle], axis=1)
    before = [(-15, lies, low - 5.5), (-11, lies, low - 4.6), (-7, lies, low - 3.0), (-4, lies, low - 1.5), (-1.6, lies - 0.06, low - 0.5)]
    end = helix[-1]
    after = [(end[0] + x, lies, end[2] + z) for x, z in ((1.8, 0.4), (3.8, 1.3), (5.6, 2.6), (6.6, 4.2), (6.4, 5.8))]
    line = np.concatenate([before, helix, after])
    ups = np.concatenate([[(0, -1, 0)] * len(before), round_, [(0, -1, 0)] * len(after)])
    tall = [0.5] * len(before) + [0.24] * len(helix) + [0.26, 0.32, 0.34, 0.3, 0.16]
    across = [1.5, 1.4, 1.1, 0.8, 0.68] + [wide] * len(helix) + [0.6, 0.56, 0.5, 0.4, 0.18]
    points, locks = _strands(_frame(line, ups, 190), across, tall, count, seed)
    points[..., 1] = np.minimum(points[..., 1], table - 0.006)
    _hair(points, hair, seed, locks)


def snippets(hair="brown", count=240, reach=(5, 2.4), long=1.2, seed=4, **_):
    """Short ends of cut hair, fallen singly and in little wisps."""
    chance = np.random.default_rng(seed)
    wisps = chance.normal(0, 0.45, (14, 2)) * reach
    turns = chance.random(14) * pi
    mine = chance.integers(0, 14, count)
    alone = chance.random(count) < 0.35
    at = np.where(alone[:, None], chance.normal(0, 0.5, (count, 2)) * reach, wisps[mine] + chance.normal(0, 0.12, (count, 2)))
    turn = np.where(alone, chance.random(count) * pi, turns[mine] + chance.normal(0, 0.25, count))
    length, bend = long * chance.uniform(0.25, 1, count), chance.normal(0, 0.5, count)
    share = np.linspace(-0.5, 0.5, 8)
    way = turn[:, None] + bend[:, None] * share
    points = np.empty((count, 8, 3))
    points[..., 0] = at[:, :1] + length[:, None] * share * np.cos(way)
    points[..., 1] = at[:, 1:] + length[:, None] * share * np.sin(way)
    points[..., 2] = 0.01 + 0.05 * chance.random((count, 1)) * (0.3 + np.abs(share) * 1.4)
    _hair(points, hair, seed)


def _frame(line, ups, steps=80):
    """A smooth way through points, cut into equal steps: places, what is aside and what is above."""
    both = np.concatenate([line, ups], axis=1)
    corners = np.concatenate([2 * both[:1] - both[1:2], both, 2 * both[-1:] - both[-2:-1]])
    dense = np.linspace(0, len(both) - 1 - 1e-6, 24 * len(both))
    i, t = dense.astype(int), (dense % 1)[:, None]
    a, b, c, d = (corners[i + k] for k in range(4))
    curve = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve[:, :3], axis=0), axis=1))])
    even = np.linspace(0, way[-1], steps)
    curve = np.stack([np.interp(even, way, curve[:, k]) for k in range(6)], axis=1)
    knots = np.interp(even, way, dense / (len(both) - 1))
    ahead = _unit(np.gradient(curve[:, :3], axis=0))
    aside = _unit(np.cross(ahead, curve[:, 3:]))
    return curve[:, :3], aside, np.cross(aside, ahead), way[-1], knots


def _unit(a):
    return a / np.linalg.norm(a, axis=1, keepdims=True)


def _strands(frame, wide, tall, count, seed, cut=False, wave=None, parted=None, loose=0.5):
    """Points (strand, step, xyz) and the tuft of each strand. Hair keeps together in tufts, locks and wisps, the more the nearer to its ends."""
    place, aside, above, length, knots = frame
    steps = len(place)
    chance = np.random.default_rng(seed)
    root = np.stack([chance.uniform(-1, 1, count) * np.sqrt(chance.uniform(0.2, 1, count)), chance.random(count)], axis=1)
    kin = [_kin(root, number, chance) for number, *_ in TOGETHER]
    ends = _ends(count, kin[1][0], cut, chance)
    share = np.linspace(0, 1, steps)[None, :] * ends[:, None]
    far = share * length
    x, h = (np.repeat(root[:, k, None], steps, axis=1) for k in (0, 1))
    for level in (2, 1, 0):
        _number, draws, strays, period = TOGETHER[level]
        mine, centres, keen = kin[level]
        drawn = np.clip(2 * loose * draws * keen[:, None] * (0.3 + 0.7 * share**1.4), 0, 0.9)
        x = x + (centres[mine, 0][:, None] - x) * drawn + strays * noise(far / period, mine[:, None] * 7.31, seed + level) * (0.5 + share)
        h = h + (centres[mine, 1][:, None] - h) * 0.7 * drawn + 2 * strays * noise(far / period, mine[:, None] * 5.17, seed + 9 + level)
    at = share * (steps - 1)
    low = np.minimum(np.floor(at).astype(int), steps - 2)
    part = at - low
    known = np.linspace(0, 1, len(np.atleast_1d(wide)))
    across = np.interp(knots, known, wide)
    deep = np.interp(knots, known, tall)
    span = across[low] * (1 - part) + across[low + 1] * part
    thick = deep[low] * (1 - part) + deep[low + 1] * part
    astray = chance.random(count)
    apart = np.select([astray < 0.009, astray < 0.07], [0.5, 0.16], 0.028)[:, None] * (0.3 + share)
    own = np.arange(count)[:, None] * 1.37
    x = x * span + apart * noise(far / 2.6, own, seed + 3)
    h = np.clip(h, 0, 1) * thick * np.sqrt(np.clip(1 - 0.85 * np.minimum(np.abs(x / span), 1) ** 2.4, 0, 1)) + apart * (0.5 + 0.5 * noise(far / 3.1, own, seed + 4))
    if wave:
        reach, period = wave
        lock = kin[0][0][:, None]
        phase = 2 * pi * far / period + 1.0 * noise(far / 9, lock * 3.7, seed + 5) + 0.9 * noise(0 * far, lock * 2.9, seed + 6) + 0.55 * noise(0 * far, kin[1][0][:, None] * 1.9, seed + 7) + 0.3 * noise(0 * far, kin[2][0][:, None] * 1.3, seed + 8)
        x = x + reach * np.sin(phase)
        h = h + 0.35 * thick * (1 + np.cos(2 * phase)) / 2
    if parted:
        middle = length * np.argmin(np.linalg.norm(place - parted["middle"], axis=1)) / (steps - 1)
        x = _parted(x, np.abs(far - middle) - parted["reach"], parted["teeth"], parted.get("thick", 0.1))
    pick = lambda values: values[low] * (1 - part[..., None]) + values[low + 1] * part[..., None]
    return pick(place) + pick(aside) * x[..., None] + pick(above) * h[..., None], kin[1][0]


def _kin(root, number, chance):
    """Which of a number of bundles each strand belongs to, their middles, and how much each strand keeps to its own."""
    centres = np.stack([chance.uniform(-0.98, 0.98, number), chance.random(number)], axis=1)
    mine = np.argmin((root[:, None, 0] - centres[None, :, 0]) ** 2 + 0.05 * (root[:, None, 1] - centres[None, :, 1]) ** 2, axis=1)
    return mine, centres, (chance.uniform(0.4, 1.3, number))[mine] * chance.uniform(0.5, 1.1, len(root))


def _ends(count, lock, cut, chance):
    """The share of the whole length that each strand has: cut straight, or thinning out lock by lock."""
    if cut:
        return 1 - chance.exponential(0.0022, count) - 0.006 * chance.random(lock.max() + 1)[lock]
    return 1 - 0.13 * chance.random(lock.max() + 1)[lock] ** 1.6 - np.minimum(chance.exponential(0.06, count), 0.42)


def _parted(x, away, teeth, thick, after=1.6):
    """Draws strands into the gaps between teeth, and for some way before and after them."""
    teeth = np.sort(np.array(teeth, dtype=float))
    gap = np.clip(np.searchsorted(teeth, x), 1, len(teeth) - 1)
    left, right = teeth[gap - 1], teeth[gap]
    inside = (x > teeth[0]) & (x < teeth[-1])
    middle, half = (left + right) / 2, (right - left) / 2
    pull = 1 / (1 + (np.clip(away, 0, None) / after) ** 2)
    squeezed = middle + (x - middle) * np.clip(1 - thick / half, 0.15, 1)
    return np.where(inside, x + (squeezed - x) * pull, x)


def _hair(points, hair, seed, locks=None, radius=0.0036):
    """Strands as hair; locks of three tints, as hair has that grew in the sun for different times."""
    count, steps, _ = points.shape
    chance = np.random.default_rng(seed + 50)
    taper = np.interp(np.linspace(0, 1, steps), [0, 0.7, 1], [1, 0.95, 0.5])
    radii = radius * chance.uniform(0.75, 1.2, (count, 1)) * taper
    tint = chance.integers(0, len(TINTS), 999)[locks] if locks is not None else np.ones(count, int)
    for number, bright in enumerate(TINTS):
        some = tint == number
        if some.any():
            add_curves("hair", points[some], radii[some], _fibre(hair, bright))


def _fibre(hair, bright):
    """Hair that light enters: a pale glint at its surface, a coloured one from within, no two strands of one colour."""

    def make():
        material = m.principled("hair")
        tree = material.node_tree
        fibre = tree.nodes.new("ShaderNodeBsdfHairPrincipled")
        fibre.parametrization = "COLOR"
        for word, value in {"Roughness": 0.38, "Radial Roughness": 0.6, "Coat": 0.0, "Random Roughness": 0.3, "Offset": 0.05}.items():
            if word in fibre.inputs:
                fibre.inputs[word].default_value = value
        _varied(tree, fibre, hair, bright)
        combed.mark(tree)
        tree.links.new(fibre.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
        return material

    return m.remembered(("fibre", hair, bright), make)


def _varied(tree, fibre, hair, tint):
    strand, differs, bright = (tree.nodes.new("ShaderNode" + kind) for kind in ("HairInfo", "HueSaturation", "MapRange"))
    differs.inputs["Color"].default_value = m.linear(HAIR[hair])
    bright.inputs["To Min"].default_value, bright.inputs["To Max"].default_value = 0.55 * tint, 1.35 * tint
    tree.links.new(strand.outputs["Random"], bright.inputs["Value"])
    tree.links.new(bright.outputs["Result"], differs.inputs["Value"])
    tree.links.new(differs.outputs["Color"], fibre.inputs["Color"])
