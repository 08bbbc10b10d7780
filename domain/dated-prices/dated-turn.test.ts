import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BulkProduct, BulkVariant } from '#domain/catalogue/bulk/bulk-change.ts';
import { DATED_CHANGES, type DatedChange, datedChangeText } from './dated-change.ts';
import { beginDated, endDated, withPrices } from './dated-turn.ts';
import { planDated } from './plan-dated.ts';

const pence = fc.integer({ min: 1, max: 20_000 });
const original = fc.option(pence, { nil: null });
const variants = fc
  .array(
    fc.record({
      pricePence: fc.option(pence, { nil: null }),
      originalPricePence: original,
      stock: fc.nat(9),
    }),
    { maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(
      (variant, place): BulkVariant => ({
        id: `v${place}`,
        name: `V${place}`,
        grams: null,
        costPence: null,
        ...variant,
      }),
    ),
  );
const products = fc
  .record({ pricePence: pence, originalPricePence: original, variants })
  .map((drawn): BulkProduct => ({ ...BALM, ...drawn }));
const changes: fc.Arbitrary<DatedChange> = fc.record({
  how: fc.constantFrom(...DATED_CHANGES),
  amount: fc.integer({ min: 1, max: 9999 }),
  ending: fc.constantFrom(99, 95, 49, null),
});

const TIME = { fromAt: '2026-11-27T00:00:00.000Z', untilAt: '2026-11-30T00:00:00.000Z' };
const BALM: BulkProduct = {
  id: 'balm',
  name: 'Balm',
  pricePence: 1000,
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
  variants: [],
};
const TENTH: DatedChange = { how: 'percent', amount: 1000, ending: null };

function begun(product: BulkProduct, change: DatedChange, former: (pence: number) => number | null) {
  const planned = planDated(product, change, TIME, []);
  if (!planned.ok) return null;
  const { after, lines } = beginDated(product, planned.lines, ({ oldPence }) => former(oldPence));
  return {
    after,
    lines: lines.map(({ line, reason }) => {
      expect(reason).toBeNull();
      return { ...line, setOriginalPence: former(line.oldPence) };
    }),
  };
}

test('every price becomes lower, none is free, and all come back to what they were', () => {
  fc.assert(
    fc.property(products, changes, fc.boolean(), (product, change, isShown) => {
      const made = begun(product, change, (old) => (isShown ? old : null));
      if (!made) return;
      for (const { oldPence, newPence } of made.lines) {
        expect(newPence).toBeGreaterThan(0);
        expect(newPence).toBeLessThan(oldPence);
      }
      const back = endDated(made.after, made.lines);
      expect(back.lines.every(({ reason }) => reason === null)).toBe(true);
      expect(back.after).toEqual(product);
    }),
  );
});

test('a price that somebody changed meanwhile stays, and the others come back', () => {
  fc.assert(
    fc.property(products, changes, fc.nat(), pence, (product, change, drawn, byHand) => {
      const made = begun(product, change, () => null);
      if (!made) return;
      const line = made.lines[drawn % made.lines.length];
      if (!line || byHand === line.newPence) return;
      const changed = withPrices(made.after, line.variantId, {
        pricePence: byHand,
        originalPricePence: null,
      });
      const back = endDated(changed, made.lines);
      expect(back.after).toEqual(
        withPrices(product, line.variantId, { pricePence: byHand, originalPricePence: null }),
      );
      for (const { line: each, reason } of back.lines)
        if (each === line) expect(reason).toContain('Somebody changed its price');
        else expect(reason).toBeNull();
    }),
  );
});

test('nothing is written over a price that was changed after it was planned', () => {
  const planned = planDated(BALM, TENTH, TIME, []);
  if (!planned.ok) throw new Error(planned.reason);
  const dearer = { ...BALM, pricePence: 1200 };
  const { after, lines } = beginDated(dearer, planned.lines, () => null);
  expect(after).toEqual(dearer);
  expect(lines[0]?.reason).toBe('Somebody changed its price to £12.00; it was planned from £10.00.');
});

test('a product is left out with the reason', () => {
  const other = { name: 'Summer', fromAt: '2026-11-29T00:00:00.000Z', endAt: '2026-12-02T00:00:00.000Z' };
  const reasonOf = (...planned: Parameters<typeof planDated>) => {
    const result = planDated(...planned);
    return result.ok ? '' : result.reason;
  };
  expect(reasonOf(BALM, TENTH, TIME, [other])).toContain('It is in ‘Summer’ from Sun 29 Nov');
  expect(reasonOf(BALM, TENTH, TIME, [{ ...other, fromAt: TIME.untilAt }])).toBe('');
  expect(reasonOf({ ...BALM, status: 'archived' }, TENTH, TIME, [])).toBe('It is archived.');
  expect(reasonOf(BALM, { how: 'fixed', amount: 1000, ending: null }, TIME, [])).toContain(
    'would not be lower',
  );
  expect(reasonOf(BALM, { how: 'sum', amount: 1000, ending: null }, TIME, [])).toContain('£0.00 or below');
  const [small] = [{ id: 's', name: 'S', grams: null, costPence: null, stock: 1 }];
  const sized = { ...BALM, variants: [{ ...small, pricePence: 900, originalPricePence: null }] };
  expect(reasonOf(sized, { how: 'fixed', amount: 500, ending: null }, TIME, [])).toContain(
    'prices of their own',
  );
});

test('a change is named with its ending', () => {
  expect(datedChangeText({ how: 'percent', amount: 1250, ending: 99 })).toBe('12.5% off, ending in .99');
  expect(datedChangeText({ how: 'sum', amount: 500, ending: null })).toBe('£5.00 off');
  expect(datedChangeText({ how: 'fixed', amount: 999, ending: null })).toBe('£9.99');
});
