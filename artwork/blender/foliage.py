"""Sprigs that lie on the table: thin stems, leaves that grow out of them and come to rest beside them. Centimetres."""

from colorsys import hls_to_rgb, rgb_to_hls
from math import cos, pi, sin

import numpy as np

import materials as m
from shapes import add_curves, grid, tube_along


def sprig(colour="#6f8a58", length=12, leaves=9, size=3.2, slender=0.36, bow=0.7, seed=4, **_):
    """A sprig with leaves by turns on both sides, the last at its tip; `slender` is the width of a leaf by its length."""
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, 33)
    x = bow * length * 0.16 * (np.sin(2.6 * t) + 0.16 * np.sin(8 * t + seed)) + 0.03 * chance.standard_normal(33).cumsum()
    thick = 0.085 * (1.15 - 0.72 * t)
    stem = np.stack([x, length * 0.9 * t, thick + 0.03 * length * 0.2 * np.sin(pi * t)], axis=1)
    tube_along([tuple(p) for p in stem], 0.085, m.matt("#75704a", 0.7), name="stem", taper=list(thick / 0.085))
    for k in range(leaves):
        last = k == leaves - 1
        way = 1.0 if last else 0.16 + 0.8 * (k + chance.uniform(-0.12, 0.12)) / (leaves - 1)
        root = np.array([np.interp(way, t, stem[:, i]) for i in range(3)])
        ahead = np.array([np.interp(min(1.0, way + 0.02), t, stem[:, i]) - np.interp(way - 0.02, t, stem[:, i]) for i in range(3)])
        side = 1 if k % 2 else -1
        turn = np.arctan2(ahead[1], ahead[0]) - side * (0 if last else np.radians(chance.uniform(44, 62) - 20 * way))
        long = size * (1.04 - 0.34 * abs(way - 0.4)) * chance.uniform(0.9, 1.08)
        _leaf(chance, root, turn, long, slender * chance.uniform(0.92, 1.1), _green(colour, k % 3))


def _leaf(chance, root, turn, long, slender, material):
    """A leaf on its stalk: pointed, folded a little along its midrib, its veins sunk; it arches from the stem down to the table."""
    cup, arch, roll = chance.uniform(0.1, 0.3), chance.uniform(0.06, 0.13), chance.uniform(-0.28, 0.28)
    bend, curl, wave = chance.uniform(-0.16, 0.16), chance.uniform(0.0, 0.1), chance.random() * 6
    stalk = 0.1

    def at(u, v):
        s = max(0.0, (v - stalk) / (1 - stalk))
        half = max(0.012 * long * (1 - 0.5 * v), 0.5 * slender * long * 1.06 * sin(pi * s**0.86) ** 0.92 * (1 - 0.16 * s))
        across = 2 * u - 1
        y = across * half
        crease = -0.012 * long * np.exp(-((across / 0.09) ** 2)) * min(1, 6 * s)
        veins = -0.0035 * long * (0.5 + 0.5 * cos(2 * pi * (8.5 * v - 1.5 * abs(across)))) ** 4 * sin(pi * s) * (1 - np.exp(-((across / 0.2) ** 2)))
        rim = 0.02 * long * sin(9 * v + wave + across) * abs(across) ** 3 * sin(pi * s)
        rise = 4 * arch * v * (1 - v) * long + curl * long * max(0, v - 0.72) ** 2 * 6
        z = rise + cup * abs(across) ** 1.6 * half + roll * y * sin(pi * s) + crease + veins + rim
        along, off = v * long * (1 - 0.4 * arch), y + bend * long * v * v
        x_, y_ = along * cos(turn) - off * sin(turn), along * sin(turn) + off * cos(turn)
        down = root[2] * (1 - v) ** 1.5
        return (root[0] + x_, root[1] + y_, max(0.015, down + z))

    grid(at, material, columns=36, rows=80, name="leaf", smooth=80)


