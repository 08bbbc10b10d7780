"""Makes meshes/scrunchie.npz: python gathered.py. A tube of silk is laid round an elastic as wide as the silk is long, and the
elastic draws together: a cloth simulation of a minute, whose result is stored because every scrunchie uses it."""

import os
from math import pi

import bpy
import numpy as np

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes", "scrunchie.npz")
STEPS_PER_CENTIMETRE = 4000


def scrunchie_mesh():
    """Points (around, across, xyz) in centimetres, standing on z = 0."""
    points = np.load(FILE)["points"] / STEPS_PER_CENTIMETRE
    points[..., 2] -= points[..., 2].min()
    return points


def gathered(radius=2.1, tube=1.45, fullness=2.3, around=400, across=30, frames=34, seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    points = _ring(radius * fullness, tube, around, across, np.random.default_rng(seed))
    silk = _sheet(points, around, across)
    seam = silk.vertex_groups.new(name="seam")
    seam.add([i * across + across // 2 + side for i in range(around) for side in (-1, 0, 1)], 1.0, "REPLACE")
    silk.shape_key_add(name="open")
    drawn = silk.shape_key_add(name="drawn together")
    drawn.data.foreach_set("co", (points * (1 / fullness, 1 / fullness, 1)).ravel())
    for value, frame in ((0, 1), (1, frames - 8)):
        drawn.value = value
        drawn.keyframe_insert("value", frame=frame)
    _cloth(silk, frames)
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    mesh = silk.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    found = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get("co", found)
    return found.reshape(around, across, 3)


def _ring(radius, tube, around, across, chance):
    turn, round_ = np.meshgrid(np.linspace(0, 2 * pi, around, endpoint=False), np.linspace(0, 2 * pi, across, endpoint=False), indexing="ij")
    thick = tube * (1 + 0.02 * chance.standard_normal(turn.shape))
    away = radius + tube + thick * np.cos(round_)
    up = tube * 0.9 * np.sin(round_) + 0.03 * chance.standard_normal(turn.shape)
    return np.stack([away * np.cos(turn), away * np.sin(turn), up], axis=-1).reshape(-1, 3)


def _sheet(points, around, across):
    mesh = bpy.data.meshes.new("silk")
    mesh.from_pydata(points.tolist(), [], ring_faces(around, across))
    silk = bpy.data.objects.new("silk", mesh)
    bpy.context.collection.objects.link(silk)
    return silk


def ring_faces(around, across):
    """The faces of a closed sheet of points numbered round after round."""
    def number(i, j):
        return (i % around) * across + j % across

    return [(number(i, j), number(i + 1, j), number(i + 1, j + 1), number(i, j + 1)) for i in range(around) for j in range(across)]


def _cloth(silk, frames):
    modifier = silk.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 4, 0.15, 3
    settings.tension_stiffness, settings.compression_stiffness = 12, 12
    settings.shear_stiffness, settings.bending_stiffness = 2, 0.08
    settings.tension_damping, settings.compression_damping = 8, 8
    settings.shear_damping, settings.bending_damping = 5, 1
    settings.vertex_group_mass, settings.pin_stiffness = "seam", 1
    settings.use_pressure, settings.uniform_pressure_force = True, 0.6
    settings.effector_weights.gravity = 0.0
    modifier.collision_settings.use_collision = False
    modifier.collision_settings.use_self_collision = True
    modifier.collision_settings.self_distance_min = 0.06
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames


if __name__ == "__main__":
    np.savez_compressed(FILE, points=np.round(gathered() * STEPS_PER_CENTIMETRE).astype(np.int16))
