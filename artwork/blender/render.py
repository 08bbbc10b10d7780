"""Renders pictures: python render.py jobs.json, with the packages of requirements.txt.

Each job: {name, output, width, height, samples, backdrop, mood, camera, items: [{make, at, turn, scale, label, …}]}.
The output is a PNG of 16 bits, or with "layers" what layers.py describes. Runs beside each other take turns by the picture.
"""

import fcntl
import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import combed
import materials
import optics
import packages
import studio
from layers import render_layers
from shapes import placed

SAMPLES_OF_CLEAR = 1.7
"""Glass, liquid, mirrors and what is lit from within need more rays than plastic, paper, metal and cloth, by this factor."""


def render(job):
    if job.get("layers"):
        render_layers(job, build_scene)
    else:
        build_scene(job)
        expose(bpy.context.scene, job["output"])


def build_scene(job):
    studio.start()
    materials.clear()
    materials.ground = job["backdrop"]
    scene = bpy.context.scene
    for item in job["items"]:
        build(item)
    studio.quality(scene, job["width"], job["height"], round(job["samples"] * (SAMPLES_OF_CLEAR if optics.holds_clear() else 1)))
    framed = [o for o in scene.objects if not o.name.startswith("prop")]
    low, high = studio.bounds(framed)
    all_low, all_high = studio.bounds(scene.objects[:])
    size = max(high.z - low.z, high.x - low.x, 0.8 * (all_high.x - all_low.x))
    studio.sweep(job["backdrop"], size)
    studio.light(size, scene, job.get("mood", "soft"), job.get("camera", {}).get("rise", 9))
    if "sun" in job:
        studio.sunshine(size, **job["sun"])
    studio.camera(scene, low, high, **job.get("camera", {}))


def build(item):
    arguments = {k: v for k, v in item.items() if k not in ("make", "at", "turn", "scale", "labels", "inked")}
    for name, path in item.get("labels", {}).items():
        arguments[name] = bpy.data.images.load(path, check_existing=True)
        if name in item.get("inked", []):
            arguments[name].name = "ink " + arguments[name].name
    arguments.setdefault("label", None)
    before = set(bpy.context.scene.objects)
    with placed(item.get("at", (0, 0, 0)), item.get("turn", 0), item.get("scale", 1)):
        packages.MAKERS[item["make"]](**arguments)
    if item.get("prop"):
        for made in set(bpy.context.scene.objects) - before:
            made.name = "prop " + made.name


def expose(scene, output):
    """Renders, removes noise and develops into a file that is complete or absent."""
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    half_done = output + ".part.png"
    if combed.holds_hair():
        combed.render_combed(scene, half_done)
    else:
        scene.render.filepath = half_done
        bpy.ops.render.render(write_still=True)
    os.replace(half_done, output)


if __name__ == "__main__":
    with open(sys.argv[-1]) as file:
        jobs = json.load(file)
    for number, job in enumerate(jobs):
        with open(os.path.join(tempfile.gettempdir(), "artwork.lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            render(job)
        print("done", number, flush=True)
