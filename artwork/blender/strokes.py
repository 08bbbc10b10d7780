"""Colour on the table: strokes, drops and their like, each a relief whose parts below the table are hidden. Centimetres."""

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
    return {"wet": m.wet, "soft": m.soft, "wax": m.wax, "matt": m.matt, "shimmer": m.shimmer}[finish](colour)


def smear(colour, length=13, width=4.6, thick=0.85, finish="wet", turn_up=1.0, seed=1, **_):
    """Colour put down in a blob and drawn out with a spatula: combed by its edge, banked up at both sides, torn at its end."""
    dry = {"wet": 0.35, "soft": 0.75, "wax": 0.9, "matt": 0.8, "shimmer": 0.6}[finish]
    bank = min(thick, 0.16 * width)

    def height(x, y):
        s = x / length + 0.5
        arc = 0.35 * np.sin(s * 2.4 + seed) * width / 4
        swell = 1 + 0.1 * _noise(s * 3.1, 0.5, seed)
        head = np.clip(s * length / (0.5 * width), 0, 1)
        half = width / 2 * swell * np.sqrt(np.clip(1 - (1 - head) ** 2, 0, 1)) * (1.06 - 0.16 * s)
        t = (y - arc) / np.maximum(half, 1e-3)
        across = (y - arc) / (width / 2)
        combed = 0.5 * _noise(across * 5, s * 0.9, seed + 1) + 0.32 * _noise(across * 13, s * 1.6, seed + 2) + 0.2 * _noise(across * 33, s * 3, seed + 3)
        sides = np.exp(-(((np.abs(t) - 0.87) / 0.085) ** 2)) * (0.75 + 0.4 * _noise(s * 7, np.sign(t), seed + 4))
        blob = np.exp(-(((s * length - 0.42 * width) / (0.36 * width)) ** 2)) * np.clip(1 - t * t, 0, 1) ** 0.6
        drawn = 0.5 - 0.3 * s
        body = drawn * (1 + 0.75 * combed * (0.4 + 0.6 * s)) + 0.55 * sides * (1 - 0.45 * s) + 0.9 * blob * (1 + 0.1 * combed)
        torn = 0.93 - 0.12 * dry + 0.09 * _noise(t * 6, 0, seed + 5) + 0.05 * _noise(t * 21, 0, seed + 6) - 0.06 * t * t
        body = body - np.clip((s - torn) / 0.05, 0, 3) * 0.35 - dry * np.clip((s - 0.45) / 0.5, 0, 1) ** 2 * np.clip(0.16 - 0.55 * combed, 0, 1)
        lip = turn_up * 0.5 * np.exp(-(((s - torn + 0.025) / 0.02) ** 2)) * np.clip(1 - t * t, 0, 1) * (0.6 + 0.6 * _noise(t * 4, 3, seed + 8))
        rim = half * (1 - np.abs(t)) + 0.02 * width * _noise(s * 22, across * 0.4, seed + 7)
        edge = np.clip(rim / (1.5 * bank), 0, 1)
        slope = 1 - (1 - edge) ** 2.4
        return bank * (body + lip) * slope - 0.012 - np.where((edge <= 0) | (s < 0.001), 1, 0)

    relief(height, length * 1.04, width * 1.5, max(0.012, width / 260), finish_of(colour, finish), "smear")


def swatches(shades, width=1.5, gap=1.9, finish="wet", **_):
    """Strokes of several shades side by side, in two rows when there are many, in the proportions of a picture from above."""
    rows = 1 if len(shades) <= 4 else 2
    columns = (len(shades) + rows - 1) // rows
    length = (1.5 if rows == 1 else 1.36) * gap * columns / rows
    for i, shade in enumerate(shades):
        x = (i % columns - (columns - 1) / 2) * gap
        y = ((rows - 1) / 2 - i // columns) * length * 1.1
        with placed(at=(x, y, 0), turn=90 + 2.5 * (i % 3 - 1)):
            smear(shade, length=length, width=width * 1.08, thick=0.26, finish=finish, seed=7 * i + 2, turn_up=0.4)


def drops(colour, count=7, spread=5, size=1.1, seed=5, **_):
    """Serum or oil let fall: a few pools that ran together, beads around them."""
    chance = np.random.default_rng(seed)
    caps = []
    for i in range(count * 3):
        angle, away = chance.random() * 2 * pi, spread * chance.random() ** 0.7
        radius = size * (0.9 + 0.8 * chance.random()) if i < count else size * (0.1 + 0.26 * chance.random() ** 2)
        reach = away * (0.75 if i < count else 1.15)
        caps.append((reach * cos(angle), reach * sin(angle) * 0.62, radius, 0.2 + 0.08 * chance.random()))

    def height(x, y):
        total = np.full_like(x, -10.0)
        for cx, cy, radius, flat in caps:
            top = radius * flat * (1 if radius > 0.5 * size else 1.4)
            ball = (radius**2 + top**2) / (2 * top)
            away = (x - cx) ** 2 + (y - cy) ** 2
            cap = np.sqrt(np.maximum(ball**2 - away, 0)) - (ball - top)
            cap = np.where(away < ball**2, cap, -(np.sqrt(away) - ball) - (ball - top))
            total = _smooth_max(total, cap, 0.05 * size)
        return total

    extent = 2 * (spread * 1.3 + size * 1.8)
    relief(height, extent, extent * 0.75, max(0.015, size / 60), optics.bead(colour), "drops")


def _smooth_max(a, b, k):
    mix = np.clip(0.5 + 0.5 * (a - b) / k, 0, 1)
    return b * (1 - mix) + a * mix + k * mix * (1 - mix)


def _noise(x, y, seed):
    """Smooth noise from -1 to 1 about a lattice of random values."""
    x, y = np.broadcast_arrays(np.asarray(x, dtype=float) + 100.3, np.asarray(y, dtype=float) + 100.7)
    values = np.random.default_rng(seed * 7919 + 13).uniform(-1, 1, (256, 256))
    left, low = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - left, y - low
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def at(i, j):
        return values[(left + i) % 256, (low + j) % 256]

    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
