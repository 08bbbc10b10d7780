import type { Pence } from '#domain/money/money.ts';
import { type LedgerKind, ledgerSums, RECEIPT_CORRECTIONS, RECEIPT_KINDS } from './payment-state.ts';

/** The entries of an order's ledger that are money; the others say what was tried. */
export const MONEY_KINDS = [
  ...RECEIPT_KINDS,
  ...RECEIPT_CORRECTIONS,
  'refunded',
  'refund-failed',
  'disputed',
  'dispute-returned',
] as const satisfies readonly LedgerKind[];

/**
 * What figures of money are added up from: entries of the ledger, the discount of an order with its first receipt of money (less where that is taken out),
 * the VAT of papers, and the totals of orders whose cash nobody has brought yet.
 */
export type MoneySource =
  | (typeof MONEY_KINDS)[number]
  | 'discount'
  | 'vat-invoiced'
  | 'vat-credited'
  | 'cash-due';

export type MoneyEntry = { source: MoneySource; amountPence: Pence };

/**
 * The money of a period, each figure by itself (docs/decisions/115-the-dashboard-is-money.md). Before the period's discounts
 * are `grossPence`; `netPence` is what was received, less refunds, what banks hold, and VAT. Cash due is in no other figure.
 */
export type MoneyFigures = {
  grossPence: Pence;
  discountsPence: Pence;
  refundsPence: Pence;
  /** Taken back by banks in disputes that are open or lost. */
  disputedPence: Pence;
  /** Of invoices, less that of credit notes. */
  vatPence: Pence;
  netPence: Pence;
  cashDuePence: Pence;
};

export function moneyFigures(entries: readonly MoneyEntry[]): MoneyFigures {
  const sumOf = (source: MoneySource) =>
    entries.reduce((sum, entry) => (entry.source === source ? sum + entry.amountPence : sum), 0);
  const ledger = ledgerSums(MONEY_KINDS.map((kind) => ({ kind, amountPence: sumOf(kind) })));
  const discountsPence = sumOf('discount');
  const vatPence = sumOf('vat-invoiced') - sumOf('vat-credited');
  return {
    grossPence: ledger.receivedPence + discountsPence,
    discountsPence,
    refundsPence: ledger.refundedPence,
    disputedPence: ledger.disputedPence,
    vatPence,
    netPence: ledger.keptPence - vatPence,
    cashDuePence: sumOf('cash-due'),
  };
}

/** Adds the figures of several periods. */
export function addFigures(all: readonly MoneyFigures[]): MoneyFigures {
  const sumOf = (figure: keyof MoneyFigures) => all.reduce((sum, figures) => sum + figures[figure], 0);
  return {
    grossPence: sumOf('grossPence'),
    discountsPence: sumOf('discountsPence'),
    refundsPence: sumOf('refundsPence'),
    disputedPence: sumOf('disputedPence'),
    vatPence: sumOf('vatPence'),
    netPence: sumOf('netPence'),
    cashDuePence: sumOf('cashDuePence'),
  };
}
