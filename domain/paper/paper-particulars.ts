import { formatPounds } from '#domain/money/money.ts';
import { longDay } from '#domain/text/london-day.ts';
import type { PaperFacts, TakenBack } from './paper.ts';

/** The details at the head of a paper, a line each. */
export function paperParticulars(facts: PaperFacts): string[] {
  const { kind, issuedAt, suppliedAt, orderedAt, orderNumber, reason, freeDelivery } = facts;
  return [
    `Date of issue: ${longDay(issuedAt)}`,
    ...(kind === 'invoice' ? [`Date of supply: ${longDay(suppliedAt || issuedAt)}`] : []),
    `Order ${orderNumber}`,
    `Ordered on ${longDay(orderedAt)}`,
    ...(kind === 'invoice' && freeDelivery ? [`${freeDelivery} (free)`] : []),
    ...takenBackLines(facts),
    ...(reason ? [`Reason: ${reason}`] : []),
  ];
}

/** Names each paper by the title it has, of several with the sum of each. */
function takenBackLines({ kind, credits, takesBack }: PaperFacts): string[] {
  if (takesBack.length === 0)
    return credits ? [`For invoice ${credits.number}`, `Issued on ${longDay(credits.issuedAt)}`] : [];
  const word = kind === 'invoice' ? 'Takes back' : 'For';
  return takesBack.flatMap((paper) => {
    const sum = takesBack.length > 1 ? `: ${formatPounds(sumOf(paper))}` : '';
    return [
      `${word} ${inSentence(paper.title)} ${paper.number}${sum}`,
      `Issued on ${longDay(paper.issuedAt)}`,
    ];
  });
}

function sumOf({ rates }: TakenBack): number {
  return rates.reduce((sum, { grossPence }) => sum + grossPence, 0);
}

/** Returns 'receipt' for 'Receipt', and 'VAT invoice' as it is. */
function inSentence(title: string): string {
  return title.startsWith('VAT') ? title : title.toLowerCase();
}
