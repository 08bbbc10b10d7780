"""Renders forearms of several skin tones once, as layers on which any product can be swiped afterwards (swiped.py): python skin.py job.json.

The job: {output, width, height, tall (centimetres), samples, backdrop, tones: [{colour, melanin}]}. The output is a .npz: skin (linear light), lit (what a
grey of 50 % there throws back), place (arm, along, arc), facing (where the surface points), at (where it is), lamps.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from math import atan, pi, radians, tan
from mathutils import Matrix, Vector

import materials as m
import skin_maps
import studio
from vellus import vellus

HERE = os.path.dirname(os.path.abspath(__file__))
SPACING = 5.2
LEAN = 17
SIZE = 20
GREY = 0.5
PER_CM = 90


def render(job):
    arms = build(job)
    scene = bpy.context.scene
    found = {"skin": shot(job)}
    for arm in arms:
        for thing in arm["hair"]:
            bpy.data.objects.remove(thing)
        arm["grey"]()
    scene.cycles.samples = max(4, job["samples"] // 2)
    found["lit"] = shot(job)
    found["lamps"] = np.array([lamp_of(thing) for thing in scene.objects if thing.type == "LIGHT"])
    unlit(scene)
    for name in ("place", "facing", "at"):
        for arm in arms:
            arm[name]()
        found[name] = shot(job)
    found["camera"] = np.array(scene.camera.location)
    half_done = job["output"] + ".part.npz"
    np.savez(half_done, **found)
    os.replace(half_done, job["output"])


def build(job):
    studio.start()
    m.clear()
    scene = bpy.context.scene
    shape = np.load(os.path.join(HERE, "meshes", "forearm.npz"))
    arms = [arm(shape, tone, number, len(job["tones"]), job.get("hair", 1.0)) for number, tone in enumerate(job["tones"])]
    studio.quality(scene, job["width"], job["height"], job["samples"])
    scene.cycles.adaptive_threshold = 0.015
    studio.sweep(job["backdrop"], SIZE)
    light(scene)
    camera(scene, job)
    return arms


def light(scene):
    """A large key from above the wrists, low enough to round the arms; a strip that draws a sheen along them; a dim room."""
    s, middle = SIZE, Vector((0, 0, 3))
    studio._softbox((-1.1 * s, 1.9 * s, 2.0 * s), middle, 1.0 * s, 0.75 * s, 112 * s * s, "#fffaf4")
    studio._softbox((1.9 * s, -1.1 * s, 1.5 * s), middle, 0.8 * s, 1.6 * s, 30 * s * s, "#f6f9ff")
    studio._softbox((0.2 * s, 0.2 * s, 3.4 * s), middle, 1.2 * s, 1.2 * s, 15 * s * s, "#ffffff")
    studio._room(scene.world.node_tree, 0.2)


def camera(scene, job):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_height, data.sensor_fit = studio.LENS_MM, studio.SENSOR_MM, studio.SENSOR_MM, "AUTO"
    data.clip_end = 10000
    distance = job["tall"] / (2 * tan(atan(studio.SENSOR_MM / (2 * studio.LENS_MM))))
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    target = Vector((-2.3, -0.9, 4.6))
    thing.location = target + distance * Vector((0.0, -0.22, 0.975)).normalized()
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = distance - 0.3
    data.dof.aperture_fstop = job.get("blur", 9) * studio.CENTIMETRES
    data.dof.aperture_blades = 9
    scene.camera = thing


def arm(shape, tone, number, count, hair):
    chance = np.random.default_rng(11 + number)
    along, radii, centres = shape["along"], shape["radii"], shape["centres"]
    length, wrist = float(along[-1] - along[0]), float(along[-1])
    around = radii.shape[1]
    middle = radii[len(along) // 2].mean()
    reach = skin_maps.ACROSS / 2 / middle
    columns, rows = 240, 190
    s = np.linspace(along[0], along[-1], columns)
    angle = np.linspace(-reach, reach, rows)
    place = (angle / (2 * pi) + 0.5) * around
    low = np.floor(place).astype(int)
    between = place - low
    by_angle = _smooth_around(radii)
    by_angle = by_angle[:, low % around] * (1 - between) + by_angle[:, (low + 1) % around] * between
    r = np.stack([np.interp(s, along, by_angle[:, j]) for j in range(rows)], axis=1)
    arc = angle * middle
    sa, ar = s[:, None], arc[None, :]
    lean, cord = chance.uniform(-0.25, 0.35), tone.get("cords", 1.0)
    cords = np.exp(-(((ar - 0.15 - lean) / 0.3) ** 2)) * 0.12 + np.exp(-(((ar + 0.75 - lean) / 0.33) ** 2)) * 0.08
    r = r + cord * cords * np.exp(-(((sa + 2.2) / 3.6) ** 2)) + 0.06 * np.sin(sa * 0.55 + number * 1.7) * np.cos(ar * 0.7 + number)
    r = r + 0.035 * np.sin(sa * 1.15 + number * 2.3) * np.sin(ar * 1.1 + number * 0.9)
    cy = np.interp(s, along, centres[:, 0])[:, None]
    cz = np.interp(s, along, centres[:, 1])[:, None]
    stout = tone.get("stout", 1.0) * (1 + tone.get("muscle", 0) * np.exp(-(((sa + 15) / 5.0) ** 2)) + tone.get("wrist", 0) * np.exp(-(((sa - 1) / 5.0) ** 2)))
    stout = stout + tone.get("bow", 0) * np.exp(-(((sa + 9) / 4.0) ** 2)) * np.sin(np.clip(ar / 3.6, -1, 1) * pi / 2)
    x, y, z = sa + 0 * r, cy + r * np.sin(angle) * stout, cz + r * np.cos(angle) * stout
    points = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    first = (np.arange(columns - 1)[:, None] * rows + np.arange(rows - 1)).ravel()
    faces = np.stack([first, first + rows, first + rows + 1, first + 1], axis=1)
    mesh = bpy.data.meshes.new("arm")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows), indexing="ij")
    layer = mesh.uv_layers.new(name="skin")
    loops = np.empty(len(mesh.loops), dtype=np.int32)
    mesh.loops.foreach_get("vertex_index", loops)
    layer.data.foreach_set("uv", np.stack([u.ravel()[loops], v.ravel()[loops]], axis=1).ravel())
    mesh.shade_smooth()
    thing = bpy.data.objects.new("arm", mesh)
    bpy.context.collection.objects.link(thing)
    side = (count - 1) / 2 - number
    turned = Matrix.Rotation(radians(LEAN), 4, "Z") @ Matrix.Translation((10.6 + side * SPACING * tan(radians(LEAN)) + tone.get("ahead", 0), side * SPACING, 2.7)) @ Matrix.Rotation(radians(tone.get("yaw", 0)), 4, "Z") @ Matrix.Rotation(radians(tone.get("roll", 0)), 4, "X")
    thing.matrix_world = turned
    maps = skin_maps.Maps(length, wrist, 31 + number, PER_CM)
    height, folds = skin_maps.relief(maps)
    vein = skin_maps.veins(maps)
    height = height + 0.012 * maps.blurred(vein, 0.06)
    seen = skin_maps.colour(maps, m.linear(tone["colour"])[:3], folds, vein, tone["melanin"])
    gloss = np.clip(0.56 + 0.02 * maps.noise(0.8) + 0.05 * maps.noise(0.12), 0.4, 0.8)
    material = skin_material(f"skin {number}", seen, height, gloss, tone["melanin"])
    mesh.materials.append(material)
    down = vellus(points.reshape(columns, rows, 3), turned, chance, hair, tone, number)
    extent = (float(along[0]), float(along[-1]), -skin_maps.ACROSS / 2, skin_maps.ACROSS / 2)
    return {
        "hair": down,
        "grey": lambda: _grey(material),
        "place": lambda: _shine_place(material, number + 1, extent),
        "facing": lambda: _shine_vector(material, "Normal"),
        "at": lambda: _shine_vector(material, "Position"),
    }


def _smooth_around(radii):
    """The measured mesh has flat facets of half a centimetre; two passes of a small filter round them."""
    for _pass in range(2):
        radii = (np.roll(radii, 1, 1) + 2 * radii + np.roll(radii, -1, 1)) / 4
        inner = (radii[:-2] + 2 * radii[1:-1] + radii[2:]) / 4
        radii = np.concatenate([radii[:1], inner, radii[-1:]])
    return radii


def _image(name, a):
    rows, columns = a.shape[:2]
    image = bpy.data.images.new(name, columns, rows, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    full = np.ones((rows, columns, 4), np.float32)
    full[..., :3] = a if a.ndim == 3 else a[..., None]
    image.pixels.foreach_set(full.ravel())
    image.update()
    return image


def skin_material(name, seen, height, gloss, melanin):
    material = m.principled(name, Subsurface_Weight=1.0, Subsurface_Scale=0.14 - 0.06 * melanin, Specular_IOR_Level=0.1)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.subsurface_method = "RANDOM_WALK_SKIN"
    shader.inputs["Subsurface Radius"].default_value = (1.0, 0.38, 0.2)
    shader.inputs["Subsurface IOR"].default_value = 1.4
    tree = material.node_tree

    def texture(image):
        node = tree.nodes.new("ShaderNodeTexImage")
        node.image, node.extension, node.interpolation = image, "EXTEND", "Cubic"
        return node

    tree.links.new(texture(_image(name + " colour", seen)).outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(texture(_image(name + " gloss", gloss)).outputs["Color"], shader.inputs["Roughness"])
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1.0, 1.0
    tree.links.new(texture(_image(name + " relief", height)).outputs["Color"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Coat Normal"])
    material["bump"] = bump.name
    return material


def _grey(material):
    """Leaves a plain grey with two thirds of the skin's relief: what a film on it is lit by."""
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    for link in list(shader.inputs["Base Color"].links):
        tree.links.remove(link)
    for word, value in {"Subsurface Weight": 0, "Specular IOR Level": 0, "Coat Weight": 0, "Roughness": 1}.items():
        for link in list(shader.inputs[word].links):
            tree.links.remove(link)
        shader.inputs[word].default_value = value
    shader.inputs["Base Color"].default_value = (GREY, GREY, GREY, 1)
    tree.nodes[material["bump"]].inputs["Strength"].default_value = 0.66


