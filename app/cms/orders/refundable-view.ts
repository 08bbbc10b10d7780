import type { Pence } from '#domain/money/money.ts';
import { mostPieces } from '#domain/order-lines/line-state.ts';
import { mostRestocked } from '#domain/order-lines/restock.ts';
import type { TenderLeft } from '#domain/payment/refundable.ts';
import { ratesLeft } from '#domain/refunds/standing.ts';
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
    /** Some of these are not sent yet, and are not sent then. */
    isToSend: boolean;
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
        isToSend: mostPieces('cancel', tally) > 0,
      }))
      .filter(({ pieces, mostBack }) => pieces + mostBack > 0),
    deliveryPence,
    rates: ratesLeft(standing),
    tenders,
  };
}
