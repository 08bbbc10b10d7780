import * as v from 'valibot';
import { type OrderMessage, orderMessage } from '#domain/api/order-message.ts';
import {
  type PricedCartMessage,
  type PricedLineMessage,
  pricedCartMessage,
} from '#domain/api/priced-cart-message.ts';
import {
  apiProblemMessage,
  type OrderProblemFields,
  orderProblemMessage,
} from '#domain/api/problem-message.ts';
import { productMessage, productPageMessage } from '#domain/api/product-message.ts';

/** Bodies of the API that stand in for a response, each checked by its schema as it is built. */
export function orderBody(more: Partial<OrderMessage> = {}): OrderMessage {
  return v.parse(orderMessage, { ...ORDER, ...more });
}

export function pricedCartBody(lines: Partial<PricedLineMessage>[], more: Partial<PricedCartMessage> = {}) {
  const items = lines.map((line) => ({ ...LINE, ...line }));
  return v.parse(pricedCartMessage, { ...CART, items, ...more });
}

export function orderProblemBody(fields: OrderProblemFields, status = 409, detail = 'Not placed.') {
  return v.parse(orderProblemMessage, { ...PROBLEM, status, detail, ...fields });
}

export function problemBody(code: string, status: number, errors?: Record<string, string>) {
  return v.parse(apiProblemMessage, { ...PROBLEM, code, status, ...(errors ? { errors } : {}) });
}

/** For `route.fulfill` of a journey. */
export function orderProblemResponse(fields: OrderProblemFields, status = 409) {
  const body = JSON.stringify(orderProblemBody(fields, status));
  return { status, contentType: 'application/problem+json', body };
}

export function parseOrder(body: unknown): OrderMessage {
  return v.parse(orderMessage, body);
}

export function parsePricedCart(body: unknown): PricedCartMessage {
  return v.parse(pricedCartMessage, body);
}

export function parseProductPage(body: unknown) {
  return v.parse(productPageMessage, body);
}

export function parseProduct(body: unknown) {
  return v.parse(productMessage, body);
}

const PROBLEM = { type: 'about:blank', title: 'Conflict', detail: 'Not placed.' };

const LINE: PricedLineMessage = {
  id: 'rose-radiance-serum',
  variant: 'Standard',
  variantId: null,
  name: 'Rose Radiance Serum',
  brand: 'Orla & Wren',
  category: 'skincare',
  price: 33.6,
  originalPrice: null,
  sealedForHygiene: false,
  vatRatePercent: null,
  grams: null,
  goodsKind: null,
  ml: null,
  lacks: [],
  notSent: '',
  quantity: 1,
  stock: 12,
  image: '/media/serum.webp',
  problem: null,
  choose: '',
  lineTotal: 33.6,
  adjustments: [],
  groups: [],
  parts: [],
};

const CART: PricedCartMessage = {
  items: [],
  given: [],
  giftChoices: [],
  offers: [],
  atHand: '[]',
  discount: 0,
  deliveryAdjustments: [],
  subtotal: 33.6,
  shipping: 5.99,
  total: 39.59,
  vat: 6.6,
  outsideUkVat: false,
  delivery: { shipping: 5.99, freeFrom: 50 },
  deliveries: [
    { id: 'standard', name: 'Standard delivery', price: 5.99, from: '2026-03-05', until: '2026-03-09' },
  ],
  withheld: [],
  paymentMethods: ['cod', 'card'],
  demo: true,
  limits: { line: 50, order: 150 },
  problem: null,
  problems: [],
};

const ORDER: OrderMessage = {
  orderNumber: 'ZA123456789',
  items: [
    {
      lineId: 'line-1',
      id: 'rose-radiance-serum',
      variant: 'Standard',
      variantId: 'serum-standard',
      name: 'Rose Radiance Serum',
      brand: 'Orla & Wren',
      price: 33.6,
      quantity: 1,
      lineTotal: 33.6,
      adjustments: [],
      given: false,
      image: '/media/serum.webp',
      parts: [],
    },
  ],
  subtotal: 33.6,
  shipping: 5.99,
  total: 39.59,
  discount: 0,
  deliveryAdjustments: [],
  vatIncluded: 6.6,
  paymentMethod: 'cod',
  card: null,
  isTestCard: false,
  paymentStatus: 'cash due',
  paymentProcessing: false,
  payBy: null,
  orderStatus: 'confirmed',
  orderDate: '2026-03-02T10:00:00.000Z',
  estimatedDelivery: '2026-03-05T10:00:00.000Z',
  delivery: { id: 'standard', name: 'Standard delivery', until: '2026-03-09', isChosen: false },
  billing: null,
  gift: null,
  customerInfo: {
    firstName: 'Test',
    lastName: 'Shopper',
    email: 'shopper@example.com',
    phone: '020 7946 0000',
    address: '1 Example Street',
    city: 'London',
    postcode: 'SW1A 1AA',
    country: 'United Kingdom',
    notes: '',
  },
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
