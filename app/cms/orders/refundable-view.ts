import type { Pence } from '#domain/money/money.ts';
import { mostRestocked } from '#domain/order-lines/restock.ts';
import type { TenderLeft } from '#domain/payment/refundable.ts';
import type { RefundableOrder } from '#operations/refunds/refundable-of-order.ts';

/** What the form of a refund offers. */
export type RefundableView = {
  lines: {
    lineId: string;
    name: string;
    variant: string;
    /** The most that can be refunded, and what that gives back. */
    pieces: number;
    leftPence: Pence;
    /** The most that can come back to the shelf. */
    mostBack: number;
  }[];
  deliveryPence: Pence;
  /** The rates of VAT that money is left of. */
  rates: (number | null)[];
  tenders: TenderLeft[];
};

export function refundableView({ lines, standing, deliveryPence, tenders }: RefundableOrder): RefundableView {
  return {
    lines: lines
      .map(({ lineId, sold: { name, variant }, tally, pieces, leftPence }) => ({
        lineId,
        name,
        variant,
        pieces,
        leftPence,
        mostBack: mostRestocked(tally),
      }))
      .filter(({ pieces, mostBack }) => pieces + mostBack > 0),
    deliveryPence,
    rates: ratesLeft({ standing }),
    tenders,
  };
}

/** The rates of VAT that money is left of; a sum about no line needs one where there are several. */
export function ratesLeft({ standing }: Pick<RefundableOrder, 'standing'>): (number | null)[] {
  return standing.rates.flatMap(({ ratePercent, grossPence }) => (grossPence > 0 ? [ratePercent] : []));
}
