import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenPairs } from './chosen-pairs.ts';

const row = (id: string, type: string | null, brand = 'other') => ({ id, type, brand });
const foundation = row('foundation-1', 'foundation', 'halden');

test('one of each type that is used with it, of its own brand where there is one', () => {
  const byType = [
    [row('concealer-1', 'concealer'), row('concealer-2', 'concealer', 'halden')],
    [row('powder-1', 'powder')],
    [],
  ];
  expect(chosenPairs(foundation, { together: [], byType, count: 4 }).map(({ id }) => id)).toEqual([
    'concealer-2',
    'powder-1',
  ]);
});

test('what is bought together comes first, but never one of its own type', () => {
  const together = [row('foundation-2', 'foundation'), row('brush', 'brushes')];
  const byType = [[row('concealer-1', 'concealer')], [row('sponge', 'brushes')]];
  expect(chosenPairs(foundation, { together, byType, count: 4 }).map(({ id }) => id)).toEqual([
    'brush',
    'concealer-1',
  ]);
});

test('an odd number is made even by another of a type taken, else by leaving out the last', () => {
  const three = [
    [row('concealer-1', 'concealer'), row('concealer-2', 'concealer')],
    [row('powder-1', 'powder')],
    [row('primer-1', 'primer')],
  ];
  const idsOf = (byType: ReturnType<typeof row>[][]) =>
    chosenPairs(foundation, { together: [], byType, count: 4 }).map(({ id }) => id);
  expect(idsOf(three)).toEqual(['concealer-1', 'powder-1', 'primer-1', 'concealer-2']);
  expect(idsOf(three.map((rows) => rows.slice(0, 1)))).toEqual(['concealer-1', 'powder-1']);
  expect(idsOf([[row('powder-1', 'powder')]])).toEqual(['powder-1']);
});

test('never itself, never twice, never more than asked for', () => {
  const rows = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'foundation-1'),
      type: fc.constantFrom('x', 'y', 'foundation', null),
      brand: fc.constantFrom('halden', 'other'),
    }),
  );
  fc.assert(
    fc.property(rows, fc.array(rows), fc.nat({ max: 5 }), (together, byType, count) => {
      const ids = chosenPairs(foundation, { together, byType, count }).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(count);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('foundation-1');
    }),
  );
});
