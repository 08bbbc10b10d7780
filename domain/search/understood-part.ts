import { formatPounds } from '#domain/money/money.ts';
import type { PartRead, PricePart, SearchOrder, SearchPart } from './search-part.ts';
import { foldText } from './search-text.ts';

/** A part of a search in words, as it is shown, and the search without it. */
export type UnderstoodPart = { name: string; without: string };

/** A price that no product found has, as it ends 'costs …', and the search without it. */
export type UnmetPrice = { costs: string; without: string };

/** Tells what was taken for a filter or an order. Kinds, brands, shades and sizes are the shopper's own words and told by the results, unless a kind was abbreviated. What two phrases mean is told once. */
export function understoodParts(text: string, parts: readonly PartRead[]): UnderstoodPart[] {
  const wordsOf = new Map<string, string[]>();
  for (const { part, words } of parts) {
    const name = part.is === 'kind' ? (SPELT_OUT[words] ?? null) : nameOf(part);
    if (name !== null) wordsOf.set(name, [...(wordsOf.get(name) ?? []), words]);
  }
  return [...wordsOf].map(([name, said]) => ({ name, without: searchWithout(text, said) }));
}

/** Returns the price among the parts that no product met; null where there is none, or where more was not met. */
export function unmetPrice(text: string, unmet: readonly PartRead[]): UnmetPrice | null {
  const [read, ...others] = unmet;
  if (read?.part.is !== 'price' || others.length > 0) return null;
  return { costs: costsOf(read.part), without: searchWithout(text, [read.words]) };
}

/** Kinds that shoppers know by letters of which others may not know what they stand for. */
const SPELT_OUT: Record<string, string> = {
  edp: 'Eau de parfum',
  edt: 'Eau de toilette',
  edc: 'Eau de cologne',
};

function searchWithout(text: string, said: readonly string[]): string {
  const folded = ` ${foldText(text)} `;
  return said.reduce((rest, words) => rest.replace(` ${words} `, ' '), folded).trim();
}

function nameOf(part: SearchPart): string | null {
  switch (part.is) {
    case 'attribute':
      return SPOKEN[part.attribute]?.(part.name) ?? part.name;
    case 'price':
      return priceName(part);
    case 'offer':
      return part.fromPercent > 0 ? `${part.fromPercent}% off or more` : 'On offer';
    case 'stars':
      return part.fromStars === 5 ? '5 stars' : `${part.fromStars} stars and up`;
    case 'order':
      return ORDERS[part.by];
    case 'tone':
      return part.name;
    case 'kind':
    case 'brand':
    case 'shade':
    case 'size':
      return null;
  }
}

const SPOKEN: Record<string, (name: string) => string> = {
  'skin-type': (name) => `${name} skin`,
  'hair-type': (name) => `${name} hair`,
  'free-from': (name) => `Without ${name.toLowerCase()}`,
  coverage: (name) => `${name} coverage`,
  finish: (name) => `${name} finish`,
  suits: (name) => `For ${name.toLowerCase()}`,
};

const ORDERS: Record<SearchOrder, string> = {
  newest: 'Newest first',
  bestselling: 'Bestsellers first',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  rated: 'Best rated first',
};

function priceName({ fromPence, toPence }: PricePart): string {
  if (fromPence === null) return `Up to ${formatPounds(toPence)}`;
  if (toPence === null) return `From ${formatPounds(fromPence)}`;
  return `${formatPounds(fromPence)} to ${formatPounds(toPence)}`;
}

function costsOf({ fromPence, toPence }: PricePart): string {
  if (fromPence === null) return `${formatPounds(toPence)} or less`;
  if (toPence === null) return `${formatPounds(fromPence)} or more`;
  return `between ${formatPounds(fromPence)} and ${formatPounds(toPence)}`;
}
