"""Textures on the table: swirls, loose powder, scrub; reliefs like those of strokes.py. Centimetres."""

from math import pi

import numpy as np

import materials as m
from strokes import finish_of, noise, relief


def swirl(colour, radius=3.4, tall=1.7, turns=2.4, finish="wet", seed=2, **_):
    """A dollop turned out of a jar: a ridge that winds up to a bent peak."""

    def height(x, y):
        away, angle = np.hypot(x, y) / radius, np.arctan2(y, x)
        r = away / (1 + 0.05 * noise(1.6 * np.cos(angle), 1.6 * np.sin(angle), seed))
        way = turns * r**0.75 - angle / (2 * pi) + 0.03 * noise(x, y, seed + 1)
        wind = way % 1.0
        ridge = np.where(wind < 0.66, wind / 0.66, (1 - wind) / 0.34)
        ridge = ridge * ridge * (3 - 2 * ridge) - 0.5
        wound = np.clip((r - 0.1) / 0.16, 0, 1) * np.clip((1.02 - r) / 0.3, 0, 1)
        mound = np.where(r < 1, np.clip(1 - r**2.4, 0, 1) ** 0.6, -2 * (r - 1))
        peak = 0.62 * np.exp(-((np.hypot(x - 0.05 * radius, y) / radius / 0.17) ** 1.4))
        streaks = 0.025 * noise(wind * 9, 3 * np.cos(angle / 2 + pi * np.floor(way)), seed + 2) * np.clip(8 * np.minimum(wind, 1 - wind), 0, 1)
        return tall * mound * (0.5 + 0.4 * ridge * wound + peak + streaks * wound) - 0.02

    relief(height, radius * 2.3, radius * 2.3, radius / 170, finish_of(colour, finish), "swirl")


def heap(colour, radius=2.4, tall=0.75, seed=3, **_):
    """Loose powder let fall: a mound that slid to its natural slope, with clumps on it and grains around it."""

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.35) / radius
        reach = 1 + 0.13 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed) + 0.05 * noise(7 * np.cos(turn), 7 * np.sin(turn), seed + 1)
        mound = tall * np.clip(1 - (away / reach) ** 1.25, 0, 1) ** 1.1
        clumps = 0.05 * noise(x * 2.6, y * 2.6, seed + 2) + 0.03 * noise(x * 7, y * 7, seed + 3) + 0.018 * noise(x * 19, y * 19, seed + 4)
        edge = np.clip((1.06 - away / reach) / 0.2, 0, 1)
        grains = 0.075 * np.clip(noise(x * 9, y * 9, seed + 5) - 0.35 - 1.2 * np.clip(away / reach - 1, 0, 1), 0, 1)
        return mound + clumps * edge + np.where(away > 0.8 * reach, grains, 0) - np.where(edge > 0, 0, 0.012) - 0.004

    relief(height, radius * 3.2, radius * 2.6, 0.016, m.matt(colour, 0.95), "heap")


def scrub(colour, radius=3.3, tall=1.0, seed=8, **_):
    """A scoop of cream full of crystals of salt or sugar."""

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.2) / radius
        reach = 1 + 0.12 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed)
        mound = tall * np.clip(1 - (away / reach) ** 2, 0, 1) ** 0.8 * (1 + 0.3 * noise(x * 0.9, y * 0.9, seed + 1))
        crystals = sum(size * np.clip(np.abs(noise(x / size * 0.55, y / size * 0.55, seed + 2 + i)) - 0.18, 0, 1) for i, size in enumerate((0.2, 0.13, 0.08)))
        loose = np.where(away < 1.25 * reach, 0.22 * np.clip(noise(x * 4.5, y * 4.5, seed + 6) - 0.55 - 0.6 * np.clip(away / reach - 1, 0, 1), 0, 1), 0)
        return np.where(mound > 0, mound + 0.55 * crystals * np.clip(mound * 6, 0, 1), loose) - 0.012

    relief(height, radius * 3, radius * 2.6, 0.018, m.wet(colour), "scrub")
