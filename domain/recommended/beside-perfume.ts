/** What decides whether two products are worn at once. */
export type Worn = {
  type: string | null;
  brand: string;
  /** Families of its scent. */
  scents: readonly string[];
  /** True for what is free from perfume or lists no ingredients. */
  isScentless: boolean;
};

const SAMPLES = 'discovery-sets';

/** Types of perfume, by the slugs of the demo's types. */
const PERFUMES = new Set([
  'extrait-de-parfum',
  'eau-de-parfum',
  'eau-de-toilette',
  'cologne',
  'perfume-oil',
  'solid-perfume',
  SAMPLES,
]);

/** Types that are dabbed under a spray of a kindred scent. */
const LAYERED = new Set(['perfume-oil', 'solid-perfume']);

/** Types that are on the skin where a perfume is sprayed; a mask for hands or a dry brush is not. */
const UNDER_PERFUME = new Set(['body-moisturisers', 'body-oils', 'body-wash', 'soap', 'deodorant']);

export function isPerfume(type: string | null): boolean {
  return type !== null && PERFUMES.has(type);
}

/**
 * True for what is worn with a perfume and not instead of it: it smells of nothing else, or of nothing and is on the skin below it. Samples of its
 * house go with a perfume, oil and solid perfume with a spray of a kindred scent, and with samples whatever else the house makes. True beside all that is no perfume.
 */
export function goesBesidePerfume(perfume: Worn, other: Worn): boolean {
  if (!isPerfume(perfume.type)) return true;
  const isOfHouse = other.brand === perfume.brand;
  if (isPerfume(other.type)) return (other.type === SAMPLES && isOfHouse) || isLayered(perfume, other);
  if (perfume.type === SAMPLES && isOfHouse) return true;
  if (other.scents.length === 0)
    return other.isScentless && other.type !== null && UNDER_PERFUME.has(other.type);
  return other.scents.every((scent) => perfume.scents.includes(scent));
}

function isLayered(perfume: Worn, other: Worn): boolean {
  const [own, beside] = [perfume.type ?? '', other.type ?? ''];
  if ([own, beside].includes(SAMPLES) || LAYERED.has(own) === LAYERED.has(beside)) return false;
  return other.scents.some((scent) => perfume.scents.includes(scent));
}
