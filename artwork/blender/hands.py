"""A left hand that holds something, its skin and its nails. Poses are degrees of the joints; centimetres."""

import os
from math import radians

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

import hand_skin
import materials as m
from nails import nail
from shapes import add

HERE = os.path.dirname(os.path.abspath(__file__))
FIRST_BONE = 6
"""The bones before are forearm, wrist and metacarpals; then three for each finger, from the thumb."""
POSES = {
    "pinching a stick": {
        "fingers": [(-1.3, 10.3, 47.4, 14.3), (-1.6, 26.7, 35.2, 22.8), (-2, 52, 62, 38), (-4, 58, 68, 38)],
        "thumb": (42, -18.5, 26.1, -15),
        "held": ((1.6, 9.7, -6.0), (11.8, 19.0)),
        "radius": 0.98,
    },
}
"""Fingers from the index: aside, knuckle, middle joint, end joint. Thumb: across the palm, out, middle, end. `held` is
the middle of the grip and how the held axis leans. The grip was found by a search for a pose whose pads touch a cylinder of 0.98 cm."""


def hand(pose, tone={"colour": "#cfa387", "melanin": 0.25}, nails="#e3b3a6", seed=1, fine=4, **_):
    """A hand that holds something upright: the middle of the grip is at the origin and the forearm comes from the left."""
    shape = np.load(os.path.join(HERE, "meshes", "hand.npz"))
    chosen = POSES[pose]
    joints = shape["joints"].astype(float)
    axes = bend_axes(joints)
    points, shares = shape["points"].astype(float), shape["shares"].astype(float)
    chosen = pressed(chosen, points, shares, joints, axes)
    bones = placed_bones(joints, axes, chosen)
    rest, rest_normals, faces = refined(points, shape["faces"], fine)
    there, normals, _ = refined(moved(points, shares, bones), shape["faces"], fine)
    skin = hand_skin.Skin(rest, rest_normals, joints, axes, chosen, seed)
    laid = there + normals * skin.height[:, None]
    laid = flattened(laid, normals, chosen["radius"])
    mesh = bpy.data.meshes.new("hand")
    mesh.from_pydata(laid.tolist(), [], faces.tolist())
    for name, where in (("rest", rest), ("lined", skin.lined)):
        mesh.attributes.new(name, "FLOAT_VECTOR", "POINT").data.foreach_set("vector", where.astype(np.float32).ravel())
    colour = np.ones((len(rest), 4), np.float32)
    colour[:, :3] = skin.colour(m.linear(tone["colour"])[:3], tone["melanin"])
    mesh.attributes.new("skin", "FLOAT_COLOR", "POINT").data.foreach_set("color", colour.ravel())
    mesh.attributes.new("gloss", "FLOAT", "POINT").data.foreach_set("value", skin.gloss.astype(np.float32))
    made = add("hand", mesh, hand_skin.material(f"hand {seed}", tone["melanin"]), smooth=0)
    mesh.shade_smooth()
    if nails:
        tree = BVHTree.FromPolygons(rest.tolist(), faces.tolist())
        for finger in range(5):
            nail(tree, skin.nails[finger], bones[FIRST_BONE + 3 * finger + 2], nails)
    return made


def placed_bones(joints, axes, pose):
    return [grip_frame(*pose["held"]) @ bone for bone in posed_bones(joints, axes, pose)]


def moved(points, shares, bones):
    return sum(shares[:, [b]] * (points @ bones[b][:3, :3].T + bones[b][:3, 3]) for b in range(len(bones)))


PRESSED = 0.1
"""How deep a pad would sink into what it holds if it did not give way."""


def pressed(pose, points, shares, joints, axes):
    """Closes thumb, index and middle finger until their pads press on the held cylinder."""
    pose = {**pose, "fingers": [list(finger) for finger in pose["fingers"]], "thumb": list(pose["thumb"])}
    for finger in (0, 1, 2):
        bends, joint = (pose["thumb"], 2) if finger == 0 else (pose["fingers"][finger - 1], 1)
        first, mine = bends[joint], np.flatnonzero(shares[:, FIRST_BONE + 3 * finger + 2] > 0.5)
        closest = []
        offered = np.linspace(-16, 16, 33)
        for extra in offered:
            bends[joint] = first + extra
            there = moved(points, shares, placed_bones(joints, axes, pose))
            closest.append(np.hypot(there[mine, 0], there[mine, 1]).min())
        best = int(np.argmin(np.abs(np.array(closest) - (pose["radius"] - PRESSED))))
        bends[joint] = first + offered[best]
    return pose


def flattened(points, normals, radius, soft=0.035):
    """Skin that presses on the held cylinder lies on it, and swells a little around."""
    away = np.hypot(points[:, 0], points[:, 1])
    facing = (normals[:, :2] * points[:, :2]).sum(axis=1) / np.maximum(away, 1e-6)
    near = (away < radius + 0.3) & ((facing < 0.35) | (away < radius))
    wanted = radius + soft * np.logaddexp(0, (away - radius) / soft)
    pushed = np.where(near, wanted / np.maximum(away, 1e-6), 1)
    out = points.copy()
    out[:, :2] *= pushed[:, None]
    return out


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
