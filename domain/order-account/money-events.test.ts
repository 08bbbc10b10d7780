import { expect, test } from 'vitest';
import { orderTimeline } from '#domain/order/order-timeline.ts';
import { type MoneyEvent, moneyEvents, withMoneyEvents } from './money-events.ts';

const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
const REFUND = {
  id: 'refund-1',
  state: 'done',
  reference: 're_1',
  amountPence: 500,
  reason: 'Broken in the post',
  requestedAt: at(4),
};
const PAID = { kind: 'captured' as const, amountPence: 2000, reference: 'pi_1', at: at(2) };
const namesOf = (events: readonly MoneyEvent[]) => events.map(({ name }) => name);

test('a payment that failed and was held is shown as paid alone once it is', () => {
  const tries = [
    { kind: 'declined' as const, amountPence: 0, reference: 'pi_1 no', at: at(1) },
    { kind: 'authorised' as const, amountPence: 2000, reference: 'pi_1', at: at(1) },
  ];
  expect(namesOf(moneyEvents(tries, []))).toEqual(['A payment did not go through', 'Held by your bank']);
  expect(namesOf(moneyEvents([...tries, PAID], []))).toEqual(['Paid']);
});

test('a refund is shown on its way, then done, once and with its reason', () => {
  const open = moneyEvents([PAID], [{ ...REFUND, state: 'pending' }]);
  expect(open.at(-1)).toMatchObject({ name: 'Refund on its way', amountPence: 500, isUnderWay: true });
  expect(open.at(-1)?.text).toContain('Broken in the post');
  const done = moneyEvents(
    [PAID, { kind: 'refunded', amountPence: 500, reference: 're_1', at: at(5) }],
    [REFUND],
  );
  expect(namesOf(done)).toEqual(['Paid', 'Refunded']);
  expect(done[1]).toMatchObject({ text: 'Broken in the post', isUnderWay: false });
});

test('a refund that failed is told, also one that had been done', () => {
  const failed = { ...REFUND, state: 'failed' };
  const refused = moneyEvents([PAID], [{ ...failed, reference: null }]);
  expect(refused.at(-1)).toMatchObject({
    name: 'Refund',
    amountPence: 500,
    text: 'The refund did not go through; we are on it.',
  });
  const back = moneyEvents(
    [
      PAID,
      { kind: 'refunded', amountPence: 500, reference: 're_1', at: at(5) },
      { kind: 'refund-failed', amountPence: 500, reference: 're_1', at: at(6) },
    ],
    [failed],
  );
  expect(namesOf(back)).toEqual(['Paid', 'Refunded', 'A refund came back to us']);
  expect(back.at(-1)?.text).toContain('did not go through');
});

test('a refund of a test card waits for no bank', () => {
  const [, open] = moneyEvents([PAID], [{ ...REFUND, state: 'pending' }], { isTestCard: true });
  expect(open?.text).toBe('Broken in the post No money was taken.');
});

test('money stands after the step it followed, and before those that lie ahead', () => {
  const steps = orderTimeline('processing', [
    { at: at(1), from: null, to: 'confirmed' },
    { at: at(3), from: 'confirmed', to: 'processing' },
  ]);
  const all = withMoneyEvents(steps, moneyEvents([PAID], [{ ...REFUND, state: 'requested' }]));
  expect(all.map((each) => ('name' in each ? each.name : each.status))).toEqual([
    'confirmed',
    'Paid',
    'processing',
    'Refund on its way',
    'shipped',
    'delivered',
  ]);
});
