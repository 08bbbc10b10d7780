import type { Pence } from '#domain/money/money.ts';
import { splitOver } from '#domain/refunds/credit-parts.ts';
import { DELIVERY, itemsOf, type RefundPart } from '#domain/refunds/refund-part.ts';
import type { Standing, StandingShare } from '#domain/refunds/standing.ts';
import { uncredited } from './credit-facts.ts';
import { type IssuedPaper, placeOfGoodsInvoice } from './goods-invoice.ts';
import { DELIVERY_NAME } from './invoice-facts.ts';
import type { PaperFacts, PaperLine } from './paper.ts';

type Stating = Pick<PaperFacts, 'kind' | 'lines' | 'rates'>;

/** Returns what stands by the invoice of an order's goods and the papers after it, oldest first. */
export function standingOf(papers: readonly Stating[]): Standing {
  const shares = new Map<string, StandingShare>();
  for (const { kind, lines } of papers) {
    const sign = kind === 'invoice' ? 1 : -1;
    for (const { about, ratePercent, quantity, grossPence, vatPence } of lines) {
      if (about === '') continue;
      const key = `${ratePercent} ${about}`;
      const before = shares.get(key) ?? { about, ratePercent, quantity: 0, grossPence: 0, vatPence: 0 };
      shares.set(key, {
        ...before,
        quantity: before.quantity + sign * quantity,
        grossPence: before.grossPence + sign * grossPence,
        vatPence: before.vatPence + sign * vatPence,
      });
    }
  }
  return { shares: [...shares.values()], rates: uncredited(papers) };
}

/** Returns what stands by all papers of an order, oldest first; nothing where none is the invoice of its goods. */
export function standingByPapers(
  papers: readonly IssuedPaper[],
  lines: readonly { lineId: string; paidPence: Pence }[],
): Standing {
  const place = placeOfGoodsInvoice(papers);
  const [invoice, ...later] = place < 0 ? [] : papers.slice(place).map(({ facts }) => facts);
  if (!invoice) return { shares: [], rates: [] };
  const { shares } = standingOf([naming(invoice, lines), ...later]);
  return { shares, rates: uncredited(papers.map(({ facts }) => facts)) };
}

/**
 * Names the order's lines on an invoice of before, which states them in their order, each at one rate or several that add up to
 * what was paid for it. One that names them stays.
 */
export function naming<Facts extends Stating>(
  invoice: Facts,
  lines: readonly { lineId: string; paidPence: Pence }[],
): Facts {
  if (invoice.lines.some(({ about }) => about !== '')) return invoice;
  let place = 0;
  let statedPence = 0;
  const named = invoice.lines.map((stated): PaperLine => {
    if (stated.name === DELIVERY_NAME && place >= lines.length) return { ...stated, about: DELIVERY };
    const line = lines[place];
    statedPence += stated.grossPence;
    if (line && statedPence >= line.paidPence) {
      place += 1;
      statedPence = 0;
    }
    return { ...stated, about: line?.lineId ?? '' };
  });
  return { ...invoice, lines: named };
}

/** The parts of a refund that a credit note stated, at the rates that its order is invoiced at now. */
export function partsOf({ lines }: Pick<PaperFacts, 'lines'>, standing: Standing): RefundPart[] {
  const named = lines.filter(({ about }) => about !== '');
  return itemsOf(named).flatMap((item) => splitOver(standing, item));
}
