/**
 * Coefficients that undo the effect of the studio's warm lamps and the film on a channel's linear light:
 * ln given = a + b·ln seen + c·(ln seen)², for red, green and blue. Fitted to twelve renders of foundation, from Vellum to
 * Ebony, separately for upright bottles and for strokes on the table.
 */
const GIVEN_BY_SEEN = {
  stands: [
    [0.103, 1.619, 0.202],
    [0.001, 1.083, 0.046],
    [0.001, 0.957, 0.017],
  ],
  lies: [
    [-0.151, 1.653, 0.13],
    [-0.358, 1.114, -0.06],
    [-0.384, 0.93, -0.114],
  ],
} as const;

/** Darkest linear light of the fitted renders; darker colours keep its proportion. */
const DARKEST = 0.04;

/** The colour to give a package so that the finished photograph shows `shade`. Both #rrggbb. */
export function trueShade(shade: string, how: keyof typeof GIVEN_BY_SEEN = 'stands'): string {
  const channels = GIVEN_BY_SEEN[how].map(([a, b, c], i) => {
    const seen = toLinear(Number.parseInt(shade.slice(1 + 2 * i, 3 + 2 * i), 16) / 255);
    const log = Math.log(Math.max(seen, DARKEST));
    return toSrgb(Math.exp(a + b * log + c * log ** 2) * Math.min(1, seen / DARKEST));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSrgb(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, value));
}
