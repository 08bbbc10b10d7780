import type { Pence } from '#domain/money/money.ts';

/** What can belong to a customer. */
export const CUSTOMER_LINK_KINDS = [
  'order',
  'message',
  'application',
  'subscription',
  'stock-request',
] as const;

export type CustomerLinkKind = (typeof CUSTOMER_LINK_KINDS)[number];

/** A person as the shop knows one: an email address with what belongs to it. */
export type Customer = {
  id: string;
  email: string;
  /** '' where the person only left an address. */
  name: string;
  phone: string;
  postcode: string;
  /** Orders that stand: neither cancelled nor archived. */
  orders: number;
  /** Received less what went back, over all orders. */
  spentPence: Pence;
  firstSeenAt: string;
  lastSeenAt: string;
  note: string;
  tags: string[];
};

/** At most this many of each kind are shown on the page of a customer. */
export const MOST_SHOWN = 50;

export const CUSTOMER_NOTE_MAX_LENGTH = 4000;

/** A name for headings and links. */
export function customerName({ name, email }: Pick<Customer, 'name' | 'email'>): string {
  return name || email;
}

const TAG_MAX_LENGTH = 30;
const MOST_TAGS = 20;

/** Reads tags as they are typed, between commas: each once, in small letters, in the order of the alphabet. */
export function parseTags(text: string): string[] {
  const tags = text
    .split(/[,;\n]/)
    .map((tag) => tag.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TAG_MAX_LENGTH).trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)].toSorted().slice(0, MOST_TAGS);
}

/** Stores tags so that each is found between its commas. */
export function tagsText(tags: readonly string[]): string {
  return tags.length === 0 ? '' : `,${tags.join(',')},`;
}
