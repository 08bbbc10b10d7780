"""Relief, colour and shader of a hand's skin, worked out at each point of the fine mesh in its rest pose. Centimetres; linear light."""

import numpy as np

import materials as m


class Nail:
    """Where a nail begins and ends along the last bone, and how far it reaches around it."""

    def __init__(self, chain, axis, mine):
        """`mine` are the points of the finger. The line through the middles of its last slices is the nail's own axis."""
        ahead = _unit(chain[3] - chain[2])
        for _pass in range(2):
            s = (mine - chain[2]) @ ahead
            tip = s.max()
            cuts = np.linspace(0.35 * tip, tip - 0.45, 8)
            middles = np.array([(near.max(0) + near.min(0)) / 2 for cut in cuts for near in [mine[np.abs(s - cut) < 0.14]]])
            ahead = _unit(np.polyfit(cuts, middles, 1)[0])
        self.ahead, self.root = ahead, middles.mean(axis=0) - ahead * ((middles.mean(axis=0) - chain[2]) @ ahead)
        self.side = axis[0] - ahead * (axis[0] @ ahead)
        self.side = _unit(self.side)
        self.back = np.cross(ahead, self.side)
        self.tip = ((mine - self.root) @ ahead).max()
        self.low, self.high = self.tip - max(1.12, 0.48 * self.tip), self.tip + 0.03
        self.angle = 0.95

    def half_angle(self, v):
        """Round at the root and at the free edge; it grows as the finger gets thinner, so that the sides are parallel."""
        root = np.sqrt(np.clip(1 - (1 - np.clip(v / 0.3, 0, 1)) ** 2.8, 0, 1)) * 0.9 + 0.1
        end = np.sqrt(np.clip(1 - np.clip((v - 0.66) / 0.34, 0, 1) ** 2.5, 0, 1)) * 0.36 + 0.64
        return self.angle * np.minimum(root, end) * (0.91 + 0.12 * np.clip(v / 0.8, 0, 1))


def _unit(a):
    return a / np.linalg.norm(a)


