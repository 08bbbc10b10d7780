import type { Pence } from '#domain/money/money.ts';

/** A service that takes payments for orders: a real one, or the demo's test card. Every call may be repeated. */
export interface PaymentProvider {
  name: 'stripe' | 'test-card';
  /** Opens a payment. The same `key` returns the same payment. Throws where the service cannot be reached. */
  begin(payment: NewPayment): Promise<BegunPayment>;
  /** Reads what the service knows now. Throws where it cannot be reached. */
  read(reference: string): Promise<PaymentReport>;
  /** Ends an unpaid payment and returns the state after: it may have been paid meanwhile. */
  cancel(reference: string): Promise<PaymentReport>;
  /** Gives money back; the same `key` gives it back once. */
  refund(refund: NewRefund): Promise<RefundResult>;
}

export type NewPayment = {
  key: string;
  orderNumber: string;
  amountPence: Pence;
  email: string;
};

/** `clientSecret` lets the shopper's browser, and nobody else, pay it. */
export type BegunPayment = { reference: string; clientSecret: string };

export type PaymentReport = {
  reference: string;
  state: 'unpaid' | 'processing' | 'authorised' | 'paid' | 'ended';
  amountPence: Pence;
  receivedPence: Pence;
  /** How it was paid, for people: a card's brand and last digits, or the method's name. */
  method: { name: string; last4: string | null } | null;
  refunds: Refund[];
  /** The reason the last attempt failed, in the service's words for the shopper. */
  failure: string | null;
};

export type Refund = { reference: string; amountPence: Pence; state: 'pending' | 'done' | 'failed' };

export type NewRefund = { reference: string; key: string; amountPence: Pence; reason: string };

export type RefundResult =
  | { ok: true; refund: Refund }
  /** `more-than-paid`: nothing was given back. `refused`: for a reason of the service. */
  | { ok: false; problem: 'more-than-paid' }
  | { ok: false; problem: 'refused'; message: string };

/** Says that something happened to a payment; the state is read from the service, never from the message. */
export type PaymentNotice = { id: string; type: string; reference: string | null };
