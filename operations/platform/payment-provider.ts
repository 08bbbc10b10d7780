import type { Pence } from '#domain/money/money.ts';
import type { Dispute } from '#domain/payment/dispute.ts';

/** A service that takes payments for orders: a real one, or the demo's test card. Every call may be repeated. */
export interface PaymentProvider {
  name: 'stripe' | 'test-card';
  /** What the shopper's browser pays with, beside the client secret; null where it has nothing to do. */
  publishableKey: string | null;
  /** True for a token that is known to be declined, before anything is written. */
  declines(token: string | null): boolean;
  /** Opens a payment. The same `key` returns the same payment. Throws where the service cannot be reached, and `PaymentRefused` where it never will. */
  begin(payment: NewPayment): Promise<BegunPayment>;
  /** Reads what the service knows now. Throws where it cannot be reached. */
  read(reference: string): Promise<PaymentReport>;
  /** Ends an unpaid payment and returns the state after: it may have been paid meanwhile. */
  cancel(reference: string): Promise<PaymentReport>;
  /** Gives money back; the same `key` gives it back once, however much later it is sent again. */
  refund(refund: NewRefund): Promise<RefundResult>;
  /** The disputes that began after this time (UTC, ISO), with the references of their payments. Throws where it cannot be reached. */
  listDisputes(since: string): Promise<{ payment: string; dispute: ReportedDispute }[]>;
}

export type NewPayment = {
  key: string;
  orderNumber: string;
  amountPence: Pence;
  email: string;
  /** Stands for a card that was read at the edge; null where the browser pays the provider itself. */
  token: string | null;
};

/** The provider does not take this payment, however often it is asked. */
export class PaymentRefused extends Error {}

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
  disputes: ReportedDispute[];
  /** The reason the last attempt failed, in the service's words for the shopper. */
  failure: string | null;
  /** True where a page of the shop's own stands for the bank, and the shopper has not confirmed the payment there yet. */
  isToConfirm: boolean;
};

/** A dispute with the money that moved for it; each movement has a reference of its own. */
export type ReportedDispute = Dispute & {
  movements: { reference: string; kind: 'disputed' | 'dispute-returned'; amountPence: Pence }[];
};

export type Refund = {
  reference: string;
  amountPence: Pence;
  state: 'pending' | 'done' | 'failed';
  /** That of `refund`; null for one made at the service itself, as in its dashboard. */
  key: string | null;
  /** The reason it was made for, in words for the shopper. */
  reason: string;
};

export type NewRefund = { reference: string; key: string; amountPence: Pence; reason: string };

export type RefundResult =
  | { ok: true; refund: Refund }
  /** `more-than-paid`: nothing was given back. `refused`: for a reason of the service. */
  | { ok: false; problem: 'more-than-paid' }
  | { ok: false; problem: 'refused'; message: string };

/**
 * Says that something happened to a payment; the state is read from the service, never from the message. `key` is that of
 * `begin`, where the message has it: it may arrive before the reference is stored.
 */
export type PaymentNotice = { id: string; type: string; reference: string | null; key: string | null };

/** The services a shop takes payments by. */
export interface Payments {
  /** The provider of new payments at this moment; null where the shop takes cash alone. */
  current(): Promise<PaymentProvider | null>;
  /** The provider of an earlier payment; null where the shop has it no longer. */
  named(name: string): PaymentProvider | null;
  /** Reads a message of a provider: null where its signature is wrong or too old, or it cannot be read. Null where none is expected. */
  readNotice: ((body: string, signature: string) => PaymentNotice | null) | null;
}
