"""Makes meshes/scrunchie.npz: python gathered.py. A flat tube of silk is laid round an elastic as wide as the silk is long, the elastic
draws together and the silk falls on the table: a cloth simulation of some minutes, whose result is stored because every scrunchie uses it."""

import os
from math import pi

import bpy
import numpy as np

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes", "scrunchie.npz")
STEPS_PER_CENTIMETRE = 1500


def scrunchie_mesh():
    """Points (around, across, xyz) in centimetres, standing on z = 0."""
    stored = np.load(FILE)["points"].astype(np.int32)
    points = np.cumsum(stored, axis=0) / STEPS_PER_CENTIMETRE
    points[..., 2] -= points[..., 2].min()
    return points


def store(points):
    """Writes steps from each round to the next, which pack better than places."""
    whole = np.round(points * STEPS_PER_CENTIMETRE).astype(np.int32)
    np.savez_compressed(FILE, points=np.diff(whole, axis=0, prepend=np.zeros_like(whole[:1])).astype(np.int16))


def gathered(radius=2.0, tube=1.5, fullness=3.0, around=700, across=34, frames=72, seed=3, pressure=(0.22, 0.015), bending=0.006):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    chance = np.random.default_rng(seed)
    points = _ring(radius * fullness, tube, around, across, chance)
    silk = _sheet(points, around, across)
    seam = silk.vertex_groups.new(name="seam")
    middle = [i * across + across // 2 for i in range(around)]
    seam.add(middle, 1.0, "REPLACE")
    silk.shape_key_add(name="open")
    drawn = silk.shape_key_add(name="drawn together")
    target = points * (1 / fullness, 1 / fullness, 1)
    target[middle] = _crumpled(radius, 2 * pi * radius * fullness, around, chance)
    drawn.data.foreach_set("co", target.ravel())
    for value, frame in ((0, 1), (1, frames // 2)):
        drawn.value = value
        drawn.keyframe_insert("value", frame=frame)
    _table(-0.95)
    settings = _cloth(silk, frames, bending)
    for force, frame in ((pressure[0], 1), (pressure[0], frames // 2), (pressure[1], frames // 2 + 8)):
        settings.uniform_pressure_force = force
        settings.keyframe_insert("uniform_pressure_force", frame=frame)
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
    up = tube * 0.6 * np.sin(round_) + 0.03 * chance.standard_normal(turn.shape)
    return np.stack([away * np.cos(turn), away * np.sin(turn), up], axis=-1).reshape(-1, 3)


def _crumpled(radius, length, around, chance):
    """Where the silk lies along the drawn elastic: in folds of unequal depth, here close together and there apart, about as long as it was."""
    share = np.arange(around) / around
    turn = 2 * pi * share
    for k in range(2, 9):
        turn = turn + 0.16 / k * np.sin(2 * pi * k * share + 2 * pi * chance.random())
    folds = 44
    phase = 2 * pi * folds * share
    for k in range(3, 14):
        phase = phase + 1.6 / k**0.5 * np.sin(2 * pi * k * share + 2 * pi * chance.random())
    deep = 1 + sum(0.3 * np.sin(2 * pi * k * share + 2 * pi * chance.random()) for k in (5, 8, 11))
    wide = length / (4 * folds) * 0.9
    lean = 2 * pi * share * 3 + 1.3 * np.sin(2 * pi * 7 * share)
    away = radius + 0.45 * wide * deep * np.sin(phase) * (0.6 + 0.4 * np.cos(lean))
    up = wide * deep * np.sin(phase + 0.5) * 0.6
    return np.stack([away * np.cos(turn), away * np.sin(turn), up], axis=1)


def _table(level):
    mesh = bpy.data.meshes.new("table")
    mesh.from_pydata([(-30, -30, level), (30, -30, level), (30, 30, level), (-30, 30, level)], [], [(0, 1, 2, 3)])
    table = bpy.data.objects.new("table", mesh)
    bpy.context.collection.objects.link(table)
    table.modifiers.new("collision", "COLLISION")
    table.collision.thickness_outer, table.collision.cloth_friction = 0.03, 20


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


def _cloth(silk, frames, bending):
    modifier = silk.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.15, 3
    settings.tension_stiffness, settings.compression_stiffness = 14, 14
    settings.shear_stiffness, settings.bending_stiffness = 3, bending
    settings.tension_damping, settings.compression_damping = 8, 8
    settings.shear_damping, settings.bending_damping = 5, 0.5
    settings.vertex_group_mass, settings.pin_stiffness = "seam", 1
    settings.use_pressure, settings.uniform_pressure_force = True, 0.0
    settings.effector_weights.gravity = 1.0
    modifier.collision_settings.use_collision = True
    modifier.collision_settings.distance_min = 0.03
    modifier.collision_settings.use_self_collision = True
    modifier.collision_settings.self_distance_min = 0.04
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    return settings


if __name__ == "__main__":
    store(gathered())
