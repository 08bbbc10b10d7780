import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BulkChange, type BulkProduct, planBulkChange } from './bulk-change.ts';
import { differenceOf, parseDifference, planUndo } from './bulk-difference.ts';
import { GOODS_CHANGES } from './bulk-goods.ts';

const variant = (fields: Partial<BulkProduct['variants'][number]> = {}) => ({
  id: 'one',
  name: 'Standard',
  pricePence: null,
  originalPricePence: null,
  grams: null,
  costPence: null,
  stock: 10,
  ...fields,
});

const product = (fields: Partial<BulkProduct> = {}): BulkProduct => ({
  id: 'p',
  name: 'Quill Balm',
  pricePence: 2000,
  originalPricePence: null,
  discountPercent: null,
  brandId: 'b',
  categoryId: 'c',
  typeId: null,
  goodsKind: null,
  originCountry: null,
  commodityCode: null,
  gbPersonId: null,
  euPersonId: null,
  attributes: [],
  status: 'published',
  featured: false,
  isSet: false,
  variants: [variant()],
  ...fields,
});

const lower = (amount: number): BulkChange => ({ kind: 'price', how: 'lower', amount, ending: null });

const NAMES = new Map(['b', 'c', 'foundation', 'skin-type:dry'].map((name) => [name, name]));

function after(before: BulkProduct, change: BulkChange): BulkProduct {
  const planned = planBulkChange(before, change);
  if (planned.outcome !== 'changed') throw new Error(JSON.stringify(planned));
  return planned.after;
}

test('a price below zero is refused', () => {
  expect(planBulkChange(product(), lower(2500))).toEqual({
    outcome: 'refused',
    reason: 'The price would be below £0.00.',
  });
});

test('prices of variants move with the price of the product, and are not overwritten by one price for all', () => {
  const sizes = product({ variants: [variant(), variant({ id: 'two', name: '100 ml', pricePence: 5000 })] });
  expect(after(sizes, lower(500)).variants.map(({ pricePence }) => pricePence)).toEqual([null, 4500]);
  expect(planBulkChange(sizes, { kind: 'price', how: 'set', amount: 900, ending: null })).toMatchObject({
    outcome: 'refused',
  });
});

test('a price above its original price is refused, one that reaches it is no longer reduced', () => {
  const reduced = product({ originalPricePence: 2500, discountPercent: 20 });
  const raise = (amount: number): BulkChange => ({ kind: 'price', how: 'raise', amount, ending: null });
  expect(planBulkChange(reduced, raise(600))).toMatchObject({ outcome: 'refused' });
  expect(after(reduced, raise(500))).toMatchObject({
    pricePence: 2500,
    originalPricePence: null,
    discountPercent: null,
  });
  expect(after(reduced, raise(250))).toMatchObject({ originalPricePence: 2500, discountPercent: 10 });
});

test('a reduction ends by going back to the original price', () => {
  const original: BulkChange = { kind: 'price', how: 'original', amount: 0, ending: null };
  expect(after(product({ originalPricePence: 2500 }), original)).toMatchObject({
    pricePence: 2500,
    originalPricePence: null,
  });
  expect(planBulkChange(product(), original)).toEqual({ outcome: 'unchanged' });
});

test('stock is counted for each variant and never below zero', () => {
  const shades = product({
    variants: [variant({ stock: 3 }), variant({ id: 'two', name: 'Plum', stock: 8 })],
  });
  expect(after(shades, { kind: 'stock', how: 'add', count: 5 }).variants.map(({ stock }) => stock)).toEqual([
    8, 13,
  ]);
  expect(planBulkChange(shades, { kind: 'stock', how: 'subtract', count: 4 })).toEqual({
    outcome: 'refused',
    reason: 'Standard has only 3 in stock.',
  });
});

test('restoring leaves what is not archived as it is', () => {
  expect(planBulkChange(product(), { kind: 'restore' })).toEqual({ outcome: 'unchanged' });
  expect(after(product({ status: 'archived' }), { kind: 'restore' }).status).toBe('draft');
});

test('undoing brings back what a change replaced', () => {
  const arbitrary = fc.oneof(
    fc.record({
      kind: fc.constant('price' as const),
      how: fc.constantFrom('set', 'raise', 'lower', 'raise-percent', 'lower-percent', 'original' as const),
      amount: fc.nat(3000),
      ending: fc.constantFrom(null, 99 as const),
    }),
    fc.record({
      kind: fc.constant('stock' as const),
      how: fc.constantFrom('set', 'add', 'subtract' as const),
      count: fc.nat(20),
    }),
    fc.constantFrom(
      { kind: 'archive' as const },
      { kind: 'feature' as const },
      { kind: 'type' as const, type: { id: 'foundation', categoryId: 'c' } },
      { kind: 'attribute' as const, how: 'add' as const, attribute: 'finish' as const, value: 'matt' },
      { kind: 'attribute' as const, how: 'remove' as const, attribute: 'skin-type' as const, value: 'dry' },
    ),
  );
  fc.assert(
    fc.property(arbitrary, (change) => {
      const before = product({
        originalPricePence: 6000,
        discountPercent: 67,
        attributes: [{ attribute: 'skin-type', value: 'dry' }],
        variants: [variant(), variant({ id: 'two', name: 'Plum', stock: 4 })],
      });
      const planned = planBulkChange(before, change);
      if (planned.outcome !== 'changed') return;
      const difference = parseDifference(JSON.stringify(differenceOf(before, planned.after)));
      expect(planUndo(planned.after, difference, NAMES)).toEqual({ outcome: 'changed', after: before });
    }),
  );
});

