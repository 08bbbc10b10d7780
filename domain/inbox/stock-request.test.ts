import { expect, test } from 'vitest';
import { parseStockRequest } from './stock-request.ts';

test('a request names a product, a variant and a well-formed address', () => {
  const request = { product: 'lip-oil', variant: 'Quince', email: ' Ann@example.com ' };
  expect(parseStockRequest(request)).toEqual({
    ok: true,
    request: { product: 'lip-oil', variant: 'Quince', email: 'Ann@example.com' },
  });
  expect(parseStockRequest({ ...request, email: 'ann' })).toEqual({
    ok: false,
    errors: { email: 'Please enter a valid email address' },
  });
  expect(parseStockRequest({ email: '' })).toMatchObject({
    ok: false,
    errors: { email: 'Email is required' },
  });
});
