"""Renders a picture once so that it can be coloured afterwards in any shades and on any ground (colouring.py).

Colours named "@lies", "@stands" and "@ground" are unknown here, and "@lies0", "@lies1" … where strokes differ. What a camera sees of them is proportional to their reflection in each
channel of light, so a black and a pale rendering of the things in shade, and a dark and a pale one of the ground, hold every colour
between, with all reflections, shadows and light thrown on the neighbours. A sheet without light says which pixels show which.
"""

import os

import bpy
import numpy as np

import materials
from combed import read_light
from reflections import GROUNDS, PALE

STROKES = 16
"""Greatest number of strokes with colours of their own."""
MARGIN = 0.06
"""Share of the picture around the things in shade that takes up light from them."""


def render_layers(job, build_scene):
    """Writes job["output"], a .npz of: dark, light with its corner `at`, ground_ratio, lies, stands, ground, print, stroke."""
    found = {}
    sheet = _rendered(job, build_scene, _tokens(0, 0), paint=_by_token)
    red, green = sheet[..., 0], sheet[..., 1]
    found["stroke"] = np.where(red > 0.05, np.round(STROKES * green / np.maximum(red, 0.05)), 0).astype(np.uint8)
    sheet[..., 1] = np.where(red > 0.05, 0, green) if found["stroke"].any() else green
    found["lies"], found["stands"], found["ground"] = (_byte(sheet[..., i]) for i in range(3))
    if any("inked" in item for item in job["items"]):
        found["print"] = _byte(_rendered(job, build_scene, _tokens(0, 0), paint=_by_print, with_print=True)[..., 0])
    box = _box_around(sheet[..., 0] + sheet[..., 1])
    found["dark"] = _rendered(job, build_scene, _tokens(0, GROUNDS[0]))
    found["light"] = _rendered(job, build_scene, _tokens(PALE, GROUNDS[0]), box=box)
    found["at"] = np.array([box[0], box[1]])
    small = {**job, "width": job["width"] // 2, "height": job["height"] // 2}
    other_ground = _rendered(small, build_scene, _tokens(0, GROUNDS[1]))
    dark = found["dark"]
    halved = (dark[::2, ::2] + dark[1::2, ::2] + dark[::2, 1::2] + dark[1::2, 1::2]) / 4
    found["ground_ratio"] = (other_ground + 1e-3) / (halved + 1e-3)
    half_done = job["output"] + ".part.npz"
    np.savez(half_done, **{name: a.astype(np.float16) if a.dtype == np.float32 else a for name, a in found.items()})
    os.replace(half_done, job["output"])


def _tokens(thing, ground):
    return {"@lies": thing, "@stands": thing, "@ground": ground, **{f"@lies{i}": thing for i in range(STROKES)}}


def _rendered(job, build_scene, tokens, paint=None, box=None, with_print=False):
    """Linear light of the picture or of a box of it (left, top, right, bottom in pixels), top row first."""
    materials.tokens.update({name: (value,) * 3 + (1,) for name, value in tokens.items()})
    build_scene({**job, "items": [item if with_print else _unprinted(item) for item in job["items"]]})
    scene = bpy.context.scene
    if paint:
        _unlit(scene)
        for key, material in materials.made().items():
            paint(key, material)
    render = scene.render
    if box:
        width, height = job["width"], job["height"]
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x = box[0] / width, box[2] / width
        render.border_min_y, render.border_max_y = 1 - box[3] / height, 1 - box[1] / height
    path = job["output"] + ".exr"
    settings = render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.exr_codec = "OPEN_EXR", "RGB", "32", "NONE"
    render.filepath = path
    bpy.ops.render.render(write_still=True)
    seen = read_light(path)
    os.remove(path)
    return seen


def _unprinted(item):
    hidden = item.get("inked", [])
    return {**item, "labels": {place: path for place, path in item.get("labels", {}).items() if place not in hidden}}


def _unlit(scene):
    """Leaves only what shines by itself, without noise to remove."""
    for lamp in [thing for thing in scene.objects if thing.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = 6, False, False
    cycles.max_bounces = 0


def _by_token(key, material):
    token = next((part for part in key if isinstance(part, str) and part.startswith("@")), None)
    colours = {"@lies": (1, 0, 0), "@stands": (0, 1, 0), "@ground": (0, 0, 1)}
    colours.update({f"@lies{i}": (1, (i + 1) / STROKES, 0) for i in range(STROKES)})
    if key[0] in ("glass", "liquid", "bead") and token is None:
        _shine(material, None)
    else:
        _shine(material, colours.get(token, (0, 0, 0)))


def _by_print(key, material):
    if key[0] in ("glass", "liquid", "bead"):
        _shine(material, None)
    elif key[0] == "printed" and key[-1] == "ink":
        tree = material.node_tree
        alpha = next(node for node in tree.nodes if node.bl_idname == "ShaderNodeTexImage").outputs["Alpha"]
        shine, through, mix = (tree.nodes.new("ShaderNode" + kind) for kind in ("Emission", "BsdfTransparent", "MixShader"))
        tree.links.new(alpha, mix.inputs[0])
        tree.links.new(through.outputs[0], mix.inputs[1])
        tree.links.new(shine.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    else:
        _shine(material, (0, 0, 0))


def _shine(material, colour):
    """Lets a material shine in a colour, or lets everything behind it through."""
    tree = material.node_tree
    shader = tree.nodes.new("ShaderNodeBsdfTransparent" if colour is None else "ShaderNodeEmission")
    if colour is not None:
        shader.inputs["Color"].default_value = (*colour, 1)
    output = tree.nodes["Material Output"]
    for link in list(output.inputs["Volume"].links) + list(output.inputs["Surface"].links):
        tree.links.remove(link)
    tree.links.new(shader.outputs[0], output.inputs["Surface"])


def _box_around(mask):
    rows, columns = np.nonzero((mask > 0.02).any(axis=1))[0], np.nonzero((mask > 0.02).any(axis=0))[0]
    height, width = mask.shape
    pad = int(MARGIN * height)
    return max(columns[0] - pad, 0), max(rows[0] - pad, 0), min(columns[-1] + pad, width), min(rows[-1] + pad, height)


def _byte(mask):
    return np.round(np.clip(mask, 0, 1) * 255).astype(np.uint8)
