"""A left hand in any pose, its skin and its nails. Poses are degrees of the joints; centimetres."""

import os
from math import radians

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

import hand_skin
import materials as m
from shapes import add

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST_BONE = 6
"""The bones before are forearm, wrist and metacarpals; then three for each finger, from the thumb."""
POSES = {
    "relaxed": {"fingers": [(5, -14, 2, -4), (3, -12, 4, -2), (-6, -8, 6, 0), (-12, -4, 6, 0)], "thumb": (-14, 12, -6, -4)},
    "pinching a stick": {
        "fingers": [(-1.3, 10.3, 47.4, 14.3), (-1.6, 26.7, 35.2, 22.8), (-2, 52, 62, 38), (-4, 58, 68, 38)],
        "thumb": (42, -18.5, 26.1, -15),
        "held": ((1.6, 9.7, -6.0), (11.8, 19.0)),
    },
    "pinching a bottle": {
        "fingers": [(1.8, 7.4, 42.6, 6.0), (-2.7, 20.8, 32.3, 15.7), (-2, 50, 60, 36), (-4, 56, 66, 38)],
        "thumb": (48.9, -7.0, 2.9, -15),
        "held": ((2.5, 10.2, -6.0), (7.1, 16.1)),
    },
}
"""Fingers from the index: aside, knuckle, middle joint, end joint. Thumb: across the palm, out, middle, end. A pose that holds something names
the middle of the grip and how the held axis leans. Both grips were found by a search for poses whose pads touch a cylinder of 0.98 or 1.65 cm."""


def hand(pose="relaxed", tone={"colour": "#cfa387", "melanin": 0.25}, nails="#e3b3a6", cream=None, smear="swipe", shine=1.0, seed=1, fine=4, **_):
    """A hand whose wrist is at the origin, back up, fingers away from the camera; or, if it holds something upright, the middle of the
    grip is at the origin and the forearm comes from the left."""
    shape = np.load(os.path.join(HERE, "meshes", "hand.npz"))
    chosen = POSES[pose]
    joints = shape["joints"].astype(float)
    axes = bend_axes(joints)
    bones = posed_bones(joints, axes, chosen)
    if "held" in chosen:
        bones = [grip_frame(*chosen["held"]) @ bone for bone in bones]
    points, shares = shape["points"].astype(float), shape["shares"].astype(float)
    moved = sum(shares[:, [b]] * (points @ bones[b][:3, :3].T + bones[b][:3, 3]) for b in range(len(bones)))
    rest, rest_normals, faces = refined(points, shape["faces"], fine)
    there, normals, _ = refined(moved, shape["faces"], fine)
    skin = hand_skin.Skin(rest, rest_normals, joints, axes, chosen, seed)
    raised = rest + rest_normals * skin.height[:, None]
    mesh = bpy.data.meshes.new("hand")
    mesh.from_pydata((there + normals * skin.height[:, None]).tolist(), [], faces.tolist())
    attribute = mesh.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    attribute.data.foreach_set("vector", rest.astype(np.float32).ravel())
    colour = np.ones((len(rest), 4), np.float32)
    colour[:, :3] = skin.colour(m.linear(tone["colour"])[:3], tone["melanin"])
    mesh.attributes.new("skin", "FLOAT_COLOR", "POINT").data.foreach_set("color", colour.ravel())
    mesh.attributes.new("gloss", "FLOAT", "POINT").data.foreach_set("value", skin.gloss.astype(np.float32))
    made = add("hand", mesh, hand_skin.material(f"hand {seed}", tone["melanin"], shine), smooth=0)
    mesh.shade_smooth()
    if nails:
        tree = BVHTree.FromPolygons(raised.tolist(), faces.tolist())
        for finger in range(5):
            nail(tree, skin.nails[finger], bones[FIRST_BONE + 3 * finger + 2], nails)
    if cream:
        swipe(rest, there + normals * skin.height[:, None], normals, faces, cream, smear)
    return made


