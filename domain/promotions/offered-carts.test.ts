import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { applyTo, deliveryPence, type OfferedCart, offeredCarts } from '../../tests/support/offered-carts.ts';
import { carts, countEvent, countLife, LIVES_TIMEOUT_MS, tellLives } from '../../tests/support/torture.ts';
import type { PromotionsApplied } from './apply-promotions.ts';
import { standTogether } from './promotion.ts';

/** Part of a long run that has few offers a cart, the rest many. */
const FEW_OFFERS = 0.9;

afterAll(() => tellLives('Carts with offers'));

test(
  'offers never take off more than there is, stand together, and leave least to pay',
  () => {
    fc.assert(
      fc.property(offeredCarts(6), fc.nat(), (cart, chance) => {
        const applied = applyTo(cart);
        expectSums(cart, applied);
        expectLawful(cart, applied);
        expectSameInAnyOrder(cart, applied);
        expectOthersUntouched(cart, applied);
        expect(applyTo(JSON.parse(JSON.stringify(cart)))).toEqual(applied);
        expectNoSmallerChoiceIsBetter(cart, applied, chance);
        countLife();
        for (const one of applied.outcomes) if (one.applies) countEvent('applied');
      }),
      carts(500, FEW_OFFERS),
    );
  },
  LIVES_TIMEOUT_MS,
);

test(
  'of more offers than are compared in every combination, none alone is better',
  () => {
    fc.assert(
      fc.property(offeredCarts(30), (cart) => {
        const applied = applyTo(cart);
        expectSums(cart, applied);
        expectLawful(cart, applied);
        expectSameInAnyOrder(cart, applied);
        expectRivalsApply(applied);
        countLife();
        const pays = toPay(cart, applied);
        for (const one of cart.promotions) {
          const alone = { ...cart, promotions: [one] };
          expect(pays).toBeLessThanOrEqual(toPay(alone, applyTo(alone)));
        }
      }),
      carts(60, 1 - FEW_OFFERS),
    );
  },
  LIVES_TIMEOUT_MS,
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const penceOf = (shares: readonly { pence: number }[]) => sum(shares.map(({ pence }) => pence));

function leftOf({ lines }: OfferedCart, applied: PromotionsApplied): number[] {
  return lines.map(
    ({ unitPricePence, quantity }, at) => unitPricePence * quantity - penceOf(applied.lines[at] ?? []),
  );
}

function toPay(cart: OfferedCart, applied: PromotionsApplied): number {
  const goods = sum(leftOf(cart, applied));
  const isDelivered = cart.lines.some(({ quantity }) => quantity > 0);
  return goods + (isDelivered ? deliveryPence(cart.delivery, goods) - penceOf(applied.delivery) : 0);
}

function expectSums(cart: OfferedCart, applied: PromotionsApplied): void {
  const left = leftOf(cart, applied);
  const shares = [...applied.lines.flat(), ...applied.delivery];
  expect(Math.min(0, ...left)).toBe(0);
  expect(penceOf(applied.delivery)).toBeLessThanOrEqual(deliveryPence(cart.delivery, sum(left)));
  expect(shares.every(({ pence }) => Number.isSafeInteger(pence) && pence > 0)).toBe(true);
  for (const one of applied.outcomes)
    expect(penceOf(shares.filter(({ promotionId }) => promotionId === one.promotionId))).toBe(
      one.applies ? one.pence : 0,
    );
  if (sum(left) === 0) expect(applied.gifts).toEqual([]);
}

function expectLawful(cart: OfferedCart, applied: PromotionsApplied): void {
  const used = cart.promotions.filter((_, at) => applied.outcomes[at]?.applies);
  expect(used.filter(({ barred }) => barred !== null)).toEqual([]);
  for (const [at, one] of used.entries())
    for (const other of used.slice(at + 1)) expect(standTogether(one, other)).toBe(true);
}

/** What is said to take off more is an offer that counts. */
function expectRivalsApply({ outcomes }: PromotionsApplied): void {
  const applied = outcomes.flatMap((one) => (one.applies ? [one.words] : []));
  for (const one of outcomes)
    if (!one.applies && one.whyNot.why === 'another-is-better') expect(applied).toContain(one.whyNot.words);
}

function expectSameInAnyOrder(cart: OfferedCart, applied: PromotionsApplied): void {
  const turned = applyTo({
    ...cart,
    lines: cart.lines.toReversed(),
    promotions: cart.promotions.toReversed(),
  });
  expect(turned.lines.toReversed()).toEqual(applied.lines);
  expect(turned.outcomes.toReversed()).toEqual(applied.outcomes);
  expect({ ...turned, lines: [], outcomes: [] }).toEqual({ ...applied, lines: [], outcomes: [] });
}

/** A line that no offer is for leaves what the others cost, where delivery costs the same. */
function expectOthersUntouched(cart: OfferedCart, applied: PromotionsApplied): void {
  const delivery = { ...cart.delivery, freeFromPence: null };
  const before = cart.delivery.freeFromPence === null ? applied : applyTo({ ...cart, delivery });
  if (sum(leftOf(cart, before)) === 0) return;
  const extra = { id: 'extra', unitPricePence: 1234, quantity: 2, groups: [] };
  const after = applyTo({ ...cart, delivery, lines: [extra, ...cart.lines] });
  expect(after.lines.slice(1)).toEqual(before.lines);
}

/** Any offers taken away, as many as all but one, the shopper pays no less. */
function expectNoSmallerChoiceIsBetter(cart: OfferedCart, applied: PromotionsApplied, chance: number): void {
  const pays = toPay(cart, applied);
  const choices = [
    [],
    ...cart.promotions.map((one) => [one]),
    cart.promotions.filter((_, at) => chance & (1 << at)),
  ];
  for (const promotions of choices) {
    const fewer = { ...cart, promotions };
    expect(pays).toBeLessThanOrEqual(toPay(fewer, applyTo(fewer)));
  }
}
