"""Gives rendered forearms what few rays and the denoiser cannot keep: furrows, pores, spots, creases, and a sheen that these break.

All of it is worked out for each pixel from its place on the arm (centimetres from the wrist, negative towards the elbow, and across).
"""

import numpy as np

from films import noise

PEOPLE = [
    {"undertone": (1.0, 0.985, 0.955), "blotchy": 1.25, "freckles": 70, "moles": 4, "pores": 0.6, "furrows": 0.9, "sheen": 0.5, "rough": 0.52, "creases": (-2.6, -3.3)},
    {"undertone": (1.0, 0.975, 0.99), "blotchy": 1.0, "freckles": 16, "moles": 3, "pores": 0.9, "furrows": 1.0, "sheen": 0.6, "rough": 0.5, "creases": (-1.1, -1.75, -3.1)},
    {"undertone": (1.0, 1.0, 1.04), "blotchy": 1.0, "freckles": 8, "moles": 2, "pores": 1.2, "furrows": 1.1, "sheen": 0.65, "rough": 0.48, "creases": (-2.2, -2.7, -4.4)},
    {"undertone": (0.97, 1.08, 1.14), "blotchy": 1.3, "freckles": 0, "moles": 5, "pores": 1.1, "furrows": 1.3, "sheen": 0.75, "rough": 0.48, "creases": (-1.3, -1.9, -3.6)},
]
"""The four people, from fair to deep skin."""
WARM = np.array([1.0, 0.86, 0.74], np.float32)
"""A sheen on skin as the eye sees it beside white light."""
TURNED = np.array([0, 0.975, 0.22], np.float32)
"""Which way is up in the picture."""


def detailed(skin):
    """Adds each person's detail to the rendered light and to where the skin faces; keeps the net that films meet, and where it faced before."""
    skin.net, skin.smooth = np.zeros(skin.skin.shape[:2], np.float32), skin.facing.copy()
    for number in range(1, skin.arm.max() + 1):
        _one(skin, number, PEOPLE[(number - 1) % len(PEOPLE)])


def _one(skin, number, person):
    mine = skin.arm == number
    rows, columns = np.nonzero(mine)
    box = slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)
    mine = mine[box]
    s, t = skin.place[box][mine][:, 1], skin.place[box][mine][:, 2]
    normal, at = skin.facing[box][mine], skin.at[box][mine]
    view = skin.camera - at
    view /= np.linalg.norm(view, axis=-1, keepdims=True)
    whole = np.clip((normal * view).sum(axis=-1) * 2.2 - 0.45, 0, 1)
    seed = 400 + 37 * number
    net, pores = furrows(s, t, seed), follicles(s, t, seed + 5)
    creased = creases(s, t, seed + 9, person["creases"])
    height = 0.0026 * person["furrows"] * net - 0.003 * person["pores"] * pores - 0.011 * creased + 0.0016 * noise(s / 0.34, t / 0.26, seed + 11)
    fine = _turned(normal, height, mine, whole, skin.per_px)
    light, lit = skin.skin[box][mine], skin.lit[box][mine].mean(axis=1) / 0.5
    plain, turned = (skin._light(n, at, 3) * skin.scale + skin.dim for n in (normal, fine))
    shaded = np.clip(1 + 0.75 * (turned / plain - 1), 0.55, 1.5)
    dense = density(s, t, seed, person, net, pores, creased)
    oily = np.clip(0.75 + 0.35 * noise(s / 1.6, t / 1.2, seed + 20) + 0.35 * noise(s / 0.42, t / 0.42, seed + 21) + 0.25 * noise(s / 0.12, t / 0.12, seed + 22), 0.05, 2)
    broken = np.clip(0.3 + 0.9 * net, 0, 1.3) * (1 - 0.85 * np.clip(pores, 0, 1)) * oily
    gloss = skin._gloss(fine, at, view, person["rough"], steps=3) * np.clip(lit / plain, 0, 1.2) * broken * np.clip(1.6 * whole, 0, 1)
    light = light * np.array(person["undertone"], np.float32) * np.exp(-dense) * shaded[:, None] + person["sheen"] * gloss[:, None] * _warmed(light)
    skin.skin[box][mine] = light
    skin.facing[box][mine] = 0.45 * normal + 0.55 * fine
    skin.net[box][mine] = net * 2 - 1


def _turned(normal, height, mine, whole, per_px):
    """Where the skin faces once it has this relief; `whole` is less at its outline, where a pixel sees many furrows."""
    relief = np.zeros(mine.shape, np.float32)
    relief[mine] = height
    dy, dx = np.gradient(relief, per_px)
    dx, dy = (np.clip(d[mine], -0.6, 0.6) * whole for d in (dx, dy))
    fine = normal - dx[:, None] * np.array([1, 0, 0], np.float32) + dy[:, None] * TURNED
    return fine / (np.linalg.norm(fine, axis=-1, keepdims=True) + 1e-9)


def _warmed(light):
    """The sheen's colour: that of warm light, a little of the skin's own."""
    own = light / np.maximum(light.max(axis=1, keepdims=True), 1e-4)
    return WARM * (0.3 + 0.7 * own)


