"""Colour on the table: strokes, drops and their like, each a relief whose parts below the table are hidden. Centimetres."""

from functools import cache
from math import cos, pi, sin

import bpy
import numpy as np

import materials as m
import optics
from shapes import add, placed

HIDDEN = -0.06
"""Height of a relief where it shows nothing."""


def relief(height, width, depth, step, material, name):
    """A sheet over x and y around the middle, raised by height(x, y)."""
    columns, rows = int(width / step) + 1, int(depth / step) + 1
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-depth / 2, depth / 2, rows))
    z = np.maximum(height(x, y), HIDDEN)
    seen = z > HIDDEN
    corners = seen[:-1, :-1] | seen[1:, :-1] | seen[:-1, 1:] | seen[1:, 1:]
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1))[corners]
    faces = np.stack([first, first + 1, first + columns + 1, first + columns], axis=1)
    used, faces = np.unique(faces, return_inverse=True)
    points = np.stack([x.ravel(), y.ravel(), z.ravel()], axis=1)[used]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], faces.reshape(-1, 4).tolist())
    return add(name, mesh, material, smooth=0 if len(points) == 0 else 80)


def finish_of(colour, finish):
    return {"wet": m.wet, "soft": m.soft, "wax": m.wax, "matt": m.matt, "shimmer": m.shimmer, "gel": optics.gel}[finish](colour)


COMBED = {"gel": 0.22, "wet": 0.4, "soft": 0.9, "wax": 1.0, "matt": 1.0, "shimmer": 0.7}
"""How deep the spatula's edge shows: a fluid closes behind it, a wax does not."""


def smear(colour, length=13, width=4.6, thick=0.85, finish="wet", turn_up=1.0, seed=1, combed=None, bend=0.3, dent=0.6, soft=1.4, mirrored=True, **_):
    """Colour put down in a blob and drawn out with a spatula: banked up at both sides, thin and a little torn at its end.

    Its sides run out over `soft` times its height; short ones are rounder.

    Not `mirrored`, polished things beside it do not show it: in a black case its reflection looks like a stain.
    """
    comb = COMBED[finish] if combed is None else combed
    bank = min(thick, 0.2 * width)

    def height(x, y):
        s = x / length + 0.5
        along = s * length / width
        arc = bend * np.sin(s * 2.4 + seed) * width / 4
        head = np.clip(2 * along, 0, 1)
        half = width / 2 * np.sqrt(np.clip(1 - (1 - head) ** 2, 0, 1)) * (1.04 - 0.1 * s + 0.05 * noise(s * 3.1, 0.5, seed))
        half = half + 0.012 * width * noise(s * 13, np.sign(y - arc), seed + 7)
        t = (y - arc) / np.maximum(half, 1e-3)
        across = (y - arc) / (width / 2)
        grooves = 0.34 * noise(across * 3.1, s * 0.7, seed + 1) + 0.26 * noise(across * 8, s * 0.9, seed + 2) + 0.12 * noise(across * 23, s * 1.4, seed + 3)
        film = 0.4 * (1 - 0.4 * s) * (1 + comb * grooves * (0.5 + 0.8 * s))
        sides = 0.42 * np.exp(-(((np.abs(t) - 0.84) / 0.1) ** 2)) * (0.85 + 0.3 * noise(s * 4, np.sign(t), seed + 4)) * (1 - 0.45 * s)
        blob = 0.95 * np.exp(-(((along - 0.46) / 0.36) ** 2)) * np.clip(1 - t * t, 0, 1) ** 0.7
        pressed = 0.3 * np.exp(-(((along - 0.98 + 0.3 * t * t) / 0.13) ** 2)) * np.clip(1 - t * t, 0, 1)
        torn = 0.96 - 0.09 * t**4 + (0.006 + 0.018 * comb) * (noise(t * 3.2, 0, seed + 5) + 0.35 * noise(t * 11, 0, seed + 6))
        last = np.clip((torn - s) / 0.045, 0, 1)
        lip = 0.22 * turn_up * np.exp(-(((s - torn + 0.03) / 0.018) ** 2)) * np.clip(1 - t * t, 0, 1) * (0.7 + 0.5 * noise(t * 3, 3, seed + 8))
        thin = comb * np.clip((s - 0.62) / 0.38, 0, 1) ** 2 * np.clip(0.1 - 0.9 * grooves, 0, 1)
        rim = half * (1 - np.abs(t))
        edge = np.clip(rim / (soft * bank), 0, 1)
        rounded = 2.4 if soft < 2 else 1.7
        slope = (1 - (1 - edge) ** rounded) * (1 - (1 - last) ** 2.2)
        return bank * (film + sides + blob - pressed * dent + lip - thin) * slope - 0.008 - np.where((edge <= 0) | (last <= 0) | (s < 0.001), 1, 0)

    stroke = relief(height, length * 1.04, width * (1.4 + 0.5 * bend), max(0.012, width / 260), finish_of(colour, finish), "smear")
    stroke.visible_glossy = mirrored


