"""Nails of a hand: plates whose sides and root lie under the skin, lacquered. Centimetres."""

import bpy
import numpy as np
from mathutils import Vector

import materials as m
from shapes import add

THICK, ROUND = 0.04, 0.022
"""Of the plate, and how wide its rounded rim is."""


def nail(tree, nails, bone, colour):
    """A curved plate on the last bone, with a rounded rim. Its sides and root dip into the groove of the skin, its end stands free."""
    columns, rows = 81, 121
    u, v = np.sin(np.linspace(-1, 1, columns) * np.pi / 2), -0.06 + 1.06 * np.sin(np.linspace(0, 1, rows) * np.pi / 2)
    free = _smooth((v - 0.48) / 0.4)
    at = nails.low + (nails.high - nails.low) * v
    spread = u[None, :] * (nails.half_angle(np.clip(v, 0, 1)) + 0.16 - 0.22 * free)[:, None]
    last = nails.tip - 0.24
    known = np.linspace(nails.low - 0.05, last, 16)
    angles = np.linspace(-1.2, 1.2, 19)
    found = np.array([[_reach(tree, nails, s, angle) for angle in angles] for s in known])
    across = np.polynomial.polynomial.polyfit(angles, found.T, [0, 1, 2, 3, 4])
    bows = [np.polyfit(known, row, 3) for row in across]
    slope = np.polyval(np.polyder(bows[0]), last)
    s = at[:, None] - 0.05 * free[:, None] * u[None, :] ** 2
    faces = np.zeros((2, rows, columns, 3))
    for row in range(rows):
        past = max(at[row] - last, 0)
        shape = [np.polyval(bow, min(at[row], last)) for bow in bows]
        radii = np.polynomial.polynomial.polyval(spread[row], shape) + np.clip(slope, -0.22, 0) * past - 0.16 * past**2
        aside = (np.abs(spread[row]) - nails.half_angle(np.clip(v[row], 0.02, 0.7))) * radii
        before = nails.low - at[row]
        gap = np.where((aside > 0) & (before > 0), np.hypot(aside, before), np.maximum(aside, before))
        top = radii + 0.026 - 0.12 * _smooth((gap + 0.11) / 0.18) * (1 - free[row]) + 0.008 * free[row]
        rim = np.minimum((1 - np.abs(u)) * spread[row, -1] * radii, (1 - v[row]) * (nails.high - nails.low))
        bevel = THICK / 2 * (1 - np.sqrt(1 - (1 - np.clip(rim / ROUND, 0, 1)) ** 2))
        for side, height in enumerate((top - bevel, top - THICK + bevel)):
            outward = np.cos(spread[row])[:, None] * nails.back + np.sin(spread[row])[:, None] * nails.side
            faces[side, row] = nails.root + nails.ahead * s[row][:, None] + height[:, None] * outward
    placed = faces.reshape(-1, 3) @ bone[:3, :3].T + bone[:3, 3]
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    quads = np.stack([first, first + 1, first + columns + 1, first + columns], axis=1)
    mesh = bpy.data.meshes.new("nail")
    mesh.from_pydata(placed.tolist(), [], np.concatenate([quads, quads[:, ::-1] + rows * columns]).tolist())
    add("nail", mesh, _lacquer(colour), smooth=0)
    mesh.shade_smooth()


def _smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _lacquer(colour):
    return m.remembered(("nail", colour), lambda: m.principled("nail", Base_Color=m.linear(colour), Roughness=0.34, Specular_IOR_Level=0.2, Coat_Weight=0.1, Coat_Roughness=0.1))


def _reach(tree, nails, s, angle):
    direction = np.cos(angle) * nails.back + np.sin(angle) * nails.side
    hit = tree.ray_cast(Vector(nails.root + nails.ahead * s), Vector(direction), 3)
    return hit[3] if hit[0] is not None else 0.6
