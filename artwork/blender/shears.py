"""Hairdressing scissors, made upright on their rings: two halves forged of one piece each, crossing at a screw. Sizes in centimetres.

Fields take (x across, l along the blade from the screw, u towards the viewer), those of the half that lies in front.
"""

import numpy as np

import materials as m
from shapes import grid, placed
from solids import common, joined, rope, section, smooth_way, solid, step_between

REACH, THICK = 8.3, 0.17
SCREW = 7.2
RING = 1.17
STEP = (0.026, 0.02, 0.03)


def scissors(label, steel="steel", accent="copper", lean=(-6, 0, 0), gape=9, **_):
    """Hairdressing scissors: hollow-ground blades, the thumb's ring nearer, a rest for the little finger."""
    metal = ground(steel)
    with placed(turn=lean):
        for side in (1, -1):
            with placed(at=(0, 0, SCREW), turn=(0, -side * gape, 0)):
                _half(side, metal)
                if side < 0:
                    _bumper()
                elif label:
                    _engraved(label)
        with placed(at=(0, 0, SCREW), turn=(0, 24, 0)):
            _screw(accent)


def _half(side, metal):
    middle, way = (_finger, _thumb)[side < 0]()
    field = lambda x, y, z: _forged(side * x, z, -side * y, middle, way, side > 0)
    low, high = [-1.0, -0.34, -9.2 if side > 0 else -6.8], [4.3, 0.34, REACH + 0.1]
    if side < 0:
        low[0], high[0] = -3.2, 1.0
    else:
        low[0] = -0.7
    solid(field, low, high, STEP, metal, name="half")


def _finger():
    """The ring of the ring finger, and the shank that runs into it."""
    return (1.42, -6.1), [(0.02, 0.2, 0.085), (0.12, -0.8, 0.085), (0.26, -1.7, 0.03), (0.34, -2.8, 0), (0.31, -4.2, 0), (0.25, -5.3, 0), (0.25, -6.1, 0)]


def _thumb():
    """The ring of the thumb, a joint nearer."""
    return (1.42, -5.0), [(0.02, 0.2, 0.085), (0.12, -0.8, 0.085), (0.26, -1.7, 0.03), (0.34, -2.6, 0), (0.31, -3.6, 0), (0.25, -4.4, 0), (0.25, -5.0, 0)]


def _forged(x, l, u, middle, way, rested):
    """One half, from its point through the joint to its ring."""
    shank = _shank(np.asarray(way), x, l, u)
    round_ = np.hypot(x - middle[0], (l - middle[1]) / 1.1)
    ring = section(round_ - RING, u, 0.19, 0.235, 2.3)
    handle = joined(shank, ring, 0.16)
    if rested:
        rest = smooth_way([(1.75, -7.33, 0), (2.3, -7.72, 0), (2.85, -8.2, 0), (3.4, -8.42, 0), (3.9, -8.36, 0)], 2)
        handle = joined(handle, rope(rest, np.linspace(0.2, 0.15, 9), np.linspace(0.2, 0.14, 9), x, l, u), 0.22)
    # Above the joint a half fills its own side alone; below it, both lie side by side.
    own = -u - 0.3 * step_between(-1.2, -2.5, l)
    handle = common(common(handle, own, 0.04), u - THICK - 0.12 * step_between(-0.6, -2.4, l), 0.06)
    return joined(handle, _blade(x, l, u), 0.05)


def _borders(l):
    """The back and the edge of a blade."""
    t = np.clip(l / REACH, 0, 1)
    return -0.5 + 0.53 * t**1.9, 0.47 - 0.42 * t**1.7


def top_of_blade(x, l):
    """The height of the outer face: a flat near the joint, a ground slope towards the edge, a small one along the back."""
    back, edge = _borders(l)
    body = THICK * (1 - 0.36 * np.clip(l / REACH, 0, 1))
    plunge = 0.16 * (1 - step_between(0.75, 1.7, l + 0.5 * x))
    slope = 0.03 + 0.27 * (edge - x) + plunge
    spine = 0.075 + 0.55 * (x - back) + plunge
    return common_low(common_low(body, slope, 0.006), spine, 0.012)


def _shank(way, x, l, u):
    """A bar down a way (x, l, u): wide and flat at the joint, round at the ring."""
    dense = smooth_way(way, 40)[::-1]
    at = np.clip(l, dense[0, 1], dense[-1, 1])
    share = np.linspace(1, 0, len(dense))
    along = lambda values: np.interp(at, dense[:, 1], values)
    slope = np.gradient(dense[:, 0], dense[:, 1])
    wide = np.interp(share, np.linspace(0, 1, 60), _eased([0.5, 0.46, 0.31, 0.25, 0.21, 0.19], 60))
    tall = np.interp(share, np.linspace(0, 1, 60), _eased([0.085, 0.09, 0.16, 0.21, 0.23, 0.235], 60))
    aside = np.hypot((x - along(dense[:, 0])) / np.sqrt(1 + along(slope) ** 2), l - at)
    return section(aside, u - along(dense[:, 2]), along(wide), along(tall), 2.5)


def _eased(values, count):
    """Values along a way without kinks."""
    points = smooth_way(np.stack([np.arange(len(values)), values], axis=1), 20)
    return np.interp(np.linspace(0, len(values) - 1, count), points[:, 0], points[:, 1])


