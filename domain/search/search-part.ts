import type { Size } from './amounts/size-phrase.ts';
import type { NearestKind } from './kinds/kind-group.ts';

/** A part of a search whose meaning is known. */
export type SearchPart =
  | KindPart
  | { is: 'brand'; ids: readonly string[]; name: string }
  | AttributePart
  | { is: 'shade'; family: string; name: string }
  | TonePart
  | SizePart
  | PricePart
  /** Reduced by at least so many per cent; 0 for any offer. */
  | { is: 'offer'; fromPercent: number }
  /** Rated with at least so many stars. */
  | { is: 'stars'; fromStars: number }
  | { is: 'order'; by: SearchOrder };

/** A depth and an undertone that one shade has; one that is absent may be any. */
export type TonePart = {
  is: 'tone';
  depths: readonly string[];
  undertones: readonly string[];
  name: string;
};

/** `isNearest` for the size nearest to the one asked for. */
export type SizePart = { is: 'size'; isNearest?: true } & Size;

export type PricePart = { is: 'price'; fromPence: number | null; toPence: number | null };

/** A kind of product: those of these categories and types, and those with one of these phrases in their names. */
export type KindPart = {
  is: 'kind';
  /** The phrase that was asked for, folded. */
  asked: string;
  called: readonly string[];
  notCalled: readonly string[];
  /** Those of `called` that rank before the others. */
  calledFirst: readonly string[];
  categoryIds: readonly string[];
  typeIds: readonly string[];
  /** What is nearest where the shop has none of it. */
  instead?: NearestKind;
  /** True for the nearest in place of what was asked for. */
  isNearest?: true;
};

/** Returns the nearest to a kind that the shop has not; null where nothing is known to be near. */
export function nearestTo({ instead, ...kind }: KindPart): KindPart | null {
  if (!instead) return null;
  const { called, first } = instead;
  return { ...kind, called, calledFirst: first, categoryIds: [], typeIds: [], isNearest: true };
}

/** True for a set of whatever else is asked for: where there is no such set, the thing itself is nearer than other sets. */
export function isSet(part: SearchPart): boolean {
  return part.is === 'kind' && /\b(?:set|kit)$/.test(part.asked);
}

/** A value of an attribute. */
export type AttributePart = {
  is: 'attribute';
  attribute: string;
  value: string;
  name: string;
  /** Words by which names tell it. They rank products, and find them where no product has the attribute. */
  called: readonly string[];
  /** Whether any product has it. */
  isEntered: boolean;
};

export const SEARCH_ORDERS = ['newest', 'bestselling', 'cheapest', 'dearest', 'rated'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** A part as it stands in the search. `words` are the folded words it was read from. */
export type PartRead = { part: SearchPart; words: string };

/**
 * Returns the kind that a search is for: the first, or the last of those that follow each other without a word between, 'gift set' of
 * 'soap gift set'. `text` is folded.
 */
export function headKind(text: string, parts: readonly PartRead[]): PartRead | undefined {
  const kinds = parts.filter(({ part }) => part.is === 'kind');
  return kinds.reduce<PartRead | undefined>(
    (head, kind) =>
      head === undefined || ` ${text} `.includes(` ${head.words} ${kind.words} `) ? kind : head,
    undefined,
  );
}

/** Everything a phrase can mean in this shop, by `phraseKeys`. */
export type PhraseMeanings = ReadonlyMap<string, SearchPart>;

/** True for what products are sorted out by, so that no closest ones are shown beside: a price, an offer, stars, a claim such as vegan. */
export function isFilter(part: SearchPart): boolean {
  if (part.is === 'price' || part.is === 'offer' || part.is === 'stars') return true;
  return part.is === 'attribute' && CLAIMS.has(part.attribute);
}

/** True for a claim of products for men: most other products of a kind suit men as well. */
export function isForMen(part: SearchPart): boolean {
  return part.is === 'attribute' && part.attribute === 'suits' && part.value === 'men';
}

/** True for what says what a product is good for: skin, hair or a concern. */
export function isPurpose(part: SearchPart): part is AttributePart {
  return part.is === 'attribute' && PURPOSES.has(part.attribute);
}

const PURPOSES = new Set(['concern', 'skin-type', 'hair-type']);

/** Attributes that a product has or has not: a text that mentions them proves nothing. */
const CLAIMS = new Set(['standard', 'free-from', 'suits', 'spf']);
