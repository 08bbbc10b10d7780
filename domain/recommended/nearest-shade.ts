import { labOf } from '#domain/catalogue/shade-colour.ts';

/** Returns the variant in stock whose shade is nearest to another product's (CIE76); null where there is none with a shade. */
export function nearestShade<T extends { shade: string | null; stock: number }>(
  variants: readonly T[],
  shade: string,
): T | null {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const distances = inStock.map((variant) => ({ variant, distance: difference(shade, variant.shade) }));
  const [nearest] = distances
    .filter(({ distance }) => distance !== null)
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  return nearest?.variant ?? null;
}

function difference(one: string, other: string | null): number | null {
  const [from, to] = [labOf(one), other === null ? null : labOf(other)];
  if (!from || !to) return null;
  const [fromA, fromB] = onPlane(from);
  const [toA, toB] = onPlane(to);
  return Math.hypot(from.lightness - to.lightness, fromA - toA, fromB - toB);
}

function onPlane({ chroma, hue }: { chroma: number; hue: number }): [number, number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}