SMEARS = {
    "swipe": {"course": [(1.25, 4.0), (0.75, 4.95), (-0.15, 5.75), (-1.4, 6.35), (-2.0, 6.45)], "wide": (0.6, 0.78, 0.7, 0.56, 0.34), "thick": (0.15, 0.12, 0.075, 0.04, 0.012)},
    "dab": {"course": [(-0.75, 4.5), (-0.8, 5.1), (-0.5, 5.7), (0.15, 6.2), (0.9, 6.5)], "wide": (0.6, 0.82, 0.8, 0.66, 0.42), "thick": (0.15, 0.14, 0.09, 0.05, 0.014)},
}
"""The way of a finger over the back of the hand, seen from above: how far the cream reaches to both sides, how thick it lies."""


def swipe(rest, points, normals, faces, colour, smear):
    """Cream drawn over the back of the hand by a finger: its edge is round and as thin as a film, its middle levels the skin's furrows."""
    inside, at, aside, body = _smeared(rest, SMEARS[smear])
    full = np.clip(inside / 0.5, -0.6, 1)
    dome = np.where(full > 0, full**1.5 * (2 - full), 0.5 * full)
    streaks = hand_skin.clouds(np.stack([at * 1.2, aside * 2.4, 0 * at], axis=1), 0.5, 7) / 1.9
    ridges = hand_skin.clouds(np.stack([at * 2.0, aside * 5.5, 0 * at], axis=1), 0.5, 9) / 1.9
    bank = 0.35 * np.exp(-(((inside - 0.3) / 0.12) ** 2))
    thick = body * dome * (1 + bank + (0.3 * streaks + 0.34 * ridges) * np.clip(full, 0, 1))
    thick = thick - 0.012 * np.clip(at - 0.45, 0, 1) * (1 + 0.8 * ridges)
    kept = faces[(thick[faces] > -0.02).any(axis=1) & (inside[faces] > -0.3).all(axis=1)]
    used, numbered = np.unique(kept, return_inverse=True)
    quads = numbered.reshape(-1, 4)
    laid = points[used] + normals[used] * thick[used, None]
    loose = np.clip(full[used] / 0.5, 0, 1)[:, None] ** 2
    levelled = laid + loose * (_levelled(laid, quads, full[used] > 0, 14) - laid)
    lack = 0.75 * thick[used] - ((levelled - points[used]) * normals[used]).sum(axis=1)
    levelled += normals[used] * np.clip(lack, 0, None)[:, None] * loose
    mesh = bpy.data.meshes.new("cream")
    mesh.from_pydata(levelled.tolist(), [], quads.tolist())
    mesh.attributes.new("hides", "FLOAT", "POINT").data.foreach_set("value", (np.clip((thick[used] - 0.001) / 0.05, 0, 1) ** 0.8).astype(np.float32))
    made = add("cream", mesh, _cream(colour), smooth=0)
    mesh.shade_smooth()
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1