class Skin:
    def __init__(self, rest, normals, joints, axes, pose, seed):
        self.rest, self.joints, self.axes = rest, joints, axes
        self.chance = np.random.default_rng(seed)
        self.nails = {}
        self.folds = np.zeros(len(rest))
        self.height = np.zeros(len(rest))
        self.red = np.zeros(len(rest))
        self.palm = 1 / (1 + np.exp(normals[:, 2] * 7 + 1.5))
        self.lined = rest.copy()
        """Like rest, but narrower across the fingers, so that what is drawn on it is longer there."""
        bends = [pose["thumb"]] + list(pose["fingers"])
        self.nearest = self._fingers()
        for finger in range(5):
            self._finger(finger, bends[finger])
        self._back()
        self.height += 0.004 * self.noise(0.5) + 0.0016 * self.noise(0.12)
        self.height -= 0.026 * np.clip(self.folds, 0, 1.6)
        self.gloss = np.clip(0.56 + 0.05 * self.noise(0.7), 0.42, 0.75)

    def _fingers(self):
        """Which finger each point belongs to, or none (-1)."""
        away = np.stack([_to_line(self.rest, chain) for chain in self.joints], axis=1)
        nearest = away.argmin(axis=1)
        return np.where(away.min(axis=1) < 2.2, nearest, -1)

    def _finger(self, finger, bend):
        chain, (side, backs) = self.joints[finger], self.axes[finger]
        mine = np.flatnonzero(self.nearest == finger)
        p = self.rest[mine]
        for joint in (1, 2):
            ahead = chain[min(joint + 1, 3)] - chain[joint - 1]
            ahead /= np.linalg.norm(ahead)
            back = (backs[joint - 1] + backs[joint]) / 2
            back /= np.linalg.norm(back)
            off = p - chain[joint]
            s, up, aside = off @ ahead, off @ back, off @ side
            around = np.arctan2(aside, up)
            wave = 0.03 * np.sin(aside * 9 + finger) + 0.05 * self.noise(0.3, p)
            straight = np.clip(1.1 - bend[joint + 1] / 70, 0.2, 1) * (1.35 if finger == 0 else 1)
            if finger == 0 and joint == 1:
                straight *= 0.2
            long, pitch, deep = (0.55, 0.125, 1.0) if joint == 1 else (0.26, 0.10, 0.62)
            reach = np.exp(-((around / 0.85) ** 4)) * np.exp(-((s / long) ** 4))
            bowed = s + np.sign(s) * 0.10 * around**2 + wave
            lines = np.clip(np.cos(2 * np.pi * bowed / pitch), 0, 1) ** 3 * (finger > 0 or joint == 1)
            uneven = np.clip(0.55 + 0.45 * self.noise(0.16, p), 0, 1.3)
            self.folds[mine] += deep * straight * reach * lines * uneven * 1.35
            self.height[mine] += 0.035 * straight * np.exp(-((around / 0.8) ** 2)) * np.exp(-((s / (long * 1.15)) ** 2)) * (1 if joint == 1 else 0.5)
            self.red[mine] += (0.8 if joint == 1 else 0.55) * np.exp(-((around / 1.0) ** 2)) * np.exp(-((s / (long * 1.3)) ** 2))
            inner = np.exp(-(((np.abs(around) - np.pi) / 1.25) ** 4))
            for at in ((-0.07, 0.09) if joint == 1 else (0.0,)):
                self.folds[mine] += 1.25 * inner * np.exp(-(((s - at + 0.05 * np.cos(aside * 3) + 0.4 * wave) / 0.035) ** 2))
            if finger == 0 and joint == 2:
                self._thumb_joint(mine, p, s, around, aside)
            sides = np.exp(-(((np.abs(around) - np.pi / 2) / 0.5) ** 2))
            self.folds[mine] += 0.45 * sides * np.exp(-((s / 0.28) ** 2)) * np.clip(np.cos(2 * np.pi * (bowed + 0.3 * (up)) / 0.16), 0, 1) ** 3
        along = _unit(chain[3] - chain[1])
        s = (p - chain[1]) @ along
        lying = np.clip((s + (0.6 if finger == 0 else 3)) / 1.5, 0, 1)
        self.lined[mine] = p - 0.62 * (lying * lying * (3 - 2 * lying))[:, None] * (p - chain[1] - s[:, None] * along)
        nail = self.nails[finger] = Nail(chain, self.axes[finger], p)
        off = p - nail.root
        s = off @ nail.ahead
        around = np.arctan2(off @ nail.side, off @ nail.back)
        v = (s - nail.low) / (nail.high - nail.low)
        aside = (np.abs(around) - nail.half_angle(np.clip(v, 0.02, 0.7))) * np.hypot(off @ nail.side, off @ nail.back)
        before = nail.low - s
        gap = np.where((aside > 0) & (before > 0), np.hypot(aside, before), np.maximum(aside, before))
        near = (v > -0.6) & (np.abs(around) < 1.9)
        fold = np.exp(-(((gap - 0.075) / 0.065) ** 2)) * near * np.clip((0.88 - v) / 0.4, 0, 1)
        sunk = np.clip(-gap / 0.1, 0, 1)
        # Near the free edge the skin keeps close to the plate: a deeper gap would be a black line.
        bed = 0.07 - 0.045 * np.clip((v - 0.55) / 0.25, 0, 1)
        self.height[mine] += 0.022 * fold - bed * sunk * sunk * (3 - 2 * sunk) * near
        self.folds[mine] += 0.05 * np.exp(-(((gap - 0.012) / 0.022) ** 2)) * near * np.clip((0.88 - v) / 0.4, 0, 1)
        behind = np.exp(-(((before - 0.24) / 0.03) ** 2)) + 0.6 * np.exp(-(((before - 0.36) / 0.03) ** 2))
        self.folds[mine] += 0.35 * behind * np.exp(-((around / 0.6) ** 4)) * np.clip(0.6 + 0.5 * self.noise(0.15, p), 0, 1.2)
        self.red[mine] += 0.7 * np.clip((s - 0.35 * nail.tip) / (0.6 * nail.tip), 0, 1) + 0.35 * fold

    def _thumb_joint(self, mine, p, s, around, aside):
        """The loose skin over the end joint of a thumb: bowed folds that run around it and fade out, none of one depth or length, on a low hump."""
        ragged = 0.05 * self.noise(0.45, p) + 0.014 * self.noise(0.11, p)
        for at, deep, reach, middle in ((-0.3, 0.45, 1.0, 0.25), (-0.13, 0.8, 1.35, -0.15), (0.03, 1.0, 1.6, 0.1), (0.17, 0.6, 1.15, -0.3), (0.36, 0.3, 0.9, 0.3)):
            course = s - at - 0.07 * np.sign(at) * around**2 - ragged
            fading = np.exp(-(((around - middle) / reach) ** 2)) * np.clip(0.7 + 0.35 * self.noise(0.4, p), 0.1, 1.2)
            self.height[mine] -= fading * deep * (0.034 * np.exp(-((course / 0.03) ** 2)) + 0.02 * np.exp(-((course / 0.07) ** 2)))
            self.folds[mine] += 0.5 * fading * deep * np.exp(-((course / 0.025) ** 2))
        hump = np.exp(-((around / 1.2) ** 2)) * np.exp(-((s / 0.46) ** 2))
        self.height[mine] += 0.035 * hump
        self.red[mine] += 0.4 * hump

    def _back(self):
        p = self.rest
        back = 1 - self.palm
        for finger in range(1, 5):
            knuckle = self.joints[finger][0]
            ahead = knuckle / np.linalg.norm(knuckle)
            s = p @ ahead
            aside = np.linalg.norm(p - s[:, None] * ahead - np.array([0, 0, 1]) * (p[:, 2] - s * ahead[2])[:, None], axis=1)
            length = np.linalg.norm(knuckle)
            tendon = np.exp(-((aside / 0.17) ** 2)) * np.clip((s - 2.0) / 3, 0, 1) * np.clip((length + 0.1 - s) / 0.8, 0, 1)
            self.height += 0.045 * back * tendon
            off = p - knuckle
            flat = np.hypot(off[:, 0], off[:, 1])
            on_top = back / (1 + np.exp((0.25 - off[:, 2]) / 0.12))
            self.height += 0.05 * on_top * np.exp(-((flat / 0.6) ** 2))
            self.red += 0.55 * on_top * np.exp(-((flat / 0.7) ** 2))
            wrinkled = on_top * np.exp(-((flat / 0.62) ** 4))
            self.folds += 0.3 * wrinkled * np.clip(np.cos(2 * np.pi * (off[:, 1] + 0.06 * self.noise(0.25)) / 0.17), 0, 1) ** 2 * np.clip(0.5 + 0.5 * self.noise(0.2), 0, 1)
        self.vein = np.zeros(len(p))
        for course in VEINS:
            away = _to_line(p[:, :2], np.array(course, float), wobble=0.09)
            self.vein = np.maximum(self.vein, np.exp(-((away / 0.15) ** 2)))
        self.vein *= back * np.clip(0.62 + 0.3 * self.noise(1.3), 0, 1)
        self.height += 0.03 * self.vein

    def colour(self, tone, melanin):
        blood = 0.55 * self.noise(0.9) + 0.45 * self.noise(0.22) + 0.35 * self.noise(0.09)
        sun = self.noise(1.6)
        density = blood[:, None] * np.array([0.008, 0.036, 0.035]) * (1 - 0.4 * melanin)
        density += sun[:, None] * np.array([0.018, 0.026, 0.034]) * (1 + 0.6 * melanin)
        density += np.clip(self.red, 0, 1.3)[:, None] * (np.array([0.02, 0.19, 0.16]) * (1 - melanin) + np.array([0.16, 0.24, 0.24]) * melanin)
        density += self.vein[:, None] * np.array([0.15, 0.05, 0.02]) * (1 - 0.7 * melanin)
        density += np.clip(self.folds, 0, 1.4)[:, None] * np.array([0.10, 0.24, 0.24])
        density += (self.palm[:, None] - 0.1) * (np.array([-0.03, 0.06, 0.03]) * (1 - melanin) + np.array([-0.5, -0.42, -0.34]) * melanin)
        return np.clip(np.array(tone)[None] * np.exp(-density), 0.004, 0.95)

    def noise(self, size, at=None):
        """Clouds of about this size, mean 0 and deviation 1."""
        return clouds(self.rest if at is None else at, size, int(self.chance.integers(1 << 30)))


