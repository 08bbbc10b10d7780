/** A colour in CIELAB under D65: lightness 0–100, chroma from 0, hue in degrees 0–360. */
export type LabColour = { lightness: number; chroma: number; hue: number };

/** Returns the colour of '#rrggbb' (sRGB) in CIELAB, by CIE 15 and IEC 61966-2-1; null for another text. */
export function labOf(shade: string): LabColour | null {
  if (!/^#[0-9a-f]{6}$/i.test(shade)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(shade.slice(start, start + 2), 16) / 255),
  );
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  const a = 500 * (x - y);
  const b = 200 * (y - z);
  return {
    lightness: 116 * y - 16,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** True where white is easier to read on the colour '#rrggbb' than a dark ink is; false for another text. */
export function isDarkColour(colour: string): boolean {
  const lab = labOf(colour);
  return lab !== null && lab.lightness < 50;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}
