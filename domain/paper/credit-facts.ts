import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import type { PaperFacts } from './paper.ts';

/** What invoices state and credit notes have not taken back, for each rate. */
export function uncredited(papers: readonly Pick<PaperFacts, 'kind' | 'rates'>[]): VatAmount[] {
  const rates = [...new Set(papers.flatMap((paper) => paper.rates.map(({ ratePercent }) => ratePercent)))];
  return rates.map((ratePercent) => {
    const sum = (field: 'netPence' | 'vatPence' | 'grossPence') =>
      papers.reduce((total, paper) => {
        const amount = paper.rates.find((rate) => rate.ratePercent === ratePercent)?.[field] ?? 0;
        return paper.kind === 'invoice' ? total + amount : total - amount;
      }, 0);
    return {
      ratePercent,
      netPence: sum('netPence'),
      vatPence: sum('vatPence'),
      grossPence: sum('grossPence'),
    };
  });
}

/**
 * Splits a refund over the rates that are left to credit, in proportion to them, and each share into net and VAT. A sequence
 * of refunds that gives all back takes back every penny of every rate. Never more than is left.
 */
export function creditShares(amountPence: Pence, left: readonly VatAmount[]): VatAmount[] {
  const open = left.filter(({ grossPence }) => grossPence > 0);
  const wholePence = open.reduce((sum, { grossPence }) => sum + grossPence, 0);
  if (wholePence === 0) return [];
  const shares = allocate(
    Math.min(amountPence, wholePence),
    open.map(({ grossPence }) => grossPence),
  );
  return open
    .map(({ ratePercent, grossPence, vatPence }, place) => {
      const share = shares[place] ?? 0;
      const [vat = 0] = allocate(vatPence, [share, grossPence - share]);
      return { ratePercent, grossPence: share, vatPence: vat, netPence: share - vat };
    })
    .filter(({ grossPence }) => grossPence > 0);
}

export type Crediting = {
  number: string;
  issuedAt: string;
  reason: string;
  seller: PaperFacts['seller'];
  payment: string;
};

/** States a credit note: what it takes back of an invoice, for each rate. */
export function creditNoteFacts(
  invoice: PaperFacts,
  shares: readonly VatAmount[],
  { number, issuedAt, reason, seller, payment }: Crediting,
): PaperFacts {
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedAt,
    seller,
    payment,
    isPaid: true,
    credits: { number: invoice.number, issuedAt: invoice.issuedAt },
    ...amountsOf(shares, `Refund on order ${invoice.orderNumber}`, reason),
  };
}

/** States again what a credit note took back whose refund did not arrive. */
export function reversalFacts(
  note: PaperFacts,
  { number, issuedAt, seller, payment }: Omit<Crediting, 'reason'>,
): PaperFacts {
  return {
    ...note,
    kind: 'invoice',
    number,
    issuedAt,
    seller,
    payment,
    isPaid: true,
    credits: null,
    ...amountsOf(note.rates, `Credit note ${note.number} withdrawn`, 'The refund did not arrive.'),
  };
}

function amountsOf(shares: readonly VatAmount[], name: string, detail: string) {
  const sum = (field: 'netPence' | 'vatPence' | 'grossPence') =>
    shares.reduce((total, share) => total + share[field], 0);
  return {
    lines: shares.map((share) => ({ name, detail, quantity: 1, discountPence: 0, ...share })),
    rates: [...shares],
    netPence: sum('netPence'),
    vatPence: sum('vatPence'),
    grossPence: sum('grossPence'),
  };
}
