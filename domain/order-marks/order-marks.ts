import { singleLine } from '#domain/text/clean-text.ts';

/** What staff mark an order with, for themselves: who has it in hand ('' for nobody), and tags. */
export type OrderMarks = { person: string; tags: string[] };

export const MARK_KINDS = ['tag', 'person'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MOST_ORDER_TAGS = 10;
const LONGEST_TAG = 30;

/**
 * Reads tags as they are typed, between commas: each once, in small letters, in the order of the alphabet; one more than there may
 * be shows that there are too many.
 */
export function parseOrderTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => singleLine(tag).toLowerCase().slice(0, LONGEST_TAG).trim())
    .filter(Boolean);
  return [...new Set(tags)].toSorted().slice(0, MOST_ORDER_TAGS + 1);
}

/** The value of a filter of the list of orders: 'tag:fragile', 'person:Ann'. */
export function markFilter(kind: MarkKind, mark: string): string {
  return `${kind}:${mark}`;
}

/** Reads it; null for one that names no mark. */
export function parseMarkFilter(text: string): { kind: MarkKind; mark: string } | null {
  const kind = MARK_KINDS.find((each) => text.startsWith(`${each}:`));
  return kind ? { kind, mark: text.slice(kind.length + 1) } : null;
}