def _green(colour, kind):
    """A leaf: glossy, its midrib pale, its green uneven; some light passes."""

    def make():
        hue, light, full = rgb_to_hls(*m.linear(colour)[:3])
        tint = (*hls_to_rgb(hue + (-0.012, 0.0, 0.016)[kind], light * (0.86, 1.0, 1.16)[kind], full), 1)
        material = m.principled("leaf", Roughness=0.42, Specular_IOR_Level=0.45, Coat_Weight=0.25, Coat_Roughness=0.3)
        tree = material.node_tree
        shader, where = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeTexCoord")
        apart, middle, mix = (tree.nodes.new("ShaderNode" + kind_) for kind_ in ("SeparateXYZ", "Math", "Mix"))
        middle.operation = "PINGPONG"
        middle.inputs[1].default_value = 0.5
        patches = m._noise(tree, where, 1.6, 4)
        greens = m._ramp(tree, (0.3, "#000000"), (0.7, "#ffffff"))
        greens.color_ramp.elements[0].color = tuple(c * 0.74 for c in tint[:3]) + (1,)
        greens.color_ramp.elements[1].color = tuple(min(1, c * 1.2) for c in tint[:3]) + (1,)
        rib = m._ramp(tree, (0.47, "#000000"), (0.494, "#b8b8b8"))
        mix.data_type = "RGBA"
        mix.inputs[7].default_value = tuple(0.45 * c + 0.55 * p for c, p in zip(tint, m.linear("#c9cf9c")))
        tree.links.new(where.outputs["UV"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["X"], middle.inputs[0])
        tree.links.new(middle.outputs["Value"], rib.inputs["Fac"])
        tree.links.new(patches.outputs["Fac"], greens.inputs["Fac"])
        tree.links.new(rib.outputs["Color"], mix.inputs[0])
        tree.links.new(greens.outputs["Color"], mix.inputs[6])
        tree.links.new(mix.outputs[2], shader.inputs["Base Color"])
        through, both = tree.nodes.new("ShaderNodeBsdfTranslucent"), tree.nodes.new("ShaderNodeMixShader")
        through.inputs["Color"].default_value = tuple(min(1, c * k) for c, k in zip(tint[:3], (1.5, 1.6, 0.7))) + (1,)
        both.inputs[0].default_value = 0.22
        tree.links.new(shader.outputs[0], both.inputs[1])
        tree.links.new(through.outputs[0], both.inputs[2])
        tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
        return material

    return m.remembered(("leaf", colour, kind), make)


def rosemary(colour="#5f7a55", length=12, seed=5, **_):
    """A sprig lying down: stiff narrow leaves in whorls, silvery below, denser and shorter towards the tip."""
    chance = np.random.default_rng(seed)
    stem = [(0, 0, 0.3), (0.3, length * 0.35, 0.5), (0.05, length * 0.7, 0.55), (0.4, length, 0.5)]
    tube_along(stem, 0.1, m.matt("#8b7a58"), name="stem", taper=[1.1, 0.9, 0.7, 0.4])
    for tint, part in (("#8fa384", 0.3), (colour, 0.7)):
        count = int(30 * length * part)
        t = chance.uniform(0.14, 1, count)
        around = chance.uniform(-0.25 * pi, 1.25 * pi, count)
        root = np.stack([np.interp(t, [0, 0.35, 0.7, 1], [p[k] for p in stem]) for k in range(3)], axis=1)
        reach = chance.uniform(1.1, 1.7, count) * (1.05 - 0.5 * t**3)
        out = np.stack([np.cos(around), chance.uniform(0.5, 1.1, count) + 0.8 * t**4, 0.75 * np.sin(around)], axis=1)
        out /= np.linalg.norm(out, axis=1)[:, None]
        steps = np.linspace(0, 1, 5)
        points = root[:, None] + out[:, None] * (reach[:, None] * steps)[..., None]
        points[..., 1] += 0.18 * reach[:, None] * steps**2
        points[..., 2] = np.maximum(points[..., 2], 0.07)
        add_curves("needles", points, np.array([0.05, 0.085, 0.085, 0.07, 0.02]) * chance.uniform(0.85, 1.15, (count, 1)), m.plastic(tint, 0.5))
