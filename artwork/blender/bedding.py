"""A sheet that lies in long soft folds. Centimetres."""

import bpy
import numpy as np

import natural
from shapes import add
from strokes import noise

WIDE, DEEP, STEP = 110, 100, 0.14


def sheet(colour="#fff9f0", level=0.5, pressed=(13, 8), middle=(0, 1.5), high=1.7, turn=24, seed=3, **_):
    """Cotton pushed together from one side: folds that run `turn` degrees off the picture's width and fan out.

    Within `pressed` (half width, half depth) around `middle` it lies as high as `level`, for what lies on it; folds run out there.
    """
    chance = np.random.default_rng(seed)
    x, y = np.meshgrid(np.arange(-WIDE / 2, WIDE / 2, STEP), np.arange(-DEEP / 2, DEEP / 2, STEP))
    inside = ((np.abs(x - middle[0]) / pressed[0]) ** 3 + (np.abs(y - middle[1]) / pressed[1]) ** 3) ** (1 / 3)
    free = np.clip((inside - 0.85) / 0.6, 0, 1)
    free = free * free * (3 - 2 * free)
    z = level + 0.12 * noise(x * 0.09, y * 0.14, seed) * free
    for offset in np.arange(-64, 64, 4.2):
        z = z + _fold(x, y, offset + chance.normal(0, 1.3), np.radians(turn + chance.normal(0, 5) + 0.3 * offset), high * chance.uniform(0.3, 1) ** 1.2, chance) * (0.1 + 0.9 * free)
    for offset in np.arange(-60, 60, 3.1):
        z = z + _fold(x, y, offset + chance.normal(0, 1.5), np.radians(turn + chance.normal(0, 14)), 0.22 * chance.random(), chance, 0.3) * (0.25 + 0.75 * free)
    z = z + 0.012 * noise(x * 0.9, y * 1.3, seed + 1)
    rows, columns = x.shape
    number = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(np.stack([x, y, z], axis=-1).reshape(-1, 3).tolist(), [], faces.tolist())
    return add("sheet", mesh, natural.woven(colour, 13), smooth=180)


def _fold(x, y, offset, turn, high, chance, narrow=1.0):
    """Height of one fold: steep on one side, running out on the other, higher in some places of its length than in others."""
    seed = int(chance.integers(1, 10**6))
    along, across = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    away = across - offset - 2.2 * noise(along * 0.045, 0 * along, seed)
    steep, wide = narrow * chance.uniform(0.7, 1.1), narrow * chance.uniform(1.8, 3.2)
    width = np.where(away > 0, steep, wide)
    strong = np.clip(0.55 + 0.8 * noise(along * 0.035, 0 * along, seed + 1), 0, 1.2)
    return high * strong / np.cosh(away / width) ** 2
