import { countText } from '#domain/text/count-text.ts';
import { DAYS_TO_CANCEL } from './return-right.ts';

/** What the shop's settings say about goods of which somebody changed their mind. */
export type ReturnTerms = {
  /** Days to change one's mind after the last arrival: never fewer than the law's. */
  returnDays: number;
  /** The shop pays for sending back what somebody changed their mind about. */
  freeReturns: boolean;
};

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
