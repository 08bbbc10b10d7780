"""Flat tins of balm. Sizes in centimetres."""

import numpy as np

import materials as m
import natural
from bottles import surface
from shapes import label_top, lathe, placed, rounded
from strokes import noise, relief

def tin(label, body, radius=3.2, height=1.6, inside="#f2e3c4", lid=None, worn=0.0, **_):
    """A flat tin with a rolled rim, its balm touched by a finger and `worn` deeper; its lid behind it, or {at, turn} of it."""
    metal = natural.spun(body["metal"]) if "metal" in body else surface(body)
    lathe(rounded([(0, 0), (radius, 0, 0.16), (radius, height - 0.02), (radius + 0.05, height + 0.02, 0.04), (radius + 0.01, height + 0.09, 0.04), (radius * 0.965, height + 0.04, 0.03), (radius * 0.96, height * 0.3), (0, height * 0.3)]), metal, name="tin")
    with placed(at=(0, 0, height * 0.84)):
        _touched_balm(radius * 0.965, inside, worn)
    deep = height * 0.5
    line = rounded([(0, 0), (radius * 1.03, 0, 0.03), (radius * 1.03, deep * 0.3), (radius * 1.045, deep * 0.36, 0.02), (radius * 1.03, deep * 0.42), (radius * 1.03, deep, 0.16), (radius * 0.9, deep, 0.05), (radius * 0.87, deep - 0.05, 0.05), (0, deep - 0.05)])
    at, turn = ((0.3 * radius, radius * 1.04 + deep + 0.34 * radius, radius), (77, 0, -9)) if lid is None else (lid["at"], lid["turn"])
    with placed(at=at, turn=turn):
        lathe(line, metal, name="lid")
        if label:
            label_top(label, m.printed(label), (0, 0, deep - 0.042), radius * 1.3, radius * 1.15)


def _touched_balm(radius, colour, worn):
    def height(x, y):
        away = np.hypot(x, y) / radius
        across, along = (0.8 * x + 0.6 * y) / radius, (0.8 * y - 0.6 * x) / radius
        bent = across - 0.18 - 0.5 * along**2
        dent = 0.24 * np.exp(-((bent / 0.17) ** 2)) * np.clip(1.2 - (np.abs(along + 0.1) / 0.62) ** 3, 0, 1)
        bank = 0.1 * np.exp(-(((np.abs(bent) - 0.34) / 0.08) ** 2)) * np.clip(1.0 - (np.abs(along) / 0.62) ** 3, 0, 1)
        fine = 0.016 * np.sin(bent * 60 + 2 * noise(along * 3, bent * 2, 4)) * np.clip(dent / 0.24, 0, 1)
        used = _worn(across, along, worn) if worn else 0
        return np.where(away < 1, 0.06 * np.clip((away - 0.9) / 0.1, 0, 1) ** 2 - dent + bank + fine + used + 0.012 * noise(x, y, 2) + 0.9, -1)

    with placed(at=(0, 0, -0.9)):
        relief(height, radius * 2.02, radius * 2.02, radius / 150, m.plastic(colour, 0.42), "balm")


def _worn(across, along, deep):
    """A broad hollow beside the first stroke, with the traces of a fingertip and the wax it pushed to its end."""
    bent = across + 0.42 + 0.22 * (along - 0.1) ** 2
    reach = np.clip(1.15 - (np.abs(along - 0.04) / 0.66) ** 4, 0, 1)
    dent = deep * np.exp(-((np.abs(bent) / 0.24) ** 2.6)) * reach
    prints = 0.012 * np.sin(bent * 85 + 1.5 * noise(along * 2.4, bent * 3, 9)) * np.clip(dent / deep, 0, 1)
    bank = 0.07 * np.exp(-(((np.abs(bent) - 0.3) / 0.06) ** 2)) * reach * (0.7 + 0.5 * noise(along * 5, np.sign(bent), 8))
    pushed = 0.2 * np.exp(-(((along + 0.62 + 0.9 * bent**2) / 0.07) ** 2)) * np.exp(-((bent / 0.26) ** 4)) * (0.9 + 0.3 * noise(bent * 9, 0, 7))
    return prints - dent + bank + pushed
