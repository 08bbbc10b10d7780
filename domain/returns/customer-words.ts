import { formatPounds, type Pence } from '#domain/money/money.ts';
import { addDays, longDay } from '#domain/text/london-day.ts';
import { comesBack, type Return, type ReturnState, type ReturnWish } from './return.ts';
import { DAYS_TO_CANCEL } from './return-right.ts';
import type { ReturnCause, ReturnRemedy, ReturnRight } from './return-situation.ts';
import type { ReturnStepName } from './return-steps.ts';
import { TIME_TO_SEND_BACK } from './return-terms.ts';
import { refusalText } from './return-words.ts';

/** What an answer on the form comes to, as a sentence to the customer. */
export function rightForCustomer(right: ReturnRight): string {
  if (!right.isOpen) return refusalText(right);
  const until = right.until === null ? '' : ` until ${longDay(right.until)}`;
  return [`${REMEDIES[right.remedy]}${until}.`, postageText(right), right.mayBeReduced && WORTH_LESS]
    .filter(Boolean)
    .join(' ');
}

const REMEDIES: Record<ReturnRemedy, string> = {
  refund: 'You can have your money back',
  'reject-or-repair':
    'You choose: your money back, or a repair or replacement; you can ask for money back at once',
  'repair-or-replace': 'We repair or replace it; if that fails you can have money back. You can ask for it',
  'final-reject-or-price-reduction': 'You choose: your money back, or keep it for less',
  'deliver-or-refund': 'We send it, or give you your money back',
};

const WORTH_LESS =
  'It has been used more than it takes to see what it is: what it lost in value by that may be taken off what you get back.';

function postageText({ postage }: Extract<ReturnRight, { isOpen: true }>): string {
  if (postage === null) return '';
  return postage === 'shop' ? 'We pay for sending it back.' : 'The cost of sending it back is yours.';
}

/** What somebody is about to send, as far as the next steps follow from it. */
export type AskedFacts = {
  today: string;
  wish: ReturnWish;
  lines: readonly {
    wasSent: boolean;
    cause: ReturnCause;
    right: Extract<ReturnRight, { isOpen: true }>;
  }[];
  /** At most, with `deliveryPence` of it for delivery. */
  mostPence: Pence;
  deliveryPence: Pence;
  sendsMail: boolean;
};

/** What happens next, sentence by sentence, for the review before a request is sent. */
export function nextWords(facts: AskedFacts): string[] {
  const { lines, sendsMail, today } = facts;
  const back = lines.some(comesBack);
  const isMind = lines.some(({ cause }) => cause === 'changed-mind');
  const paid = lines.filter(({ right }) => right.postage !== null);
  const isOurs = paid.every(({ right }) => right.postage === 'shop');
  return [
    sendsMail
      ? `We write to you at once that you told us on ${longDay(today)}.`
      : `We keep that you told us on ${longDay(today)}.`,
    back
      ? 'We look at it and tell you where to send it. Please keep the goods until then.'
      : 'We look at it and tell you what becomes of it. You need not send anything back.',
    back && isMind && `Please send it back within ${TIME_TO_SEND_BACK} of our telling you where to.`,
    back &&
      (isOurs
        ? 'We pay for sending it back.'
        : 'The cost of sending back what you changed your mind about is yours.'),
    moneyText(facts, back),
    lines.some(({ right }) => right.mayBeReduced) && WORTH_LESS,
  ].filter((text) => typeof text === 'string');
}

function moneyText({ wish, lines, mostPence, deliveryPence, today }: AskedFacts, back: boolean): string {
  if (wish === 'another')
    return 'If we have it, we send you the other one when yours is back. A difference in price is paid by you or given back to you.';
  if (wish === 'same')
    return 'If we have it, we send you the same again, free of charge; otherwise you get your money back.';
  if (mostPence === 0)
    return 'We have noted no payment for it yet: what you have paid for it goes back to you.';
  const sum = `You get at most ${formatPounds(mostPence)} back${deliveryPence > 0 ? `, with ${formatPounds(deliveryPence)} of it for delivery` : ''}, by the way you paid`;
  const isMind = lines.every(({ cause }) => cause === 'changed-mind');
  if (!isMind) return `${sum}, within ${TIME_TO_SEND_BACK} of the day on which we agree.`;
  return back
    ? `${sum}, within ${TIME_TO_SEND_BACK} of the day on which the goods are here, or on which you show us that you sent them.`
    : `${sum}, by ${longDay(addDays(today, DAYS_TO_CANCEL))} at the latest.`;
}

/** How a return stands, as its customer reads it. */
export const CUSTOMER_STATES: Record<ReturnState, { name: string; text: string }> = {
  asked: { name: 'We have your message', text: 'We look at it and write to you.' },
  approved: { name: 'Approved', text: '' },
  'on-its-way': { name: 'On its way to us', text: 'We tell you when it has come.' },
  received: { name: 'It has come', text: 'We look at what came, and pay back what is due.' },
  inspected: { name: 'We have looked at it', text: 'We pay back what is due.' },
  settled: { name: 'Settled', text: '' },
  refused: { name: 'Refused', text: 'If you think that we are wrong, please write to us.' },
  withdrawn: { name: 'You withdrew it', text: 'You can ask again as long as the days for it last.' },
  ended: {
    name: 'Closed, as nothing came',
    text: 'If you have sent it, please show us the proof: we open it again.',
  },
};

/** The steps as the customer reads them; who of the shop did them is not told. */
export const CUSTOMER_STEPS: Record<ReturnStepName, string> = {
  ask: 'You told us',
  approve: 'We approved it',
  refuse: 'We refused it',
  'note-sent': 'It was sent',
  receive: 'It has come',
  inspect: 'We looked at it',
  settle: 'We settled it',
  'settle-without-goods': 'We settled it',
  withdraw: 'You withdrew it',
  end: 'We closed it, as nothing came',
  'ask-again': 'We opened it again',
};

/** What comes next of a return, sentence by sentence. */
export function standingWords(given: Return): string[] {
  const { state, dueOn, endsOn, refundedPence } = given;
  const back = given.lines.some(comesBack);
  return [
    CUSTOMER_STATES[state].text,
    state === 'approved' &&
      (back
        ? 'Please send it to the address below, with its number in the parcel.'
        : 'You need not send anything back.'),
    state === 'approved' &&
      back &&
      (given.postage === 'shop' ? 'We pay for sending it back.' : 'The cost of sending it back is yours.'),
    state === 'approved' &&
      back &&
      endsOn !== null &&
      `If nothing has come by ${longDay(endsOn)}, we close it.`,
    state === 'settled' &&
      (refundedPence > 0 ? `${formatPounds(refundedPence)} went back to you.` : 'No money went back.'),
    state !== 'settled' &&
      dueOn !== null &&
      `Money that is due to you goes back by ${longDay(dueOn)} at the latest.`,
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}
