import { expect, test } from 'vitest';
import { datedMarginTenths } from './dated-margin.ts';
import { datedState } from './dated-price.ts';
import { parseDatedPrice } from './dated-price-form.ts';
import { choiceErrors, choiceText, choiceWords, parseChoice } from './product-choice.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const WEEKEND = {
  name: 'Weekend',
  how: 'percent',
  amount: '20',
  ending: '99',
  from: '2026-11-27T18:00',
  until: '2026-11-30T00:00',
};

test('times are those of London, and a blank beginning is now', () => {
  expect(parseDatedPrice(WEEKEND, NOW)).toEqual({
    ok: true,
    dated: {
      name: 'Weekend',
      how: 'percent',
      amount: 2000,
      ending: 99,
      fromAt: '2026-11-27T18:00:00.000Z',
      untilAt: '2026-11-30T00:00:00.000Z',
    },
  });
  expect(parseDatedPrice({ ...WEEKEND, from: '' }, NOW)).toMatchObject({ ok: true, dated: { fromAt: null } });
});

test('each field that is missing or wrong is named', () => {
  const errorsOf = (fields: Record<string, string>) => {
    const parsed = parseDatedPrice({ ...WEEKEND, ...fields }, NOW);
    return parsed.ok ? {} : parsed.errors;
  };
  expect(Object.keys(errorsOf({ name: ' ', amount: '', until: '' }))).toEqual(['name', 'amount', 'until']);
  expect(errorsOf({ amount: '100' }).amount).toContain('below 100');
  expect(errorsOf({ how: 'sum', amount: '0' }).amount).toContain('above 0');
  expect(errorsOf({ from: '2026-11-20T11:00' }).from).toContain('in the past');
  expect(errorsOf({ from: '2026-11-20T11:50' })).toEqual({});
  expect(errorsOf({ until: '2026-11-27T18:00' }).until).toContain('after it begins');
  expect(errorsOf({ until: '2027-11-27T18:00' }).until).toContain('182 days');
  expect(errorsOf({ until: 'Sunday' }).until).toContain('a time in London');
});

test('a choice is stored as the address that made it, and named for people', () => {
  const rule = parseChoice(
    new URLSearchParams(
      'all=yes&brand=b1&search=rose&type=t1&value=skin-type:dry&priceFrom=10&sort=name&page=3',
    ),
  );
  expect(parseChoice(new URLSearchParams(choiceText(rule)))).toEqual(rule);
  expect(choiceWords(rule, (id) => ({ b1: 'Lumen', t1: 'Serum', 'skin-type:dry': 'Dry' })[id] ?? id)).toBe(
    '‘rose’, brand Lumen, type Serum, Dry, price from £10.00',
  );
  const hand = parseChoice(new URLSearchParams('ids=a&ids=b&ids=a'));
  expect(hand).toEqual({ by: 'hand', ids: ['a', 'b'] });
  expect(choiceWords(hand, (id) => id)).toBe('2 products chosen by hand');
  expect(choiceWords(parseChoice(new URLSearchParams()), (id) => id)).toBe('All products');
  expect(choiceErrors(new URLSearchParams('priceFrom=x&priceTo=5'))).toHaveProperty('priceFrom');
  expect(choiceErrors(new URLSearchParams('priceFrom=9&priceTo=5'))).toHaveProperty('priceTo');
});

test('a state follows from the times', () => {
  const times = {
    ...{ fromAt: '2026-11-20T00:00:00.000Z', untilAt: '2026-11-22T00:00:00.000Z', stopAt: null },
    ...{ startedAt: null, begunAt: null, endedAt: null, cancelledAt: null },
  };
  expect(datedState(times, '2026-11-19T00:00:00.000Z')).toBe('scheduled');
  expect(datedState(times, NOW)).toBe('beginning');
  expect(datedState({ ...times, startedAt: NOW, begunAt: NOW }, NOW)).toBe('running');
  expect(datedState({ ...times, begunAt: NOW, stopAt: NOW }, NOW)).toBe('ending');
  expect(datedState(times, '2026-11-22T00:00:00.000Z')).toBe('ending');
  expect(datedState({ ...times, endedAt: NOW }, NOW)).toBe('ended');
  expect(datedState({ ...times, cancelledAt: NOW }, NOW)).toBe('cancelled');
});

test('a margin is of the net price and of the dearest cost, and unknown where one cost is', () => {
  const variant = { id: 'v', name: 'V', pricePence: null, originalPricePence: null, grams: null, stock: 1 };
  const line = { variantId: null, newPence: 1200 };
  const variants = [
    { ...variant, costPence: 500 },
    { ...variant, id: 'w', costPence: 600 },
  ];
  expect(datedMarginTenths({ variants }, line, 20)).toBe(400);
  expect(datedMarginTenths({ variants }, line, null)).toBe(500);
  expect(
    datedMarginTenths({ variants: [...variants, { ...variant, costPence: null }] }, line, 20),
  ).toBeNull();
  expect(datedMarginTenths({ variants }, { variantId: null, newPence: 600 }, 20)).toBe(-200);
});
