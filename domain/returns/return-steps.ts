import { comesBack, isOpenReturn, RETURN_STATE_NAMES, type Return, type ReturnState } from './return.ts';

type StepRow = {
  from: readonly ReturnState[];
  to: ReturnState;
  /** What the button says. */
  label: string;
};

/** What can be done with a return, from which states and to which. */
export const RETURN_STEPS = {
  approve: { from: ['asked'], to: 'approved', label: 'Approve it' },
  /** Also once it was looked at: the seal of a sealed cream may be broken. */
  refuse: { from: ['asked', 'received', 'inspected'], to: 'refused', label: 'Refuse it' },
  'note-sent': { from: ['approved'], to: 'on-its-way', label: 'It was sent' },
  /** What comes late is received all the same. */
  receive: { from: ['approved', 'on-its-way', 'ended', 'withdrawn'], to: 'received', label: 'It has come' },
  inspect: { from: ['received'], to: 'inspected', label: 'Save what was found' },
  settle: { from: ['inspected'], to: 'settled', label: 'Pay back' },
  /** Nothing has to come back, or the shop does not want it. */
  'settle-without-goods': {
    from: ['asked', 'approved', 'on-its-way'],
    to: 'settled',
    label: 'Settle without goods',
  },
  withdraw: { from: ['asked', 'approved'], to: 'withdrawn', label: 'The customer withdrew it' },
  /** By the shop itself, once nothing came in time. */
  end: { from: ['approved'], to: 'ended', label: 'End it' },
  'ask-again': { from: ['refused', 'withdrawn', 'ended'], to: 'asked', label: 'Decide it anew' },
} as const satisfies Record<string, StepRow>;

export type ReturnStep = keyof typeof RETURN_STEPS;

/** What is written in its history: the steps, and that it was asked. */
export type ReturnStepName = ReturnStep | 'ask';

export const RETURN_STEP_NAMES = Object.keys(RETURN_STEPS).filter(isReturnStep);

export function isReturnStep(text: string): text is ReturnStep {
  return Object.hasOwn(RETURN_STEPS, text);
}

/** True for a step by which money goes back. */
export function isAboutMoney(step: ReturnStep): boolean {
  return step === 'settle' || step === 'settle-without-goods';
}

/** Follows the name of who did it. */
export const STEP_DONE: Record<ReturnStepName, string> = {
  ask: 'asked',
  approve: 'approved it',
  refuse: 'refused it',
  'note-sent': 'noted that it was sent',
  receive: 'noted that it has come',
  inspect: 'looked at it',
  settle: 'settled it',
  'settle-without-goods': 'settled it without goods',
  withdraw: 'withdrew it',
  end: 'ended it, as nothing came',
  'ask-again': 'opened it again',
};

type Standing = Pick<Return, 'state'> & {
  lines: readonly Pick<Return['lines'][number], 'wasSent' | 'cause'>[];
};

/** The reason a step cannot be made, as a sentence for staff; null where it can. */
export function whyNot(step: ReturnStep, { state, lines }: Standing): string | null {
  const { from }: StepRow = RETURN_STEPS[step];
  if (!from.includes(state)) return `It is ‘${RETURN_STATE_NAMES[state]}’ now.`;
  const isAboutGoods = step === 'note-sent' || step === 'receive';
  if (isAboutGoods && !lines.some(comesBack)) return 'Nothing of it has to come back.';
  return null;
}

/** True where the customer can still take it back: nothing was sent. */
export function mayWithdraw(given: Standing): boolean {
  return isOpenReturn(given.state) && whyNot('withdraw', given) === null;
}
