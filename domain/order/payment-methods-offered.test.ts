import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './order.ts';
import { chosenPaymentMethod, offeredPaymentMethods } from './payment-methods-offered.ts';

const offers = fc.record({
  cash: fc.boolean(),
  card: fc.boolean(),
  transfer: fc.boolean(),
  chargesCards: fc.boolean(),
});

test('card is suggested where it is charged, cash before the test card, a transfer last, and what is chosen stands', () => {
  const both = { cash: true, card: true, transfer: false };
  expect(offeredPaymentMethods({ ...both, chargesCards: true })).toEqual(['card', 'cod']);
  expect(offeredPaymentMethods({ ...both, chargesCards: false })).toEqual(['cod', 'card']);
  expect(offeredPaymentMethods({ ...both, transfer: true, chargesCards: true })).toEqual([
    'card',
    'cod',
    'transfer',
  ]);
  fc.assert(
    fc.property(offers, fc.constantFrom(null, ...PAYMENT_METHODS), (offer, wanted) => {
      const offered = offeredPaymentMethods(offer);
      expect(offered.includes('cod')).toBe(offer.cash);
      expect(offered.includes('card')).toBe(offer.card);
      expect(offered.includes('transfer')).toBe(offer.transfer);
      const chosen = chosenPaymentMethod(wanted, offer);
      if (wanted && offered.includes(wanted)) expect(chosen).toBe(wanted);
      else if (offered.length > 0) expect(chosen).toBe(offered[0]);
    }),
  );
});
