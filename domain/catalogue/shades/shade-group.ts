import { labOf } from '#domain/catalogue/shade-colour.ts';
import { SHADE_FAMILIES, type ShadeFamily } from '#domain/catalogue/shade-words.ts';
import { MANY_SHADES } from './shade-groups.ts';

/** Returns many shades from light to deep; a few, and variants without shades, in the order given. */
export function lightToDeep<T extends { shade: string | null }>(variants: readonly T[]): T[] {
  if (variants.length < MANY_SHADES || variants.some(({ shade }) => shade === null)) return [...variants];
  const lightness = ({ shade }: T) => labOf(shade ?? '')?.lightness ?? 0;
  return [...variants].sort((one, other) => lightness(other) - lightness(one));
}

/** Returns what a shade is gathered under: the depth of skin for a complexion product ('Fair'), else its family ('Berry'). */
export function shadeGroup({
  shadeFamily,
  shadeWords,
}: {
  shadeFamily: ShadeFamily | null;
  shadeWords: string | null;
}): string {
  const [depth, undertone] = (shadeWords ?? '').split(', ');
  if (depth && undertone) return depth;
  return SHADE_FAMILIES.find(({ slug }) => slug === shadeFamily)?.name ?? '';
}