def common_low(one, other, reach):
    """The lower of two heights, their edge rounded."""
    return joined(one, other, reach)


def _blade(x, l, u):
    back, edge = _borders(l)
    across = np.clip((edge - 0.06 - x) / np.maximum(edge - back - 0.15, 0.05), 0, 1)
    hollow = 0.042 * 4 * across * (1 - across) * step_between(1.0, 1.7, l - 0.3 * x) * (1 - 0.75 * np.clip(l / REACH, 0, 1))
    ends = common(l - REACH + 0.12 * np.abs(x), -l - 1.1 + 0.5 * x * x, 0.05)
    sides = common(common(back - x, x - edge, 0.02), ends, 0.05)
    return common(common(sides, u - top_of_blade(x, l), 0.012), hollow - u, 0.012)


def _engraved(label):
    """The name on the outer face, a hair above it."""
    proportion = label.size[0] / label.size[1]
    long = 2.6
    wide = long * proportion

    def lying(a, b):
        l, x = 0.95 + b * long, -0.02 + (a - 0.5) * wide
        return (x - 0.02 * b, -float(top_of_blade(np.float64(x), np.float64(l))) - 0.006, l)

    grid(lying, m.printed(label), columns=48, rows=60, name="label")


def _bumper():
    """Rubber that softens the rings' touch."""
    field = lambda x, y, z: common(np.hypot(y, z + 4.4) - 0.12, np.abs(x + 0.09) - 0.13, 0.05)
    solid(field, (-0.3, -0.2, -4.6), (0.15, 0.2, -4.2), 0.02, m.matt("#1f1d20", 0.6), name="bumper")


def _screw(accent):
    """A flat screw with a milled rim and a slot for a coin."""

    def head(x, y, z):
        u, r = -y - THICK, np.hypot(x, z)
        mill = 0.016 * np.cos(34 * np.arctan2(x, z)) * step_between(0.3, 0.4, r)
        dished = 0.02 * step_between(0.3, 0.27, r)
        body = common(common(r - 0.43 + mill, u - 0.13 + dished, 0.02), -u, 0.01)
        slot = common(np.abs(z) - 0.04, 0.045 - u, 0.01)
        return common(body, -slot, 0.012)

    solid(head, (-0.5, -0.4, -0.5), (0.5, -THICK + 0.02, 0.5), 0.012, m.metal(accent, 0.24), name="screw")


def tension_key(label, metal="steel", **_):
    """The flat key that turns the screw of the scissors, punched out of one piece."""

    def key(x, y, z):
        ring = section(np.hypot(x, y - 3.9) - 0.72, z - 0.1, 0.17, 0.1, 3)
        bit = common(common(np.abs(x) - 0.24 - 0.02 * (3.2 - y), np.abs(y - 1.65) - 1.65, 0.05), np.abs(z - 0.1) - 0.1, 0.03)
        return joined(ring, bit, 0.14)

    solid(key, (-1, -0.1, -0.05), (1, 4.95, 0.25), 0.022, ground(metal), name="key")


def ground(name):
    """Steel with the fine lines of its grinding along the blades; the handles are polished after it."""

    def make():
        material = m.principled("ground", Base_Color=m.linear(m.METALS.get(name, name)), Metallic=1.0, Roughness=0.3)
        tree = material.node_tree
        shader, where = tree.nodes["Principled BSDF"], tree.nodes.new("ShaderNodeTexCoord")
        lines = m._noise(tree, where, 52, 2, 0, (1, 1, 0.007))
        apart, blade = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeMapRange")
        blade.interpolation_type = "SMOOTHSTEP"
        blade.inputs["From Min"].default_value, blade.inputs["From Max"].default_value = -3.0, -0.4
        blade.inputs["To Min"].default_value, blade.inputs["To Max"].default_value = 0.12, 1.0
        tree.links.new(where.outputs["Object"], apart.inputs["Vector"])
        tree.links.new(apart.outputs["Z"], blade.inputs["Value"])
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = 0.0014
        tree.links.new(blade.outputs["Result"], bump.inputs["Strength"])
        tree.links.new(lines.outputs["Fac"], bump.inputs["Height"])
        tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
        shade = m._ramp(tree, (0.3, "#bcbdc0"), (0.7, "#d0d1d3"))
        tree.links.new(lines.outputs["Fac"], shade.inputs["Fac"])
        mixed = tree.nodes.new("ShaderNodeMix")
        mixed.data_type = "RGBA"
        mixed.inputs[6].default_value = m.linear(m.METALS.get(name, name))
        tree.links.new(blade.outputs["Result"], mixed.inputs[0])
        tree.links.new(shade.outputs["Color"], mixed.inputs[7])
        tree.links.new(mixed.outputs[2], shader.inputs["Base Color"])
        rough = tree.nodes.new("ShaderNodeMapRange")
        rough.inputs["From Min"].default_value, rough.inputs["From Max"].default_value = 0.3, 0.7
        rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.285, 0.38
        tree.links.new(lines.outputs["Fac"], rough.inputs["Value"])
        tree.links.new(rough.outputs["Result"], shader.inputs["Roughness"])
        return material

    return m.remembered(("ground", name), make)
