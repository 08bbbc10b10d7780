"""What comes out of a dispenser: a rope of cream or gel that sank into itself, a drop that hangs; bubbles. Centimetres."""

from math import cos, pi, sin

import bmesh
import bpy
import numpy as np

import materials as m
import optics
from lotion import lotion
from shapes import add, lathe, placed
from strokes import noise, relief


def pumped(colour, radius=1.9, tall=1.1, rope=0.5, turns=2.2, melt=0.08, finish="cream", tail=0.5, bubbles=0, length=0, seed=3, **_):
    """A rope that wound onto itself from its rim to its middle, or to and fro over a `length`.

    `melt` lets its turns run together, `tail` draws it up where it tore off.
    """
    middle, thick = _to_and_fro(length, radius, rope, turns, seed) if length else _coil(radius, tall, rope, turns, seed)
    if tail:
        middle, thick = _torn_off(middle, thick, tail, seed * 1.7)

    def height(x, y):
        top = np.full_like(x, -1.0)
        for (px, py, pz), r in zip(middle, thick):
            share = np.hypot(x - px, y - py) / r
            over = np.where(share < 1, pz + r * np.clip(1 - share**2.1, 0, 1) ** 0.62, -1)
            top = _over(top, over, melt)
        return top + 0.006 * noise(x * 3, y * 3, seed + 1) - 0.004

    material = optics.gel(colour) if finish == "gel" else lotion(colour)
    relief(height, max(2.5 * radius, length + 2.5 * rope), 2.5 * radius, max(0.012, radius / 150), material, "pumped")
    if bubbles:
        _bubbles_inside(height, radius * 0.75, bubbles, np.random.default_rng(seed))


def _coil(radius, tall, rope, turns, seed):
    """The middle of a rope that winds inwards and upwards, and its radius."""
    t = np.linspace(0, 1, int(70 * turns))
    angle = 2 * pi * turns * t + seed
    away = (radius - rope) * (1 - t) ** 0.75 * (1 + 0.09 * noise(t * 3.2, 0, seed))
    middle = np.stack([away * np.cos(angle) + 0.12 * rope * noise(t * 5, 1, seed), away * np.sin(angle), (tall - rope) * t**1.25], axis=1)
    return middle, rope * (1 - 0.3 * t)


def _to_and_fro(length, radius, rope, turns, seed):
    t = np.linspace(0, 1, int(70 * turns))
    swing = (radius - rope) * np.minimum(1, 7 * t) * (1 + 0.12 * noise(t * 4, 3, seed))
    x = (t - 0.5) * length + 0.14 * rope * noise(t * 6, 1, seed)
    middle = np.stack([x, swing * np.sin(2 * pi * turns * t + seed), 0 * t], axis=1)
    return middle, rope * (0.78 + 0.22 * np.minimum(1, 5 * t))


def _torn_off(middle, thick, tail, lean):
    s = np.linspace(0, 1, 24)[1:]
    end = middle[-1] + tail * np.stack([0.55 * s**2 * cos(lean), 0.55 * s**2 * sin(lean), s], axis=1)
    return np.concatenate([middle, end]), np.concatenate([thick, thick[-1] * (1 - 0.86 * s**0.7)])


def _over(a, b, k):
    """The higher of two heights, rounded where they meet."""
    mix = np.clip(0.5 + 0.5 * (a - b) / k, 0, 1)
    return np.maximum(b * (1 - mix) + a * mix + 0.6 * k * mix * (1 - mix), np.maximum(a, b))


def _bubbles_inside(height, reach, count, chance):
    """Small balls of air in a gel."""
    air = sphere("air", 1.0)
    air.materials.append(m.principled("gel", Base_Color=(1, 1, 1, 1), Transmission_Weight=1.0, Roughness=0.0, IOR=0.72))
    for _ in range(count):
        away, way = reach * chance.random() ** 0.6, 2 * pi * chance.random()
        x, y = away * cos(way), away * sin(way)
        level = float(height(np.array([x]), np.array([y]))[0])
        if level > 0.25:
            with placed(at=(x, y, level * chance.uniform(0.4, 0.8)), scale=chance.uniform(0.025, 0.07)):
                add("bubble", air, None, smooth=80)


def sphere(name, radius, detail=3):
    """The mesh of a ball about the origin."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    return mesh


def soap_bubble():
    """The mesh of a skin of soapy water round air, of radius 1."""
    work = bmesh.new()
    for r in (1.0, 0.95):
        made = bmesh.ops.create_icosphere(work, subdivisions=4, radius=r)
        if r < 1:
            bmesh.ops.reverse_faces(work, faces=list({face for v in made["verts"] for face in v.link_faces}))
    mesh = bpy.data.meshes.new("bubble")
    work.to_mesh(mesh)
    work.free()
    mesh.materials.append(optics.glass("#ffffff"))
    return mesh


def hanging(colour, size=0.2, long=1.5, finish="cream", **_):
    """A drop that hangs from the point where it is placed."""
    shares = [k / 24 for k in range(25)]
    line = [(size * sin(pi * s) ** 0.8 * (0.35 + 0.65 * s) if 0 < s < 1 else 0, -2 * size * long * s) for s in shares]
    line[0] = (size * 0.5, 0.02)
    lathe(list(reversed(line)), optics.liquid(colour, 1.4) if finish == "gel" else lotion(colour), name="hanging", segments=48)
