import { SHADE_FAMILIES, type ShadeWords } from '#domain/catalogue/shade-words.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** Returns what a shade is gathered under: the entered depth of skin for a complexion product ('Fair'), else its family ('Berry'). */
export function shadeGroup(
  { shadeFamily, shadeDepth }: Pick<ShadeWords, 'shadeFamily' | 'shadeDepth'>,
  { isComplexion }: { isComplexion: boolean },
): string {
  if (!isComplexion) return SHADE_FAMILIES.find(({ slug }) => slug === shadeFamily)?.name ?? '';
  return shadeDepth === null ? '' : capitalised(shadeDepth);
}
