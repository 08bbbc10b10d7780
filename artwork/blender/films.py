"""Films of product on skin: how thick one lies at each place of a stroke, how much it hides, how it shines.

Places are centimetres along the stroke (0 where it begins) and across it (0 in its middle). Heights are in centimetres. `net` is the
skin's own relief, 1 on its plates and -1 in its furrows. `hand` is the chance by which each stroke is made a little otherwise.
"""

from dataclasses import dataclass
from functools import lru_cache

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
    """How soon a thin film of it hides what is beneath: 1 at once, 0.1 only where it lies thick."""


FILMS = {
    "fluid": Film(6.4, 2.2, "spread", 0.36, 0.7, body=0.02, hides=0.75),
    "concealer": Film(5.2, 1.7, "spread", 0.42, 0.6, body=0.02, hides=0.9),
    "bullet": Film(5.8, 1.5, "dragged", 0.55, 0.6, body=0.02, hides=0.9),
    "satin": Film(5.8, 1.5, "dragged", 0.34, 0.9, body=0.02, hides=0.9),
    "cream": Film(5.2, 2.3, "patted", 0.42, 0.6, body=0.012, hides=0.6),
    "glaze": Film(5.8, 1.8, "spread", 0.13, 1.0, body=0.045, hides=0.5),
    "oil": Film(6.6, 1.75, "drawn out", 0.14, 1.0, body=0.05, hides=0.12),
    "tint": Film(6.6, 2.4, "spread", 0.32, 0.7, body=0.014, hides=0.4),
    "liner": Film(6.2, 0.34, "drawn", 0.4, 0.7, body=0.006, hides=1.0),
    "pencil": Film(5.8, 0.55, "drawn", 0.6, 0.5, body=0.01, hides=0.9),
    "gel": Film(4.8, 0.95, "dragged", 0.4, 0.7, body=0.012, hides=0.45),
    "powder": Film(5.4, 2.5, "buffed", 0.75, 0.2, body=0.002, hides=0.7),
    "pearl": Film(5.4, 2.3, "buffed", 0.45, 0.5, pearl=0.45, body=0.002, hides=0.7),
    "metal": Film(5.4, 1.7, "spread", 0.3, 0.8, pearl=0.6, body=0.01, hides=0.9),
}


def laid(film, x, y, net, hand, seed):
    """Height and how much the film hides (0 to 1), for places of a stroke."""
    shapes = {"spread": _spread, "dragged": _dragged, "drawn out": _drawn_out, "patted": _patted, "drawn": _drawn, "buffed": _buffed}
    return shapes[film.shape](film, x, y, net, hand, seed)


