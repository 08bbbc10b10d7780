"""Films of product on skin: how thick one lies at each place of a stroke, how much it hides, how it shines.

`along` runs from 0 to 1 down the stroke, `side` is 0 in its middle and ±1 at its edges, both with the stroke's own length and width
in centimetres. Heights are in centimetres.
"""

from dataclasses import dataclass

import numpy as np


@dataclass
class Film:
    length: float
    width: float
    shape: str
    rough: float
    """Of its surface: 0.1 mirrors lamps, 0.6 only shines faintly."""
    shine: float = 1.0
    pearl: float = 0.0
    """Share of the light that flakes throw back in one direction."""
    body: float = 0.03
    hides: float = 1.0
    """What its thin end lets through: 1 nothing, 0 almost everything."""


FILMS = {
    "fluid": Film(6.2, 2.13, "spread", 0.34, 0.8, body=0.03, hides=0.75),
    "bullet": Film(6.0, 1.65, "dragged", 0.55, 0.7, body=0.024, hides=0.9),
    "satin": Film(6.0, 1.65, "dragged", 0.33, 1.0, body=0.024, hides=0.9),
    "cream": Film(5.8, 2.2, "patted", 0.36, 0.9, body=0.022, hides=0.6),
    "glaze": Film(5.8, 1.83, "spread", 0.13, 1.0, body=0.055, hides=0.4),
    "oil": Film(6.6, 1.75, "drawn out", 0.14, 1.0, body=0.05, hides=0.12),
    "tint": Film(6.5, 2.32, "spread", 0.3, 0.8, body=0.022, hides=0.2),
    "liner": Film(6.2, 0.37, "drawn", 0.4, 0.7, body=0.006, hides=1.0),
    "pencil": Film(5.8, 0.62, "drawn", 0.6, 0.5, body=0.01, hides=0.9),
    "gel": Film(5.0, 0.92, "dragged", 0.4, 0.7, body=0.012, hides=0.6),
    "powder": Film(5.5, 2.56, "buffed", 0.75, 0.25, body=0.004, hides=0.7),
    "pearl": Film(5.5, 2.32, "buffed", 0.45, 0.5, pearl=0.45, body=0.004, hides=0.7),
    "metal": Film(5.8, 1.77, "dragged", 0.3, 0.8, pearl=0.6, body=0.016, hides=0.95),
}


def laid(film, along, side, cm, seed):
    """Height and how much the film hides (0 to 1), for places of a stroke; `cm` are the same places as (along, across) in centimetres."""
    return {"spread": _spread, "dragged": _dragged, "drawn out": _drawn_out, "patted": _patted, "drawn": _drawn, "buffed": _buffed}[film.shape](film, along, side, cm, seed)


