"""Cream on the back of a hand: a bead out of the tube, a swipe of a finger. Both follow the skin below. Centimetres."""

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

import materials as m
from shapes import add
from strokes import noise


class Ground:
    """The back of a hand as cream meets it: how high it is, seen from above, and which way is up there."""

    def __init__(self, points, faces, middle, reach=3.2):
        near = np.hypot(*(points[:, :2] - middle).T) < reach
        self.tree = BVHTree.FromPolygons(points.tolist(), faces[near[faces].all(axis=1)].tolist())

    def at(self, x, y):
        shape = np.shape(x)
        found = [self._hit(a, b) for a, b in zip(np.ravel(x), np.ravel(y))]
        return np.array(found).reshape(*shape, 3)

    def _hit(self, x, y):
        hit = self.tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0]
        return tuple(hit) if hit else (x, y, 0)

    def up(self, x, y, about=0.5):
        ring = np.linspace(0, 2 * np.pi, 12, endpoint=False)
        a, b = self.at(x + about * np.cos(ring), y + about * np.sin(ring)), self.at(x + about * np.cos(ring + 1.6), y + about * np.sin(ring + 1.6))
        middle = self.at(np.array([x]), np.array([y]))[0]
        normal = np.cross(a - middle, b - middle).sum(axis=0)
        return normal / np.linalg.norm(normal)


def bead(points, faces, colour, course=((-1.3, 4.0), (0.6, 4.2), (0.5, 5.2), (-1.1, 5.3), (-0.8, 6.4), (1.0, 6.5)), radius=0.42, **_):
    """Squeezed out of a tube in bends: a round start, soft ribs along, an end that was drawn up into a small peak."""
    ground = Ground(points, faces, np.mean(course, axis=0))
    up = ground.up(*course[len(course) // 2])
    share, angle = np.linspace(0, 1, 300), -np.linspace(0, 2 * np.pi, 72, endpoint=False)
    known = np.linspace(0, 1, len(course))
    way = np.stack([_soft(np.interp(share, known, [p[k] for p in course]), 260) for k in (0, 1)], axis=1)
    middle = ground.at(way[:, 0], way[:, 1])
    for axis in range(3):
        middle[:, axis] = _soft(middle[:, axis])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    left = far[-1] - far
    wide = radius * np.sqrt(np.clip(1 - (1 - np.clip(far / radius, 0, 1)) ** 2, 0, 1)) * np.clip(left / 0.95, 0, 1) ** 0.55
    wide = wide * (1 + 0.1 * noise(far * 1.5, 0 * far, 4) + 0.04 * noise(far * 5, 0 * far, 5))
    tip = np.clip(1 - left / 0.8, 0, 1) ** 2
    lift = 0.74 * wide + 0.42 * tip
    ahead = np.gradient(middle, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9
    side = np.cross(ahead, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    ribs = 1 + 0.035 * np.cos(5 * angle[None, :] + far[:, None] * 0.8) + 0.05 * noise(far[:, None] * 2 + np.cos(angle)[None, :], np.sin(angle)[None, :] + 0 * far[:, None], 9)
    across, height = wide[:, None] * ribs * np.cos(angle), wide[:, None] * ribs * np.sin(angle)
    height = np.where(height < 0, height * 0.86, height)
    laid = middle[:, None] + side[:, None] * (across * 1.08)[..., None] + up * (lift[:, None] + height)[..., None]
    _made(laid, colour, closed=True)


def swipe(points, faces, colour, course=((-1.5, 3.9), (-1.15, 4.8), (-0.4, 5.5), (0.7, 5.8), (1.9, 5.5)), wide=(0.62, 0.8, 0.72, 0.46, 0.14), thick=(0.46, 0.36, 0.24, 0.14, 0.07), **_):
    """Put down and drawn out by a finger: a rounded bank where it began, soft grooves along, a thin end."""
    share = np.linspace(0, 1, 220)
    known = np.linspace(0, 1, len(course))
    way = np.stack([_soft(np.interp(share, known, [p[k] for p in course])) for k in (0, 1)], axis=1)
    broad, body = _soft(np.interp(share, known, wide)), _soft(np.interp(share, known, thick))
    ahead = np.gradient(way, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    v = np.linspace(-1, 1, 110)
    length = np.linalg.norm(np.diff(way, axis=0), axis=1).sum()
    s, a = np.meshgrid(share * length, v, indexing="ij")
    edge = broad[:, None] * (1 + 0.07 * noise(s * 1.4, np.sign(a) * 3 + 0 * a, 4) + 0.03 * noise(s * 4, np.sign(a) * 3 + 0 * a, 5))
    start = np.sqrt(np.clip(1 - (1 - np.clip(s / 0.55, 0, 1)) ** 2, 0, 1))
    off = a * edge * (0.25 + 0.75 * start)
    end = np.clip((length - s + 0.08 * noise(a * 2.2, 0.2 * s, 6)) / 0.7, 0, 1) ** 0.6
    dome = np.clip(1 - np.abs(a) ** 3.4, 0, 1) ** 0.62
    bank = 0.55 * np.exp(-(((np.abs(a) - 0.78) / 0.16) ** 2)) * np.clip(s / length * 1.6, 0, 1) + 0.5 * np.exp(-(((s - 0.35) / 0.3) ** 2))
    grooves = 0.13 * noise(a * 3.2, s * 0.3, 8) + 0.05 * noise(a * 7, s * 0.4, 9)
    folds = 0.1 * noise(a * 1.2, s * 1.7, 10)
    height = body[:, None] * dome * start**0.7 * (0.72 + bank + (grooves + folds) * np.clip(s / 0.5, 0, 1)) * end - 0.022
    x = way[:, None, 0] + side[:, None, 0] * off
    y = way[:, None, 1] + side[:, None, 1] * off
    middle = np.array(course[len(course) // 2])
    ground = Ground(points, faces, middle)
    _made(ground.at(x, y) + ground.up(*middle) * height[..., None], colour)


def _made(laid, colour, closed=False):
    rows, columns = laid.shape[:2]
    around = columns if closed else columns - 1
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(around), indexing="ij")
    after = (j + 1) % columns
    quads = np.stack([i * columns + j, i * columns + after, (i + 1) * columns + after, (i + 1) * columns + j], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("cream")
    mesh.from_pydata(laid.reshape(-1, 3).tolist(), [], quads.tolist())
    made = add("cream", mesh, _cream(colour), smooth=0)
    mesh.shade_smooth()
    made.modifiers.new("smoother", "SMOOTH").iterations = 3


def _cream(colour):
    """Thick cream: a satin skin, a little light within."""
    return m.remembered(("thick cream", colour), lambda: m._lit_within("cream", colour, 0.05, 0.42, 0.4, IOR=1.42, Coat_Weight=0.22, Coat_Roughness=0.2, Coat_IOR=1.4))


def _soft(values, times=40):
    """A line without its corners, its ends kept."""
    for _ in range(times):
        values = np.concatenate([values[:1], (values[:-2] + 2 * values[1:-1] + values[2:]) / 4, values[-1:]])
    return values
