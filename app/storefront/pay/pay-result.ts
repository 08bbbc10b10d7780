import type { OrderToPay } from './order-to-pay.ts';

export type PayResult =
  | { ok: true; order: OrderToPay }
  | {
      ok: false;
      errors: Record<string, string>;
      refusal: string;
      values: { orderNumber: string; email: string; postcode?: string };
    };
