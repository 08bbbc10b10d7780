"""Cotton pads: carded fibres pressed into a disc, a pattern rolled into its faces. Centimetres."""

from math import cos, pi, sin

import bpy
import numpy as np

import materials as m
from shapes import add, add_curves, placed
from strokes import noise

THICK = 0.62


def cotton(count=3, radius=2.8, **_):
    """Cotton pads in a stack, each a little out of line, not quite round and not quite level."""
    chance = np.random.default_rng(5)
    for k in range(count):
        with placed(at=(0.16 * sin(2.3 * k), 0.13 * cos(3.1 * k), k * THICK), turn=(1.2 * sin(4 * k), 1.1 * cos(5 * k), 37 * k)):
            _pad(radius, k, chance)


def _pad(radius, seed, chance, rings=110, segments=260):
    share, turn = np.meshgrid(np.linspace(0, 1, rings), np.linspace(0, 2 * pi, segments, endpoint=False), indexing="ij")
    points = _face(radius, seed, share, turn)
    faces = []
    for i in range(rings - 1):
        for j in range(segments):
            a, b = i * segments + j, i * segments + (j + 1) % segments
            faces.append((a, a + segments, b + segments, b))
    mesh = bpy.data.meshes.new("cotton")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces)
    add("cotton", mesh, _cotton(), smooth=180)
    _fibres(radius, seed, chance)


def _face(radius, seed, share, turn):
    """From the middle of the upper face over the rim to the middle of the lower one; share 0.46 and 0.54 are its edges."""
    rim = radius * (1 + 0.012 * noise(2.2 * np.cos(turn), 2.2 * np.sin(turn), seed) + 0.006 * noise(14 * np.cos(turn), 14 * np.sin(turn), seed + 1))
    upper = share < 0.5
    along = np.where(upper, share, 1 - share) / 0.5
    away = np.clip(along / 0.9, 0, 1)
    down = np.clip((along - 0.9) / 0.1, 0, 1)
    r = rim * (away * (1 - 0.05) + 0.05 * np.sin(down * pi / 2))
    x, y = r * np.cos(turn), r * np.sin(turn)
    puffed = THICK / 2 * (1 - 0.42 * away**7) * (1 - down)
    rolled = 0.05 * _pattern(x, y) * np.clip((0.93 - away) / 0.05, 0, 1)
    lumps = 0.022 * noise(x * 1.3, y * 1.3, seed + 2) + 0.014 * noise(x * 4, y * 4, seed + 3) + 0.007 * noise(x * 12, y * 12, seed + 4)
    layers = 0.018 * noise(9 * np.cos(turn), 9 * np.sin(turn) + 20 * share, seed + 5) * np.clip(down * 4, 0, 1)
    z = puffed - rolled + lumps * (1 - down)
    return np.stack([x * (1 + layers), y * (1 + layers), THICK / 2 + np.where(upper, z, -0.8 * z)], axis=-1)


def _pattern(x, y, apart=0.62):
    """Crossing rows of small dents."""
    u, v = (x + y) / apart / 1.414, (x - y) / apart / 1.414
    dents = np.exp(-(((u - np.round(u)) ** 2 + (v - np.round(v)) ** 2) / 0.035))
    return dents


def _cotton():
    def make():
        material = m.principled("cotton", Base_Color=m.linear("#fbfaf6"), Roughness=1.0, Specular_IOR_Level=0.08, Sheen_Weight=0.4, Sheen_Roughness=0.7)
        tree = material.node_tree
        where = tree.nodes.new("ShaderNodeTexCoord")
        m.relief(tree, tree.nodes["Principled BSDF"], m._noise(tree, where, 14, 6, 2.2), 0.03)
        return material

    return m.remembered(("cotton",), make)


def _fibres(radius, seed, chance, lying=2600, standing=2200):
    """Fine fibres, curled each its own way: on the upper face, and more of them out of the rim."""
    turn = 2 * pi * chance.random(lying)
    share = 0.45 * chance.random(lying) ** 0.5
    root = _face(radius, seed, share, turn)
    way = 2 * pi * chance.random(lying)
    long, bend = chance.uniform(0.2, 0.8, lying), chance.normal(0, 3.2, lying)
    steps = np.linspace(-0.5, 0.5, 8)
    angle = way[:, None] + bend[:, None] * steps
    x = root[:, :1] + long[:, None] * np.cumsum(np.cos(angle), axis=1) / 8
    y = root[:, 1:2] + long[:, None] * np.cumsum(np.sin(angle), axis=1) / 8
    out = np.hypot(x, y)
    inside = np.minimum(1, 0.985 * radius / out)
    level = _face(radius, seed, np.clip(0.45 * out * inside / radius / 0.95, 0, 0.45), np.arctan2(y, x))[..., 2]
    z = level + 0.008 + chance.uniform(0, 0.03, (lying, 1)) * (1 - 4 * steps**2)
    _strands(np.stack([x * inside, y * inside, z], axis=-1), chance)
    turn = 2 * pi * chance.random(standing)
    root = _face(radius, seed, chance.uniform(0.452, 0.548, standing), turn)
    out = np.stack([np.cos(turn), np.sin(turn), chance.normal(0, 0.55, standing)], axis=1) + chance.normal(0, 0.5, (standing, 3))
    curl = chance.normal(0, 1.0, (standing, 3))
    s = np.linspace(0, 1, 7)[None, :, None]
    long = (0.03 + 0.13 * chance.random(standing) ** 2.5)[:, None, None]
    _strands(root[:, None] - 0.03 * out[:, None] + long * (out[:, None] * s + 0.8 * curl[:, None] * s**2), chance)


def _strands(points, chance):
    count, steps = points.shape[:2]
    add_curves("fibres", points, np.full((count, steps), 1.0) * chance.uniform(0.002, 0.004, (count, 1)), _fibre())


def _fibre():
    return m.remembered(("fibre",), lambda: m.principled("fibre", Base_Color=m.linear("#fdfcf9"), Roughness=0.8, Specular_IOR_Level=0.2))
