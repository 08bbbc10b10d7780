import { inOneLine } from '#domain/shop/postal-address.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';
import { countText } from '#domain/text/count-text.ts';
import { DAYS_TO_CANCEL } from './return-right.ts';

/** What the shop's settings say about goods of which somebody changed their mind. */
export type ReturnTerms = Pick<DeliverySettings, 'returnDays' | 'freeReturns'>;

/** '14 days', or more where the shop gives more: after the last parcel has come. */
export function timeToCancel({ returnDays }: Pick<ReturnTerms, 'returnDays'>): string {
  return countText(Math.max(DAYS_TO_CANCEL, returnDays), 'day');
}

/** '14 days', however long somebody has to change their mind: Consumer Contracts Regulations 2013, regulation 35(4). */
export const TIME_TO_SEND_BACK = countText(DAYS_TO_CANCEL, 'day');

/** Who pays for sending them back, as the end of a sentence. */
export function postageWords({ freeReturns }: Pick<ReturnTerms, 'freeReturns'>): string {
  return freeReturns ? 'we pay for sending them' : 'the cost of sending them is yours';
}

/** Where goods are sent back to; a shop that has not said so says it to each who asks. */
export function whereToSend({ returnAddress }: Pick<DeliverySettings, 'returnAddress'>): string {
  return inOneLine(returnAddress) || 'the address we give you when you tell us';
}
