import type { Pence } from '#domain/money/money.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { CancelledMoney } from '#domain/payment/cancelled-money.ts';
import type { AccountChange } from '#domain/people/account-changes.ts';
import type { Postage, ReturnWish } from '#domain/returns/return.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import type { ShownSettings } from '#domain/shop/shown-settings.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';
import type { MailKind } from './mail-request.ts';
import type { StaffNewsFacts } from './staff-news.ts';

type Message = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Of a complaint: the order it names, '' for none, and the day by which it is replied to in full. */
  orderNumber: string;
  replyBy: string | null;
};

type Application = {
  id: string;
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  message: string;
};

/** `secret` opens a page for whoever has it: the shop's copy of the mail is stored without it. */
type StaffLinkFacts = { name: string; secret: string; expiresAt: string };

/** A variant somebody waits for; `variant` is null where the product has only one. */
type AwaitedProduct = {
  slug: string;
  name: string;
  brand: string;
  variant: string | null;
  pricePence: Pence;
};

/** What somebody wrote about a product. */
type AskedQuestion = { product: { slug: string; name: string }; words: string; isAnswer: boolean };

/** Pieces of a line in a parcel. */
export type SentLine = Pick<OrderLine, 'lineId' | 'name' | 'variant' | 'quantity'>;

/** `viewToken` opens the order's page. */
type OrderFacts = { order: Order; viewToken: string };

/** A return as its mails tell of it; days are those of London. */
type ReturnFacts = OrderFacts & {
  given: {
    number: string;
    /** UTC, ISO. */
    askedAt: string;
    declaredOn: string;
    goods: readonly string[];
    wish: ReturnWish;
    words: string;
    answer: string;
    postage: Postage | null;
    endsOn: string | null;
    dueOn: string | null;
    /** Something has to be sent back. */
    comesBack: boolean;
    isChangeOfMind: boolean;
    returnAddress: string;
  };
};

/** The facts each mail states. Tokens open a page of the shop. */
export type MailFacts = {
  'newsletter-confirmation': { confirmToken: string };
  'newsletter-welcome': { leaveToken: string };
  'stock-confirmation': { product: AwaitedProduct; confirmToken: string; withdrawToken: string };
  'back-in-stock': { product: AwaitedProduct };
  'review-confirmation': { reviewed: { name: string }; stars: number; proveToken: string };
  'question-confirmation': { asked: AskedQuestion; proveToken: string };
  /** `by`: '' for somebody who gave no name. */
  'question-answered': {
    asked: AskedQuestion;
    answer: { body: string; by: string; verified: boolean };
    leaveToken: string;
  };
  'contact-message': { message: Message };
  'contact-acknowledgement': { message: Message };
  'contact-reply': { message: Message & { createdAt: string }; reply: { body: string; author: string } };
  /** `sealed`: the goods that cannot be returned once unsealed. */
  'order-confirmation': OrderFacts & { sealed: readonly string[] };
  /** Times are UTC, ISO: the order is cancelled then unless it is confirmed. */
  'cash-question': OrderFacts & { keepToken: string; endsAt: string };
  /** `transfer`: where to, for an order that is paid by bank transfer; null for another. */
  'payment-needed': OrderFacts & { transfer: TransferInstructions | null };
  'payment-failed': OrderFacts;
  'order-expired': OrderFacts;
  /** `before`: what left in parcels before; `toCome`: what is still to be sent. */
  'parcel-sent': OrderFacts & {
    tracking: Tracking;
    packed: SentLine[];
    before: SentLine[];
    toCome: SentLine[];
  };
  /** `packed`: the lines with the pieces that were sent; `before`: those that had left in parcels before. */
  'order-shipped': OrderFacts & { packed: SentLine[]; before: SentLine[] };
  /** `goods`: what changed, one text a line; `particulars`: the names of those that did. `backPence`: goes back to the customer. */
  'order-corrected': OrderFacts & {
    goods: readonly string[];
    particulars: string;
    totalBeforePence: Pence;
    backPence: Pence;
    /** What is to be paid beside what was, by a link until then (UTC, ISO). */
    owed: { pence: Pence; payToken: string; until: string } | null;
  };
  'order-delivered': OrderFacts & { returnTerms: ReturnTerms };
  'order-cancelled': OrderFacts & { money: CancelledMoney };
  /** `items`: what it is about; none for a sum alone. `reference`: the one its papers have. */
  'order-refunded': OrderFacts & {
    refund: {
      reference: string;
      amountPence: Pence;
      reason: string;
      items: { text: string; amountPence: Pence }[];
    };
  };
  /** `goods`: what was bought, one text a product; `incentive`: what a review is rewarded with, '' for nothing. */
  'review-request': OrderFacts & {
    goods: readonly string[];
    incentive: string;
    reviewToken: string;
    leaveToken: string;
  };
  'return-acknowledged': ReturnFacts;
  'return-approved': ReturnFacts;
  'return-refused': ReturnFacts;
  'return-received': ReturnFacts;
  'return-ended': ReturnFacts;
  'transfer-returned': OrderFacts & { amountPence: Pence };
  /** `wasTold`: a mail said before that it was made. */
  'refund-failed': OrderFacts & { refund: { reference: string; amountPence: Pence; wasTold: boolean } };
  'staff-invitation': StaffLinkFacts;
  'staff-password': StaffLinkFacts;
  /** `at` is UTC, ISO; `by` is '' where the person did it. */
  'account-changed': { name: string; change: AccountChange; at: string; by: string };
  'staff-alert': { name: string; news: StaffNewsFacts };
  'trade-application': { application: Application };
  'trade-acknowledgement': { application: Application };
  /** `code` proves the class of trade customers; null where it was taken back. */
  'trade-approved': { application: Application; code: string | null };
  'trade-declined': { application: Application };
  'class-code': { code: string; className: string };
  /** `endsAt` in UTC, ISO. `leaveToken` for advertising alone. */
  'offer-code': { code: string; offer: string; endsAt: string | null; leaveToken: string | null };
};

/** A mail to be written: its recipient, its facts and the shop it comes from. */
export type MailContent = {
  [Kind in MailKind]: {
    mail: Kind;
    to: string;
    /** '': replies go to the sender. */
    replyTo: string;
    facts: MailFacts[Kind];
    /** The owner's words, filled in. */
    subject: string;
    introduction: string;
    /** The papers attached: 'VAT invoice INV-000042'. */
    papers?: readonly string[];
    shop: ShownSettings;
    /** The shop's address, without a slash at the end. */
    home: string;
  };
}[MailKind];

/** A written mail. `leaveLink` is the address of leaving by one click (RFC 8058), for advertising only. */
export type WrittenMail = { subject: string; html: string; leaveLink: string | null };

export type WriteMail = (content: MailContent) => WrittenMail;