def _shine(material, socket):
    tree = material.node_tree
    shine = tree.nodes.new("ShaderNodeEmission")
    tree.links.new(socket, shine.inputs["Color"])
    tree.links.new(shine.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def _shine_place(material, number, extent):
    tree = material.node_tree
    where = tree.nodes.new("ShaderNodeUVMap")
    apart, together = tree.nodes.new("ShaderNodeSeparateXYZ"), tree.nodes.new("ShaderNodeCombineXYZ")
    tree.links.new(where.outputs[0], apart.inputs[0])
    together.inputs[0].default_value = number
    for axis, (low, high) in enumerate((extent[:2], extent[2:])):
        span = tree.nodes.new("ShaderNodeMapRange")
        span.clamp = False
        span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = low, high
        tree.links.new(apart.outputs[axis], span.inputs["Value"])
        tree.links.new(span.outputs[0], together.inputs[axis + 1])
    _shine(material, together.outputs[0])


def _shine_vector(material, name):
    tree = material.node_tree
    if name == "Normal":
        _shine(material, tree.nodes[material["bump"]].outputs["Normal"])
    else:
        _shine(material, tree.nodes.new("ShaderNodeNewGeometry").outputs[name])


def unlit(scene):
    for lamp in [thing for thing in scene.objects if thing.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling, cycles.max_bounces = 12, False, False, 0
    for thing in scene.objects:
        if thing.name.startswith("sweep"):
            thing.hide_render = True


def lamp_of(thing):
    """Middle, half sides and strength of a lamp."""
    data = thing.data
    right, up = (thing.rotation_euler.to_matrix() @ Vector(side) for side in ((data.size / 2, 0, 0), (0, data.size_y / 2, 0)))
    return [*thing.location, *right, *up, data.energy, *data.color]


def shot(job):
    """Linear light of the picture, top row first."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.exr_codec = "OPEN_EXR", "RGB", "32", "NONE"
    path = job["output"] + ".exr"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(path)
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    seen = pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].copy()
    bpy.data.images.remove(image)
    os.remove(path)
    return seen


if __name__ == "__main__":
    with open(sys.argv[-1]) as file:
        for number, job in enumerate(json.load(file)):
            render(job)
            print("done", number, flush=True)
