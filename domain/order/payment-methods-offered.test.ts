import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './order.ts';
import { chosenPaymentMethod, offeredPaymentMethods } from './payment-methods-offered.ts';

const offers = fc.record({ cash: fc.boolean(), card: fc.boolean(), chargesCards: fc.boolean() });

test('card is suggested where it is charged, cash before the test card, and what is chosen stands', () => {
  const both = { cash: true, card: true };
  expect(offeredPaymentMethods({ ...both, chargesCards: true })).toEqual(['card', 'cod']);
  expect(offeredPaymentMethods({ ...both, chargesCards: false })).toEqual(['cod', 'card']);
  fc.assert(
    fc.property(offers, fc.constantFrom(null, ...PAYMENT_METHODS), (offer, wanted) => {
      const offered = offeredPaymentMethods(offer);
      expect(offered.includes('cod')).toBe(offer.cash);
      expect(offered.includes('card')).toBe(offer.card);
      const chosen = chosenPaymentMethod(wanted, offer);
      if (wanted && offered.includes(wanted)) expect(chosen).toBe(wanted);
      else if (offered.length > 0) expect(chosen).toBe(offered[0]);
    }),
  );
});
