import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';
import type { CreditShare } from '#domain/refunds/standing.ts';
import type { PaperFacts, PaperLine } from './paper.ts';
import { takenBack, takenFrom } from './taken-back.ts';

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

/** Why a credit note is issued: money goes back, none had come, wrong papers are put right, or an order was corrected. */
export type CreditCause = 'refund' | 'unpaid' | 'correction' | 'replaced';

const CREDIT_WORDS: Record<CreditCause, { payment: string; sum: string }> = {
  refund: { payment: 'Refunded the way it was paid.', sum: 'Refund on order' },
  unpaid: { payment: 'Nothing was paid.', sum: 'Credit on order' },
  correction: { payment: 'No money moves: the price stays as it was.', sum: 'Credit on order' },
  replaced: { payment: 'A new invoice takes its place.', sum: 'Credit on order' },
};

export type Crediting = {
  number: string;
  issuedAt: string;
  reason: string;
  seller: PaperFacts['seller'];
  cause: CreditCause;
  /** The papers of the order so far; left out where the invoice is the only one that stands. */
  papers?: readonly PaperFacts[];
};

/** A sum of a rate, or what is credited of a line or of delivery. */
type Credited = VatAmount & Partial<Pick<CreditShare, 'about' | 'quantity'>>;

/**
 * States a credit note: what it takes back of an invoice, for each rate. The goods are named as a credit note must (VAT
 * Regulations 1995, regulation 15C): the lines of the invoice where all of it is credited; else the pieces and delivery that the
 * shares are about, and for a sum about none the lines that it is part of.
 */
export function creditNoteFacts(
  invoice: PaperFacts,
  credited: readonly Credited[],
  { number, issuedAt, reason, seller, cause, papers = [] }: Crediting,
): PaperFacts {
  const rates = sumsByRate(credited);
  const name = sumName(invoice, cause);
  const takesBack = takenBack(invoice, papers, rates);
  const [first = invoice] = takesBack;
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedAt,
    seller,
    payment: CREDIT_WORDS[cause].payment,
    reason,
    isPaid: true,
    credits: { number: first.number, issuedAt: first.issuedAt },
    takesBack,
    lines: isWhole(invoice, rates)
      ? invoice.lines
      : credited.map((share) => creditedLine(invoice, share, name)),
    ...sumsOf(rates),
  };
}

/** States again what a credit note took back whose refund did not arrive. */
export function reversalFacts(
  note: PaperFacts,
  { number, issuedAt, seller, payment }: Pick<PaperFacts, 'number' | 'issuedAt' | 'seller' | 'payment'>,
): PaperFacts {
  const sums = [sumName(note, 'refund'), sumName(note, 'unpaid')];
  return {
    ...note,
    kind: 'invoice',
    number,
    issuedAt,
    seller,
    payment,
    reason: `Credit note ${note.number} is withdrawn: the refund did not arrive.`,
    isPaid: true,
    credits: { number: note.number, issuedAt: note.issuedAt },
    takesBack: [takenFrom(note, note.rates)],
    lines: note.lines.map((line) =>
      sums.includes(line.name) ? { ...line, name: `Credit note ${note.number} withdrawn` } : line,
    ),
  };
}

/** True where an invoice is credited to its last penny, rate by rate. */
function isWhole({ rates }: PaperFacts, shares: readonly VatAmount[]): boolean {
  const stated = rates.filter(({ grossPence }) => grossPence > 0);
  return (
    stated.length === shares.length &&
    stated.every((rate) =>
      shares.some(
        ({ ratePercent, grossPence, vatPence }) =>
          ratePercent === rate.ratePercent && grossPence === rate.grossPence && vatPence === rate.vatPence,
      ),
    )
  );
}

/** One sum for each rate, in the order in which they come. */
function sumsByRate(credited: readonly VatAmount[]): VatAmount[] {
  return [...Map.groupBy(credited, ({ ratePercent }) => ratePercent)].map(([ratePercent, ofRate]) => ({
    ratePercent,
    netPence: ofRate.reduce((sum, { netPence }) => sum + netPence, 0),
    vatPence: ofRate.reduce((sum, { vatPence }) => sum + vatPence, 0),
    grossPence: ofRate.reduce((sum, { grossPence }) => sum + grossPence, 0),
  }));
}

/** The line of the invoice with the pieces and the money credited of it. */
function creditedLine(
  invoice: PaperFacts,
  { about = '', quantity = 1, ...share }: Credited,
  name: string,
): PaperLine {
  const { ratePercent, netPence, vatPence, grossPence } = share;
  const amount = { ratePercent, netPence, vatPence, grossPence };
  const line =
    about !== '' && invoice.lines.find((each) => each.about === about && each.ratePercent === ratePercent);
  return line ? { ...line, quantity, discountPence: 0, ...amount } : sumLine(invoice, amount, name);
}

/** A sum of one rate, with the goods of that rate, one a line of the text. */
function sumLine(invoice: PaperFacts, share: VatAmount, name: string): PaperLine {
  const goods = invoice.lines.filter(
    ({ ratePercent, grossPence }) => ratePercent === share.ratePercent && grossPence > 0,
  );
  return {
    about: '',
    name,
    detail: `In part for: ${goods.map(goodsText).join('\n')}`,
    quantity: 1,
    discountPence: 0,
    ...share,
  };
}

function sumName({ orderNumber }: PaperFacts, cause: CreditCause): string {
  return `${CREDIT_WORDS[cause].sum} ${orderNumber}`;
}

/** Returns '2 × Rose Serum (Orla · 30 ml · SKU O1)'. */
function goodsText({ name, detail, quantity }: PaperLine): string {
  const named = detail ? `${name} (${detail})` : name;
  return quantity > 1 ? `${quantity} × ${named}` : named;
}

function sumsOf(shares: readonly VatAmount[]) {
  const sum = (field: 'netPence' | 'vatPence' | 'grossPence') =>
    shares.reduce((total, share) => total + share[field], 0);
  return {
    rates: [...shares],
    netPence: sum('netPence'),
    vatPence: sum('vatPence'),
    grossPence: sum('grossPence'),
  };
}