def dab(colour, reach=3.9, width=1.9, tall=1.15, finish="wet", seed=3, **_):
    """Cream put down and drawn round in a comma: a full head with a lifted peak, its tail thin and streaked."""
    comb = COMBED[finish]
    way = np.linspace(0, 1, 260)
    turn = np.radians(192 - 160 * way)
    spine = np.stack([reach * (1.15 * np.cos(turn) + 0.25 * way), reach * (0.8 * np.sin(turn) - 0.2)], axis=1)
    half = width * (0.16 + 0.84 * (1 - way**1.5) ** 1.3) * (1 + 0.05 * noise(way * 4, 0, seed))
    along = np.gradient(spine, axis=0)
    length = np.linalg.norm(along, axis=1).sum()
    along /= np.linalg.norm(along, axis=1)[:, None]

    def height(x, y):
        best, near = np.full(x.shape, 9.0), np.zeros(x.shape, int)
        for k, (px, py) in enumerate(spine):
            away = np.hypot(x - px, y - py) / half[k]
            near = np.where(away < best, k, near)
            best = np.minimum(away, best)
        off_x, off_y = x - spine[near, 0], y - spine[near, 1]
        ahead, side = off_x * along[near, 0] + off_y * along[near, 1], off_x * along[near, 1] - off_y * along[near, 0]
        s = np.clip(way[near] + ahead / length, 0, 1)
        best = np.where((s > 0) & (s < 1), np.abs(side) / np.interp(s, way, half), best)
        best = best + 0.05 * noise(x * 0.9, y * 0.9, seed + 1) + 0.01 * noise(x * 3.4, y * 3.4, seed + 2)
        best = np.maximum(best, 0)
        t = np.sign(side) * best
        drawn = np.clip((s - 0.06) / 0.34, 0, 1) ** 1.5
        grooves = 0.34 * noise(t * 2.4, s * 0.8, seed + 3) + 0.24 * noise(t * 6, s * 1.2, seed + 4) + 0.13 * noise(t * 15, s * 1.6, seed + 5)
        body = tall * (0.07 + 0.93 * (1 - s**1.4) ** 1.7)
        banked = 1 + 0.22 * drawn * np.exp(-(((np.abs(t) - 0.72) / 0.16) ** 2)) - 0.2 * drawn * np.exp(-((t / 0.5) ** 2))
        flow = np.clip(1 - best**2.2, 0, 1) ** 0.58
        px, py = x - spine[14, 0], y - spine[14, 1]
        angle, off = np.arctan2(py, px), np.hypot(px, py) / width
        wound = 0.055 * np.sin(2 * pi * (2.1 * off**0.8 - angle / (2 * pi)) + 0.8 * noise(px, py, seed + 6)) * np.clip((0.9 - off) / 0.35, 0, 1) * np.clip(off * 4, 0, 1)
        peak = 0.5 * np.exp(-((np.hypot(px - 0.1 * width, (py - 0.05 * width) / 1.3) / (0.24 * width)) ** 1.3))
        lines = 1 + comb * drawn * grooves * (0.4 + 0.9 * s)
        end = np.clip((0.985 - 0.03 * noise(t * 3, 2, seed + 7) - s) / 0.05, 0, 1)
        streaks = 0.05 * tall * drawn * grooves * np.clip(2.5 * (1 - best), 0, 1)
        z = (body * banked * lines + streaks) * flow * end + tall * flow * (wound + peak)
        torn = (0.985 - 0.03 * noise(t * 3, 2, seed + 7) - s) * length
        return np.where((best < 1) & (torn > 0), z, np.minimum(np.minimum(1 - best, torn), 0) * 0.7) - 0.012

    relief(height, 2.8 * reach + 2 * width, 2.3 * reach + 2 * width, 0.014, finish_of(colour, finish), "dab")