def _smooth(low, high, a):
    t = np.clip((a - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _net(cm, size, seed):
    """The skin's furrows as a film meets them, -1 to 1."""
    return noise(cm[0] / size, cm[1] / size, seed) * 0.6 + noise(cm[0] / size * 2.1, cm[1] / size * 2.1, seed + 1) * 0.4


def _rim(film, along, side, seed, ragged):
    """Distance from the edge in centimetres, positive inside: almost straight sides, a round start, an end that a finger left."""
    w, l = film.width / 2, film.length
    x = along * l
    wave = 1 + 0.08 * noise(along * 3, np.sign(side) * 3, seed) + 0.03 * noise(along * 11, np.sign(side) * 3, seed + 1)
    half = w * wave * (0.95 + 0.05 * np.cos(along * 5 + seed))
    across = np.abs(side) * w
    start = x - w * (1 - np.sqrt(np.clip(1 - np.clip(across / half, 0, 1) ** 2, 0, 1))) * 0.7 - 0.09 * w * (noise(side * 2.2, 1, seed + 7) + 0.5 * noise(side * 7, 1, seed + 8) + 1)
    end = l - x - 0.55 * w * np.clip(across / half, 0, 1) ** 2.2 - 0.12 * ragged * (noise(side * 4, 0, seed + 2) + 0.6 * noise(side * 11, 0, seed + 3) + 1)
    return np.minimum(np.minimum(half - across, start), end)


def _spread(film, along, side, cm, seed):
    """A drop drawn out by a finger: thick where it was put, banked at the sides, thin at its end."""
    rim = _rim(film, along, side, seed, 1.6)
    streaks = noise(side * 5, along * 1.4, seed + 4) * 0.6 + noise(side * 13, along * 2.2, seed + 5) * 0.4
    thin = 1 - 0.72 * _smooth(0.3, 1.0, along)
    drop = 0.9 * np.exp(-(((along - 0.16) * film.length / (0.42 * film.width)) ** 2) - (side / 0.75) ** 2)
    bank = 0.35 * np.exp(-(((np.abs(side) - 0.84) / 0.12) ** 2)) * (1 - 0.6 * along)
    height = film.body * (0.55 * thin * (1 + 0.38 * streaks) + drop + bank) * _smooth(0, 0.14, rim)
    left = 0.9 + 0.35 * streaks + 0.25 * _net(cm, 0.09, seed + 6)
    worn = _smooth(0.62, 1.02, along) * (1 - 0.45 * film.hides)
    hidden = 1 - (1 - film.hides) * _smooth(0.38, 0.85, along)
    cover = np.clip(hidden * np.clip(left + 0.5 - 1.5 * worn, 0, 1), 0, 1) * _smooth(-0.01, 0.05, rim)
    return height, np.where(rim > -0.02, cover, 0)


def _drawn_out(film, along, side, cm, seed):
    """Oil that a wand set down as a bead and drew out: its colour is as deep as it is thick, its outline runs out softly everywhere."""
    w = film.width / 2
    x, y = along * film.length, side * w
    y = y + 0.10 * noise(along * 3, 0, seed) + 0.04 * noise(along * 9, 0, seed + 1)
    streaks = noise(y * 6, along * 0.8, seed + 4) * 0.6 + noise(y * 15, along * 1.1, seed + 5) * 0.4
    far = np.clip(along, 0, 1)
    half = w * (0.62 + 0.12 * noise(along * 2.3, np.sign(side), seed + 2)) * (1 - 0.35 * _smooth(0.45, 1, far))
    sides = _smooth(0, 1, (half - np.abs(y)) / (0.14 + 0.3 * far) + 0.5)
    ends = _smooth(-0.05, 0.22, x - 0.6 * (y / w) ** 2) * (1 - _smooth(0.5, 1.02, along * (1 + 0.25 * streaks) + 0.05 * noise(y * 4, 0, seed + 3)))
    trail = 0.5 * (1 - 0.75 * _smooth(0.1, 0.95, far)) * (1 + 0.4 * streaks) * sides * ends
    round_off = 1 + 0.08 * noise(np.arctan2(y, x - 1.15) * 1.6, 0, seed + 6)
    ahead = x - 1.15
    away = np.hypot(ahead / np.where(ahead < 0, 1.2, 2.3), y / (0.95 * w)) * round_off
    bead = 1.15 * (1 - _smooth(0.4, 1.04, away)) * (1 + 0.12 * streaks * _smooth(0, 1.5, ahead))
    deep = np.where((along > -0.2) & (along < 1.2), bead + trail, 0)
    cover = 1 - np.exp(-2.9 * np.clip(deep, 0, None) ** 1.25)
    return film.body * (deep + 0.25 * bead**2), np.where(cover > 0.004, np.clip(cover * 1.012, 0, 1), 0)


def _dragged(film, along, side, cm, seed):
    """Passed over the skin from a bullet or a wand: even, in fine tracks, skipping the furrows at sides and end."""
    rim = _rim(film, along, side, seed, 1.0)
    tracks = noise(side * 7, along * 0.8, seed + 4) * 0.5 + noise(side * 19, along * 1.1, seed + 5) * 0.5
    net = _net(cm, 0.075, seed + 6)
    ridge = 0.5 * np.exp(-(((np.abs(side) - 0.9) / 0.09) ** 2))
    height = film.body * (0.65 + 0.3 * tracks + ridge) * (1 - 0.5 * along) * _smooth(0, 0.07, rim) + 0.0012 * net
    reach = rim / 0.13 + 0.55 * net + 0.35 * tracks
    dry = _smooth(0.6, 1.0, along) * 1.1
    cover = _smooth(-0.1, 0.75, reach) * np.clip(1.25 - dry * (0.55 - 0.5 * net - 0.4 * tracks) * (1.6 - film.hides), 0, 1)
    return height, np.where(rim > -0.02, cover, 0)


def _patted(film, along, side, cm, seed):
    """Cream patted on with a fingertip, three or four times beside each other, its edges worked into the skin until they are lost in it."""
    chance = np.random.default_rng(seed)
    w = film.width / 2
    x, y = along * film.length, side * w
    cloud = noise(cm[0] * 1.7, cm[1] * 1.7, seed + 4) * 0.6 + noise(cm[0] * 4.1, cm[1] * 4.1, seed + 5) * 0.4
    net = _net(cm, 0.085, seed + 6)
    dose = np.zeros(np.shape(x))
    for at, strength in ((0.2, 1.5), (0.38, 1.5), (0.57, 1.1), (0.77, 0.6)):
        reach = w * chance.uniform(0.74, 0.9)
        dx, dy = x - (at + chance.normal(0, 0.02)) * film.length, y - chance.normal(0, 0.12) * w
        away = np.hypot(dx / 1.15, dy) / reach * (1 + 0.07 * cloud)
        dose = dose + strength * np.exp(-(away**2.6))
    dose = np.clip(dose * (1 + 0.12 * cloud) + 0.17 * net * np.clip(dose, 0, 1), 0, None)
    cover = np.clip(1.03 * (1 - np.exp(-2.7 * dose**1.25)), 0, 1)
    return film.body * cover * (0.75 + 0.2 * cloud) + 0.001 * net * cover, np.where(cover > 0.004, cover, 0)


def _drawn(film, along, side, cm, seed):
    """A line: pressed, then lifted to a point."""
    w = film.width / 2
    point = 0.85 if film.rough < 0.5 else 0.3
    half = w * (1 - point * _smooth(0.7, 1.0, along)) * (1 - 0.5 * _smooth(0.04, 0, along)) * (1 + 0.06 * noise(along * 9, np.sign(side), seed)) * np.where(along < 0, 0, 1)
    ends = np.minimum(along, 1 - along) * film.length
    rim = np.minimum(half - np.abs(side) * w, ends)
    net = _net(cm, 0.06, seed + 6)
    rough = 0.9 if film.rough > 0.5 else 0.15
    cover = _smooth(-0.015, 0.03 + 0.05 * rough, rim + rough * 0.045 * net)
    worn = np.clip(1.3 - rough * np.clip(-net, 0, 1) * 0.8 - rough * _smooth(0.7, 1, along), 0, 1)
    return film.body * _smooth(0, 0.06, rim), cover * worn


def _buffed(film, along, side, cm, seed):
    """Powder rubbed on with a fingertip: no edge, a little denser where it was set down, caught in the furrows."""
    x, y = (along - 0.5) * 2, side
    cloud = noise(cm[0] * 1.3, cm[1] * 1.3, seed + 4) * 0.6 + noise(cm[0] * 3.7, cm[1] * 3.7, seed + 5) * 0.4
    net = _net(cm, 0.07, seed + 6)
    away = (np.abs(x) ** 3.2 + np.abs(y) ** 2.8) ** (1 / 3) + 0.09 * cloud
    cover = 1 - _smooth(0.34, 1.2, away)
    cover = np.clip(cover * 1.12 + 0.14 * net * cover * (1 - cover) * 4, 0, 1)
    return film.body * cover + 0.0006 * net * cover, cover


def noise(x, y, seed):
    """Smooth noise from -1 to 1 about a lattice of random values."""
    x, y = np.broadcast_arrays(np.asarray(x, dtype=float) + 100.3, np.asarray(y, dtype=float) + 100.7)
    values = np.random.default_rng(seed * 7919 + 13).uniform(-1, 1, (256, 256))
    left, low = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - left, y - low
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def at(i, j):
        return values[(left + i) % 256, (low + j) % 256]

    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
