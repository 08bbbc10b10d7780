"""Relief and colour of a forearm's skin, as maps over its length and its round. Centimetres; linear light."""

import numpy as np

ACROSS = 12.6
"""Length of the mapped half-round in centimetres at the middle of the arm."""


class Maps:
    """Maps of one arm; `along` holds centimetres from the wrist (negative towards the elbow), `arc` those from the arm's middle line."""

    def __init__(self, length, wrist, seed, per_cm=90):
        self.per_cm = per_cm
        self.columns, self.rows = int(length * per_cm) // 2 * 2, int(ACROSS * per_cm) // 2 * 2
        self.along = (np.arange(self.columns) / per_cm - (length - wrist)).astype(np.float32)[None, :]
        self.arc = ((np.arange(self.rows) + 0.5) / per_cm - ACROSS / 2).astype(np.float32)[:, None]
        self.chance = np.random.default_rng(seed)
        self._frequencies = np.fft.fftfreq(self.rows, 1 / per_cm)[:, None].astype(np.float32), np.fft.rfftfreq(self.columns, 1 / per_cm)[None, :].astype(np.float32)

    def noise(self, size, stretch=1.0):
        """Clouds of about this size in centimetres, mean 0 and deviation 1; `stretch` lengthens them along the arm."""
        white = self.chance.standard_normal((self.rows, self.columns), dtype=np.float32)
        return self._filtered(white, lambda fy, fx: np.exp(-((size * 0.5) ** 2) * 4 * (fy**2 + (stretch * fx) ** 2)), normal=True)

    def blurred(self, a, size):
        return self._filtered(a, lambda fy, fx: np.exp(-2 * (np.pi * size) ** 2 * (fy**2 + fx**2)))

    def _filtered(self, a, response, normal=False):
        fy, fx = self._frequencies
        b = np.fft.irfft2(np.fft.rfft2(a) * response(fy, fx), s=a.shape).astype(np.float32)
        return (b - b.mean()) / b.std() if normal else b

    def cells(self, size, stretch=1.0):
        """How far from the edge between cells of about this size each place is: 0 in the furrows."""
        x = (self.along - self.along.min()) / (size * stretch) + 0 * self.arc
        y = (self.arc + ACROSS) / size + 0 * self.along
        x = x + 0.5 * self.noise(0.35)
        y = y + 0.5 * self.noise(0.35)
        column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
        shift = self.chance.uniform(0.1, 0.9, (2, 512, 512)).astype(np.float32)
        nearest = np.full(x.shape, 9.0, np.float32)
        second = nearest.copy()
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                c, r = (column + i) & 511, (row + j) & 511
                away = np.hypot(column + i + shift[0, r, c] - x, row + j + shift[1, r, c] - y)
                second = np.minimum(second, np.maximum(nearest, away))
                nearest = np.minimum(nearest, away)
        return np.clip((second - nearest) * 2.2, 0, 1)

    def line(self, points, width, wobble=0.0):
        """A soft line through points (along, arc); 1 in its middle."""
        a = np.array(points, dtype=float)
        t = np.linspace(0, len(a) - 1, 4000)
        x, y = (np.interp(t, np.arange(len(a)), a[:, i]) for i in (0, 1))
        soft = np.ones(301) / 301
        x, y = (np.convolve(np.pad(c, 150, mode="edge"), soft, mode="valid") for c in (x, y))
        y = y + wobble * np.sin(x * 1.9 + self.chance.random() * 6) + 0.5 * wobble * np.sin(x * 4.3 + self.chance.random() * 6)
        column = np.round((x - self.along.min()) * self.per_cm).astype(int)
        row = np.round((y + ACROSS / 2) * self.per_cm).astype(int)
        inside = (column >= 0) & (column < self.columns) & (row >= 0) & (row < self.rows)
        drawn = np.zeros((self.rows, self.columns), np.float32)
        drawn[row[inside], column[inside]] = 1
        drawn = self.blurred(drawn, width / 2.4)
        return np.clip(drawn / max(np.quantile(drawn[row[inside], column[inside]], 0.7), 1e-6), 0, 1.2)


def relief(maps):
    """Height of the skin: furrows of the fine net, pores, shallow folds, creases at the wrist, veins."""
    net = 0.6 * maps.cells(0.055, 0.8) + 0.4 * maps.cells(0.11, 0.7)
    furrowed = 0.0036 * net
    lumps = 0.0007 * maps.noise(0.22) + 0.0022 * maps.noise(1.1, 1.8)
    folds = np.zeros_like(net)
    for at, depth, width in ((0.0, 1.0, 0.10), (0.75, 0.7, 0.08), (-0.55, 0.45, 0.07), (-1.2, 0.2, 0.06)):
        bow = 0.25 * maps.chance.standard_normal()
        reach = 2.6 - 0.6 * maps.chance.random()
        course = [(at + 0.3 + bow * 0.2, -reach), (at + bow * 0.3, -reach / 2), (at - 0.05 + bow * 0.2, 0), (at + bow * 0.1, reach / 2), (at + 0.32, reach)]
        folds += depth * maps.line(course, width, 0)
    fine = np.clip(maps.noise(0.12, 0.25), 0.3, 2) - 0.3
    near_wrist = np.exp(-((maps.along / 2.2) ** 2))
    height = furrowed + lumps - 0.015 * folds - 0.002 * fine * (0.15 + near_wrist)
    return height, folds


