"""Serum that ran out on the table: thin and level, round at their rim, paler where they are thin, and the light they gather. Centimetres."""

import numpy as np

import materials as m
import optics
import shapes
from strokes import HIDDEN, noise, relief

RAKING, STUDIO = (-2.3, 1.1, 1.15), (-1.75, -1.35, 1.9)
"""Where the strongest lamp of a mood stands (studio.py), as seen from the table."""
INDEX = 1.42


def pool(colour, size=1.2, seed=11, wets=0.7, flat=0.1, raking=False, **_):
    """Liquid that ran out on the table, in drops of several sizes; `wets` is how steep it ends, `flat` how high it stands by its size."""
    chance = np.random.default_rng(seed)
    parts = _beads(size, chance)
    high = flat * size

    def height(x, y):
        wx = x + 0.03 * size * noise(x / size * 1.4, y / size * 1.4, seed)
        wy = y + 0.03 * size * noise(x / size * 1.4, y / size * 1.4, seed + 2)
        field = np.full_like(x, -10.0)
        for part in parts:
            field = np.maximum(field, part(wx, wy))
        return np.maximum(high * (1 - np.exp(-np.clip(field, -1, None) * wets / high)), 2 * HIDDEN)

    reach = REACH * size
    item = relief(height, 2 * reach, 2 * reach, max(0.012, size / 80), _liquid(colour), "pool")
    _measured(item.data, height, reach, high, RAKING if raking else STUDIO)


def _round(cx, cy, radius, chance, uneven):
    """How far a point lies within a round blot whose outline swings out and in, seldom and softly."""
    swings = [(k, uneven * chance.uniform(0.5, 1.2) * 2 / k, chance.random() * 2 * np.pi) for k in (2, 3, 4)]

    def inside(x, y):
        u, v = x - cx, y - cy
        turn, away = np.arctan2(v, u), np.hypot(u, v)
        edge = radius * (1 + sum(a * np.cos(k * turn + phase) for k, a, phase in swings))
        return (edge**2 - away**2) / (edge + away + 1e-6)

    return inside


def _beads(size, chance):
    """A pool and drops of several sizes, apart from one another."""
    places = [(-0.75, 0.4, 1.3), (1.45, -0.5, 0.74), (0.95, 1.35, 0.42), (-0.9, -1.45, 0.46), (0.3, -1.5, 0.22), (2.1, 0.75, 0.2), (-2.3, -0.85, 0.17)]
    return [_round(x * size, y * size, radius * size, chance, 0.04) for x, y, radius in places]


REACH = 2.7
"""How far drops lie from the middle, in sizes."""


def _measured(mesh, height, reach, high, lamp):
    """Tells each point how much of the colour is under it, and how much light reaches the table from it."""
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    z = np.clip(points[:, 2], 0, None)
    deep = 1 - np.exp(-z / (0.3 * high))
    deep /= deep.max()
    mesh.attributes.new("deep", "FLOAT", "POINT").data.foreach_set("value", np.clip(deep, 0, 1).astype(np.float32))
    light = np.array(shapes._places[-1].to_3x3().inverted() @ shapes.Vector(lamp).normalized())
    gathered = _gathered(height, reach, light / np.linalg.norm(light))
    mesh.attributes.new("gathered", "FLOAT", "POINT").data.foreach_set("value", gathered(points).astype(np.float32))


def _gathered(height, reach, light, cells=420, blur=0.06):
    """Light on the table for each point of the surface: rays of the lamp, bent where they enter, are counted where they land."""
    step = 2 * reach / cells
    axis = (np.arange(cells * 2) + 0.5) * step / 2 - reach
    x, y = np.meshgrid(axis, axis)
    z = height(x, y)
    slope_y, slope_x = np.gradient(z, step / 2)
    normal = np.stack([-slope_x, -slope_y, np.ones_like(z)], axis=-1)
    area = np.linalg.norm(normal, axis=-1)
    normal /= area[..., None]
    facing = normal @ light
    wet = (z > 0) & (facing > 0)
    inner = np.sqrt(1 - (1 - facing**2) / INDEX**2)
    ray = -light / INDEX + normal * (facing / INDEX - inner)[..., None]
    way = np.where(z > 0, z, 0) / np.maximum(-ray[..., 2], 0.05)
    passes = 1 - 0.04 - 0.96 * np.clip(1 - facing, 0, 1) ** 5
    energy = np.where(wet, facing * area * passes / light[2] / 4, 0)
    landed, _, _ = np.histogram2d((y + ray[..., 1] * way)[wet], (x + ray[..., 0] * way)[wet], bins=cells, range=[[-reach, reach]] * 2, weights=energy[wet])
    landed = _soft(landed, blur / step)

    def at(points):
        px, py, pz = points.T
        column = np.clip(((px - light[0] / light[2] * np.maximum(pz, 0) + reach) / step).astype(int), 0, cells - 1)
        row = np.clip(((py - light[1] / light[2] * np.maximum(pz, 0) + reach) / step).astype(int), 0, cells - 1)
        i = np.clip(((px + reach) / step * 2).astype(int), 0, 2 * cells - 1)
        j = np.clip(((py + reach) / step * 2).astype(int), 0, 2 * cells - 1)
        away = facing[j, i] <= 0
        return np.where(away, 1.0, np.clip(0.5 + 0.55 * landed[row, column], 0.86, 1.9))

    return at


def _soft(a, radius):
    size = max(1, int(radius))
    kernel = np.exp(-((np.arange(-3 * size, 3 * size + 1) / radius) ** 2) / 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        a = np.apply_along_axis(lambda line: np.convolve(line, kernel, mode="same"), axis, a)
    return a


def _liquid(colour):
    """Clear liquid: the ground through it has its colour where it is deep. Its shadow holds the light that it gathers."""

    def make():
        material = m.principled("gel", Transmission_Weight=1.0, Roughness=0.0, IOR=INDEX)
        tree = material.node_tree
        deep, lit = (tree.nodes.new("ShaderNodeAttribute") for _ in range(2))
        deep.attribute_name, lit.attribute_name = "deep", "gathered"
        tint, once, times = tree.nodes.new("ShaderNodeMix"), tree.nodes.new("ShaderNodeGamma"), tree.nodes.new("ShaderNodeMix")
        tint.data_type = times.data_type = "RGBA"
        tint.inputs[6].default_value, tint.inputs[7].default_value = (1, 1, 1, 1), m.linear(colour)
        once.inputs["Gamma"].default_value = 0.5
        times.blend_type, times.inputs[0].default_value = "MULTIPLY", 1.0
        tree.links.new(deep.outputs["Fac"], tint.inputs[0])
        tree.links.new(tint.outputs[2], once.inputs["Color"])
        tree.links.new(once.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        tree.links.new(once.outputs["Color"], times.inputs[6])
        tree.links.new(lit.outputs["Color"], times.inputs[7])
        optics._lit_through(material, (1, 1, 1, 1))
        tree.links.new(times.outputs[2], next(n for n in tree.nodes if n.bl_idname == "ShaderNodeBsdfTransparent").inputs["Color"])
        return material

    return m.remembered(("pool", colour), make)