def swatches(shades, width=1.5, gap=1.9, finish="wet", **_):
    """Strokes of several shades side by side, in two rows when there are many, in the proportions of a picture from above."""
    rows = 1 if len(shades) <= 4 else 2
    columns = (len(shades) + rows - 1) // rows
    length = (1.5 if rows == 1 else 1.36) * gap * columns / rows
    for i, shade in enumerate(shades):
        x = (i % columns - (columns - 1) / 2) * gap
        y = ((rows - 1) / 2 - i // columns) * length * 1.1
        with placed(at=(x, y, 0), turn=90 + 2.5 * (i % 3 - 1)):
            smear(shade, length=length, width=width * 1.08, thick=0.3, finish=finish, seed=7 * i + 2, turn_up=0.4)


def drops(colour, count=7, spread=5, size=1.1, seed=5, tall=1.0, **_):
    """Serum or oil let fall: a few pools that ran together, beads around them."""
    chance = np.random.default_rng(seed)
    caps = []
    for i in range(count * 3):
        angle, away = chance.random() * 2 * pi, spread * chance.random() ** 0.7
        radius = size * (0.9 + 0.8 * chance.random()) if i < count else size * (0.1 + 0.26 * chance.random() ** 2)
        reach = away * (0.75 if i < count else 1.15)
        caps.append((reach * cos(angle), reach * sin(angle) * 0.62, radius, tall * (0.2 + 0.08 * chance.random())))

    def height(x, y):
        total = np.full_like(x, -10.0)
        for cx, cy, radius, flat in caps:
            top = radius * flat * (1 if radius > 0.5 * size else 1.5)
            ball = (radius**2 + top**2) / (2 * top)
            away = (x - cx) ** 2 + (y - cy) ** 2
            cap = np.sqrt(np.maximum(ball**2 - away, 0)) - (ball - top)
            cap = np.where(away < ball**2, cap, -(np.sqrt(away) - ball) - (ball - top))
            total = _smooth_max(total, cap, 0.05 * size)
        return total

    extent = 2 * (spread * 1.3 + size * 1.8)
    relief(height, extent, extent * 0.75, max(0.015, size / 60), optics.gel(colour), "drops")


def _smooth_max(a, b, k):
    mix = np.clip(0.5 + 0.5 * (a - b) / k, 0, 1)
    return b * (1 - mix) + a * mix + k * mix * (1 - mix)


def noise(x, y, seed):
    """Smooth noise from -1 to 1 about a lattice of random values."""
    x, y = np.broadcast_arrays(np.asarray(x, dtype=float) + 100.3, np.asarray(y, dtype=float) + 100.7)
    values = _lattice(seed)
    left, low = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - left, y - low
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def at(i, j):
        return values[(left + i) % 256, (low + j) % 256]

    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v


@cache
def _lattice(seed):
    return np.random.default_rng(seed * 7919 + 13).uniform(-1, 1, (256, 256))
