import fc from 'fast-check';
import { expect, test } from 'vitest';
import { varied } from './varied.ts';

const keysOf = ({ brand, category }: { brand: string; category: string }) => [`b ${brand}`, `c ${category}`];

test('no brand and no kind fills the row while others are left', () => {
  const ranked = [
    { brand: 'A', category: 'eyes' },
    { brand: 'A', category: 'lips' },
    { brand: 'A', category: 'face' },
    { brand: 'B', category: 'eyes' },
    { brand: 'C', category: 'eyes' },
    { brand: 'D', category: 'hair' },
  ];
  const shown = varied(ranked, 4, { keysOf, ofEach: 2 });
  expect(shown.map((item) => ranked.indexOf(item))).toEqual([0, 1, 3, 5]);
});

test('the best comes first, nothing is lost, and the surplus of one kind comes last', () => {
  const items = fc.array(
    fc.record({ brand: fc.constantFrom('A', 'B', 'C'), category: fc.constantFrom('x', 'y', 'z') }),
  );
  fc.assert(
    fc.property(items, fc.nat(12), fc.integer({ min: 1, max: 3 }), (ranked, limit, ofEach) => {
      const all = varied(ranked, ranked.length, { keysOf, ofEach });
      expect(new Set(all)).toEqual(new Set(ranked));
      expect(all).toHaveLength(ranked.length);
      expect(all[0]).toBe(ranked[0]);
      expect(varied(ranked, limit, { keysOf, ofEach })).toEqual(all.slice(0, limit));
    }),
  );
});