def _smeared(rest, chosen, steps=90):
    """For each place: how far inside the smear it is, where along it, how far aside, how thick cream is put there."""
    share = np.linspace(0, 1, steps)
    known = np.linspace(0, 1, len(chosen["course"]))
    way = _smoothed(np.stack([np.interp(share, known, [p[k] for p in chosen["course"]]) for k in (0, 1)], axis=1))
    wide = _smoothed(np.interp(share, known, chosen["wide"]))
    ahead = np.gradient(way, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    inside, at, aside = np.full(len(rest), -1.0), np.zeros(len(rest)), np.zeros(len(rest))
    near = np.flatnonzero((rest[:, 2] > -0.6) & (np.abs(rest[:, 0]) < 4) & (np.abs(rest[:, 1] - 5.2) < 3))
    off = rest[near, None, :2] - way[None]
    depth = wide[None] - np.linalg.norm(off, axis=2)
    best = depth.argmax(axis=1)
    mine = off[np.arange(len(near)), best]
    inside[near], at[near] = depth.max(axis=1), share[best]
    aside[near] = mine[:, 1] * ahead[best, 0] - mine[:, 0] * ahead[best, 1]
    inside = np.maximum(inside + 0.05 * hand_skin.clouds(rest, 0.42, 5) / 1.9, -1)
    body = _smoothed(np.interp(share, known, chosen["thick"]))[(at * (steps - 1)).round().astype(int)]
    return inside, at, aside, body


def _cream(colour):
    """Cream that lets the skin through where it is thin."""
    made = m.wet(colour).copy()
    shader, hides = made.node_tree.nodes["Principled BSDF"], made.node_tree.nodes.new("ShaderNodeAttribute")
    hides.attribute_name = "hides"
    made.node_tree.links.new(hides.outputs["Fac"], shader.inputs["Alpha"])
    return made


def _smoothed(values, times=30):
    """A line without its corners, its ends kept."""
    for _ in range(times):
        values = np.concatenate([values[:1], (values[:-2] + 2 * values[1:-1] + values[2:]) / 4, values[-1:]])
    return values


def _levelled(points, quads, loose, times):
    """Moves the loose points towards the middle of their neighbours, so that cream fills the hollows of the skin."""
    ends = np.concatenate([quads[:, [k, (k + 1) % 4]] for k in range(4)] + [quads[:, [(k + 1) % 4, k]] for k in range(4)])
    count = np.bincount(ends[:, 0], minlength=len(points))[:, None]
    for _ in range(times):
        middle = np.stack([np.bincount(ends[:, 0], points[ends[:, 1], axis], len(points)) for axis in range(3)], axis=1) / count
        points = np.where(loose[:, None], 0.5 * (points + middle), points)
    return points


def _unit(a):
    return a / np.linalg.norm(a)


def bend_axes(joints):
    """For each finger, what its joints turn about, so that positive degrees close the hand; and where its back is, for each of its three bones."""
    found = []
    for finger, chain in enumerate(joints):
        along = np.diff(chain, axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        if finger == 0:
            axis = np.cross(along[1], along[2])
        else:
            axis = -np.cross(along.mean(axis=0), [0, 0, 1])
        axis /= np.linalg.norm(axis)
        backs = np.cross(along, axis[None])
        found.append((axis, backs / np.linalg.norm(backs, axis=1, keepdims=True)))
    return found


def grip_frame(middle, lean):
    """Moves the held axis onto the z axis, the palm towards the camera."""
    up = _unit(np.array([1, np.tan(radians(lean[0])), np.tan(radians(lean[1]))]))
    right = _unit(np.array([0, 1, 0]) - up * up[1])
    frame = np.eye(4)
    frame[:3, :3] = right, np.cross(up, right), up
    frame[:3, 3] = -frame[:3, :3] @ np.array(middle)
    return frame


def posed_bones(joints, axes, pose):
    """A matrix for each bone of hand_shape.BONES."""
    fixed = np.eye(4)
    bones = [fixed] * FIRST_BONE
    for finger in range(5):
        axis, backs = axes[finger]
        degrees = pose["thumb"] if finger == 0 else pose["fingers"][finger - 1]
        chain = fixed
        if finger == 0:
            turns = [_about(joints[0][0], (0, 1, 0), degrees[0]) @ _about(joints[0][0], (0, 0, 1), degrees[1]), _about(joints[0][1], axis, degrees[2]), _about(joints[0][2], axis, degrees[3])]
        else:
            turns = [_about(joints[finger][0], (0, 0, 1), degrees[0]) @ _about(joints[finger][0], axis, degrees[1])]
            turns += [_about(joints[finger][k], axis, degrees[k + 1]) for k in (1, 2)]
        for turn in turns:
            chain = chain @ turn
            bones.append(chain)
    return bones


def _about(at, axis, degrees):
    at = Vector(at)
    return np.array(Matrix.Translation(at) @ Matrix.Rotation(radians(degrees), 4, Vector(axis)) @ Matrix.Translation(-at))


def refined(points, faces, levels):
    mesh = bpy.data.meshes.new("rough")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    thing = bpy.data.objects.new("rough", mesh)
    bpy.context.collection.objects.link(thing)
    thing.modifiers.new("smooth", "SUBSURF").levels = levels
    fine = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    where = np.empty(len(fine.vertices) * 3, np.float32)
    fine.vertices.foreach_get("co", where)
    facing = np.empty(len(fine.vertices) * 3, np.float32)
    fine.vertex_normals.foreach_get("vector", facing)
    corners = np.empty(len(fine.loops), np.int32)
    fine.loops.foreach_get("vertex_index", corners)
    bpy.data.objects.remove(thing)
    bpy.data.meshes.remove(mesh)
    return where.reshape(-1, 3).astype(float), facing.reshape(-1, 3).astype(float), corners.reshape(-1, 4)


def nail(tree, nails, bone, colour):
    """A curved plate on the last bone, from under the fold of skin to just past the tip."""
    columns, rows = 41, 61
    v, u = np.linspace(0, 1, rows), np.linspace(-1, 1, columns)
    at = nails.low + (nails.high - nails.low) * v
    spread = nails.half_angle(v)[:, None] * u[None, :]
    last = nails.tip - 0.42
    known = np.linspace(nails.low, last, 12)
    angles = np.linspace(-nails.angle, nails.angle, 15)
    found = np.array([[_reach(tree, nails, s, angle) for angle in angles] for s in known])
    found = (found + found[:, ::-1]) / 2
    across = np.polynomial.polynomial.polyfit(angles, found.T, [0, 2, 4])
    bows = [np.polyfit(known, row, 2) for row in across]
    slope = np.polyval(np.polyder(bows[0]), last)
    grid = np.zeros((rows, columns, 3))
    for i in range(rows):
        beyond = max(at[i] - last, 0)
        shape = [np.polyval(bow, min(at[i], last)) for bow in bows]
        radii = np.polynomial.polynomial.polyval(spread[i], shape) + np.clip(slope, -0.3, 0) * beyond - 0.10 * beyond**2
        sunk = min(1, v[i] / 0.12) * np.minimum(1, (1 - np.abs(u)) / 0.2)
        radii = radii - 0.02 + 0.06 * np.sqrt(np.clip(sunk, 0, 1))
        grid[i] = nails.root + nails.ahead * at[i] + radii[:, None] * (np.cos(spread[i])[:, None] * nails.back + np.sin(spread[i])[:, None] * nails.side)
    placed = grid.reshape(-1, 3) @ bone[:3, :3].T + bone[:3, 3]
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    quads = np.stack([first, first + 1, first + columns + 1, first + columns], axis=1)
    mesh = bpy.data.meshes.new("nail")
    mesh.from_pydata(placed.tolist(), [], quads.tolist())
    if "bare" in colour:
        tint = np.ones((rows * columns, 4), np.float32)
        tint[:, :3] = bare_nail(colour, v, u).reshape(-1, 3)
        mesh.attributes.new("nail", "FLOAT_COLOR", "POINT").data.foreach_set("color", tint.ravel())
    thing = add("nail", mesh, horn() if "bare" in colour else lacquer(colour), smooth=0)
    mesh.shade_smooth()
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.03, 0
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.014, 3, "ANGLE"


def bare_nail(colour, v, u):
    """What lies beneath a bare nail: a pale half-moon, the bed, a line, the free edge."""
    bed, edge = np.array(m.linear(colour["bare"])[:3]), np.array(m.linear(colour["edge"])[:3])
    bow = v[:, None] + 0.09 * u[None, :] ** 2
    moon = np.exp(-(((bow - 0.1) / 0.1) ** 4)) * 0.3
    free = 1 / (1 + np.exp(-(v[:, None] - 0.1 * u[None, :] ** 2 - 0.86) * 60))
    share = np.clip(moon + 0.9 * free, 0, 1)[..., None]
    streaks = 1 + 0.03 * np.sin(u[None, :, None] * 37) * np.cos(u[None, :, None] * 11)
    return (bed * (1 - share) + edge * share) * streaks


def horn():
    """A bare nail: clear horn over its bed, polished by use, with faint ridges."""
    def made():
        material = m.principled("bare nail", Roughness=0.32, Subsurface_Weight=0.5, Subsurface_Scale=0.06, Coat_Weight=0.25, Coat_Roughness=0.22)
        tree = material.node_tree
        tint = tree.nodes.new("ShaderNodeAttribute")
        tint.attribute_name = "nail"
        tree.links.new(tint.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
        return material

    return m.remembered(("nail", "bare"), made)


def _reach(tree, nails, s, angle):
    direction = np.cos(angle) * nails.back + np.sin(angle) * nails.side
    hit = tree.ray_cast(Vector(nails.root + nails.ahead * s), Vector(direction), 3)
    return hit[3] if hit[0] is not None else 0.6


def lacquer(colour):
    return m.remembered(("nail", colour), lambda: m.principled("nail", Base_Color=m.linear(colour), Roughness=0.16, Coat_Weight=1.0, Coat_Roughness=0.04, Subsurface_Weight=0.3, Subsurface_Scale=0.05))

