"""A rumpled sheet: python bedding.py lays it by cloth simulation and stores the result as meshes/sheet.npz. Centimetres."""

import os

import bpy
import numpy as np

import natural
from shapes import add
from strokes import noise

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "meshes", "sheet.npz")
STEPS_PER_CENTIMETRE = 400


def sheet(colour="#efe9e0", level=0.8, pressed=(13, 8), middle=(0, 1.5), folds=1.15, seed=1, **_):
    """A sheet pushed together in folds. Within `pressed` (half width, half depth) around `middle` it lies no higher than `level`, for what lies on it."""
    points = _finer(np.load(FILE)["points"].astype(float) / STEPS_PER_CENTIMETRE)
    rows, columns = points.shape[:2]
    points *= (1.2, 1.2, folds)
    x, y, z = np.moveaxis(points, -1, 0)
    inside = ((np.abs(x - middle[0]) / pressed[0]) ** 3 + (np.abs(y - middle[1]) / pressed[1]) ** 3) ** (1 / 3)
    share = np.clip((1.3 - inside) / 0.3, 0, 1)
    share = share * share * (3 - 2 * share)
    soft = level - 0.06 * (1 + noise(x * 0.6, y * 0.7, seed)) - 0.25 * np.clip(level - z, 0, 1)
    points[..., 2] = z + share * (np.minimum(z, soft) * 0.35 + soft * 0.65 - z) + (1 - 0.75 * share) * _creases(x, y, seed)
    number = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    item = add("sheet", mesh, natural.woven(colour, 13), smooth=180)
    finer = item.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1


def _finer(points, times=3):
    """More points between those of the simulation, without corners."""
    for axis in (0, 1):
        known = np.arange(points.shape[axis])
        wanted = np.linspace(0, known[-1], (len(known) - 1) * times + 1)
        points = np.apply_along_axis(lambda line: np.interp(wanted, known, line), axis, points)
        for _ in range(2 * times):
            inner = [slice(None)] * 3
            low, middle, high = (list(inner) for _ in range(3))
            low[axis], middle[axis], high[axis] = slice(0, -2), slice(1, -1), slice(2, None)
            points[tuple(middle)] = (points[tuple(low)] + 2 * points[tuple(middle)] + points[tuple(high)]) / 4
    return points


def _creases(x, y, seed):
    """Sharp small ridges, as cotton keeps them where it was pressed."""
    total = 0 * x
    for k, (scale, depth, turn) in enumerate([(0.07, 0.45, 0.5), (0.13, 0.22, 1.1), (0.26, 0.1, 0.7), (0.6, 0.035, 1.4)]):
        across, along = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
        bent = across * scale + 0.9 * noise(along * scale * 0.5, across * scale * 0.4, seed + 10 * k)
        ridge = 1 - np.abs(noise(bent * 1.1, along * scale * 0.2, seed + 10 * k + 1))
        total = total + depth * ridge**5
    return total


def rumpled(width=96, depth=84, step=0.7, narrower=0.8, frames=70, seed=5):
    """A sheet on a table whose rim is pushed inwards unevenly, so that folds rise."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    chance = np.random.default_rng(seed)
    columns, rows = int(width / step) + 1, int(depth / step) + 1
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-depth / 2, depth / 2, rows))
    z = 0.6 + 0.5 * noise(x * 0.12, y * 0.1, seed) + 0.1 * chance.standard_normal(x.shape)
    points = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    number = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    item = bpy.data.objects.new("sheet", mesh)
    bpy.context.collection.objects.link(item)
    rim = np.concatenate([number[0], number[-1], number[:, 0], number[:, -1], number[rows // 3, columns // 4 : columns // 4 + 3], number[2 * rows // 3, 3 * columns // 4 : 3 * columns // 4 + 3]])
    held = item.vertex_groups.new(name="held")
    held.add([int(v) for v in np.unique(rim)], 1.0, "REPLACE")
    item.shape_key_add(name="spread")
    pushed = item.shape_key_add(name="pushed")
    moved = points.copy()
    moved[:, 0] = points[:, 0] * narrower + 2.2 * noise(points[:, 1] * 0.07, 0.3, seed + 1)
    moved[:, 1] = points[:, 1] * (narrower + 0.03) + 2.2 * noise(points[:, 0] * 0.07, 0.7, seed + 2)
    moved[:, 2] = 0.25
    pushed.data.foreach_set("co", moved.ravel())
    for value, frame in ((0, 1), (1, frames - 22)):
        pushed.value = value
        pushed.keyframe_insert("value", frame=frame)
    _table()
    _cloth(item, frames)
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    result = item.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    found = np.empty(len(result.vertices) * 3, dtype=np.float32)
    result.vertices.foreach_get("co", found)
    return found.reshape(rows, columns, 3)


def _table():
    bpy.ops.mesh.primitive_plane_add(size=400)
    table = bpy.context.object
    table.modifiers.new("table", "COLLISION")
    table.collision.thickness_outer, table.collision.cloth_friction = 0.05, 8


def _cloth(item, frames):
    modifier = item.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 6, 0.25, 2
    settings.tension_stiffness, settings.compression_stiffness = 25, 25
    settings.shear_stiffness, settings.bending_stiffness = 8, 0.6
    settings.tension_damping, settings.compression_damping = 8, 8
    settings.shear_damping, settings.bending_damping = 6, 1
    settings.vertex_group_mass, settings.pin_stiffness = "held", 1
    modifier.collision_settings.use_collision = True
    modifier.collision_settings.distance_min = 0.05
    modifier.collision_settings.use_self_collision = True
    modifier.collision_settings.self_distance_min = 0.25
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames


if __name__ == "__main__":
    laid = rumpled()
    print("high", np.percentile(laid[..., 2], [1, 25, 50, 75, 99]), laid.shape)
    np.savez_compressed(FILE, points=np.round(laid * STEPS_PER_CENTIMETRE).astype(np.int16))
