"""Hair of brushes, strand by strand. Centimetres."""

from math import pi

import numpy as np

import finishes
import materials as m
from shapes import add_curves, lathe


def tuft(line, base, squash, colour, ends=None, count=7000, radius=0.0075, seed=1):
    """A brush head: strands from a round ferrule of radius `base` at the first height of `line` to its outer profile (r, z).

    Strands keep their place between the middle and the rim all the way up, and end at the dome.
    """
    chance = np.random.default_rng(seed)
    r, z = (np.array(values) for values in zip(*line))
    place = np.sqrt(chance.random(count))
    angle = chance.random(count) * 2 * pi
    top = np.array([_dome_height(r, z, share) for share in np.linspace(0, 1, 65)])
    ragged = 0.02 * (z[-1] - z[0])
    end = np.interp(place, np.linspace(0, 1, 65), top) - chance.exponential(ragged, count) - ragged * chance.random(count)
    stray = chance.random(count) < 0.025
    end = end + np.where(stray, chance.uniform(0, 3 * ragged, count), 0)
    locks = chance.integers(0, 90, count)
    drawn = chance.normal(0, 0.05 * r.max(), (90, 2))
    steps = 7
    widest = r.max()
    points = np.empty((count, steps, 3))
    bend = chance.normal(0, 0.022, (count, 2)) * np.where(stray, 3.5, 1)[:, None] + 0.35 * drawn[locks]
    for k in range(steps):
        share = k / (steps - 1)
        height = z[0] + (end - z[0]) * share
        spread = base + (widest - base) * np.clip((height - z[0]) / (z[int(np.argmax(r))] - z[0] + 1e-6), 0, 1) ** 0.8
        away = place * spread
        points[:, k, 0] = away * np.sin(angle) + bend[:, 0] * share**2 * 2
        points[:, k, 1] = (-away * np.cos(angle) + bend[:, 1] * share**2 * 2) * squash
        points[:, k, 2] = height
    taper = np.linspace(1, 0.35, steps)[None, :] * radius * chance.uniform(0.8, 1.2, (count, 1))
    add_curves("hair", points, taper, finishes.tress(colour, ends))
    core = [(rr * 0.8, z[0] + (zz - z[0]) * 0.86) for rr, zz in line]
    lathe(core, m.matt(colour, 0.9), squash=squash, name="core")


def _dome_height(r, z, share):
    """Height at which the outer profile has come in to a share of its widest radius."""
    widest = int(np.argmax(r))
    inward = r[widest:][::-1]
    return float(np.interp(share * r[widest], inward, z[widest:][::-1]))


def bunch(root, tip, count, spread, radius, material, seed, splay=1.5):
    """A hole's worth of bristles: straight, a little apart at the tips."""
    chance = np.random.default_rng(seed)
    a = chance.random(count) * 2 * pi
    r = spread * np.sqrt(chance.random(count))
    off = np.stack([r * np.cos(a), r * np.sin(a), np.zeros(count)], axis=1)
    root, tip = np.array(root, dtype=float), np.array(tip, dtype=float)
    points = np.stack([root + off, (root + tip) / 2 + off * (1 + splay) / 2, tip + off * splay], axis=1)
    points[:, 2] += (tip - root) * (chance.random((count, 1)) - 0.5) * 0.05
    add_curves("bristles", points, np.full((count, 3), radius) * np.array([1, 1, 0.8]), material)
