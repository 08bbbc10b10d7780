import * as v from 'valibot';
import type { PaperPrefixes } from '#domain/shop/shop.ts';

/** Numbers run on within each series. What a demo or the test card leads to is counted apart. */
export const PAPER_SERIES = ['invoice', 'credit-note', 'test-invoice', 'test-credit-note'] as const;

export type PaperSeries = (typeof PAPER_SERIES)[number];
export type PaperKind = 'invoice' | 'credit-note';

const pence = v.pipe(v.number(), v.integer());

const amount = {
  /** Null: outside VAT, because the shop was not registered. */
  ratePercent: v.nullable(v.number()),
  netPence: pence,
  vatPence: pence,
  grossPence: pence,
};

/** All that an issued paper states. Stored with it and never changed. */
export const paperFactsSchema = v.object({
  kind: v.picklist(['invoice', 'credit-note']),
  number: v.string(),
  /** Of a demo or the test card: no money moved. */
  isTest: v.boolean(),
  issuedAt: v.string(),
  /** The tax point of an invoice that replaces another one; '' for the day of issue. */
  suppliedAt: v.optional(v.string(), ''),
  orderNumber: v.string(),
  orderedAt: v.string(),
  seller: v.object({
    name: v.string(),
    companyName: v.string(),
    companyNumber: v.string(),
    address: v.string(),
    /** '' for a shop that is not registered. */
    vatNumber: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  buyer: v.object({ name: v.string(), address: v.string() }),
  /** Name and address of where the goods went; '' where that is the buyer's, and on papers of before. */
  sentTo: v.optional(v.string(), ''),
  /** A delivery that is in no line because it was free: 'Delivery: Next day'; '' for any other, and on papers of before. */
  freeDelivery: v.optional(v.string(), ''),
  lines: v.array(
    v.object({
      /** The order line's id, or `DELIVERY`; '' for a sum about neither, and on papers of before. */
      about: v.optional(v.string(), ''),
      name: v.string(),
      detail: v.string(),
      quantity: v.number(),
      discountPence: pence,
      reducedBy: v.optional(v.string()),
      ...amount,
    }),
  ),
  /** One sum for each rate. */
  rates: v.array(v.object(amount)),
  netPence: pence,
  vatPence: pence,
  grossPence: pence,
  /** Why no UK VAT is charged, of goods that leave its area; '' for any other. */
  vatNote: v.optional(v.string(), ''),
  /** How it is paid, in words. */
  payment: v.string(),
  isPaid: v.boolean(),
  /** Why it is issued, of a credit note and its withdrawal; null where a line says it, as the first ones did. */
  reason: v.optional(v.nullable(v.string()), null),
  /** The first paper that this one takes back. */
  credits: v.nullable(v.object({ number: v.string(), issuedAt: v.string() })),
  /** What it takes back: a credit note of invoices, a withdrawal of a credit note. Empty on papers of before. */
  takesBack: v.optional(
    v.array(
      v.object({
        number: v.string(),
        issuedAt: v.string(),
        title: v.string(),
        rates: v.array(v.object({ ratePercent: v.nullable(v.number()), grossPence: pence })),
      }),
    ),
    [],
  ),
});

export type PaperFacts = v.InferOutput<typeof paperFactsSchema>;
export type TakenBack = PaperFacts['takesBack'][number];
export type PaperLine = PaperFacts['lines'][number];

export function seriesOf(kind: PaperKind, isTest: boolean): PaperSeries {
  return isTest ? `test-${kind}` : kind;
}

/** Returns 'INV-000042'. */
export function paperNumber(series: PaperSeries, sequence: number, prefixes: PaperPrefixes): string {
  const isInvoice = series === 'invoice' || series === 'test-invoice';
  const prefix = isInvoice ? prefixes.invoicePrefix : prefixes.creditNotePrefix;
  return `${series.startsWith('test-') ? 'TEST-' : ''}${prefix}${String(sequence).padStart(6, '0')}`;
}

/** True where a paper states VAT: its amounts have rates. */
export function statesVat({ rates }: Pick<PaperFacts, 'rates'>): boolean {
  return rates.some(({ ratePercent }) => ratePercent !== null);
}

export type PaperTitle = 'Credit note' | 'VAT invoice' | 'Receipt' | 'Invoice';

/** The heading of a paper. Without VAT a paid one is a receipt. */
export function paperTitle(facts: Pick<PaperFacts, 'kind' | 'rates' | 'isPaid'>): PaperTitle {
  if (facts.kind === 'credit-note') return 'Credit note';
  if (statesVat(facts)) return 'VAT invoice';
  return facts.isPaid ? 'Receipt' : 'Invoice';
}

/** Returns 'VAT invoice INV-000042'. */
export function paperLabel(facts: Pick<PaperFacts, 'kind' | 'rates' | 'isPaid' | 'number'>): string {
  return `${paperTitle(facts)} ${facts.number}`;
}

/** Returns 'INV-000042.pdf'. */
export function paperFileName(number: string): string {
  return `${number.replaceAll(/[^A-Za-z0-9-]/g, '-')}.pdf`;
}