test('undoing stock leaves sold what was sold since', () => {
  const before = product();
  const changed = after(before, { kind: 'stock', how: 'add', count: 5 });
  const difference = differenceOf(before, changed);
  const sold = (stock: number) => ({ ...changed, variants: [variant({ stock })] });
  expect(planUndo(sold(12), difference, NAMES)).toMatchObject({ after: { variants: [{ stock: 7 }] } });
  expect(planUndo(sold(4), difference, NAMES)).toMatchObject({ outcome: 'refused' });
});

test('undoing does not overwrite what somebody changed since', () => {
  const before = product();
  const difference = differenceOf(before, after(before, lower(100)));
  expect(planUndo(product({ pricePence: 1500 }), difference, NAMES)).toEqual({
    outcome: 'refused',
    reason: 'Somebody changed it since.',
  });
  expect(planUndo(product({ pricePence: 1900, status: 'draft' }), difference, NAMES)).toMatchObject({
    after: { pricePence: 2000, status: 'draft' },
  });
});

const dry = { attribute: 'skin-type', value: 'dry' } as const;
const matt = { attribute: 'finish', value: 'matt' } as const;

test('a type is set on products of its category alone, and lost by those that leave it', () => {
  const type = { id: 'foundation', categoryId: 'c' };
  expect(after(product(), { kind: 'type', type }).typeId).toBe('foundation');
  expect(planBulkChange(product({ categoryId: 'other' }), { kind: 'type', type })).toMatchObject({
    outcome: 'refused',
  });
  expect(after(product({ typeId: 'foundation' }), { kind: 'type', type: null }).typeId).toBeNull();
  expect(planBulkChange(product(), { kind: 'type', type: null })).toEqual({ outcome: 'unchanged' });
  const moved = after(product({ typeId: 'foundation' }), { kind: 'category', groupId: 'other' });
  expect(moved).toMatchObject({ categoryId: 'other', typeId: null });
  expect(planBulkChange(product({ typeId: 'foundation' }), { kind: 'category', groupId: 'c' })).toEqual({
    outcome: 'unchanged',
  });
});

test('a value of an attribute is added once and taken away alone', () => {
  const both = after(product({ attributes: [dry] }), { kind: 'attribute', how: 'add', ...matt });
  expect(both.attributes).toEqual([matt, dry]);
  expect(planBulkChange(both, { kind: 'attribute', how: 'add', ...dry })).toEqual({ outcome: 'unchanged' });
  expect(after(both, { kind: 'attribute', how: 'remove', ...matt }).attributes).toEqual([dry]);
  expect(planBulkChange(product(), { kind: 'attribute', how: 'remove', ...matt })).toEqual({
    outcome: 'unchanged',
  });
});

test('undoing a value leaves other values that came since, and does not bring back one that is gone', () => {
  const before = product({ attributes: [dry] });
  const added = differenceOf(before, after(before, { kind: 'attribute', how: 'add', ...matt }));
  expect(planUndo(product({ attributes: [matt] }), added, NAMES)).toMatchObject({
    after: { attributes: [] },
  });
  expect(planUndo(before, added, NAMES)).toEqual({
    outcome: 'refused',
    reason: 'Somebody changed it since.',
  });
  const removed = differenceOf(before, product());
  expect(planUndo(product(), removed, NAMES)).toMatchObject({ after: { attributes: [dry] } });
  expect(planUndo(product(), removed, new Map())).toEqual({
    outcome: 'refused',
    reason: 'What it had before is gone.',
  });
});

test('a change stored before attributes could be changed is still read', () => {
  expect(
    parseDifference('{"before":{"featured":false},"after":{"featured":true},"variants":[]}'),
  ).toMatchObject({
    added: [],
    removed: [],
  });
});

test('a cost or weight is set for all, where it is missing, or taken away, and undone to what it was', () => {
  const kinds = ['weight', 'cost'] as const;
  const fact = fc.option(fc.integer({ min: 1, max: 50_000 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...GOODS_CHANGES),
      fc.integer({ min: 1, max: 9000 }),
      fc.array(fc.record({ grams: fact, costPence: fact }), { minLength: 1, maxLength: 4 }),
      (kind, how, amount, facts) => {
        const before = product({ variants: facts.map((one, place) => variant({ id: `v${place}`, ...one })) });
        const planned = planBulkChange(before, { kind, how, amount });
        if (planned.outcome !== 'changed') return;
        const field = kind === 'weight' ? 'grams' : 'costPence';
        for (const [place, one] of planned.after.variants.entries()) {
          const known = facts[place]?.[field] ?? null;
          if (how === 'set') expect(one[field]).toBe(amount);
          if (how === 'fill') expect(one[field]).toBe(known ?? amount);
          if (how === 'clear' || (known === null && how !== 'set' && how !== 'fill'))
            expect(one[field]).toBeNull();
          expect(one[field] ?? 0).toBeGreaterThanOrEqual(0);
        }
        const stored = parseDifference(JSON.stringify(differenceOf(before, planned.after)));
        expect(planUndo(planned.after, stored, NAMES)).toEqual({ outcome: 'changed', after: before });
      },
    ),
  );
});
