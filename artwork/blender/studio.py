"""The studio every picture is taken in: one family of light and angle, a seamless sweep, one lens."""

from math import atan, cos, pi, radians, sin, tan

import bpy
from mathutils import Vector

from materials import linear, principled, remembered
from reflections import CAST
from shapes import grid

LENS_MM = 85
SENSOR_MM = 36
F_NUMBER = 18
CENTIMETRES = 0.01
"""One unit of the scene is a centimetre, but Cycles takes it for a metre when it works out how far a lens opens: 85 mm at f/18 are
0.47 cm, not 0.0047."""


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


def sweep(colour, size):
    """Paper that runs from the table up the wall without an edge."""
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

    return grid(surface, _paper(colour), columns=2, rows=160, name="sweep")


def _paper(colour):
    """Coloured paper that throws back less than half of its colour: white cards beside the camera, as photographers set for white labels."""
    material = remembered(("paper", colour), lambda: principled("paper", Base_Color=linear(colour), Roughness=0.8, Specular_IOR_Level=0.3))
    tree = material.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    pale = tree.nodes.new("ShaderNodeHueSaturation")
    pale.inputs["Color"].default_value = linear(colour)
    pale.inputs["Saturation"].default_value = CAST
    mix = tree.nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    mix.inputs[6].default_value = linear(colour)
    tree.links.new(path.outputs["Is Diffuse Ray"], mix.inputs[0])
    tree.links.new(pale.outputs["Color"], mix.inputs[7])
    tree.links.new(mix.outputs[2], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def light(size, scene, mood="soft", rise=9):
    """A large key from the left that fades towards its edge, a tall strip on the right, a soft top, a dim room.

    The table, seen from high above, is nearer to the lamps than the wall: they are dimmed for it, so that print on white paper
    stays legible.
    """
    s = size
    if mood in ("raking", "sunlit"):
        {"raking": _rake, "sunlit": _light_hard}[mood](s, scene)
        return
    target = Vector((0, 0, s * 0.35))
    strength = {"soft": 0.9, "bright": 1.04, "evening": 0.7}[mood] * (1 - 0.2 * min(1, max(0, (rise - 14) / 8)))
    _softbox((-1.75 * s, -1.35 * s, 1.9 * s), target, 0.7 * s, 0.95 * s, 185 * s * s * strength, "#fffcf8")
    _softbox((1.75 * s, 0.35 * s, 0.95 * s), target, 0.3 * s, 2.2 * s, 44 * s * s * strength, "#ffffff")
    _softbox((0.1 * s, 0.7 * s, 2.9 * s), target, 1.2 * s, 1.2 * s, 34 * s * s * strength, "#ffffff")
    _softbox((0, 1.2 * s, 3.2 * s), Vector((0, 3.6 * s, 1.4 * s)), 3.2 * s, 0.8 * s, 98 * s * s * strength, "#ffffff", spread=124)
    _room(scene.world.node_tree, 0.14 * strength)


def _rake(s, scene):
    """Low light from the far left over what lies on the table, so that every groove throws a shadow; a little from the other side."""
    _softbox((-2.3 * s, 1.1 * s, 1.15 * s), Vector((0, 0, 0)), 0.8 * s, 0.8 * s, 150 * s * s, "#fffcf8", round_=True)
    _softbox((1.9 * s, -0.8 * s, 1.7 * s), Vector((0, 0, 0)), 1.0 * s, 1.2 * s, 26 * s * s, "#ffffff", round_=True)
    _room(scene.world.node_tree, 0.3)


def _light_hard(s, scene):
    """A small lamp behind the left, as high as a morning sun: folds of a sheet and combs of a thin cream are bright on one side and throw sharp shadows."""
    _softbox((-1.7 * s, 1.5 * s, 1.7 * s), Vector((0, 0, 0)), 0.5 * s, 0.5 * s, 190 * s * s, "#fffcf8", round_=True)
    _softbox((1.9 * s, -0.8 * s, 1.7 * s), Vector((0, 0, 0)), 1.0 * s, 1.2 * s, 22 * s * s, "#ffffff", round_=True)
    _room(scene.world.node_tree, 0.4)


def _room(tree, strength):
    """A pale room, bright above and dimmer near the floor: what polished things mirror besides the lamps."""
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    where = tree.nodes.new("ShaderNodeTexCoord")
    apart = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, linear("#cbc6c2")
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.75, linear("#ffffff")
    tree.links.new(where.outputs["Generated"], apart.inputs["Vector"])
    tree.links.new(apart.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])


