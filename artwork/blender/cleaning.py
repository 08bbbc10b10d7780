"""Removes the noise of a short render, guided by surface, colour and depth.

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
    """Returns the picture without noise, in linear light. Transparent surfaces (index 1) are noisy in their colour too."""
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
    """Limits lone bright pixels to the brightest of their neighbours."""
    around = np.stack([_moved(tone, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)])
    around.sort(axis=0)
    return np.minimum(tone, around[-2])


def _filtered(tone, albedo, normal, distance, step):
    """Compares every pair of pixels once, for both."""
    noise = _noise_of(tone)
    seen_by = np.concatenate([albedo / 0.004**0.5, normal / 0.03**0.5, distance / 0.03], axis=2)
    total = tone.copy()
    weights = np.ones(tone.shape[:2] + (1,), dtype=np.float32)
    for dy in range(REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if (dy, dx) <= (0, 0) or dx * dx + dy * dy > REACH * REACH + 1:
                continue
            here, there = _pair(dy * step, dx * step)
            spread = noise[here] + noise[there]
            apart = ((tone[here] - tone[there]) ** 2 - spread) / (1e-5 + STRENGTH * spread)
            apart = _around(apart.mean(axis=2, keepdims=True))
            seen = ((seen_by[here] - seen_by[there]) ** 2).sum(axis=2, keepdims=True)
            weight = np.exp(-np.maximum(apart, 0) - seen)
            total[here] += tone[there] * weight
            total[there] += tone[here] * weight
            weights[here] += weight
            weights[there] += weight
    return total / weights


def _pair(dy, dx):
    """The part of a picture that has a neighbour this far down and aside, and those neighbours."""
    rows = (slice(None, -dy or None), slice(dy, None))
    columns = (slice(max(0, -dx), -dx if dx > 0 else None), slice(max(0, dx), dx if dx < 0 else None))
    return (rows[0], columns[0]), (rows[1], columns[1])


def _around(values):
    """The mean of three by three."""
    padded = np.pad(values, ((1, 1), (1, 1), (0, 0)), mode="edge")
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def _noise_of(tone):
    """Returns the variance of the noise, estimated from the difference between a pixel and the mean of its neighbours."""
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
