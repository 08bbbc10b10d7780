import type { Totals } from '#domain/cart/pricing.ts';
import type { Pence } from '#domain/money/money.ts';
import type { OrderStatus, PaymentMethod } from '#domain/order/order.ts';

/** The part of an order shown to whoever knows its number and e-mail: no street, phone or note. Dates are words already. */
export type FoundOrder = {
  orderNumber: string;
  status: OrderStatus;
  placed: string;
  /** '' once it has arrived or was cancelled. */
  expected: string;
  steps: { name: string; when: string; state: 'done' | 'current' | 'ahead' }[];
  lines: { name: string; variant: string; brand: string; quantity: number; linePence: number }[];
  totals: Totals;
  /** The VAT in the total; null where there was none. */
  vatPence: Pence | null;
  goingTo: string;
  paymentMethod: PaymentMethod;
  payment: string;
  /** How the parcel is followed; each '' where it is not known. */
  parcel: { text: string; link: string };
};

export type LookupResult =
  | { ok: true; order: FoundOrder }
  | {
      ok: false;
      errors: Record<string, string>;
      refusal: string;
      values: { orderNumber: string; email: string };
    };