def _smooth(low, high, a):
    t = np.clip((a - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _bent(x, y, length, hand, most):
    """Places beside a course that a wrist turned a little."""
    bow = hand.uniform(-most, most)
    return y - bow * (4 * (x / length - 0.5) ** 2 - 1) - 0.03 * noise(x * 0.9, 0, int(hand.integers(999)))


def _dragged(film, x, y, net, hand, seed):
    """Passed over the skin from a bullet or a brush, once or again: clean where it was pressed, caught by the skin where it grazed; each track ends for itself."""
    cover, height = np.zeros(np.shape(x), np.float32), np.zeros(np.shape(x), np.float32)
    passes = int(hand.choice([1, 1, 2, 2]))
    pressed = hand.choice([-1, 1])
    for number in range(passes):
        begin, end = number * hand.uniform(-0.1, 0.45), film.length * hand.uniform(0.72, 1.05)
        half = film.width / 2 * (hand.uniform(0.9, 1.05) if passes == 1 else hand.uniform(0.66, 0.85))
        across = _bent(x, y, film.length, hand, 0.16) - (number - (passes - 1) / 2) * film.width * hand.uniform(0.2, 0.3)
        h, c = _pass(film, x - begin, across / half, half, end - begin, net, hand, seed + 11 * number, pressed)
        height = h + height * (1 - 0.85 * c)
        cover = 1 - (1 - cover) * (1 - c)
    return height, cover


def _pass(film, x, u, half, end, net, hand, seed, pressed):
    """One pass: `u` is -1 and 1 at its edges."""
    fine = 1.0 if film.hides > 0.6 else 1.7
    u = u * (1 + 0.06 * noise(x * 0.6, np.sign(u) * 3, seed)) * (1 + hand.uniform(-0.1, 0.12) * x / end)
    tracks = 0.5 * noise(u * 5 * fine, x * 0.22, seed + 4) + 0.5 * noise(u * 14 * fine, x * 0.3, seed + 5)
    graze = hand.uniform(0.25, 0.6) + 0.35 * (1 - film.hides)
    press = 1 - graze * _smooth(-0.5, 1.0, -pressed * u) * np.clip(0.7 + 0.5 * noise(x * 0.5, 1, seed + 1), 0, 1.2)
    last = end * (1 - 0.1 * np.clip(0.5 + noise(u * 2.2, 5, seed + 2), 0, 1.2) - 0.035 * noise(u * 7 * fine, 9, seed + 3)) - 0.25 * half * u * u
    over = x - last
    press = press - 1.0 * _smooth(-hand.uniform(1.0, 2.4), 0.1, over) - 1.5 * _smooth(-0.1, 0.5, over) + 0.12 * noise(x * 0.8, u * 0.8, seed + 6)
    grain = 0.55 * net + 0.3 * noise(x / 0.045, u * half / 0.04, seed + 8) + 0.25 * noise(x / 0.16, u * half / 0.12, seed + 9)
    caught = press + 0.26 * tracks + 0.6 * grain * np.clip(1.3 - press, 0, 1)
    round_start = half * (1 - np.sqrt(np.clip(1 - np.clip(np.abs(u), 0, 1) ** 2.6, 0, 1))) * hand.uniform(0.4, 0.95)
    first = round_start + hand.uniform(-0.16, 0.16) * u * half + 0.05 * noise(u * 2.5, 2, seed + 7) + 0.02 * noise(u * 9, 2, seed + 12)
    rim = (1 - np.abs(u)) * half
    clean = np.clip(0.5 + 0.9 * pressed * u, 0, 1)
    sides = clean * _smooth(-0.01, 0.035, rim + 0.012 * net) + (1 - clean) * _smooth(-0.04, 0.16, rim + 0.05 * net + 0.05 * tracks)
    begun = _smooth(-0.01, 0.05, x - first + 0.015 * net)
    here = sides * begun
    cover = _smooth(0.08, 0.5, caught) * here
    ridge = 0.5 * np.exp(-(((rim - 0.05) / 0.05) ** 2)) * clean + 0.4 * np.exp(-(((x - first - 0.07) / 0.07) ** 2)) * np.clip(0.5 + noise(u * 3, 8, seed + 10), 0, 1.2)
    height = film.body * (0.5 + 0.55 * tracks + ridge * np.clip(press, 0, 1)) * np.clip(press, 0.1, 1) * here * _smooth(0.1, 0.5, caught)
    return height + 0.0012 * net * cover, np.where(np.abs(u) < 1.3, cover, 0)


def _spread(film, x, y, net, hand, seed):
    """A drop drawn out by a finger: thick where it was put, ridged by the fingertip, then less and less until the skin is bare."""
    w, length = film.width / 2, film.length
    y = _bent(x, y, length, hand, 0.3)
    far = x / length
    half = w * (0.86 + 0.1 * noise(x * 0.7, np.sign(y) * 3, seed) + 0.03 * noise(x * 2.6, np.sign(y) * 3, seed + 1)) * (1 + hand.uniform(-0.28, 0.2) * far)
    u = y / half
    ridges = 0.55 * noise(u * 4.2, x * 0.22, seed + 4) + 0.45 * noise(u * 12, x * 0.3, seed + 5)
    fades = hand.uniform(0.2, 0.42)
    end = hand.uniform(0.85, 1.05) * (1 + 0.12 * noise(u * 2.1, 4, seed + 2) + 0.07 * noise(u * 7, 6, seed + 3))
    left = 1 - _smooth(fades, 1.0, far / end)
    soft = 0.22 + 0.75 * _smooth(0.03, 0.7, far)
    sides = _smooth(0, 1, (1 - np.abs(u) + 0.07 * ridges + 0.02 * net) / soft)
    lean = hand.uniform(-0.13, 0.13)
    first = w * (1 - np.sqrt(np.clip(1 - np.clip(np.abs(u), 0, 1) ** 2, 0, 1))) * hand.uniform(0.85, 1.25) + lean * u * w + 0.09 * noise(u * 1.6, 1, seed + 7) + 0.03 * noise(u * 5, 1, seed + 8)
    begun = _smooth(-0.03, 0.2 if film.rough > 0.2 else 0.1, x - first)
    drop = np.exp(-(((x - hand.uniform(0.6, 0.95) * w) / (0.7 * w)) ** 2) - ((u - lean) / 0.62) ** 2)
    dose = np.clip(left**1.5 * (1 + 0.42 * ridges * _smooth(0.02, 0.3, far)), 0, 2) * sides * begun
    dose = dose + 0.6 * drop * begun * sides
    hiding = 1.5 + 5 * film.hides
    thin = np.exp(-hiding * dose)
    cover = 1 - np.exp(-hiding * dose ** (1.15) * (1 + 0.5 * net * thin + 0.2 * ridges))
    bank = 0.3 * np.exp(-(((np.abs(u) - 0.8) / 0.12) ** 2)) * np.clip(1 - 2.2 * far, 0, 1) * begun * sides
    height = film.body * (0.5 * dose * (1 + (0.5 if film.rough > 0.2 else 0.28) * ridges) + 0.9 * drop * begun * sides + bank)
    there = (np.abs(u) < 1.4) & (far < 1.35) & (cover > 0.004)
    return np.where(there, height, 0), np.where(there, np.clip(cover * 1.01, 0, 1), 0)


def _drawn_out(film, x, y, net, hand, seed):
    """Oil that a wand set down as a bead and drew out: its colour is as deep as it is thick, its outline runs out softly everywhere."""
    w, along = film.width / 2, x / film.length
    y = _bent(x, y, film.length, hand, 0.3) + 0.05 * noise(along * 9, 0, seed + 1)
    streaks = noise(y * 6, along * 0.8, seed + 4) * 0.6 + noise(y * 15, along * 1.1, seed + 5) * 0.4
    far = np.clip(along, 0, 1)
    half = w * (hand.uniform(0.5, 0.66) + 0.12 * noise(along * 2.3, np.sign(y), seed + 2)) * (1 - 0.35 * _smooth(0.45, 1, far))
    sides = _smooth(0, 1, (half - np.abs(y)) / (0.07 + 0.28 * far) + 0.5)
    ends = _smooth(-0.05, 0.22, x - 0.6 * (y / w) ** 2) * (1 - _smooth(0.45, 1.02, along * (1 + 0.25 * streaks) + 0.05 * noise(y * 4, 0, seed + 3)))
    trail = 0.72 * (1 - 0.75 * _smooth(0.2, 1, far)) * (1 + 0.4 * streaks) * sides * ends
    middle, broad = hand.uniform(0.9, 1.3), hand.uniform(0.74, 0.95)
    angle = np.arctan2(y, x - middle)
    round_off = 1 + 0.08 * noise(1.3 * np.cos(angle), 1.3 * np.sin(angle), seed + 6)
    ahead = x - middle
    away = np.hypot(ahead / np.where(ahead < 0, hand.uniform(0.9, 1.2), hand.uniform(2.1, 3.2)), y / (broad * w)) * round_off
    bead = 1.15 * (1 - _smooth(0.66, 1.03, away)) * (1 + 0.12 * streaks * _smooth(0, 1.5, ahead))
    deep = np.where((along > -0.2) & (along < 1.2), bead + trail, 0)
    cover = 1 - np.exp(-2.9 * np.clip(deep, 0, None) ** 1.25)
    return film.body * (deep + 0.25 * bead**2), np.where(cover > 0.004, np.clip(cover * 1.012, 0, 1), 0)


def _warped(x, y, amount, size, seed):
    """Places moved about, so that nothing laid there is round or straight."""
    return x + amount * noise(x / size, y / size, seed), y + amount * noise(x / size, y / size, seed + 1)


def _patted(film, x, y, net, hand, seed):
    """Cream patted on with a fingertip, some times beside each other, its edges worked into the skin until they are lost in it."""
    w, length = film.width / 2, film.length
    x, y = _warped(*_warped(x, y, 0.2, 0.9, seed + 20), 0.07, 0.22, seed + 24)
    cloud = noise(x * 1.5, y * 1.5, seed + 4) * 0.55 + noise(x * 4.3, y * 4.3, seed + 5) * 0.45
    dose, count = np.zeros(np.shape(x)), int(hand.integers(4, 7))
    for number, at in enumerate(np.linspace(0.16, 0.82, count)):
        reach = w * hand.uniform(0.5, 0.86)
        dx, dy = x - (at + hand.normal(0, 0.03)) * length, y - hand.normal(0, 0.26) * w
        turn = hand.uniform(-0.6, 0.6)
        away = np.hypot((dx * np.cos(turn) + dy * np.sin(turn)) / hand.uniform(0.95, 1.5), dy * np.cos(turn) - dx * np.sin(turn)) / reach
        dose = dose + (1.6 - 1.1 * number / count) * hand.uniform(0.8, 1.2) * np.exp(-(away**1.9))
    dose = dose * np.clip(1 + 0.3 * cloud, 0.2, 2)
    thin = np.exp(-1.2 * dose)
    dose = np.clip(dose * (1 + (0.3 * net + 0.2 * _grain(x, y, seed)) * (0.15 + thin)) - 0.05, 0, None)
    cover = 1 - np.exp(-2.3 * dose**1.45)
    return film.body * cover * (0.7 + 0.3 * cloud) + 0.001 * net * cover, np.where(cover > 0.004, np.clip(1.02 * cover, 0, 1), 0)


def _drawn(film, x, y, net, hand, seed):
    """A line: pressed, then lifted to a point."""
    w, length = film.width / 2, film.length * hand.uniform(0.85, 1.05)
    along, y = x / length, _bent(x, y, length, hand, 0.28)
    grainy = film.rough > 0.5
    point, lifts = (0.35, 0.62) if grainy else (hand.uniform(0.75, 0.95), hand.uniform(0.45, 0.75))
    half = w * hand.uniform(0.85, 1.15) * (1 - point * _smooth(lifts, 1.0, along)) * np.sqrt(np.clip(1 - (1 - np.clip(x / (1.4 * w), 0, 1)) ** 2, 0, 1))
    half = half * (1 + 0.1 * noise(along * 5, np.sign(y), seed) + 0.05 * noise(along * 21, np.sign(y), seed + 1)) * np.where(along < 0, 0, 1)
    rim = np.minimum(half - np.abs(y), length - x)
    rough = 0.9 if grainy else 0.2
    press = 1 - 0.75 * _smooth(lifts, 1, along) + 0.25 * noise(x * 0.7, 0, seed + 2)
    cover = _smooth(-0.015, 0.03 + 0.06 * rough, rim + rough * 0.05 * net)
    worn = np.clip(1.3 - rough * np.clip(-net, 0, 1) * (1.4 - press) - rough * _smooth(0.75, 1, along), 0, 1)
    return film.body * _smooth(0, 0.06, rim), np.where(x > 0, cover * worn, 0)


def _buffed(film, x, y, net, hand, seed):
    """Powder rubbed on by turns of a fingertip: nowhere an edge, denser here than there, grain by grain on the skin's plates where it is thin."""
    w, length = film.width / 2, film.length
    x, y = _warped(*_warped(x, y, 0.28, 1.1, seed + 20), 0.08, 0.25, seed + 24)
    rubbed = noise(x * 0.9, y * 4.5, seed + 4) * 0.5 + noise(x * 2.1, y * 2.4, seed + 5) * 0.5
    dose, count = np.zeros(np.shape(x)), int(hand.integers(3, 6))
    for number in range(count):
        at = 0.5 + (number / (count - 1) - 0.5) * hand.uniform(0.34, 0.5)
        dx, dy, turn = x - at * length, y - hand.normal(0, 0.2) * w, hand.uniform(-0.35, 0.35)
        dx, dy = dx * np.cos(turn) + dy * np.sin(turn), dy * np.cos(turn) - dx * np.sin(turn)
        away = np.hypot(dx / (length * hand.uniform(0.22, 0.36)), dy / (w * hand.uniform(0.5, 0.8)))
        dose = dose + hand.uniform(0.6, 1.1) * np.exp(-(away**1.8))
    dose = dose * np.clip(1 + 0.32 * rubbed, 0.2, 2)
    thin = np.exp(-1.1 * dose)
    dose = np.clip(dose * (1 + (0.28 * net + 0.5 * _grain(x, y, seed)) * (0.12 + thin)) - 0.07, 0, None)
    cover = np.clip(1.01 * (1 - np.exp(-2.1 * dose**1.5)), 0, 1)
    return film.body * cover + 0.0006 * net * cover, np.where(cover > 0.004, cover, 0)


def _grain(x, y, seed):
    return noise(x / 0.022, y / 0.022, seed + 30) * 0.6 + noise(x / 0.055, y / 0.055, seed + 31) * 0.6


def noise(x, y, seed):
    """Smooth noise from -1 to 1 about a lattice of random values."""
    values = _lattice(seed)
    x, y = np.asarray(x, np.float32) + np.float32(100.3), np.asarray(y, np.float32) + np.float32(100.7)
    left, low = np.floor(x), np.floor(y)
    u, v = x - left, y - low
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    i, j = left.astype(np.int32), low.astype(np.int32)
    here, next_ = (i & 255) << 8, ((i + 1) & 255) << 8
    down, up = j & 255, (j + 1) & 255
    near = values[here | down] * (1 - u) + values[next_ | down] * u
    return near + ((values[here | up] * (1 - u) + values[next_ | up] * u) - near) * v


@lru_cache(64)
def _lattice(seed):
    return np.random.default_rng(seed * 7919 + 13).uniform(-1, 1, 256 * 256).astype(np.float32)
