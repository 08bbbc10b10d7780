import { SHADE_FAMILIES, type ShadeFamily } from '#domain/catalogue/shade-words.ts';

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
