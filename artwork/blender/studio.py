"""The studio every picture is taken in: one family of light and angle, a seamless sweep, one lens."""

from math import atan, cos, pi, radians, sin, tan

import bpy
from mathutils import Vector

from materials import linear
from shapes import grid

LENS_MM = 85
SENSOR_MM = 36


def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True


def bounds(items):
    """The corners of the box around items, in centimetres."""
    corners = [item.matrix_world @ Vector(corner) for item in items for corner in item.bound_box]
    low = Vector(min(c[i] for c in corners) for i in range(3))
    high = Vector(max(c[i] for c in corners) for i in range(3))
    return low, high


def sweep(colour, size, floor=None):
    """Paper that runs from the table up the wall without an edge, lighter or darker at will."""
    reach = size * 12
    bend = size * 1.4
    behind = size * 2.6

    def surface(u, v):
        x = (u - 0.5) * reach * 2
        length = v * (reach + behind + bend * pi / 2 + reach)
        y = -reach
        if length <= reach + behind:
            return (x, y + length, 0)
        length -= reach + behind
        if length <= bend * pi / 2:
            angle = length / bend
            return (x, behind + bend * sin(angle), bend * (1 - cos(angle)))
        return (x, behind + bend, bend + length - bend * pi / 2)

    material = bpy.data.materials.new("sweep")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = 0.72
    shader.inputs["Specular"].default_value = 0.18
    return grid(surface, material, columns=2, rows=160, name="sweep")


def light(size, scene, mood="soft", rise=9):
    """A large warm key from the left, a strip for the right edge, a soft top, a little from everywhere.

    The table, seen from high above, is nearer to the lamps than the wall: they are dimmed for it.
    """
    s = size
    target = Vector((0, 0, s * 0.35))
    strength = {"soft": 1.0, "bright": 1.12, "evening": 0.72}[mood] * (0.76 if rise >= 30 else 1)
    _area((-1.75 * s, -1.5 * s, 2.0 * s), target, 1.05 * s, 1.05 * s, 84 * s * s * strength, "#fff1e2")
    _area((1.9 * s, 0.15 * s, 1.15 * s), target, 0.32 * s, 2.3 * s, 46 * s * s * strength, "#fff8f2")
    _area((0.1 * s, 0.5 * s, 3.1 * s), target, 1.9 * s, 1.9 * s, 44 * s * s * strength, "#ffffff")
    background = scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = linear("#fdf6f1")
    background.inputs["Strength"].default_value = 0.34 * strength


def sunshine(size, angle=38, energy=2.2):
    """Hard late light from the left, for scenes with long shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = energy
    data.angle = radians(2.2)
    data.color = linear("#ffe3c4")[:3]
    sun = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (radians(90 - angle), 0, radians(-52))
    return sun


def _area(at, target, width, height, energy, colour):
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = width, height
    data.energy = energy
    data.color = linear(colour)[:3]
    item = bpy.data.objects.new("area", data)
    bpy.context.collection.objects.link(item)
    item.location = at
    item.rotation_euler = (target - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def camera(scene, low, high, fill=0.7, rise=9, turn=0, shift=(0.0, 0.03), focus=None, blur=None, look=None):
    """Frames the box: it takes at most `fill` of the height or, a little more, of the width."""
    width = max(high.x - low.x, 0.6 * (high.y - low.y))
    height = high.z - low.z + 0.35 * (high.y - low.y) * sin(radians(rise))
    middle = Vector(look) if look else (low + high) / 2
    proportion = scene.render.resolution_x / scene.render.resolution_y
    tall = proportion <= 1
    view = 2 * tan(0.5 * 2 * atan(SENSOR_MM / (2 * LENS_MM)))
    view_height = view if tall else view / proportion
    distance = max(height / (fill * view_height), width / (min(0.96, fill * 1.04) * view_height * proportion))
    data = bpy.data.cameras.new("camera")
    data.lens = LENS_MM
    data.sensor_width = SENSOR_MM
    data.sensor_height = SENSOR_MM
    data.sensor_fit = "AUTO"
    data.clip_end = 10000
    data.shift_x, data.shift_y = shift
    item = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(item)
    up, round_ = radians(rise), radians(turn)
    item.location = middle + distance * Vector((sin(round_) * cos(up), -cos(round_) * cos(up), sin(up)))
    item.rotation_euler = (middle - item.location).to_track_quat("-Z", "Y").to_euler()
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - item.location).length if focus else distance - (high.y - low.y) / 2
        data.dof.aperture_fstop = blur
    scene.camera = item
    return distance


def quality(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.use_denoising = False
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = 4
    cycles.max_bounces = 9
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 9
    cycles.transparent_max_bounces = 10
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Very High Contrast"
    scene.view_settings.exposure = 0.0