def sunshine(size, angle=38, energy=2.2):
    """Hard late light from the left, for scenes with long shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = energy
    data.angle = radians(1.6)
    data.color = linear("#ffe9cf")[:3]
    sun = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (radians(90 - angle), 0, radians(-52))
    return sun


def _softbox(at, target, width, height, energy, colour, spread=180, round_=False):
    """A lamp behind cloth: brightest in its middle, so that its reflection has no hard rim; a round one leaves round lights on drops."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "ELLIPSE" if round_ else "RECTANGLE"
    data.size, data.size_y = width, height
    data.energy = energy
    data.spread = radians(spread)
    data.color = linear(colour)[:3]
    data.use_nodes = True
    tree = data.node_tree
    where = tree.nodes.new("ShaderNodeNewGeometry")
    centred = tree.nodes.new("ShaderNodeVectorMath")
    centred.operation = "SUBTRACT"
    centred.inputs[1].default_value = (0.5, 0.5, 0)
    away = tree.nodes.new("ShaderNodeVectorMath")
    away.operation = "LENGTH"
    fade = tree.nodes.new("ShaderNodeMapRange")
    fade.interpolation_type = "SMOOTHSTEP"
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = (0.0, 0.5) if round_ else (0.1, 0.62)
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = (1.9, 0.0) if round_ else (1.5, 0.28)
    tree.links.new(where.outputs["Parametric"], centred.inputs[0])
    tree.links.new(centred.outputs["Vector"], away.inputs[0])
    tree.links.new(away.outputs["Value"], fade.inputs["Value"])
    tree.links.new(fade.outputs["Result"], tree.nodes["Emission"].inputs["Strength"])
    item = bpy.data.objects.new("softbox", data)
    bpy.context.collection.objects.link(item)
    item.location = at
    item.rotation_euler = (target - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def camera(scene, low, high, fill=0.7, rise=9, turn=0, shift=(0.0, 0.03), focus=None, blur=F_NUMBER, look=None, near=1.0):
    """Frames the box: it takes at most `fill` of the height or, a little more, of the width. `blur` is the f-number, `near` enlarges."""
    width = max(high.x - low.x, 0.6 * (high.y - low.y))
    height = high.z - low.z + 0.35 * (high.y - low.y) * sin(radians(rise))
    middle = Vector(look) if look else (low + high) / 2
    proportion = scene.render.resolution_x / scene.render.resolution_y
    tall = proportion <= 1
    view = 2 * tan(0.5 * 2 * atan(SENSOR_MM / (2 * LENS_MM)))
    view_height = view if tall else view / proportion
    distance = max(height / (fill * view_height), width / (min(0.96, fill * 1.04) * view_height * proportion)) / near
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
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus) - item.location).length if focus else distance - (high.y - low.y) * 0.3 * cos(up)
    data.dof.aperture_fstop = blur * CENTIMETRES
    data.dof.aperture_blades = 9
    scene.camera = item
    return distance


def quality(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_light_tree = False
    cycles.sampling_pattern = "BLUE_NOISE"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = max(6, samples // 4)
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "ACCURATE"
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 6
    cycles.max_bounces = 14
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 5
    cycles.transmission_bounces = 14
    cycles.transparent_max_bounces = 14
    scene.view_settings.view_transform = "Khronos PBR Neutral"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = -0.12
