"""Foil sachets, closed or torn open, and the folded masks out of them. Sizes in centimetres."""

from math import cos, pi, sin

import numpy as np

import materials as m
from bottles import surface
from lotion import film, fleece
from shapes import fitted, grid, placed
from strokes import noise

SEAM = 0.75


def sachet(label, body, size=(9.5, 13), count=1, lying=False, lean=11, **_):
    """Foil sachets that lean back by so many degrees, one behind the other, or lie one over the other."""
    for k in reversed(range(count)):
        seed = 3 * k + 1
        if lying:
            with placed(at=((k - (count - 1) / 2) * 2.1, k * 0.5 - 4, 0.34 + 0.34 * (count - 1 - k)), turn=(-90 + 1.2 * k, 0, 16 - 9 * k)):
                foil_bag(label, body, size, seed)
        else:
            with placed(at=(k * 2.3 - (count - 1) * 0.9, k * 1.15, 0.02), turn=(-lean, 0, -7 * k)):
                foil_bag(label if k == 0 else None, body, size, seed)


def foil_bag(label, body, size, seed, torn=0.0, puff=0.62):
    """A filled sachet: puffed in its middle, puckered towards the pressed and ribbed seals around it; its upper end `torn` off so far."""
    width, height = size
    bulge = _bulge(width, height, seed, puff, torn)
    end = height - torn

    def sheet(side):
        def at(u, v):
            x, z = (u - 0.5) * width, v * end
            ragged = torn and (0.07 * float(noise(x * 1.3, 0.2 * side, seed + 4)) + 0.03 * float(noise(x * 7, 0, seed + 5)))
            return (x, side * bulge(x, z, side), z + v**8 * ragged)

        return at

    grid(sheet(-1), surface(body), columns=90, rows=210, name="sachet")
    grid(sheet(1), surface(body), columns=40, rows=60, name="sachet")
    if label:
        reach = fitted(label, width * 0.8, height * 0.6)

        def front(u, v):
            x, z = (u - 0.5) * reach[0], height * 0.2 + v * reach[1]
            return (x, -bulge(x, z, -1) - 0.012, z)

        grid(front, m.printed(label), columns=90, rows=120, name="label")


def _bulge(width, height, seed, puff, torn):
    def bulge(x, z, side):
        across = max(0.0, min(1.0, (width / 2 - abs(x)) / (width * 0.3)))
        above = 1e3 if torn else height - SEAM - z
        up = max(0.0, min(1.0, min(z - SEAM, above) / (height * 0.26)))
        swell = puff * (sin(across * pi / 2) * sin(up * pi / 2)) ** 0.7
        rim = (1 - up) * up * 4
        pucker = 0.085 * rim * float(noise(x * 1.5, 3 * side, seed)) * across + 0.05 * float(noise(x * 0.5, z * 0.45, seed + 1)) * across * up
        ribs = 0.014 * cos(z * 2 * pi / 0.16) if (z if torn else min(z, height - z)) < SEAM else 0.0
        if torn:
            pucker += (0.12 * float(noise(x * 0.45, z * 0.6, seed + 6)) + 0.05 * (1 - abs(float(noise(x * 0.6 + 0.5 * z, z * 0.5 - 0.3 * x, seed + 7)))) ** 5) * across * up
        return 0.035 + max(0.0, swell + pucker) + ribs

    return bulge


def torn_sachet(label, body, size=(9.5, 13), seed=2, inside="fleece", drawn=4.6, puff=0.36, **_):
    """A sachet lying on its back, its end torn off; out of it hangs the folded mask. It stretches from its foot away from the viewer."""
    torn = 1.5
    with placed(at=(0, 0, puff + 0.06), turn=(-90, 0, 0)):
        foil_bag(label, body, size, seed, torn, puff)
        _folded(size[0] * 0.6, size[1] - torn, drawn, puff, fleece() if inside == "fleece" else film(inside))


def torn_strip(body, size=(9.5, 1.4), seed=5, **_):
    """The end that was torn off a sachet, curled a little."""
    width, depth = size

    def at(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        ragged = v**8 * (0.07 * float(noise(x * 1.3, 0.2, seed)) + 0.03 * float(noise(x * 7, 0, seed + 1)))
        curl = 0.9 * max(0.0, abs(u - 0.42) - 0.22) ** 1.7 + 0.05 * (1 + float(noise(x * 0.8, y, seed + 2)))
        return (x, y + ragged, 0.03 + curl + (0.012 * cos(y * 2 * pi / 0.16) if v < 0.55 else 0))

    grid(at, surface(body), columns=110, rows=50, name="strip")


def _folded(width, mouth, drawn, puff, material):
    """A wet sheet folded upon itself; it comes out of the mouth between both walls and comes to lie on the table."""
    start, end = mouth - 2.5, mouth + drawn
    for layer, (shift, short, turn) in enumerate([(0.0, 0.0, 0.0), (0.22, 0.5, 1.6), (-0.16, 1.1, -1.2)]):
        def at(u, v, layer=layer, shift=shift, short=short, turn=turn):
            x = (u - 0.5) * (width - 0.3 * layer) + shift
            reach = end - short + 0.18 * float(noise(x * 0.7, layer, 11)) - start
            half = 0.055
            length = 2 * reach + pi * half
            way = v * length
            if way < reach:
                along, off = way, half
            elif way > reach + pi * half:
                along, off = length - way, -half
            else:
                bend = (way - reach) / half
                along, off = reach + half * sin(bend), half * cos(bend)
            z = start + along
            out = min(1.0, max(0.0, (z - mouth + 0.6) / 2.6))
            drop = (puff + 0.04 - 0.13 * (3 - layer)) * out * out * (3 - 2 * out)
            wave = 0.07 * float(noise(x * 0.7 + 3 * layer, z * 0.5, 21)) + 0.05 * float(noise(x * 1.7, z * 1.1 + layer, 22)) + 0.02 * float(noise(x * 5, z * 3, 23))
            lift = 0.3 * out * max(0.0, float(noise(x * 0.4, z * 0.5 + 5 * layer, 24)))
            lean = turn * pi / 180 * (z - start)
            return (x + lean, drop - wave * (0.4 + out) - lift - off - 0.02 + 0.02 * layer, z)

        grid(at, material, columns=70, rows=170, name="sheet", smooth=80)
