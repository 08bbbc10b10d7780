import type { FilterParam } from './filters.ts';

export type ChosenValue = { param: FilterParam; slug: string; name: string };

/**
 * Returns the heading of a listing: 'Lipstick' for one type, 'Vegan skincare' for one filter, both for both; the base for
 * anything less simple, or for a filter that cannot be said so.
 */
export function listingTitle(base: string, chosen: readonly ChosenValue[]): string {
  const [type, ...moreTypes] = chosen.filter(({ param }) => param === 'type');
  const [other, ...more] = chosen.filter((value) => value.param !== 'type' && !isGift(value));
  const kind = moreTypes.length > 0 ? base : (type?.name ?? base);
  // Gifts stay gifts whatever else is chosen.
  const noun = chosen.some(isGift) ? (kind === 'All Products' ? 'Gifts' : `${kind} gifts`) : kind;
  if (moreTypes.length > 0) return noun;
  if (!other || more.length > 0) return noun;
  return phrases[other.param]?.(noun === 'All Products' ? 'Products' : noun, other) ?? noun;
}

/** True for the value that makes a listing one of gifts. */
export const isGift = ({ param, slug }: ChosenValue): boolean => param === 'suits' && slug === 'gift';

type Phrase = (noun: string, value: ChosenValue) => string;

const before: Phrase = (noun, { name }) => `${name} ${noun.toLowerCase()}`;

const phrases: Partial<Record<FilterParam, Phrase>> = {
  standard: before,
  shade: before,
  finish: before,
  scent: before,
  coverage: (noun, { name }) => `${name}-coverage ${noun.toLowerCase()}`,
  concern: (noun, { name }) => `${noun} for ${name.toLowerCase()}`,
  'skin-type': (noun, { name }) => `${noun} for ${name.toLowerCase()} skin`,
  'hair-type': (noun, { name }) => `${noun} for ${name.toLowerCase()} hair`,
  'free-from': (noun, { name }) => `${noun} without ${name.toLowerCase()}`,
  spf: (noun, { name }) => `${noun} with ${name}`,
  price: (noun, { slug, name }) => (slug.startsWith('under-') ? `${noun} ${name.toLowerCase()}` : noun),
  suits: (noun, { name }) => `${noun} for ${name.toLowerCase()}`,
};
