import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYMENT_CONCERNS } from '#domain/payment/payment-risk.ts';
import { isTakenIn, parseTakenIn, takenInText } from './taken-in.ts';

const concerns = fc.subarray([...PAYMENT_CONCERNS]);

test('an order is taken in for the concerns that were read, and for no other', () => {
  fc.assert(
    fc.property(concerns, concerns, (read, now) => {
      const takenIn = parseTakenIn([takenInText('ZA123456789', read), 'ZA1 nonsense']);
      expect(isTakenIn(takenIn, 'ZA123456789', now)).toBe(now.every((concern) => read.includes(concern)));
      expect(isTakenIn(takenIn, 'ZA987654321', now)).toBe(false);
      if (now.length > 0) expect(isTakenIn(takenIn, 'ZA1', now)).toBe(false);
    }),
  );
});