def furrows(s, t, seed):
    """The skin's net: 0 in the furrows, 1 on the plates between them; longer across the arm than along it."""
    bend = 0.05 * noise(s / 0.5, t / 0.5, seed), 0.05 * noise(s / 0.5, t / 0.5, seed + 1)
    wide = cells((s + bend[0]) / 0.075 + t / 0.25, (t + bend[1]) / 0.1, seed + 2)
    small = cells((s + bend[0]) / 0.043, (t + bend[1]) / 0.052, seed + 3)
    share = np.clip(0.5 + 0.3 * noise(s / 1.1, t / 0.9, seed + 4), 0.15, 0.85)
    return share * wide + (1 - share) * small


def cells(x, y, seed):
    """0 on the edges between irregular cells of size 1, 1 inside them."""
    shift = np.random.default_rng(seed).uniform(0.08, 0.92, (2, 256, 256)).astype(np.float32)
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    nearest = np.full(np.shape(x), 9.0, np.float32)
    second = nearest.copy()
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            c, r = (column + i) & 255, (row + j) & 255
            away = np.hypot(column + i + shift[0, r, c] - x, row + j + shift[1, r, c] - y)
            second = np.minimum(second, np.maximum(nearest, away))
            nearest = np.minimum(nearest, away)
    return np.clip((second - nearest) * 2.4, 0, 1)


def follicles(s, t, seed, apart=0.2, size=0.017):
    """Pores from which hair grows: dots a third of a millimetre wide, some deeper than others."""
    chance = np.random.default_rng(seed)
    shift, deep = chance.uniform(0.1, 0.9, (2, 256, 256)), chance.uniform(0, 1, (256, 256)) ** 1.6
    x, y = s / apart, t / apart
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    found = np.zeros(np.shape(s))
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            c, r = (column + i) & 255, (row + j) & 255
            away = np.hypot(column + i + shift[0, r, c] - x, row + j + shift[1, r, c] - y) * apart / size
            found = np.maximum(found, deep[r, c] * np.exp(-(away**2)))
    return found


def creases(s, t, seed, places):
    """Lines across the wrist and finer ones beside them, each interrupted in its own way."""
    found = np.zeros(np.shape(s))
    for number, place in enumerate(places):
        for k, (aside, deep, width) in enumerate(((0, 1.0, 0.035), (0.13, 0.4, 0.02), (-0.19, 0.3, 0.018))):
            course = place + aside + 0.16 * noise(t / 1.7, number + 3.0 * k, seed) + 0.05 * noise(t / 0.5, number + 3.0 * k, seed + 1) + 0.03 * t * t * 0.5
            there = np.clip(0.45 + 0.8 * noise(t / 1.1, 7.0 + number + 3 * k, seed + 2), 0, 1) * np.exp(-((t / 3.2) ** 4))
            found = np.maximum(found, deep / (1 + 0.5 * number) * there * np.exp(-(((s - course) / width) ** 2)))
    return found


def density(s, t, seed, person, net, pores, creased):
    """What the skin's spots, blood and furrows take from its light, for red, green and blue."""
    blood = 0.5 * noise(s / 1.3, t / 1.0, seed + 30) + 0.5 * noise(s / 0.45, t / 0.38, seed + 31) + 0.4 * noise(s / 0.17, t / 0.16, seed + 32)
    brown = 0.6 * noise(s / 2.2, t / 1.2, seed + 33) + 0.5 * noise(s / 0.7, t / 0.5, seed + 34)
    grain = noise(s / 0.035, t / 0.035, seed + 35) + 0.7 * noise(s / 0.07, t / 0.07, seed + 36)
    dense = person["blotchy"] * (blood[..., None] * np.array([0.012, 0.05, 0.046]) + brown[..., None] * np.array([0.03, 0.036, 0.04]))
    dense += grain[..., None] * np.array([0.009, 0.013, 0.014])
    dense += (0.5 - net)[..., None] * np.array([0.05, 0.075, 0.08]) * person["furrows"]
    dense += person["pores"] * pores[..., None] * np.array([0.17, 0.28, 0.3])
    dense += creased[..., None] * np.array([0.14, 0.26, 0.27])
    dense += spots(s, t, seed + 40, person)[..., None] * np.array([0.34, 0.46, 0.55])
    return dense


def spots(s, t, seed, person):
    """Freckles and moles, none of them quite round."""
    chance = np.random.default_rng(seed)
    found = np.zeros(np.shape(s))
    ragged = 1 + 0.3 * noise(s / 0.045, t / 0.045, seed + 1)
    sizes = [(chance.uniform(0.025, 0.075), chance.uniform(0.12, 0.5)) for _ in range(person["freckles"])]
    sizes += [(chance.uniform(0.05, 0.105), chance.uniform(1.1, 2.4)) for _ in range(person["moles"])]
    for size, deep in sizes:
        place, across = chance.uniform(-20, -1), chance.normal(0, 2.1)
        near = (np.abs(s - place) < 0.4) & (np.abs(t - across) < 0.4)
        if near.any():
            away = np.hypot((s[near] - place) * chance.uniform(0.75, 1.25), t[near] - across) / size * ragged[near]
            found[near] += deep / (1 + np.exp(np.clip((away - 1) * 5, -20, 20)))
    return found
