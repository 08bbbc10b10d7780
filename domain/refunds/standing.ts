import type { Pence } from '#domain/money/money.ts';
import type { VatAmount } from '#domain/money/vat-split.ts';

/** What an invoice states of a line or of delivery at one rate, less what credit notes took back of it. */
export type StandingShare = {
  /** The line's id or `DELIVERY`. */
  about: string;
  quantity: number;
  ratePercent: number | null;
  grossPence: Pence;
  vatPence: Pence;
};

/**
 * What of an order's invoice stands. `rates` bound all that is credited; sums about no line lower them alone, so that the shares
 * of a rate may add up to more.
 */
export type Standing = { shares: StandingShare[]; rates: VatAmount[] };

/** A part of a credit: `about` is '' for a sum about no line. */
export type CreditShare = VatAmount & { about: string; quantity: number };

/** Returns what stands after a credit. */
export function standingAfter({ shares, rates }: Standing, credited: readonly CreditShare[]): Standing {
  return {
    shares: shares.map((share) => {
      const own = credited.filter(
        ({ about, ratePercent }) => about === share.about && ratePercent === share.ratePercent,
      );
      return {
        ...share,
        quantity: share.quantity - sumOf(own, 'quantity'),
        grossPence: share.grossPence - sumOf(own, 'grossPence'),
        vatPence: share.vatPence - sumOf(own, 'vatPence'),
      };
    }),
    rates: rates.map((rate) => {
      const own = credited.filter(({ ratePercent }) => ratePercent === rate.ratePercent);
      return {
        ratePercent: rate.ratePercent,
        netPence: rate.netPence - sumOf(own, 'netPence'),
        vatPence: rate.vatPence - sumOf(own, 'vatPence'),
        grossPence: rate.grossPence - sumOf(own, 'grossPence'),
      };
    }),
  };
}

/** The rates of VAT that money is left of; a sum about no line names one where there are several. */
export function ratesLeft({ rates }: Standing): (number | null)[] {
  return rates.flatMap(({ ratePercent, grossPence }) => (grossPence > 0 ? [ratePercent] : []));
}

/** What stands of a rate. */
export function grossAt(rates: readonly VatAmount[], ratePercent: number | null): Pence {
  return Math.max(0, rates.find((rate) => rate.ratePercent === ratePercent)?.grossPence ?? 0);
}

/** What stands of a line or of delivery: no more than its rates hold. */
export function standingAbout({ shares, rates }: Standing, about: string): Pence {
  return shares
    .filter((share) => share.about === about)
    .reduce((sum, { grossPence, ratePercent }) => sum + Math.min(grossPence, grossAt(rates, ratePercent)), 0);
}

function sumOf<Field extends string>(amounts: readonly Record<Field, number>[], field: Field): number {
  return amounts.reduce((sum, amount) => sum + amount[field], 0);
}
