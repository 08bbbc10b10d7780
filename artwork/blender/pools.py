"""Serum and oil on the table: pools with the profile that surface tension gives them, paler where they are thin, and the light they gather. Centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
import optics
import shapes
from poured import sphere
from shapes import add, placed
from strokes import HIDDEN, _smooth_max, noise, relief

RAKING, STUDIO = (-2.3, 1.1, 1.15), (-1.75, -1.35, 1.9)
"""Where the strongest lamp of a mood stands (studio.py), as seen from the table."""
INDEX = 1.42


def pool(colour, shape="puddle", size=1.2, seed=11, wets=0.8, bubbles=5, raking=False, **_):
    """Liquid let fall, in a `shape`: one pool, single beads and what splashed from them, or a thread that ran out. `wets` is how steep it ends."""
    caps, chance = SHAPES[shape](size, seed), np.random.default_rng(seed)
    high = 0.5 * size

    def height(x, y):
        wx = x + 0.09 * size * noise(x / size * 0.8, y / size * 0.8, seed) + 0.02 * size * noise(x / size * 2.6, y / size * 2.6, seed + 1)
        wy = y + 0.09 * size * noise(x / size * 0.8, y / size * 0.8, seed + 2) + 0.02 * size * noise(x / size * 2.6, y / size * 2.6, seed + 3)
        field = np.full_like(x, -10.0)
        for cx, cy, radius in caps:
            field = _smooth_max(field, (radius**2 - (wx - cx) ** 2 - (wy - cy) ** 2) / (2 * radius), 0.16 * min(radius, size))
        return np.maximum(high * (1 - np.exp(-np.clip(field, -1, None) * wets / high)), 2 * HIDDEN)

    reach = max(max(abs(cx), abs(cy)) + radius for cx, cy, radius in caps) + 0.3
    step = max(0.012, size / 70)
    item = relief(height, 2 * reach, 2 * reach, step, _liquid(colour), "pool")
    _measured(item.data, height, reach, high, RAKING if raking else STUDIO)
    _air(height, [cap for cap in caps if cap[2] > 0.4 * size], bubbles, size, chance)


def _puddle(size, _seed):
    return [(-0.1 * size, 0.1 * size, 1.9 * size), (1.5 * size, -0.75 * size, 1.15 * size), (-1.5 * size, -0.5 * size, 0.8 * size)]


def _beads(size, seed):
    chance = np.random.default_rng(seed)
    caps = [(-0.9 * size, 0.35 * size, 1.12 * size), (1.35 * size, -0.55 * size, 0.86 * size), (1.15 * size, 1.5 * size, 0.55 * size), (-1.1 * size, -1.55 * size, 0.42 * size)]
    return _splashed(chance, size, caps, 14, 1.9, 1.0)


def _thread(size, seed):
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, 46)
    x, y = (4.3 * t - 2.5) * size, (1.5 * np.sin(3.6 * t - 0.5) - 0.2) * size
    wide = (0.28 + 1.05 * np.exp(-(((t - 0.08) / 0.2) ** 2)) + 0.36 * np.exp(-(((t - 0.97) / 0.09) ** 2)) + 0.1 * noise(t * 6, 0, seed)) * size
    caps = list(zip(x, y, wide))
    return _splashed(chance, size, caps, 9, 1.9, 1.2)


SHAPES = {"puddle": _puddle, "beads": _beads, "thread": _thread}


def _splashed(chance, size, pools, count, near, wide):
    """The pools, and small drops about them that touch none, most of them tiny."""
    caps = list(pools)
    while len(caps) < len(pools) + count:
        angle, away = 2 * pi * chance.random(), size * (near + wide * chance.random() ** 1.5)
        x, y, radius = away * cos(angle), 0.8 * away * sin(angle), size * (0.035 + 0.2 * chance.random() ** 4)
        if all(np.hypot(x - cx, y - cy) > other + radius + 0.14 * size for cx, cy, other in caps):
            caps.append((x, y, radius))
    return caps


def _measured(mesh, height, reach, high, lamp):
    """Tells each point how much of the colour is under it, and how much light reaches the table from it."""
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    z = np.clip(points[:, 2], 0, None)
    deep = 1 - np.exp(-z / (0.27 * high))
    deep /= deep.max()
    mesh.attributes.new("deep", "FLOAT", "POINT").data.foreach_set("value", np.clip(deep, 0, 1).astype(np.float32))
    light = np.array(shapes._places[-1].to_3x3().inverted() @ shapes.Vector(lamp).normalized())
    gathered = _gathered(height, reach, light / np.linalg.norm(light))
    mesh.attributes.new("gathered", "FLOAT", "POINT").data.foreach_set("value", gathered(points).astype(np.float32))


def _gathered(height, reach, light, cells=340, blur=0.1):
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
        return np.where(away, 1.0, np.clip(0.3 + 0.75 * landed[row, column], 0.5, 2.2))

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


def _air(height, caps, count, size, chance):
    """Bubbles under the surface."""
    ball = _ball_of_air()
    for k in range(count):
        cx, cy, radius = caps[k % len(caps)]
        angle, away = 2 * pi * chance.random(), radius * chance.uniform(0.3, 0.8)
        x, y, each = cx + away * cos(angle), cy + away * sin(angle), size * chance.uniform(0.02, 0.055)
        level = float(height(np.array([[x]]), np.array([[y]]))[0, 0])
        if level > 2.6 * each:
            with placed(at=(x, y, level - 1.25 * each), scale=each):
                add("bubble", ball, None, smooth=80)


def _ball_of_air():
    ball = sphere("air", 1.0)
    air = m.principled("gel", Base_Color=(1, 1, 1, 1), Transmission_Weight=1.0, Roughness=0.0, IOR=1 / INDEX)
    ball.materials.append(optics._lit_through(air, (0.9, 0.9, 0.9, 1)))
    return ball
