"""Traces of use: powder swept over the table, foundation dabbed on it, drops on what is wet. Centimetres."""

import numpy as np

import finishes
import materials as m
import optics
from shapes import lathe, placed
from strokes import noise, relief


def powder_trace(colour, length=9, width=3.4, seed=3, shimmering=False, **_):
    """Powder that a brush swept along x: streaks of its hairs, dense where it was set down, single grains at last."""

    def height(x, y):
        s, t = x / length + 0.5, 2 * y / width
        bow = 0.16 * np.sin(3 * s)
        t = t - bow
        there = np.clip(s / 0.06, 0, 1) * np.clip((1 - s) / 0.7, 0, 1) ** 0.8 * np.clip(1.1 - np.abs(t) ** 2.6, 0, 1)
        streaks = 0.5 + 0.5 * noise(s * 2.1, t * 6.5, seed) + 0.3 * noise(s * 3, t * 15, seed + 1)
        grains = 0.45 * noise(x * 16, y * 16, seed + 2) + 0.55 * noise(x * 27, y * 27, seed + 3)
        alone = np.where((np.abs(t) < 1.7) & (s > -0.04), 0.06 * np.exp(-3 * np.clip(np.abs(t) - 0.9, 0, None)), 0)
        return 0.05 * (grains + 1.15 * there * (0.5 + streaks) + alone - 0.78)

    relief(height, length * 1.15, width * 1.9, 0.018, finishes.pressed(colour, shimmering), "trace")


def dab(colour, radius=1.7, seed=2, **_):
    """Foundation pressed out by a sponge: a thin film, stippled by its pores, broken at its rim."""

    def height(x, y):
        turn, away = np.arctan2(y, x), np.hypot(x, y * 1.15) / radius
        reach = 0.9 + 0.12 * noise(2 * np.cos(turn), 2 * np.sin(turn), seed) + 0.05 * noise(6 * np.cos(turn), 6 * np.sin(turn), seed + 1)
        inside = np.clip((reach - away) / 0.4, -1, 1)
        pores = sum(
            share * noise((x * np.cos(turned) + y * np.sin(turned)) * scale, (y * np.cos(turned) - x * np.sin(turned)) * scale, seed + 2 + k)
            for k, (scale, share, turned) in enumerate([(4, 0.5, 0.6), (7, 0.5, 1.9), (12, 0.4, 2.7), (19, 0.3, 0.3)])
        )
        return 0.018 * (0.9 * pores + 2.4 * inside - 0.1)

    relief(height, radius * 3, radius * 2.6, 0.01, m.wet(colour), "dab")


def laden_foam(colour, product):
    """Foam that took up product where its attribute "laden" says so: there it is moist and has the product's colour."""

    def make():
        material = finishes.foam(colour).copy()
        tree = material.node_tree
        shader, laden = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeAttribute")
        laden.attribute_name = "laden"
        mix, rough = tree.nodes.new("ShaderNodeMix"), tree.nodes.new("ShaderNodeMapRange")
        mix.data_type = "RGBA"
        mix.inputs[6].default_value, mix.inputs[7].default_value = m.linear(colour), m.linear(product)
        rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.95, 0.42
        tree.links.new(laden.outputs["Fac"], mix.inputs[0])
        tree.links.new(laden.outputs["Fac"], rough.inputs["Value"])
        tree.links.new(mix.outputs[2], shader.inputs["Base Color"])
        tree.links.new(rough.outputs["Result"], shader.inputs["Roughness"])
        return material

    return m.remembered(("laden foam", colour, product), make)


def beads(places, tall=0.42, seed=1, **_):
    """Single drops of water standing on a face at `places` (x, y, radius): round, a little uneven, each a small lens."""
    chance = np.random.default_rng(seed)
    for x, y, radius in places:
        high = tall * radius * min(1.0, (0.4 / radius) ** 0.4) * 1.5
        bulge = [(radius * (np.cos(a) ** 0.62), high * np.sin(a)) for a in np.linspace(0, np.pi / 2, 24)]
        with placed(at=(x, y, 0), turn=float(chance.uniform(0, 360))):
            lathe([(0, 0), *bulge[:-1], (0, high)], optics.bead("#f2f6f5"), squash=float(chance.uniform(0.86, 1)), name="drop", segments=72)
