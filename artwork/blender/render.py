"""Renders pictures: blender --background --factory-startup --python render.py -- jobs.json

Each job: {name, output, width, height, samples, backdrop, mood, camera, items: [{make, at, turn, scale, label, …}]}.
The output is a 16-bit PNG; artwork/render.ts converts it.
"""

import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import materials
import packages
import studio
from cleaning import cleaned, pixels_of
from shapes import placed

PASSES = ["Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth", "IndexMA"]


def render(job):
    studio.start()
    materials.clear()
    scene = bpy.context.scene
    studio.quality(scene, job["width"], job["height"], job["samples"])
    for item in job["items"]:
        build(item)
    framed = [o for o in scene.objects if not o.name.startswith("prop")]
    low, high = studio.bounds(framed)
    all_low, all_high = studio.bounds(scene.objects[:])
    size = max(high.z - low.z, high.x - low.x, 0.8 * (all_high.x - all_low.x))
    studio.sweep(job["backdrop"], size)
    studio.light(size, scene, job.get("mood", "soft"), job.get("camera", {}).get("rise", 9))
    if "sun" in job:
        studio.sunshine(size, **job["sun"])
    studio.camera(scene, low, high, **job.get("camera", {}))
    with tempfile.TemporaryDirectory() as folder:
        parts = expose(scene, folder)
        develop(scene, cleaned(*parts), job["output"])


def build(item):
    arguments = {k: v for k, v in item.items() if k not in ("make", "at", "turn", "scale", "labels")}
    for name, path in item.get("labels", {}).items():
        arguments[name] = bpy.data.images.load(path, check_existing=True)
    arguments.setdefault("label", None)
    before = set(bpy.context.scene.objects)
    with placed(item.get("at", (0, 0, 0)), item.get("turn", 0), item.get("scale", 1)):
        packages.MAKERS[item["make"]](**arguments)
    if item.get("prop"):
        for made in set(bpy.context.scene.objects) - before:
            made.name = "prop " + made.name


def expose(scene, folder):
    """Renders once and gives colour, albedo, normal and depth in linear light."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_material_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_depth = "32"
    target.file_slots.clear()
    for name in PASSES:
        target.file_slots.new(name.replace(" ", ""))
        tree.links.new(source.outputs[name], target.inputs[name.replace(" ", "")])
    bpy.ops.render.render()
    files = [next(f for f in os.listdir(folder) if f.startswith(name.replace(" ", "") + "0")) for name in PASSES]
    return [pixels_of(os.path.join(folder, file)) for file in files]


def develop(scene, pixels, output):
    """Film and exposure as the scene says, then a file that is complete or absent."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    full = np.ones((height, width, 4), dtype=np.float32)
    full[:, :, :3] = pixels
    image.pixels.foreach_set(full.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    half_done = output + ".part.png"
    image.save_render(half_done, scene=scene)
    os.replace(half_done, output)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        for job in json.load(file):
            render(job)
            print("rendered", job["name"], flush=True)
