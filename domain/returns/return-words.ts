import { longDay } from '#domain/text/london-day.ts';
import type {
  GoodsCondition,
  ReturnCause,
  ReturnRefusal,
  ReturnRemedy,
  ReturnRight,
} from './return-situation.ts';

/** The causes as a customer reads them. */
export const CAUSE_NAMES: Record<ReturnCause, string> = {
  'changed-mind': 'I have changed my mind',
  faulty: 'It is faulty, or not as described',
  'damaged-on-the-way': 'It came damaged',
  'wrong-goods': 'It is not what I ordered',
  'not-arrived': 'It has not come',
};

/** The same as staff read them. */
export const CAUSE_LABELS: Record<ReturnCause, string> = {
  'changed-mind': 'Changed their mind',
  faulty: 'Faulty or not as described',
  'damaged-on-the-way': 'Damaged on the way',
  'wrong-goods': 'Not what was ordered',
  'not-arrived': 'Has not come',
};

export const CONDITION_NAMES: Record<GoodsCondition, string> = {
  untouched: 'As it came, nothing opened',
  'looked-at': 'Opened and looked at; any seal on the product is whole',
  unsealed: 'The seal on the product is broken',
  used: 'Used',
};

export const REMEDY_NAMES: Record<ReturnRemedy, string> = {
  refund: 'Money back',
  'reject-or-repair': 'As the customer chooses: money back, repair or replacement',
  'repair-or-replace': 'Repair or replacement; money back if that fails',
  'final-reject-or-price-reduction': 'As the customer chooses: money back, or keep it for less',
  'deliver-or-refund': 'Send it, or give the money back',
};

/** Why the law gives nothing, as a sentence to the customer. */
export const REFUSAL_WORDS: Record<ReturnRefusal, string> = {
  unsealed:
    'Goods that were sealed for health or hygiene reasons cannot come back once they have been unsealed, unless something is wrong with them.',
  'made-to-order':
    'Goods that were made to your own wish cannot come back, unless something is wrong with them.',
  perishable: 'Goods that spoil or expire quickly cannot come back, unless something is wrong with them.',
  mixed:
    'Goods that were mixed with others, so that nobody can part them, cannot come back, unless something is wrong with them.',
  digital: 'What was supplied digitally with your consent cannot be cancelled any more.',
  'too-late':
    'The time to change your mind is over. It does not matter where something is wrong with the goods.',
  'out-of-time': 'The time in which the law lets goods be complained of is over.',
  'bought-at-the-counter':
    'The right to change your mind is for goods bought at a distance; these were bought at the counter.',
  'not-a-consumer': 'The right to change your mind is for people who do not buy for a trade.',
  'still-promised': 'It is on its way, and the day by which it was promised is not over.',
  'not-sent-yet': 'It has not been sent yet.',
};

/** 'Goods that were sealed … (Consumer Contracts Regulations 2013, regulation 28(3)(a))'. */
export function refusalText(right: Extract<ReturnRight, { isOpen: false }>): string {
  return `${REFUSAL_WORDS[right.why]} (${right.source})`;
}

/** What a right comes to, in a line for staff. */
export function rightText(right: ReturnRight): string {
  if (!right.isOpen) return refusalText(right);
  const until = right.until === null ? '' : `, until ${longDay(right.until)}`;
  return `${REMEDY_NAMES[right.remedy]}${until} (${right.source})`;
}
