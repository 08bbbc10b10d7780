import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CarriageLimit, type CarriedLine, refusalWords, refusedLines } from './carriage.ts';
import { CARRIER_PRESETS } from './carrier-presets.ts';
import { GOODS_KINDS, goodsKindOfWord } from './goods-kind.ts';

const line = (
  name: string,
  goodsKind: CarriedLine['goods'][number]['goodsKind'],
  ml: number | null,
  pieces = 1,
) => ({
  name,
  goods: [{ goodsKind, ml, pieces }],
});
const limitsOf = (id: string) => CARRIER_PRESETS.find((preset) => preset.id === id)?.limits ?? [];

test('what is restricted is refused with its reason, and nothing else is', () => {
  const lines = [
    line('Serum', null, 30),
    line('Red', 'nail-polish', 12, 3),
    line('Rose', 'perfume', 200),
    line('Mist', 'aerosol', null),
    line('Remover', 'flammable-liquid', 100),
  ];
  const refused = refusedLines(limitsOf('royal-mail-uk'), lines);
  expect(refused).toEqual([
    { at: 2, reason: 'perfumes of more than 150 ml cannot be sent this way' },
    { at: 3, reason: 'aerosols can be sent up to 500 ml, and its content is not known' },
    { at: 4, reason: 'flammable liquids cannot be sent this way' },
  ]);
  expect(refusalWords(lines, refused.slice(0, 1))).toBe(
    'Rose: perfumes of more than 150 ml cannot be sent this way',
  );
  expect(refusedLines([], lines)).toEqual([]);
});

test('pieces of a kind count over all lines, and over the parts of a set', () => {
  const lines = [
    line('Red', 'nail-polish', 12, 2),
    {
      name: 'Set',
      goods: [
        { goodsKind: 'nail-polish' as const, ml: 8, pieces: 3 },
        { goodsKind: null, ml: null, pieces: 1 },
      ],
    },
    line('Cream', null, 50, 9),
  ];
  expect(refusedLines(limitsOf('royal-mail-uk'), lines)).toEqual([
    { at: 0, reason: 'at most 4 nail polishes can be sent in one parcel' },
    { at: 1, reason: 'at most 4 nail polishes can be sent in one parcel' },
  ]);
  const one: CarriageLimit = { goods: 'perfume', mostMl: null, mostPieces: 1 };
  expect(refusedLines([one], [line('Rose', 'perfume', 50, 2)])[0]?.reason).toBe(
    'at most 1 perfume can be sent in one parcel',
  );
  expect(refusedLines(limitsOf('dpd'), [line('Lotion', null, 250), line('Bar', null, null)])).toEqual([
    { at: 0, reason: 'liquids of more than 100 ml cannot be sent this way' },
  ]);
});

test('a parcel that is taken keeps every limit, and one that keeps them is taken', () => {
  const goods = fc.record({
    goodsKind: fc.option(fc.constantFrom(...GOODS_KINDS)),
    ml: fc.option(fc.integer({ min: 1, max: 300 })),
    pieces: fc.nat(4),
  });
  const lines = fc.array(fc.record({ name: fc.string(), goods: fc.array(goods, { maxLength: 3 }) }), {
    maxLength: 4,
  });
  const limits = fc.uniqueArray(
    fc.record({
      goods: fc.constantFrom(...GOODS_KINDS, 'liquid' as const),
      mostMl: fc.option(fc.integer({ min: 1, max: 300 })),
      mostPieces: fc.option(fc.nat(5)),
    }),
    { selector: ({ goods }) => goods },
  );
  fc.assert(
    fc.property(limits, lines, (rules, parcel) => {
      const refused = refusedLines(rules, parcel);
      expect(refused.length === 0).toBe(rules.every((rule) => keeps(rule, parcel)));
      expect(new Set(refused.map(({ at }) => at)).size).toBe(refused.length);
      // Without the refused lines it is taken.
      const left = parcel.filter((_, at) => !refused.some((one) => one.at === at));
      expect(refusedLines(rules, left)).toEqual([]);
    }),
  );
});

function keeps({ goods: kind, mostMl, mostPieces }: CarriageLimit, parcel: readonly CarriedLine[]): boolean {
  const concerned = parcel
    .flatMap(({ goods }) => goods)
    .filter(
      ({ goodsKind, ml, pieces }) => pieces > 0 && (kind === 'liquid' ? ml !== null : goodsKind === kind),
    );
  const count = concerned.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    (mostPieces === null || count <= mostPieces) &&
    (mostMl === null || concerned.every(({ ml }) => ml !== null && ml <= mostMl))
  );
}

test('published limits name their source and day, and each kind once', () => {
  for (const { source, limits } of CARRIER_PRESETS) {
    expect(source).toMatch(/20\d\d/);
    expect(new Set(limits.map(({ goods }) => goods)).size).toBe(limits.length);
  }
});

test('files name a kind in several ways', () => {
  expect(['Nail polish', 'nail_varnish', 'aerosols', 'Perfume'].map(goodsKindOfWord)).toEqual([
    'nail-polish',
    'nail-polish',
    'aerosol',
    'perfume',
  ]);
  expect(goodsKindOfWord('soap')).toBeNull();
});
