"""Makes meshes/sleep-mask.npz and eye-pillow.npz: python padded.py sleep-mask. Two sheets of silk, sewn along an outline, are filled
while the seam draws them in: a cloth simulation of a minute, whose result is stored because three pictures use each."""

import os
import sys

import bpy
import numpy as np
from mathutils import Vector, geometry

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes")
STEPS_PER_CENTIMETRE = 4000


def padded_mesh(name, below=0.3):
    """Points in centimetres lying on z = 0, what is below the seam pressed to a part of its height by the weight, faces, and the numbers of the points along the seam, in their order."""
    stored = np.load(_file(name))
    points = stored["points"] / STEPS_PER_CENTIMETRE
    points[:, 2] *= np.where(points[:, 2] < 0, below, 1)
    points[:, 2] -= points[:, 2].min()
    return points, stored["faces"], stored["seam"]


def _file(name):
    return os.path.join(FOLDER, f"{name}.npz")


def _mask_outline():
    """Wide over the temples, cut out over the nose."""
    corners = [(0, 4.1), (4, 4.35), (7.4, 3.8), (9.8, 1.9), (10.3, -0.3), (9.3, -2.7), (7.2, -4.3), (4.7, -4.6), (2.8, -3.9), (1.3, -2.4), (0, -1.8)]
    corners += [(-x, y) for x, y in corners[-2:0:-1]]
    line = []
    for i in range(len(corners)):
        a, b, c, d = (Vector(corners[(i + k - 1) % len(corners)]) for k in range(4))
        line += [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) for t in np.linspace(0, 1, 40, endpoint=False)]
    return line


def _pillow_outline(width=21.5, height=10, corner=0.7):
    """A rectangle with its corners rounded."""
    x, y = width / 2 - corner, height / 2 - corner
    turns = [(x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)]
    return [Vector((a + corner * np.cos(t), b + corner * np.sin(t))) for a, b, first in turns for t in np.radians(np.linspace(first, first + 90, 12))]


def _evenly(line, count):
    line = [*line, line[0]]
    way = np.concatenate([[0], np.cumsum([(q - p).length for p, q in zip(line, line[1:])])])
    wanted = np.linspace(0, way[-1], count, endpoint=False)
    return np.stack([np.interp(wanted, way, [p[i] for p in line]) for i in (0, 1)], axis=1)


def padded(rim, step=0.165, drawn_in=0.938, pressure=1.15, bending=0.06, frames=60):
    """Returns points, faces and the numbers of the points along the seam."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    flat, faces = _filled(rim, step)
    n, r = len(flat), len(rim)
    inner = np.arange(r, n)
    below = np.arange(n)
    below[inner] = n + np.arange(n - r)
    chance = np.random.default_rng(2)
    points = np.concatenate([np.c_[flat, np.zeros(n)], np.c_[flat[inner], np.zeros(n - r)]])
    points[r:, 2] = 0.02 * chance.standard_normal(len(points) - r) + np.where(np.arange(r, len(points)) < n, 0.06, -0.06)
    all_faces = np.concatenate([faces, below[faces[:, ::-1]]])
    mesh = bpy.data.meshes.new("silk")
    mesh.from_pydata(points.tolist(), [], all_faces.tolist())
    item = bpy.data.objects.new("silk", mesh)
    bpy.context.collection.objects.link(item)
    seam = item.vertex_groups.new(name="seam")
    seam.add(list(range(r)), 1.0, "REPLACE")
    item.shape_key_add(name="flat")
    drawn = item.shape_key_add(name="drawn in")
    drawn.data.foreach_set("co", (points * (drawn_in, drawn_in, 1)).ravel())
    for value, frame in ((0, 1), (1, frames - 20)):
        drawn.value = value
        drawn.keyframe_insert("value", frame=frame)
    _cloth(item, frames, pressure, bending)
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    result = item.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    found = np.empty(len(result.vertices) * 3, dtype=np.float32)
    result.vertices.foreach_get("co", found)
    return found.reshape(-1, 3), all_faces, np.arange(r)


def _filled(rim, step):
    """The rim's points and a lattice within it, joined to triangles."""
    low, high = rim.min(0), rim.max(0)
    lattice = []
    for j, y in enumerate(np.arange(low[1], high[1], step * 0.87)):
        for x in np.arange(low[0], high[0], step):
            lattice.append((x + (step / 2 if j % 2 else 0), y))
    lattice = np.array(lattice)
    away = np.min(np.linalg.norm(lattice[:, None] - rim[None], axis=2), axis=1)
    turn = np.zeros(len(lattice))
    for p, q in zip(rim, np.roll(rim, -1, axis=0)):
        a, b = lattice - p, lattice - q
        turn += np.arctan2(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0], (a * b).sum(1))
    inside = lattice[(np.abs(turn) > 3) & (away > step * 0.7)]
    points = np.concatenate([rim, inside])
    count = len(rim)
    edges = [(i, (i + 1) % count) for i in range(count)]
    placed, _, faces, origin, _, _ = geometry.delaunay_2d_cdt([Vector(p) for p in points], edges, [list(range(count))], 1, 1e-5)
    number = [o[0] for o in origin]
    return points, np.array([[number[v] for v in face] for face in faces])


def _cloth(item, frames, pressure, bending):
    modifier = item.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 6, 0.15, 4
    settings.tension_stiffness, settings.compression_stiffness = 40, 30
    settings.shear_stiffness, settings.bending_stiffness = 12, bending
    settings.tension_damping, settings.compression_damping = 10, 10
    settings.shear_damping, settings.bending_damping = 8, 1
    settings.vertex_group_mass, settings.pin_stiffness = "seam", 1
    settings.use_pressure, settings.uniform_pressure_force = True, pressure
    settings.effector_weights.gravity = 0.0
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if name == "sleep-mask":
            points, faces, seam = padded(_evenly(_mask_outline(), 340))
        else:
            points, faces, seam = padded(_evenly(_pillow_outline(), 360), drawn_in=0.93, pressure=3.2, bending=0.05)
        print(name, "thick", np.ptp(points[:, 2]), "points", len(points))
        np.savez_compressed(_file(name), points=np.round(points * STEPS_PER_CENTIMETRE).astype(np.int32), faces=faces.astype(np.int32), seam=seam.astype(np.int32))
