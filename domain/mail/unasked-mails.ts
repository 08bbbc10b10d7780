import type { MailRequest } from './mail-request.ts';

/** Mails of one kind to one address, in a day, that a form causes: anybody can enter somebody else's address. */
export const MOST_UNASKED_MAILS_A_DAY = 5;
/** Somebody may really order for a whole office; a stranger gets no more than that. */
const MOST_ORDER_MAILS = 10;

/** Every mail that a stranger can cause to any address, by a form or an order, and how many of them go to one address in a day. */
export const UNASKED_MAILS = {
  'newsletter-confirmation': MOST_UNASKED_MAILS_A_DAY,
  'stock-confirmation': MOST_UNASKED_MAILS_A_DAY,
  'review-confirmation': MOST_UNASKED_MAILS_A_DAY,
  'question-confirmation': MOST_UNASKED_MAILS_A_DAY,
  'contact-acknowledgement': MOST_UNASKED_MAILS_A_DAY,
  'trade-acknowledgement': MOST_UNASKED_MAILS_A_DAY,
  'order-confirmation': MOST_ORDER_MAILS,
  'payment-needed': MOST_ORDER_MAILS,
  'payment-failed': MOST_ORDER_MAILS,
  'order-expired': MOST_ORDER_MAILS,
} as const satisfies Partial<Record<MailRequest['mail'], number>>;

type UnaskedKind = keyof typeof UNASKED_MAILS;

export type UnaskedMail = Extract<MailRequest, { mail: UnaskedKind }>;
/** Mails that somebody asked for, or paid for: the confirmation of an order that was paid always goes. */
export type AskedMail = Exclude<MailRequest, { mail: Exclude<UnaskedKind, 'order-confirmation'> }>;
