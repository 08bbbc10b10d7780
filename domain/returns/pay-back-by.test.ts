import { expect, test } from 'vitest';
import { payBackBy } from './pay-back-by.ts';

const MIND = { wasSent: true, cause: 'changed-mind' } as const;
const UNSENT = { wasSent: false, cause: 'changed-mind' } as const;
const FAULTY = { wasSent: true, cause: 'faulty' } as const;
const BASE = {
  declaredOn: '2026-03-01',
  agreedOn: null,
  sentOn: null,
  receivedOn: null,
  wish: 'money',
} as const;

test.each([
  ['nothing is known yet', { ...BASE, lines: [MIND] }, null],
  ['it came back', { ...BASE, receivedOn: '2026-03-10', lines: [MIND] }, '2026-03-24'],
  [
    'the proof of sending is first',
    { ...BASE, sentOn: '2026-03-05', receivedOn: '2026-03-10', lines: [MIND] },
    '2026-03-19',
  ],
  [
    'it came before the proof',
    { ...BASE, sentOn: '2026-03-12', receivedOn: '2026-03-10', lines: [MIND] },
    '2026-03-24',
  ],
  ['it had not left', { ...BASE, lines: [UNSENT] }, '2026-03-15'],
  ['faulty, not agreed yet', { ...BASE, receivedOn: '2026-03-10', lines: [FAULTY] }, null],
  [
    'faulty, agreed: days that begin with that one',
    { ...BASE, agreedOn: '2026-03-10', lines: [FAULTY] },
    '2026-03-23',
  ],
  [
    'of several the soonest',
    { ...BASE, agreedOn: '2026-03-10', lines: [MIND, UNSENT, FAULTY] },
    '2026-03-15',
  ],
])('money is due by the law: %s', (_what, facts, day) => {
  expect(payBackBy(facts)).toBe(day);
});
