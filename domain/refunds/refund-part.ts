import type { Pence } from '#domain/money/money.ts';

/** Stands where the id of a line does, of what is about delivery. */
export const DELIVERY = 'delivery';

/**
 * A part of a refund at one rate of VAT (null: outside VAT): pieces of a line, delivery, or a sum about neither. What a refund gives
 * beyond its parts is shared over all rates in proportion; refunds of before have no parts.
 */
export type RefundPart = {
  /** The line's id, `DELIVERY`, or '' for a sum about neither. */
  about: string;
  /** The same in each part of a line: a set has one for each of its rates. */
  quantity: number;
  ratePercent: number | null;
  grossPence: Pence;
  /** Taken off what these pieces were worth, as for use beyond looking at them; left out for nothing. */
  reducedPence?: Pence;
};

export function isAboutLine(about: string): boolean {
  return about !== '' && about !== DELIVERY;
}

/** What parts of one refund say of a line, of delivery or of a sum, over all rates. */
export type RefundItem = { about: string; quantity: number; amountPence: Pence };

/** Returns what the parts of one refund are about, in their order. */
export function itemsOf(parts: readonly RefundPart[]): RefundItem[] {
  return [...Map.groupBy(parts, ({ about }) => about)].map(([about, own]) => ({
    about,
    quantity: Math.max(...own.map(({ quantity }) => quantity)),
    amountPence: grossOf(own),
  }));
}

/** Returns the pieces and the money of each line that refunds name, by the line's id. */
export function refundedByLine(
  refunds: readonly (readonly RefundPart[])[],
): Map<string, { quantity: number; amountPence: Pence }> {
  const byLine = new Map<string, { quantity: number; amountPence: Pence }>();
  for (const { about, quantity, amountPence } of refunds.flatMap(itemsOf)) {
    if (!isAboutLine(about)) continue;
    const before = byLine.get(about) ?? { quantity: 0, amountPence: 0 };
    byLine.set(about, {
      quantity: before.quantity + quantity,
      amountPence: before.amountPence + amountPence,
    });
  }
  return byLine;
}

export function grossOf(parts: readonly { grossPence: Pence }[]): Pence {
  return parts.reduce((sum, { grossPence }) => sum + grossPence, 0);
}
