import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementSuffix } from './statement-suffix.ts';

test('a statement shows the end of the order’s number, as Stripe takes it', () => {
  expect(statementSuffix('ZA123456789')).toBe('A123456789');
  expect(statementSuffix('123456789')).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (number) => {
      const suffix = statementSuffix(number);
      if (suffix !== null) expect(suffix).toMatch(/^(?=.*[A-Za-z])[A-Za-z0-9]{1,10}$/);
    }),
  );
});
