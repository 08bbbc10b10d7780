/** The share of each channel the studio adds (its key light is warm), and what lies flat under the top light besides. */
const LAMP = [1.18, 1.1, 0.9];
const FLAT = 1.55;

/** The film's contrast spreads tones around this linear value. */
const MIDDLE = 0.3;
const SPREAD = 1 / 0.85;

/**
 * The colour to give a package so that the finished photograph shows `shade` (#rrggbb): measured on renders, undone per
 * channel in linear light.
 */
export function trueShade(shade: string, lies: 'upright' | 'flat' = 'upright'): string {
  const channels = LAMP.map((lamp, i) => {
    const seen = toLinear(Number.parseInt(shade.slice(1 + 2 * i, 3 + 2 * i), 16) / 255);
    const lit = seen / (lies === 'flat' ? lamp * FLAT : lamp);
    return toSrgb(MIDDLE * (lit / MIDDLE) ** (1 / SPREAD));
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
