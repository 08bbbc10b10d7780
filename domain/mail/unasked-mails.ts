import type { MailKind } from './mail-request.ts';

/** Mails of one kind to one address, in a day, that a form causes: anybody can enter somebody else's address. */
export const MOST_UNASKED_MAILS_A_DAY = 5;
/** Somebody may really order for a whole office; a stranger gets no more than that. */
const MOST_ORDER_CONFIRMATIONS = 10;

export function mostUnaskedMailsADay(kind: MailKind): number {
  return kind === 'order-confirmation' ? MOST_ORDER_CONFIRMATIONS : MOST_UNASKED_MAILS_A_DAY;
}