def veins(maps):
    """Where veins shine through: a stem from the wrist that forks, and a branch on the outer side; 0 to 1."""
    lean = maps.chance.uniform(-0.3, 0.3)
    stem = [(1.5, 0.2 + lean), (-3, 0.5 + lean), (-7, 0.1 + lean), (-11, 0.7 + lean), (-16, 0.2 + lean), (-22, 0.9)]
    branch = [(-6.6, 0.15 + lean), (-9, -0.9), (-12, -1.5 + lean), (-17, -1.4), (-22, -2)]
    outer = [(0.5, 1.7), (-4, 2.1), (-9, 2.0), (-14, 2.6), (-22, 2.3)]
    link = [(-10.4, 0.6 + lean), (-12, 1.5), (-14.2, 2.5)]
    drawn = [0.9 * maps.line(stem, 0.26, 0.10), 0.7 * maps.line(branch, 0.22, 0.12), 0.7 * maps.line(outer, 0.26, 0.1), 0.5 * maps.line(link, 0.18, 0.08)]
    depth = np.clip(0.6 + 0.35 * maps.noise(2.2), 0.08, 1)
    return np.clip(np.maximum.reduce(drawn) * depth, 0, 1)


def colour(maps, tone, folds, vein, melanin):
    """Reflection of the skin: blood in clouds, sun on the outer side, veins, freckles; `melanin` from 0 (fair) to 1 (deep)."""
    blood = 0.55 * maps.noise(1.1) + 0.45 * maps.noise(0.22) + 0.25 * maps.noise(0.07)
    sun = 0.6 * maps.noise(2.4, 1.4) + 0.4 * maps.noise(0.35)
    red = np.array([0.010, 0.052, 0.054]) * (1 - 0.5 * melanin)
    brown = np.array([0.022, 0.032, 0.042]) * (1 + 0.8 * melanin)
    density = blood[..., None] * red + sun[..., None] * brown
    outer = np.clip((np.abs(maps.arc) - 2.2) / 3, 0, 1) ** 1.5 + 0 * maps.along
    density += outer[..., None] * np.array([0.13, 0.19, 0.23]) * (0.6 + 0.5 * melanin)
    palm = 1 / (1 + np.exp(-(maps.along - 0.9) * 2.4)) * np.exp(-((maps.arc / 3.2) ** 4))
    density += palm[..., None] * (np.array([-0.02, 0.07, 0.05]) * (1 - melanin) + np.array([-0.34, -0.28, -0.2]) * melanin)
    wrist = np.exp(-(((maps.along + 0.1) / 1.3) ** 2)) * np.exp(-((maps.arc / 3) ** 4))
    density += wrist[..., None] * np.array([0.005, 0.05, 0.04]) * (1 - 0.7 * melanin)
    density += vein[..., None] * np.array([0.17, 0.06, 0.025]) * (1 - 0.72 * melanin)
    density += np.clip(folds, 0, 1)[..., None] * np.array([0.06, 0.14, 0.14]) * (1 - 0.3 * melanin)
    density += freckles(maps)[..., None] * np.array([0.12, 0.24, 0.32])
    density += follicles(maps)[..., None] * (np.array([0.05, 0.2, 0.2]) * (1 - melanin) + np.array([0.2, 0.22, 0.22]) * melanin)
    return np.clip(np.array(tone)[None, None] * np.exp(-density), 0.004, 0.95).astype(np.float32)


def freckles(maps):
    """Many faint ones towards the outer side, a few small moles where they are seen."""
    spots = np.zeros((maps.rows, maps.columns), np.float32)
    for count, size, depth, spread in ((130, 0.045, 0.35, 3.2), (4, 0.06, 1.6, 1.6)):
        layer = np.zeros_like(spots)
        rows = np.clip((maps.chance.normal(0, spread, count) / ACROSS + 0.5) * maps.rows, 0, maps.rows - 1).astype(int)
        layer[rows, maps.chance.integers(0, maps.columns, count)] = depth * maps.chance.uniform(0.3, 1, count)
        soft = maps.blurred(layer, size)
        spots += soft / maps.blurred(_point(maps), size).max()
    for size in maps.chance.uniform(0.028, 0.06, maps.chance.integers(2, 5)):
        mole = np.zeros_like(spots)
        mole[int((maps.chance.uniform(-2.6, 2.6) / ACROSS + 0.5) * maps.rows), np.argmin(np.abs(maps.along - maps.chance.uniform(-17, -4)))] = 1
        soft = maps.blurred(mole, size)
        spots += np.clip(3.2 * soft / soft.max() + 0.25 * (soft / soft.max()) * maps.noise(0.03), 0, 2.2)
    return np.clip(spots, 0, 2.6)


def follicles(maps):
    """Where hair leaves the skin: dots of a third of a millimetre, about seven to the square centimetre, more of them seen in some places."""
    spots = np.zeros((maps.rows, maps.columns), np.float32)
    count = int(7 * spots.size / maps.per_cm**2)
    spots[maps.chance.integers(0, maps.rows, count), maps.chance.integers(0, maps.columns, count)] = maps.chance.uniform(0.2, 1, count) ** 2
    seen = np.clip(0.6 + 0.4 * maps.noise(1.5), 0.1, 1.4)
    return np.clip(seen * maps.blurred(spots, 0.016) / maps.blurred(_point(maps), 0.016).max(), 0, 1)


def _point(maps):
    one = np.zeros((maps.rows, maps.columns), np.float32)
    one[maps.rows // 2, maps.columns // 2] = 1
    return one
