import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderMessage } from '#domain/api/order-message.ts';
import { orderBody } from '../../../tests/support/api-messages.ts';
import { messageArbitrary } from '../../../tests/support/message-arbitrary.ts';
import { parsePlacedOrder } from './placed-order.ts';

test('an order is read as the shop sends it', () => {
  const { card, createdAt, updatedAt, payBy, items, gift, discount, ...order } = orderBody();
  expect(parsePlacedOrder(orderBody())).toEqual({
    ...order,
    payBy: '',
    items: items.map(({ price, lineId, ...line }) => line),
  });
});

test('every order that the schema allows keeps its amounts, lines and customer', () => {
  fc.assert(
    fc.property(messageArbitrary(orderMessage), (order) => {
      const { total, vatIncluded, isTestCard, orderStatus, paymentMethod, customerInfo } = order;
      expect(parsePlacedOrder(order)).toMatchObject({
        total,
        vatIncluded,
        isTestCard,
        orderStatus,
        paymentMethod,
        customerInfo: withoutBlankFlat(customerInfo),
        items: order.items.map(({ id, variant, quantity, lineTotal, given, adjustments }) => ({
          id,
          variant,
          quantity,
          lineTotal,
          given,
          adjustments,
        })),
        deliveryAdjustments: order.deliveryAdjustments,
      });
    }),
  );
});

test('a stored confirmation is read again as it was', () => {
  const order = parsePlacedOrder(orderBody());
  expect(parsePlacedOrder(JSON.parse(JSON.stringify(order)))).toEqual(order);
});

test('of an order with a number alone the rest is blank, and nothing is made up', () => {
  expect(parsePlacedOrder({ orderNumber: 'ZA123456789' })).toEqual({
    orderNumber: 'ZA123456789',
    paymentStatus: null,
    paymentProcessing: false,
    payBy: '',
    orderDate: '',
    orderStatus: 'confirmed',
    estimatedDelivery: '',
    delivery: { id: '', name: '', until: '', isChosen: false },
    paymentMethod: 'cod',
    isTestCard: false,
    subtotal: 0,
    shipping: 0,
    total: 0,
    vatIncluded: null,
    items: [],
    deliveryAdjustments: [],
    customerInfo: null,
    billing: null,
  });
});

test('times, statuses and amounts that are none are left out', () => {
  const order = {
    ...orderBody(),
    orderDate: 'yesterday',
    orderStatus: 'lost',
    total: '39.59',
    items: 'none',
  };
  expect(parsePlacedOrder(order)).toMatchObject({
    orderDate: '',
    orderStatus: 'confirmed',
    total: 0,
    items: [],
  });
});

test('customer details that are incomplete are none', () => {
  const { city, ...withoutCity } = orderBody().customerInfo;
  expect(parsePlacedOrder({ ...orderBody(), customerInfo: withoutCity })?.customerInfo).toBeNull();
});

test('nothing of a card is read', () => {
  const order = { ...orderBody({ card: { brand: 'Visa', last4: '4242' } }), cardNumber: '4242424242424242' };
  expect(JSON.stringify(parsePlacedOrder(order))).not.toContain('4242');
});

test.each([null, undefined, 'ZA123456789', 7, [], {}, { orderNumber: '' }, { orderNumber: 7 }])(
  '%j is no order',
  (value) => {
    expect(parsePlacedOrder(value)).toBeNull();
  },
);

/** A second line that is blank is none. */
function withoutBlankFlat<Info extends { flat?: string }>({ flat, ...info }: Info) {
  return flat ? { ...info, flat } : info;
}
