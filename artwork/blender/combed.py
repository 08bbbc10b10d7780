"""Gives hair back the strands that the denoiser smears.

A strand is thinner than a pixel: to the denoiser its glint and its shadow are noise. But along a strand light changes slowly. What the denoiser took away is
therefore averaged along the strands, over some tens of pixels, and added again: noise goes, strands stay.
"""

import os
import tempfile

import bpy
import numpy as np

import materials

SHOWN, DIRECTION = "strand", "strand direction"
"""What a picture says about its hair: the share of each pixel that shows some, and its direction as the camera sees it."""
REACH = 18
"""How far along a strand light is averaged to both sides, in pixels of a picture 1600 wide."""
KEPT = 0.9
"""Share of the averaged detail that is added."""


def mark(tree):
    """Lets a material say where it shows hair, and in which direction it runs."""
    shown, way = (tree.nodes.new("ShaderNodeOutputAOV") for _ in range(2))
    shown.aov_name, way.aov_name = SHOWN, DIRECTION
    shown.inputs["Value"].default_value = 1.0
    strand, turned = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeVectorTransform")
    turned.vector_type, turned.convert_from, turned.convert_to = "VECTOR", "WORLD", "CAMERA"
    tree.links.new(strand.outputs["Tangent"], turned.inputs[0])
    tree.links.new(turned.outputs[0], way.inputs["Color"])


def holds_hair():
    """True if a material of the picture was marked."""
    return any(node.bl_idname == "ShaderNodeOutputAOV" for material in materials.made().values() for node in material.node_tree.nodes)


def render_combed(scene, output):
    """Renders a scene with hair and develops it into a PNG of 16 bits."""
    with tempfile.TemporaryDirectory() as folder:
        parts = _record(scene, folder)
        bpy.ops.render.render()
        clean, noisy, shown, way = (read_light(os.path.join(folder, name)) for name in parts)
    combed = clean + KEPT * _comb(noisy, clean, shown[..., 0], way, REACH * scene.render.resolution_x / 1600)
    _develop(scene, combed, output)


def _record(scene, folder):
    """Writes the picture without noise, the one with noise and what the hair says; returns the names of their files."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for name, kind in ((SHOWN, "VALUE"), (DIRECTION, "COLOR")):
        aov = layer.aovs.add()
        aov.name, aov.type = name, kind
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = folder
    file.format.file_format, file.format.color_depth, file.format.color_mode = "OPEN_EXR", "32", "RGB"
    file.file_slots.clear()
    names = ["clean", "noisy", "shown", "way"]
    for name, source in zip(names, ("Image", "Noisy Image", SHOWN, DIRECTION)):
        file.file_slots.new(name)
        tree.links.new(layers.outputs[source], file.inputs[name])
    return [f"{name}{scene.frame_current:04d}.exr" for name in names]


def read_light(path):
    """Linear light of an OpenEXR file as an array (row, column, channel), top row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    found = pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].copy()
    bpy.data.images.remove(image)
    return found


def _comb(noisy, clean, shown, way, reach):
    """The detail that the denoiser took from hair, averaged along its strands; 0 where no hair is."""
    lost = np.clip(noisy - clean, -0.7 * clean - 0.04, 1.05 * clean + 0.06) * shown[..., None]
    along = way[..., :2] * (1, -1)
    along = (along / np.maximum(np.linalg.norm(along, axis=-1, keepdims=True), 1e-6)).astype(np.float32)
    rows, columns = np.nonzero(shown > 0.02)
    total, weight = lost[rows, columns].copy(), shown[rows, columns].copy()
    for ahead in (1, -1):
        y, x = rows.astype(np.float32), columns.astype(np.float32)
        step = ahead * along[rows, columns]
        for k in range(1, round(2 * reach) + 1):
            x, y = x + step[:, 0], y + step[:, 1]
            here = _at(along, y, x)
            here *= np.where((here * step).sum(axis=1, keepdims=True) < 0, -1, 1)
            size = np.linalg.norm(here, axis=1, keepdims=True)
            step = np.where(size > 0.1, here / np.maximum(size, 1e-6), step)
            share = np.exp(-0.5 * (k / reach) ** 2)
            total += share * _at(lost, y, x)
            weight += share * _at(shown[..., None], y, x)[:, 0]
    found = np.zeros_like(clean)
    found[rows, columns] = shown[rows, columns, None] * total / np.maximum(weight, 1e-3)[:, None]
    return found


def _at(picture, y, x):
    """Values between the pixels of a picture; its outermost ones beyond its rim."""
    high, wide = picture.shape[:2]
    y, x = np.clip(y, 0, high - 1.001), np.clip(x, 0, wide - 1.001)
    i, j = y.astype(int), x.astype(int)
    down, right = (y - i)[:, None], (x - j)[:, None]
    upper = picture[i, j] * (1 - right) + picture[i, j + 1] * right
    lower = picture[i + 1, j] * (1 - right) + picture[i + 1, j + 1] * right
    return upper * (1 - down) + lower * down


def _develop(scene, light, output):
    """Turns linear light into colours by the view transform that studio.py sets, and writes them."""
    high, wide = light.shape[:2]
    image = bpy.data.images.new("combed", wide, high, float_buffer=True)
    pixels = np.ones((high, wide, 4), dtype=np.float32)
    pixels[..., :3] = light[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(output, scene=scene)
    bpy.data.images.remove(image)
