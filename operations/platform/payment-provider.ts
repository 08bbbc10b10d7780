import type { Pence } from '#domain/money/money.ts';
import type { Dispute } from '#domain/payment/dispute.ts';
import type { PaymentRisk } from '#domain/payment/payment-risk.ts';

/** A service that takes payments for orders: a real one, or the demo's test card. Every call may be repeated. */
export interface PaymentProvider {
  name: 'stripe' | 'test-card';
  /** What the shopper's browser pays with, beside the client secret; null where it has nothing to do. */
  publishableKey: string | null;
  /** The least it takes at once. */
  smallestPence: Pence;
  /** Where staff see a payment at the service; null where it has no pages. */
  pageOf(reference: string): string | null;
  /** True for a token that is known to be declined, before anything is written. */
  declines(token: string | null): boolean;
  /**
   * Opens a payment. The same `key` returns the same payment, in every `attempt`. Throws `PaymentServiceAway` where the service
   * cannot be reached, `AttemptSpent` where only the next attempt can succeed, and `PaymentRefused` where none will.
   */
  begin(payment: NewPayment): Promise<BegunPayment>;
  /** Reads what the service knows now. Throws `PaymentServiceAway` where it cannot be reached, and `PaymentUnknown`. */
  read(reference: string): Promise<PaymentReport>;
  /** Takes what is held on a card, and returns the state after: the hold may have ended meanwhile. */
  capture(reference: string): Promise<PaymentReport>;
  /** Ends an unpaid payment and returns the state after: it may have been paid meanwhile. */
  cancel(reference: string): Promise<PaymentReport>;
  /** Gives money back; the same `key` gives it back once, however much later it is sent again. Throws as `begin` does. */
  refund(refund: NewRefund): Promise<RefundResult>;
  /** The disputes that began after this time (UTC, ISO), with the references of their payments. Throws where it cannot be reached. */
  listDisputes(since: string): Promise<{ payment: string; dispute: ReportedDispute }[]>;
  /**
   * A page of the refunds made after this time (UTC, ISO), newest first, with the references of their payments; the next one begins `after`
   * the refund that `next` names. Throws where it cannot be reached.
   */
  listRefunds(page: { since: string; after: string | null }): Promise<RefundPage>;
  /** The early warnings of fraud about a payment, or those since a time (UTC, ISO). Throws where it cannot be reached. */
  listFraudWarnings(of: { payment: string } | { since: string }): Promise<FraudWarning[]>;
}

export type RefundPage = { refunds: { payment: string; refund: Refund }[]; next: string | null };

export type NewPayment = {
  key: string;
  /** 1 and up: the next one follows an attempt that was spent. */
  attempt: number;
  /** When the payment was written (UTC, ISO): no attempt is older. */
  since: string;
  orderNumber: string;
  amountPence: Pence;
  email: string;
  shipping: { name: string; phone: string; address: string; city: string; postcode: string; country: string };
  /** Stands for a card that was read at the edge; null where the browser pays the provider itself. */
  token: string | null;
};

/** The provider does not take this payment, however often it is asked. */
export class PaymentRefused extends Error {}

/** The provider cannot be reached, fails, or is too slow: it may be asked again. */
export class PaymentServiceAway extends Error {}

/** The provider failed, and will repeat this failure for the same attempt: the next one first looks for what this one has made. */
export class AttemptSpent extends PaymentServiceAway {}

/** The provider does not know a payment of this reference, as after a change of keys. */
export class PaymentUnknown extends Error {
  constructor(reference: string, options?: ErrorOptions) {
    super(
      `The payment service does not know the payment ${reference}: it may have been begun with other keys.`,
      options,
    );
  }
}

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
  /** What the service suspects; early warnings of fraud are read apart. */
  risk: Omit<PaymentRisk, 'fraudWarning'>;
  /** The reason the last attempt failed, in the service's words for the shopper. */
  failure: string | null;
  /** True where a page of the shop's own stands for the bank, and the shopper has not confirmed the payment there yet. */
  isToConfirm: boolean;
};

/** A card network's warning that a payment is fraud, before its cardholder disputes it; `kind` in the network's word. */
export type FraudWarning = { payment: string; kind: string };

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

export type NewRefund = {
  reference: string;
  key: string;
  attempt: number;
  amountPence: Pence;
  reason: string;
};

export type RefundResult =
  | { ok: true; refund: Refund }
  /**
   * `more-than-paid`: nothing was given back. `refused`: for a reason of the service. `report` is what it knows of the payment;
   * null where it does not know it.
   */
  | { ok: false; problem: 'more-than-paid'; report: PaymentReport }
  | { ok: false; problem: 'refused'; message: string; report: PaymentReport | null };

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
  named(name: string): Promise<PaymentProvider | null>;
  /** Returns what reads a message of a provider: null where its signature is wrong or too old, or it cannot be read. Null where none is expected. */
  noticeReader(): Promise<((body: string, signature: string) => PaymentNotice | null) | null>;
}
