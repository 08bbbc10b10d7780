"""Takes the noise out of a short render, led by what the camera saw: surface, colour, distance.

The build in Debian has no denoiser. Light is filtered apart from colour, so that print stays sharp
(the joint filtering of Rousselle, Manzi and Zwicker, 'Robust Denoising using Feature and Color Information', 2013).
"""

import bpy
import numpy as np

REACH = 4
STRENGTH = 0.55


def pixels_of(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[:, :, :3]


def cleaned(colour, albedo, normal, depth, index):
    """The picture without noise, in linear light. What is seen through (index 1) is noisy in its colour too."""
    through = _box(np.clip(index[:, :, :1], 0, 1), 1)
    albedo = np.clip(albedo, 0, 1)
    albedo = albedo * (1 - through) + _box(_box(albedo, 2), 2) * through
    ground = albedo + 0.02
    light = colour / ground
    tone = np.log1p(np.maximum(light, 0))
    tone = _without_sparks(tone)
    distance = np.log(np.maximum(depth[:, :, :1], 1e-3))
    for step in (1, 3):
        tone = _filtered(tone, albedo, normal, distance, step)
    return np.expm1(tone) * ground


def _without_sparks(tone):
    """Lone bright pixels sink to the brightest of their neighbours."""
    around = np.stack([_moved(tone, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)])
    around.sort(axis=0)
    return np.minimum(tone, around[-2])


def _filtered(tone, albedo, normal, distance, step):
    noise = _noise_of(tone)
    total = np.zeros_like(tone)
    weights = np.zeros(tone.shape[:2] + (1,), dtype=np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx * dx + dy * dy > REACH * REACH + 1:
                continue
            other = _moved(tone, dy * step, dx * step)
            spread = noise + _moved(noise, dy * step, dx * step)
            apart = ((tone - other) ** 2 - spread) / (1e-5 + STRENGTH * spread)
            apart = _box(apart.mean(axis=2, keepdims=True), 1)
            seen = ((albedo - _moved(albedo, dy * step, dx * step)) ** 2).sum(axis=2, keepdims=True) / 0.004
            seen += ((normal - _moved(normal, dy * step, dx * step)) ** 2).sum(axis=2, keepdims=True) / 0.03
            seen += (distance - _moved(distance, dy * step, dx * step)) ** 2 / 0.0009
            weight = np.exp(-np.maximum(apart, 0) - seen)
            total += other * weight
            weights += weight
    return total / np.maximum(weights, 1e-6)


def _noise_of(tone):
    """The variance of the noise: what a pixel differs by from the mean of its neighbours."""
    mean = _box(tone, 1)
    return _box((tone - mean) ** 2, 4) * 1.1 + 1e-6


def _moved(values, dy, dx):
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return values[rows][:, columns]


def _box(values, reach):
    """The mean over a square, by running sums."""
    if reach == 0:
        return values
    side = 2 * reach + 1
    padded = np.pad(values, ((reach + 1, reach), (reach + 1, reach), (0, 0)), mode="edge").astype(np.float64)
    sums = padded.cumsum(axis=0).cumsum(axis=1)
    boxed = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return (boxed / (side * side)).astype(np.float32)
