import { plainLetters } from './plain-letters.ts';

/**
 * Makes an address part from a name: lower case, only letters, digits and hyphens, spaces become hyphens. Accents fold first
 * ('Crème' → 'creme'); '' if nothing usable is left.
 */
export function slugFrom(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the base itself or the first free of base-2, base-3 …; 'item' for an empty base. */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  const wanted = base || 'item';
  let slug = wanted;
  for (let number = 2; isTaken(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
