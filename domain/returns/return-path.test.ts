import { expect, test } from 'vitest';
import { nextWords, rightForCustomer } from './customer-words.ts';
import { parsePathRequest } from './path-request.ts';
import { type GoodsSituation, pathsOfOrder } from './return-path.ts';
import { returnRight } from './return-right.ts';
import type { LineFacts } from './rights-of-line.ts';

const FACTS = {
  isConsumer: true,
  isDistance: true,
  isSealed: false,
  isMadeToOrder: false,
  isDigitalSupplied: false,
  lastArrivedOn: '2026-12-01',
  arrivedOn: '2026-12-01',
  wasSent: true,
  promisedBy: null,
  wasNotTold: false,
  remedyFailed: false,
  claimsIn: 'england-and-wales',
  perishesInDays: null,
  isMixed: false,
  orderedOn: '2026-11-25',
  toldOn: null,
  freeReturns: false,
  shopDays: 14,
  today: '2026-12-05',
} satisfies LineFacts;
const sent = (more: Partial<LineFacts> = {}, lineId = 'cream'): GoodsSituation => {
  const facts = { ...FACTS, ...more };
  return { lineId, name: 'Cream', variant: 'Standard', wasSent: facts.wasSent, most: 2, facts };
};
const open = (situations: GoodsSituation[]) =>
  pathsOfOrder(situations).map(({ path, isOpen, until }) => [path, isOpen, until]);

test('what was sent comes back until the last day, and can be complained of', () => {
  expect(open([sent()])).toEqual([
    ['cancel', false, null],
    ['send-back', true, '2026-12-15'],
    ['wrong', true, '2026-12-31'],
  ]);
});

test('after the last day only what is wrong is open', () => {
  expect(open([sent({ today: '2026-12-16' })])).toEqual([
    ['cancel', false, null],
    ['send-back', false, null],
    ['wrong', true, '2026-12-31'],
  ]);
});

test('what waits is cancelled; it is neither sent back nor complained of while it is promised', () => {
  const unsent = sent({ wasSent: false, arrivedOn: null, lastArrivedOn: null });
  const waits = { ...unsent, facts: { ...unsent.facts, promisedBy: '2026-12-09' } };
  expect(open([waits])).toEqual([
    ['cancel', true, null],
    ['send-back', false, null],
    ['wrong', false, null],
  ]);
});

test('of goods that were sealed, the answer alone closes the way', () => {
  const [, back] = pathsOfOrder([sent({ isSealed: true })]);
  const right = (condition: string) =>
    back?.lines[0]?.rights.find((each) => each.condition === condition)?.right.isOpen;
  expect(back?.isOpen).toBe(true);
  expect([right('untouched'), right('looked-at'), right('unsealed'), right('used')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const [, unsealed] = pathsOfOrder([sent()]);
  expect(unsealed?.lines[0]?.rights.map(({ condition }) => condition)).not.toContain('unsealed');
});

test('nobody of a counter sale changes their mind by the page, and the law says why', () => {
  const [, back] = pathsOfOrder([sent({ isDistance: false })]);
  expect(back?.text).toContain('at the counter');
});

test('a form says the cause of its path, and which pieces of a line it means', () => {
  const fields = { 'pieces.a': '1', 'cause.a': 'faulty', wish: 'same' };
  expect(parsePathRequest('cancel', fields)).toMatchObject({
    ok: true,
    value: { wish: 'money', lines: [{ cause: 'changed-mind', wasSent: false }] },
  });
  expect(parsePathRequest('send-back', { ...fields, wish: 'another', 'wanted.a': 'v1' })).toMatchObject({
    value: { wish: 'another', lines: [{ cause: 'changed-mind', wasSent: true, wantedVariantId: 'v1' }] },
  });
  expect(parsePathRequest('wrong', fields)).toMatchObject({
    value: { wish: 'same', lines: [{ cause: 'faulty', wasSent: true }] },
  });
  expect(parsePathRequest('wrong', { ...fields, 'cause.a': 'changed-mind' }).ok).toBe(false);
  const late = parsePathRequest('wrong', { ...fields, 'cause.a': 'not-arrived' });
  expect(late.ok && late.value.lines[0]).not.toHaveProperty('wasSent');
});

test('the words say the sum at most, who pays and by when', () => {
  const right = returnRight({ ...FACTS, cause: 'changed-mind', condition: 'used' });
  if (!right.isOpen) throw new Error('It is open');
  const words = nextWords({
    today: '2026-12-05',
    wish: 'money',
    lines: [{ wasSent: true, cause: 'changed-mind', right }],
    mostPence: 1250,
    deliveryPence: 250,
    sendsMail: true,
  }).join(' ');
  for (const part of [
    'at most £12.50 back',
    '£2.50 of it for delivery',
    'within 14 days of our telling you where to',
    'is yours',
    'lost in value',
  ])
    expect(words).toContain(part);
  expect(rightForCustomer({ ...right, postage: 'shop' })).toContain('We pay for sending it back.');
});
