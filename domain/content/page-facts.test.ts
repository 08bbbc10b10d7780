import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { NO_ORDERS_TAKEN } from '#domain/words/messages.ts';
import { flatPlan } from '../../tests/support/flat-plan.ts';
import { fillFacts, lacksFact, PAGE_FACTS, pageFacts, unknownFacts } from './page-facts.ts';

const facts = (
  delivery: Partial<typeof DEFAULT_SETTINGS.delivery> & Parameters<typeof flatPlan>[0] = {},
  { isDemo = false, offersCard = false, takesTestCard = false, sendsMail = true, mailServer = '' } = {},
) =>
  pageFacts(
    settingsAt(
      {
        ...DEFAULT_SETTINGS,
        delivery: { ...DEFAULT_SETTINGS.delivery, ...delivery },
        plan: flatPlan(delivery),
      },
      '2026-04-01T12:00:00.000Z',
    ),
    { isDemo, offersCard, takesTestCard, sendsMail, mailServer },
  );

test('what is said of returns and of cash orders that are asked about follows the settings', () => {
  expect(facts()).toMatchObject({
    'returns.days': '14 days',
    'returns.postage': 'the cost of sending them is yours',
    'returns.address': 'the address we give you when you tell us',
    'if:free-returns': '',
    'if:longer-returns': '',
    'if:cash-question': '',
  });
  const more = { returnDays: 30, freeReturns: true, returnAddress: '1 Return Row\nLeeds', returnReasons: '' };
  expect(facts({ ...more, askCashAfterDays: 2, cashReplyDays: 3 })).toMatchObject({
    'returns.days': '30 days',
    'returns.postage': 'we pay for sending them',
    'returns.address': '1 Return Row, Leeds',
    'returns.reasons': '',
    'if:no-free-returns': '',
    'if:no-longer-returns': '',
    'if:cash-question': 'yes',
    'cash.replyTime': '3 days',
  });
});

test('every named fact has a value', () => {
  expect(Object.keys(facts())).toEqual(Object.keys(PAGE_FACTS));
});

test('delivery facts follow the settings', () => {
  expect(facts()).toMatchObject({
    'delivery.price': '£5.99',
    'delivery.freeFrom': '£50',
    'delivery.condition': 'on orders of £50 or more',
    'delivery.example': 'Goods worth less than £50 pay £5.99; goods worth £50 or more pay nothing.',
  });
  expect(facts({ freeFromPence: null })).toMatchObject({ 'delivery.freeFrom': '', 'delivery.condition': '' });
  expect(facts({ pricePence: 0 })).toMatchObject({
    'delivery.price': 'free',
    'delivery.condition': 'on every order',
  });
});

test('the name of a fact is replaced by its value, an unknown name stays', () => {
  expect(fillFacts('From {{ shop.name }}, {{shop.nmae}}.', facts())).toBe('From Zabelle, {{shop.nmae}}.');
  expect(unknownFacts('{{shop.name}} {{shop.nmae}} {{product:rose}}')).toEqual(['shop.nmae']);
});

test('only a fact that is not set is lacking', () => {
  expect(lacksFact('Number {{legal.number}}', facts())).toBe(true);
  expect(lacksFact('By {{shop.name}} {{no.fact}}', facts())).toBe(false);
  expect(facts({}, { isDemo: true })['shop.demo']).toContain('no payment is taken');
  const byTestCard = { isDemo: true, offersCard: true, takesTestCard: true };
  expect(facts({}, byTestCard)['shop.demo']).toContain('no payment is taken');
  const byStripe = { ...byTestCard, takesTestCard: false };
  expect(facts({}, byStripe)['shop.demo']).toBe(
    'This is a demo shop: its products are examples and nothing is sent.',
  );
});

test('the ways to pay are those the shop offers', () => {
  const ways = (cashOnDelivery: boolean, offersCard: boolean) =>
    facts({ cashOnDelivery }, { offersCard })['payment.ways'];
  expect(ways(true, false)).toBe('You pay in cash when the parcel is delivered.');
  expect(ways(true, true)).toBe('You pay in cash when the parcel is delivered, or by card at the checkout.');
  expect(ways(false, true)).toBe('You pay by card at the checkout.');
  expect(ways(false, false)).toBe(`${NO_ORDERS_TAKEN}.`);
});

test('a condition leaves a text out or prints nothing', () => {
  const withMail = facts({}, { sendsMail: true });
  expect(lacksFact('{{if:mail}}We write to you.', withMail)).toBe(false);
  expect(lacksFact('{{if:no-mail}}We write nothing.', withMail)).toBe(true);
  expect(fillFacts('{{if:mail}}We write to you.', withMail)).toBe('We write to you.');
});
