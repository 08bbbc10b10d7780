import type { Pence } from '#domain/money/money.ts';
import type { ReturnCause } from './return-situation.ts';
import { CAUSE_LABELS } from './return-words.ts';

/** What the report is grouped by. */
export const REPORT_GROUPS = {
  reason: 'Reason',
  product: 'Product',
  variant: 'Shade, size or variant',
  brand: 'Brand',
} as const;
export type ReportGroup = keyof typeof REPORT_GROUPS;

export function reportGroupOf(text: string | null): ReportGroup {
  return text !== null && Object.hasOwn(REPORT_GROUPS, text) ? (text as ReportGroup) : 'reason';
}

/** Goods of one variant that somebody sends back, cancels or complains of for one reason. */
export type ReturnedGoods = {
  cause: ReturnCause;
  /** One of the shop's list; '' for none. */
  reason: string;
  productId: string;
  variantId: string;
  name: string;
  variant: string;
  brand: string;
  pieces: number;
  /** Of these, those that came back. */
  back: number;
  /** Of these, those for which something was sent instead. */
  exchanged: number;
  refundedPence: Pence;
};

export type SoldPieces = { productId: string; variantId: string; brand: string; pieces: number };

export type ReportRow = {
  label: string;
  pieces: number;
  back: number;
  exchanged: number;
  refundedPence: Pence;
  /** Pieces sold in the same time: of the same goods, or of all goods where the rows are reasons. */
  soldPieces: number;
  /** The commonest reasons, the first three, in words. */
  why: string;
};

/** Returns a row for each reason, product, variant or brand; most pieces first. */
export function returnsReport(
  goods: readonly ReturnedGoods[],
  sold: readonly SoldPieces[],
  group: ReportGroup,
): ReportRow[] {
  const soldOf = Map.groupBy(sold, (one) => soldKey(one, group));
  return [...Map.groupBy(goods, (one) => goodsKey(one, group))]
    .map(([key, own]): ReportRow => {
      const [first] = own;
      const ofSale = group === 'reason' ? sold : (soldOf.get(key) ?? []);
      return {
        label: first ? labelOf(first, group) : '',
        pieces: sumOf(own, 'pieces'),
        back: sumOf(own, 'back'),
        exchanged: sumOf(own, 'exchanged'),
        refundedPence: sumOf(own, 'refundedPence'),
        soldPieces: sumOf(ofSale, 'pieces'),
        why: group === 'reason' ? '' : whyOf(own),
      };
    })
    .sort((one, other) => other.pieces - one.pieces || (one.label < other.label ? -1 : 1));
}

/** Tenths of a percent of what was sold; null where nothing was. */
export function shareTenths({ pieces, soldPieces }: Pick<ReportRow, 'pieces' | 'soldPieces'>): number | null {
  return soldPieces === 0 ? null : Math.round((pieces * 1000) / soldPieces);
}

function goodsKey(one: ReturnedGoods, group: ReportGroup): string {
  return group === 'reason' ? reasonWords(one) : soldKey(one, group);
}

function soldKey({ productId, variantId, brand }: Omit<SoldPieces, 'pieces'>, group: ReportGroup): string {
  if (group === 'brand') return brand;
  return group === 'product' ? productId : variantId;
}

function labelOf(one: ReturnedGoods, group: ReportGroup): string {
  switch (group) {
    case 'reason':
      return reasonWords(one);
    case 'product':
      return one.name;
    case 'variant':
      return `${one.name} (${one.variant})`;
    case 'brand':
      return one.brand || 'No brand';
  }
}

function reasonWords({ cause, reason }: Pick<ReturnedGoods, 'cause' | 'reason'>): string {
  return reason === '' ? CAUSE_LABELS[cause] : `${CAUSE_LABELS[cause]}: ${reason}`;
}

const REASONS_NAMED = 3;

function whyOf(goods: readonly ReturnedGoods[]): string {
  return [...Map.groupBy(goods, reasonWords)]
    .map(([words, own]) => ({ words, pieces: sumOf(own, 'pieces') }))
    .sort((one, other) => other.pieces - one.pieces || (one.words < other.words ? -1 : 1))
    .slice(0, REASONS_NAMED)
    .map(({ words, pieces }) => `${pieces} × ${words.toLowerCase()}`)
    .join(', ');
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
