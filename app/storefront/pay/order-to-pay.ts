import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentStep } from '#domain/order/payment-step.ts';
import type { PaymentMeans } from '#domain/payment/payment-means.ts';
import { orderOffers, type PaidLine, paidLine } from '#domain/promotions/order-offers.ts';
import type { ShownAdjustment } from '#domain/promotions/shown-discounts.ts';
import { clockTime } from '#domain/text/clock-time.ts';
import { momentText } from '#domain/text/london-moment.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';

/** An order as the page that pays it shows it: no name, address or email. */
export type OrderToPay = {
  orderNumber: string;
  /** Opens this order's page for whoever holds it (docs/decisions/073-pay-on-a-page-of-its-own.md). */
  link: string;
  isTestCard: boolean;
  step: PaymentStep;
  failure: string | null;
  means: PaymentMeans | null;
  /** What is to be transferred and where to; null where no transfer is awaited. */
  transfer: (TransferInstructions & { until: string }) | null;
  /** UTC (ISO), and the clock's time in words; null where nothing is held. */
  held: { until: string; words: string } | null;
  lines: (PaidLine & {
    id: string;
    name: string;
    brand: string;
    variant: string;
    variantId: string;
    quantity: number;
    image: string;
  })[];
  totals: Totals;
  discounts: ShownAdjustment[];
  deliveryAdjustments: ShownAdjustment[];
  /** Where it is what a correction made a paid order cost more: the sum, and until when it can be paid here, in words. */
  difference: { pence: Pence; until: string } | null;
  /** Null where the order has no VAT. */
  vatPence: Pence | null;
  isExport: boolean;
};

export function orderToPay(
  {
    order,
    difference,
    ...payment
  }: {
    order: Order;
    step: PaymentStep;
    failure: string | null;
    means: PaymentMeans | null;
    transfer: TransferInstructions | null;
    difference: { amountPence: Pence; until: string } | null;
  },
  { link, now }: { link: string; now: string },
): OrderToPay {
  const { step } = payment;
  const { orderNumber, isTestCard, holdUntil, subtotalPence, shippingPence, totalPence } = order;
  const { discounts, deliveryAdjustments, givenPence } = orderOffers(order.adjustments);
  const isHeld = holdUntil !== null && (step === 'pay' || step === 'confirm' || step === 'wait');
  return {
    orderNumber,
    link,
    isTestCard,
    ...payment,
    transfer: payment.transfer && { ...payment.transfer, until: holdUntil ? momentText(holdUntil) : '' },
    held: isHeld ? { until: holdUntil, words: clockTime(holdUntil, now) } : null,
    lines: order.lines.map(
      ({ lineId, productId, name, brand, variant, variantId, quantity, imageUrl, linePence }) => ({
        id: productId,
        name,
        brand,
        variant: variant === STANDARD_VARIANT ? '' : variant,
        variantId,
        quantity,
        image: imageUrl ?? '',
        ...paidLine({ lineId, linePence }, order.adjustments),
      }),
    ),
    totals: { subtotalPence: subtotalPence - givenPence, shippingPence, totalPence },
    discounts,
    deliveryAdjustments,
    difference: difference && { pence: difference.amountPence, until: momentText(difference.until) },
    vatPence: order.vatPence,
    isExport: order.isExport,
  };
}

/** What is to be paid now. */
export function dueOf({ difference, totals }: Pick<OrderToPay, 'difference' | 'totals'>): Pence {
  return difference?.pence ?? totals.totalPence;
}
