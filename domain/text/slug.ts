import { plainLetters } from './plain-letters.ts';

/**
 * The address part made from a name, by spec §5: lower case, only letters, digits and hyphens, spaces become hyphens.
 * Accents fold first ('Crème' → 'creme'); '' when nothing usable is left.
 */
export function slugFrom(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The base itself or the first free of base-2, base-3 …; 'item' stands in for an empty base. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  const wanted = base || 'item';
  let slug = wanted;
  for (let number = 2; isTaken(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
