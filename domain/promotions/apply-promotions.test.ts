import { expect, test } from 'vitest';
import { applyPromotions, type PromotableLine, type PromotionAtHand } from './apply-promotions.ts';
import { type Effect, LAYERS } from './promotion.ts';

const NO_CONDITIONS: PromotionAtHand['conditions'] = {
  spendPence: null,
  pieces: null,
  classes: [],
  firstOrder: false,
};

type Changes = Partial<Omit<PromotionAtHand, 'conditions'>> & {
  conditions?: Partial<PromotionAtHand['conditions']>;
};

/** An offer that stands beside all others where nothing else is said. */
function offer(id: string, effect: Effect, { conditions, ...changes }: Changes = {}): PromotionAtHand {
  return {
    id,
    words: `Offer ${id}`,
    effect,
    conditions: { ...NO_CONDITIONS, ...conditions },
    combines: [...LAYERS],
    code: null,
    barred: null,
    ...changes,
  };
}

function line(unitPricePence: number, quantity: number, ...groups: string[]): PromotableLine {
  return { id: `${unitPricePence} ${groups.join()}`, unitPricePence, quantity, groups };
}

const FLAT = (_goodsPence: number): number => 599;
const FREE_FROM_50: typeof FLAT = (goodsPence) => (goodsPence >= 5000 ? 0 : 599);

function apply(lines: PromotableLine[], promotions: PromotionAtHand[], deliveryPence = FLAT) {
  const applied = applyPromotions({ lines, promotions, deliveryPence });
  return {
    ...applied,
    /** What each line has off. */
    off: applied.lines.map((shares) => shares.reduce((sum, { pence }) => sum + pence, 0)),
    why: Object.fromEntries(
      applied.outcomes.map((one) => [one.promotionId, one.applies ? one.pence : one.whyNot]),
    ),
  };
}

const percent = (part: number): Effect => ({ kind: 'percent', percent: part });
const THREE_FOR_TWO: Effect = { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 };

test('a part off goods is rounded once for each line, half a penny in favour of the shopper', () => {
  expect(
    apply([line(999, 3, 'a'), line(1250, 1, 'a'), line(1005, 1)], [offer('a', percent(10))]),
  ).toMatchObject({
    off: [300, 125, 0],
    lines: [[{ promotionId: 'a', reason: 'Offer a', code: null, pence: 300 }], [{ pence: 125 }], []],
    why: { a: 425 },
  });
  expect(apply([line(1005, 1, 'a')], [offer('a', percent(10))]).off).toEqual([101]);
});

test('3 for 2 gives the cheapest of each three, and every piece of the three bears its share', () => {
  const applied = apply([line(900, 1, 'a'), line(1000, 2, 'a')], [offer('a', THREE_FOR_TWO)]);
  expect(applied.off).toEqual([279, 621]);
  expect(applied.why).toEqual({ a: 900 });
});

test('a threshold is judged by what the layers before left to pay', () => {
  const offers = [
    offer('a', percent(10)),
    offer('b', { kind: 'cart-sum', pence: 500 }, { conditions: { spendPence: 5000 }, combines: [] }),
    offer('c', { kind: 'gift', variants: ['mini'], pick: 1 }, { conditions: { spendPence: 5000 } }),
  ];
  expect(apply([line(5300, 1, 'a', 'c')], offers).why).toEqual({
    a: 530,
    b: { why: 'needs-goods', missingPieces: 1 },
    c: { why: 'needs-spend', missingPence: 230 },
  });
});

test('an offer that may not stand beside one that takes more off says so', () => {
  const offers = [
    offer('a', percent(20)),
    offer('b', { kind: 'cart-percent', percent: 10 }, { combines: [] }),
  ];
  expect(apply([line(2000, 1, 'a', 'b')], offers)).toMatchObject({
    off: [400],
    why: { a: 400, b: { why: 'another-is-better', words: 'Offer a' } },
  });
});

test('a barred offer never applies and says why', () => {
  expect(apply([line(2000, 1, 'a')], [offer('a', percent(100), { barred: 'ended' })])).toMatchObject({
    off: [0],
    why: { a: { why: 'ended' } },
  });
});

test('a gift is never alone', () => {
  const gift: Effect = { kind: 'gift', variants: ['mini', 'tube'], pick: 1 };
  expect(apply([line(2000, 1, 'b')], [offer('b', gift)]).gifts).toEqual([
    { promotionId: 'b', words: 'Offer b', code: null, variants: ['mini', 'tube'], pick: 1 },
  ]);
  expect(apply([line(0, 1, 'b')], [offer('b', gift)])).toMatchObject({
    gifts: [],
    why: { b: { why: 'nothing-left' } },
  });
  expect(apply([], [offer('b', gift)]).why).toEqual({ b: { why: 'needs-goods', missingPieces: 1 } });
});

test('free delivery takes off the price of delivery after the other offers', () => {
  const free = offer('b', { kind: 'delivery-percent', percent: 100 });
  expect(apply([line(2000, 1, 'b')], [free])).toMatchObject({
    delivery: [{ promotionId: 'b', pence: 599 }],
    why: { b: 599 },
  });
  expect(apply([line(5000, 1, 'b')], [free], FREE_FROM_50).why).toEqual({ b: { why: 'nothing-left' } });
});

test('an offer that would make delivery cost more than it takes off is left out, and says so', () => {
  const tenth = [offer('a', percent(10), { code: 'TENTH' })];
  expect(apply([line(5300, 1, 'a')], tenth, FREE_FROM_50)).toMatchObject({
    off: [0],
    why: { a: { why: 'delivery-would-cost-more' } },
  });
  expect(apply([line(5600, 1, 'a')], tenth, FREE_FROM_50).off).toEqual([560]);
});
