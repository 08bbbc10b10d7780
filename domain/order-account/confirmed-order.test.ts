import { expect, test } from 'vitest';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { orderedText, orderSums } from './confirmed-order.ts';

const line = { quantity: 1, name: 'Rose Serum', variant: 'Standard', brand: 'Orla', unitPricePence: 4200 };
const textOf = (more: object) => orderedText({ ...line, parts: [], ...more } as unknown as OrderLine);

test('a line is named with its variant, with the price of one where there are several', () => {
  expect(textOf({})).toBe('1 × Rose Serum, Orla');
  expect(textOf({ quantity: 2, variant: '50 ml' })).toBe('2 × Rose Serum (50 ml), Orla, £42.00 each');
});

const STANDARD = { id: 'standard', name: 'Standard delivery', until: '', isChosen: false };

test('the delivery is named where there were others to choose', () => {
  const labels = (isChosen: boolean) =>
    orderSums({ totalPence: 0, delivery: { ...STANDARD, isChosen } } as unknown as Order).map(
      ({ label }) => label,
    );
  expect(labels(false)).toContain('Delivery');
  expect(labels(true)).toContain('Delivery: Standard delivery');
});

test('sums name delivery that is free, VAT where it is in the total, and an export without it', () => {
  const sums = (more: object) =>
    orderSums({
      subtotalPence: 4200,
      shippingPence: 0,
      totalPence: 4200,
      delivery: STANDARD,
      ...more,
    } as unknown as Order).map(({ label, text }) => `${label} ${text}`.trim());
  expect(sums({ vatPence: null, isExport: false })).toEqual([
    'Subtotal £42.00',
    'Delivery Free',
    'Total £42.00',
  ]);
  expect(sums({ vatPence: 700, isExport: false }).at(-1)).toBe('Including VAT £7.00');
  expect(sums({ vatPence: 0, isExport: true }).at(-1)).not.toContain('£');
});
