import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdjustmentMessage, pricedCartMessage } from '#domain/api/priced-cart-message.ts';
import { poundsToPence } from '#domain/money/money.ts';
import { pricedCartBody, problemBody } from '../../../tests/support/api-messages.ts';
import { fakeBrowser } from '../../../tests/support/fake-browser.ts';
import { messageArbitrary } from '../../../tests/support/message-arbitrary.ts';
import { checkCart, readCartCheck, withPrices, withStock } from './cart-check.ts';

const inPence = ({ amount, ...one }: AdjustmentMessage) => ({ ...one, pence: poundsToPence(amount) });

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const item = { id: 'rose-radiance-serum', variant: 'Standard', quantity: 2 };
const line = { id: 'rose-radiance-serum', variant: 'Standard' };

test('the shop is asked by id, variant and quantity alone', async () => {
  browser.reply({ status: 200, body: pricedCartBody([{}]) });
  const remembered = { ...item, name: 'Rose', brand: '', price: 1, image: '' };
  const check = await checkCart([remembered]);
  expect(browser.sent).toMatchObject([{ url: '/api/cart' }]);
  expect(browser.sent[0]?.body).toEqual({ items: [item] });
  expect(check).toMatchObject({
    lines: [{ ...line, pricePence: 3360, stock: 12, category: 'skincare', problem: null }],
    cardOffered: true,
    deliveries: [{ id: 'standard', pricePence: 599, from: '2026-03-05', until: '2026-03-09' }],
  });
});

test('every cart that the schema allows is read line by line', () => {
  fc.assert(
    fc.property(messageArbitrary(pricedCartMessage), (cart) => {
      const check = readCartCheck(cart);
      expect(check.lines).toEqual(
        cart.items.map(
          ({ price, originalPrice, lineTotal, adjustments, parts, variantId, notSent, ...line }) => ({
            ...line,
            adjustments: adjustments.map(inPence),
            variantId: variantId ?? '',
            pricePence: poundsToPence(price),
            linePence: poundsToPence(lineTotal),
            parts: parts.map(({ price: partPrice, vatRatePercent, ...part }) => ({
              ...part,
              unitPricePence: poundsToPence(partPrice),
              ratePercent: vatRatePercent,
            })),
          }),
        ),
      );
      expect(check.sums).toEqual({
        totals: {
          subtotalPence: poundsToPence(cart.subtotal),
          shippingPence: poundsToPence(cart.shipping),
          totalPence: poundsToPence(cart.total),
        },
        vatPence: cart.vat === null ? null : poundsToPence(cart.vat),
        isExport: cart.outsideUkVat,
        deliveryAdjustments: cart.deliveryAdjustments.map(inPence),
      });
      expect(check.offers.given).toEqual(
        cart.given.map(({ price, value, ...goods }) => ({ ...goods, value: poundsToPence(value) })),
      );
      expect(check.offers.giftChoices).toMatchObject(
        cart.giftChoices.map(({ offer, pick }) => ({ offer, pick })),
      );
      expect(check.cardOffered).toBe(cart.paymentMethods.includes('card'));
      expect(check.deliveries).toEqual(
        cart.deliveries.map(({ price, ...one }) => ({ ...one, pricePence: poundsToPence(price) })),
      );
    }),
  );
});

test('codes, gifts and who orders are sent where there are any, and refused codes are read with the reason', async () => {
  const refused = { code: 'code-refused' as const, entered: 'spring 10', reason: 'It has ended.' };
  browser.reply({ status: 200, body: pricedCartBody([{}], { problems: [refused] }) });
  const asked = { codes: ['SPRING10'], givenVariants: ['balm'], email: 'ann@example.com' };
  const check = await checkCart([item], asked);
  expect(browser.sent).toMatchObject([{ body: { items: [item], ...asked } }]);
  expect(check?.asked).toMatchObject(asked);
  expect(check?.offers.refused).toEqual([{ code: 'SPRING10', reason: 'It has ended.' }]);
});

test.each([
  ['no response', 'lost'],
  ['a body that breaks off', 'broken-off'],
  ['a server error', { status: 500, body: problemBody('internal', 500) }],
  ['a refused cart', { status: 400, body: problemBody('invalid-cart', 400) }],
  ['a body that is no JSON', { status: 200, body: '<html>' }],
] as const)('after %s there is no check, and the remembered prices stay', async (_name, reply) => {
  browser.reply(reply);
  expect(await checkCart([item])).toBeNull();
});

test.each([null, 'text', 7, [], {}, { items: 'none', paymentMethods: 'card', delivery: {} }])(
  'the body %j says nothing of any line, and offers no card',
  (body) => {
    expect(readCartCheck(body)).toMatchObject({
      lines: [],
      cardOffered: false,
      deliveries: [],
      limits: null,
    });
  },
);

test('of a broken line the price and the stock are 0, never negative or broken', () => {
  const check = readCartCheck({ items: [null, { id: 'a', price: -3, stock: -1.5, problem: 'lost' }] });
  expect(check.lines).toMatchObject([{ id: 'a', variant: '', pricePence: 0, stock: 0, problem: null }]);
});

test('newer prices and stock take the place of older ones, of the same variant only', () => {
  const check = readCartCheck(pricedCartBody([{ variant: 'Ember' }, { variant: 'Dusk' }]));
  const now = { id: line.id, variant: 'Dusk' };
  expect(withPrices(check, [{ ...now, pricePence: 10 }]).lines.map(({ pricePence }) => pricePence)).toEqual([
    3360, 10,
  ]);
  expect(withStock(check, [{ ...now, stock: 0 }], 'out-of-stock').lines).toMatchObject([
    { stock: 12, problem: null },
    { stock: 0, problem: 'out-of-stock' },
  ]);
});