def clouds(at, size, seed):
    chance = np.random.default_rng(seed)
    p = at / size + chance.uniform(0, 50, 3)
    low = np.floor(p).astype(np.int32)
    t = p - low
    t = t * t * (3 - 2 * t)
    lattice = chance.standard_normal((32, 32, 32))
    found = np.zeros(len(p))
    for corner in range(8):
        d = np.array([corner & 1, corner >> 1 & 1, corner >> 2 & 1])
        i = (low + d) & 31
        found += lattice[i[:, 0], i[:, 1], i[:, 2]] * np.where(d, t, 1 - t).prod(axis=1)
    return found * 1.9


VEINS = [
    [(0.3, 0.5), (0.5, 2.2), (0.1, 4.0), (0.9, 5.6), (0.7, 7.6)],
    [(0.1, 4.0), (-0.9, 5.4), (-0.8, 7.4)],
    [(-1.4, 0.5), (-1.5, 3.2), (-0.9, 5.4)],
    [(-1.5, 3.2), (-2.3, 5.0), (-2.2, 6.6)],
    [(0.5, 2.2), (1.7, 4.2), (2.2, 6.4)],
    [(0.3, 0.5), (0.8, -3), (0.4, -8)],
]
"""Seen from above the back of the hand."""


def _to_line(p, chain, wobble=0.0):
    """Distance of points to a line through points."""
    best = np.full(len(p), 99.0)
    if wobble:
        p = p + wobble * np.stack([np.sin(p[:, 1] * 2.1), np.cos(p[:, 0] * 1.7)], axis=1)
    for a, b in zip(chain[:-1], chain[1:]):
        t = np.clip((p - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        best = np.minimum(best, np.linalg.norm(p - a - t[:, None] * (b - a), axis=1))
    return best


def material(name, melanin):
    """Light scattered under the skin, a net of fine furrows by relief, an uneven gloss."""
    made = m.principled(name, Subsurface_Weight=1.0, Subsurface_Scale=0.15 - 0.07 * melanin, Specular_IOR_Level=0.36)
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.subsurface_method = "RANDOM_WALK_SKIN"
    shader.inputs["Subsurface Radius"].default_value = (1.0, 0.38, 0.2)
    shader.inputs["Subsurface IOR"].default_value = 1.4

    def node(kind, **inputs):
        new = tree.nodes.new(kind)
        for word, value in inputs.items():
            new.inputs[word].default_value = value
        return new

    def attribute(name, output):
        new = tree.nodes.new("ShaderNodeAttribute")
        new.attribute_name = name
        return new.outputs[output]

    def cells(where, scale, feature):
        new = node("ShaderNodeTexVoronoi", Scale=scale)
        new.feature = feature
        tree.links.new(where, new.inputs["Vector"])
        return new.outputs["Distance"]

    def ranged(value, end, low, high):
        """From `low` at 0 to `high` at `end`."""
        new = node("ShaderNodeMapRange")
        new.interpolation_type = "SMOOTHSTEP"
        tree.links.new(value, new.inputs["Value"])
        for word, number in (("From Max", end), ("To Min", low), ("To Max", high)):
            new.inputs[word].default_value = number
        return new.outputs[0]

    def joined(operation, values):
        total = values[0]
        for value in values[1:]:
            both = node("ShaderNodeMath")
            both.operation = operation
            tree.links.new(total, both.inputs[0])
            tree.links.new(value, both.inputs[1])
            total = both.outputs[0]
        return total

    where = attribute("rest", "Vector")
    warp = node("ShaderNodeTexNoise", Scale=4.0, Detail=2.0)
    tree.links.new(where, warp.inputs["Vector"])
    bent = node("ShaderNodeVectorMath")
    bent.operation = "MULTIPLY_ADD"
    bent.inputs[1].default_value = (0.09, 0.09, 0.09)
    tree.links.new(warp.outputs["Color"], bent.inputs[0])
    tree.links.new(attribute("lined", "Vector"), bent.inputs[2])
    heights, shades = [], []
    for scale, deep, pale in ((13.0, 0.0024, 0.94), (23.0, 0.0019, 0.95), (41.0, 0.0012, 0.97)):
        furrow = cells(bent.outputs[0], scale, "DISTANCE_TO_EDGE")
        heights.append(ranged(furrow, 0.22, 0.0, deep))
        shades.append(ranged(furrow, 0.16, pale, 1.0))
    for scale, deep, size, pale in ((7.5, 0.006, 0.17, 0.7), (13.0, 0.004, 0.2, 0.84)):
        pore = cells(where, scale, "F1")
        heights.append(ranged(pore, size, -deep, 0.0))
        shades.append(ranged(pore, size, pale, 1.0))
    bump = node("ShaderNodeBump", Strength=1.0, Distance=1.0)
    tree.links.new(joined("ADD", heights), bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    tinted = node("ShaderNodeVectorMath")
    tinted.operation = "SCALE"
    tree.links.new(attribute("skin", "Color"), tinted.inputs[0])
    tree.links.new(joined("MULTIPLY", shades), tinted.inputs["Scale"])
    tree.links.new(tinted.outputs[0], shader.inputs["Base Color"])
    tree.links.new(attribute("gloss", "Fac"), shader.inputs["Roughness"])
    return made
