"""Nails of a hand: plates whose sides and root lie under the skin, bare or lacquered. Centimetres."""

import bpy
import numpy as np
from mathutils import Vector

import materials as m
from shapes import add


def nail(tree, nails, bone, colour):
    """A curved plate on the last bone. It is one surface that dives under the skin all around, so that no slit shows at its rim."""
    columns, rows, wall = 61, 81, 8
    u, v = np.linspace(-1, 1, columns), np.linspace(-0.06, 1, rows)
    within = np.clip(np.abs(u) / 0.86, 0, 1)
    beyond = np.clip((np.abs(u) - 0.86) / 0.14, 0, 1)
    at = nails.low + (nails.high - nails.low) * v
    spread = np.sign(u)[None, :] * (nails.half_angle(np.clip(v, 0, 1))[:, None] * within[None, :] + 0.1 * beyond[None, :])
    last = nails.tip - 0.36
    known = np.linspace(nails.low - 0.05, last, 12)
    angles = np.linspace(-nails.angle, nails.angle, 15)
    found = np.array([[_reach(tree, nails, s, angle) for angle in angles] for s in known])
    found = (found + found[:, ::-1]) / 2
    across = np.polynomial.polynomial.polyfit(angles, found.T, [0, 2, 4])
    bows = [np.polyfit(known, row, 2) for row in across]
    slope = np.polyval(np.polyder(bows[0]), last)
    grid = np.zeros((rows + wall, columns, 3))
    for i in range(rows + wall):
        row = min(i, rows - 1)
        past = max(at[row] - last, 0)
        shape = [np.polyval(bow, min(at[row], last)) for bow in bows]
        radii = np.polynomial.polynomial.polyval(spread[row], shape) + np.clip(slope, -0.3, 0) * past - 0.16 * past**2
        sides = 0.05 + 0.22 * np.clip((v[row] - 0.6) / 0.2, 0, 1)
        radii = radii + 0.026 * (1 - within**3) - sides * beyond**1.3 - 0.06 * np.clip(-v[row] / 0.06, 0, 1)
        down = max(i - rows + 1, 0) / wall
        radii = radii - 0.02 * np.clip((v[row] - 0.95) / 0.05, 0, 1) ** 2 - 0.3 * down**1.5
        s = at[row] + 0.03 * np.sin(min(down * 3, 1) * np.pi / 2)
        grid[i] = nails.root + nails.ahead * s + radii[:, None] * (np.cos(spread[row])[:, None] * nails.back + np.sin(spread[row])[:, None] * nails.side)
    placed = grid.reshape(-1, 3) @ bone[:3, :3].T + bone[:3, 3]
    first = (np.arange(rows + wall - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    quads = np.stack([first, first + 1, first + columns + 1, first + columns], axis=1)
    mesh = bpy.data.meshes.new("nail")
    mesh.from_pydata(placed.tolist(), [], quads.tolist())
    if "bare" in colour:
        tint = np.ones(((rows + wall) * columns, 4), np.float32)
        tint[:, :3] = _bare(colour, np.concatenate([v, np.ones(wall)]), np.sign(u) * within).reshape(-1, 3)
        mesh.attributes.new("nail", "FLOAT_COLOR", "POINT").data.foreach_set("color", tint.ravel())
    add("nail", mesh, _horn() if "bare" in colour else _lacquer(colour), smooth=0)
    mesh.shade_smooth()


def _bare(colour, v, u):
    """What lies beneath a bare nail: a pale half-moon, the bed, the free edge."""
    bed, edge = np.array(m.linear(colour["bare"])[:3]), np.array(m.linear(colour["edge"])[:3])
    bow = v[:, None] + 0.16 * u[None, :] ** 2
    moon = 0.2 / (1 + np.exp((bow - 0.2) * 26))
    free = 1 / (1 + np.exp(-(v[:, None] - 0.07 * u[None, :] ** 2 - 0.88) * 70))
    share = np.clip(moon + 0.85 * free, 0, 1)[..., None]
    warm = 1 - 0.06 * np.exp(-(((v[:, None] - 0.83) / 0.05) ** 2))[..., None] * np.array([0.3, 1, 1])
    return (bed * (1 - share) + edge * share) * warm


def _horn():
    """A bare nail: clear horn over its bed, satin, with faint ridges along it."""

    def made():
        material = m.principled("bare nail", Roughness=0.42, Specular_IOR_Level=0.4, Coat_Weight=0.12, Coat_Roughness=0.32)
        tree = material.node_tree
        tint = tree.nodes.new("ShaderNodeAttribute")
        tint.attribute_name = "nail"
        tree.links.new(tint.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return m.remembered(("nail", "bare"), made)


def _lacquer(colour):
    return m.remembered(("nail", colour), lambda: m.principled("nail", Base_Color=m.linear(colour), Roughness=0.2, Coat_Weight=0.7, Coat_Roughness=0.1))


def _reach(tree, nails, s, angle):
    direction = np.cos(angle) * nails.back + np.sin(angle) * nails.side
    hit = tree.ray_cast(Vector(nails.root + nails.ahead * s), Vector(direction), 3)
    return hit[3] if hit[0] is not None else 0.6
