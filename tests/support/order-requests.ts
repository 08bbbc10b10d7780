export const CUSTOMER = {
  firstName: 'Test',
  lastName: 'Shopper',
  email: 'shopper@example.com',
  phone: '020 7946 0000',
  address: '1 Example Street',
  city: 'London',
  postcode: 'sw1a1aa',
};

/** Card numbers are well-known test numbers; they pay for nothing. */
export const TEST_CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/30',
  cvv: '739',
  cardholderName: 'Test Shopper',
};

export const SERUM = { id: 'rose-radiance-serum', variant: 'Standard', quantity: 1 };

export function orderOf(items: object[] = [SERUM], more: object = {}) {
  return { items, customerInfo: CUSTOMER, paymentMethod: 'cod', ...more };
}

let keys = 0;

export function freshKey(): Record<string, string> {
  keys += 1;
  return { 'idempotency-key': `test-key-${keys}-${Date.now()}` };
}
