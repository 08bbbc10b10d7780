import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_GOODS,
  CODE_KINDS,
  type Effect,
  type GoodsRule,
  LAYERS,
  PROMOTION_STATES,
} from '#domain/promotions/promotion.ts';
import { EFFECT_KINDS } from './effect-kinds.ts';
import { type EnteredPromotion, GOODS_LIST_NAMES, namesIn } from './entered-promotion.ts';
import { kindOf, parsePromotionForm } from './promotion-form.ts';
import { newPromotionValues, promotionValues } from './promotion-values.ts';

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,12}[a-z]$/);
const names = fc.uniqueArray(name, { maxLength: 3 });
const pence = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null });
const rule: fc.Arbitrary<GoodsRule> = fc
  .record({
    ...Object.fromEntries(GOODS_LIST_NAMES.map((list) => [list, names])),
    fromPence: pence,
    toPence: pence,
    withReduced: fc.boolean(),
  })
  .map((drawn) => {
    const whole = { ...ALL_GOODS, ...drawn };
    const [from, to] = [whole.fromPence, whole.toPence];
    return from !== null && to !== null && from > to ? { ...whole, fromPence: to, toPence: from } : whole;
  });
const part = fc.integer({ min: 1, max: 100 });
const pieces = fc.integer({ min: 1, max: 99 });
const sum = fc.integer({ min: 1, max: 99_999 });
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constantFrom('percent', 'cart-percent', 'delivery-percent'), percent: part }),
  fc.record({ kind: fc.constantFrom('each', 'cart-sum', 'delivery-sum'), pence: sum }),
  fc
    .record({ kind: fc.constant('multi-buy' as const), take: fc.integer({ min: 2, max: 99 }), percent: part })
    .chain((deal) => fc.integer({ min: 1, max: deal.take - 1 }).map((reduced) => ({ ...deal, reduced }))),
  fc.record({ kind: fc.constant('buy-get' as const), buy: pieces, get: pieces, percent: part, goods: rule }),
  fc.record({
    kind: fc.constant('bundle' as const),
    pence: sum,
    parts: fc.array(fc.record({ pieces, goods: rule }), { minLength: 1, maxLength: 8 }),
  }),
  fc
    .uniqueArray(name, { minLength: 1, maxLength: 5 })
    .chain((variants) =>
      fc.integer({ min: 1, max: variants.length }).map((pick) => ({ kind: 'gift' as const, variants, pick })),
    ),
) as fc.Arbitrary<Effect>;
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-10-20'), noInvalidDate: true });

const promotion: fc.Arbitrary<EnteredPromotion> = fc
  .record({
    title: name,
    words: name,
    effect,
    goods: rule,
    conditions: fc.record({
      spendPence: pence,
      pieces: fc.option(fc.integer({ min: 1, max: 999 }), { nil: null }),
      classes: fc.constantFrom<string[]>([], ['trade'], ['trade', 'staff']),
      firstOrder: fc.boolean(),
    }),
    codeKind: fc.constantFrom(...CODE_KINDS),
    combines: fc.subarray([...LAYERS]),
    state: fc.constantFrom(...PROMOTION_STATES),
    startsAt: fc.option(day, { nil: null }),
    days: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    limitUses: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
    limitEach: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  })
  .map(({ startsAt, days, goods, ...rest }) => ({
    ...rest,
    goods: rest.effect.kind === 'bundle' ? ALL_GOODS : goods,
    code: rest.codeKind === 'shared' ? 'SPRING10' : '',
    startsAt: startsAt && `${startsAt.toISOString().slice(0, 16)}:00.000Z`,
    endsAt:
      days === null
        ? null
        : `${new Date((startsAt ?? new Date('2026-03-02')).getTime() + days * 86_400_000).toISOString().slice(0, 16)}:00.000Z`,
  }));

test('an offer as the values of its form, parsed again, is the same offer', () => {
  fc.assert(
    fc.property(promotion, (drawn) => {
      // Words that promise nothing are true of any offer.
      const offer = { ...drawn, words: 'An offer' };
      expect(parsePromotionForm(promotionValues(offer))).toEqual({ ok: true, promotion: offer });
    }),
  );
});

test('every name in a rule, of a gift or of a part is named with the field that holds it', () => {
  fc.assert(
    fc.property(promotion, (drawn) => {
      const values = promotionValues(drawn);
      for (const { name: text, field } of namesIn(drawn)) expect(values[field]?.split('\n')).toContain(text);
    }),
  );
});

test.each(Object.keys(EFFECT_KINDS))(
  'a new offer of the kind %s asks for words and its own numbers',
  (text) => {
    const kind = kindOf(text);
    const parsed = parsePromotionForm(newPromotionValues(kind ?? 'percent'));
    expect(parsed).toMatchObject({ ok: false, errors: { words: 'Words for shoppers is required' } });
  },
);

const base = { kind: 'percent', percent: '20', words: '20% off serums', codeKind: 'none', state: 'on' };

test.each([
  [{ kind: 'nothing' }, 'kind', 'Choose what the offer does'],
  [{ percent: '' }, 'percent', 'Percent is required'],
  [{ percent: '101' }, 'percent', 'Percent must be a whole number from 1 to 100'],
  [{ startsAt: '2026-05-02T10:00', endsAt: '2026-05-02T10:00' }, 'endsAt', 'It must end after it begins'],
  [{ endsAt: 'tomorrow' }, 'endsAt', 'Ends must be a day and a time in London'],
  [{ codeKind: 'shared', code: '- -' }, 'code', 'Code is required: letters and digits'],
  [
    { 'goods.fromPence': '20', 'goods.toPence': '10' },
    'goods.toPence',
    'Price to must not be below the price from',
  ],
  [{ spendPence: '0' }, 'spendPence', 'Least to spend must be above 0, or blank'],
  [
    { kind: 'multi-buy', take: '2', reduced: '2', percent: '100', words: 'Deal' },
    'reduced',
    'Fewer pieces are reduced than are taken',
  ],
  [{ kind: 'gift', gifts: '', pick: '1', words: 'A gift' }, 'gifts', 'Choose what is given'],
  [
    { kind: 'gift', gifts: 'a', pick: '2', words: 'A gift' },
    'pick',
    'There are fewer gifts than may be chosen',
  ],
  [{ kind: 'bundle', amountPence: '30', words: 'A set' }, 'part1.pieces', 'A bundle has parts'],
  [
    { kind: 'bundle', amountPence: '30', words: 'A set', 'part1.brands': 'Lumen' },
    'part1.pieces',
    'Pieces is required',
  ],
])('%j is refused at %s', (change, field, message) => {
  expect(parsePromotionForm({ ...base, ...change })).toMatchObject({
    ok: false,
    errors: { [field]: message },
  });
});
