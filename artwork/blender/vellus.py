"""Fine hair of a forearm."""

import bpy
import numpy as np

import materials as m


def vellus(grid, matrix, chance, share, tone, number):
    """Fine hair, a thirtieth of a millimetre thick, in loose groups; sparse on the inner side, thicker towards the edges; pointing to the hand."""
    curves = bpy.data.curves.new(f"hair {number}", "CURVE")
    curves.dimensions = "3D"
    down = {"count": 3200, "thick": 1.0, "long": 1.0, "curl": 1.0, **tone.get("vellus", {})}
    curves.bevel_depth = 0.0017 * down["thick"]
    curves.bevel_resolution = 0
    columns, rows = grid.shape[:2]
    dense = np.clip(1 + 0.55 * _clouds(chance, columns, rows), 0.1, 2) / 2
    wind = 0.3 * _clouds(chance, columns, rows)
    kept = 0
    while kept < share * down["count"]:
        i, j = int(chance.integers(4, columns - 40)), int(chance.integers(4, rows - 4))
        edge = abs(j / rows - 0.5) * 2
        if chance.random() > (0.12 + 0.88 * edge**1.4) * dense[i, j]:
            continue
        kept += 1
        root = grid[i, j] + chance.uniform(-0.5, 0.5) * (grid[i + 1, j] - grid[i, j]) + chance.uniform(-0.5, 0.5) * (grid[i, j + 1] - grid[i, j])
        ahead = grid[i + 3, j] - grid[i, j]
        ahead /= np.linalg.norm(ahead)
        across = grid[i, j + 1] - grid[i, j - 1]
        across /= np.linalg.norm(across)
        up = np.cross(ahead, across)
        out = -up if up @ (root - grid[i].mean(axis=0)) < 0 else up
        length = down["long"] * 0.9 * chance.beta(2, 3) * (0.45 + 0.75 * edge) + 0.12
        swing, turn = chance.normal(0.2 * np.sign(j / rows - 0.5), 0.16) + wind[i, j], chance.normal(0, 0.3 * down["curl"])
        spline = curves.splines.new("POLY")
        spline.points.add(6)
        for k in range(7):
            t = k / 6
            at = root + length * (t * ahead + (swing * t + turn * t * t) * across + (0.36 * t - 0.3 * t * t) * out)
            spline.points[k].co = (*at, 1)
            spline.points[k].radius = 1 - 0.8 * t
    thing = bpy.data.objects.new(f"hair {number}", curves)
    bpy.context.collection.objects.link(thing)
    thing.matrix_world = matrix
    curves.materials.append(m.principled(f"hair {number}", Base_Color=m.linear(tone.get("hair", "#6b4a33")), Roughness=0.4))
    return [thing]


def _clouds(chance, columns, rows):
    """Soft clouds over the arm's mesh, deviation 1."""
    a = chance.standard_normal((columns, rows))
    for axis, size in ((0, 21), (1, 21)):
        for _pass in range(2):
            a = np.apply_along_axis(lambda row: np.convolve(np.pad(row, size // 2, mode="wrap"), np.ones(size) / size, mode="valid"), axis, a)
    return a / a.std()
