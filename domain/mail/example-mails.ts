import type { Order } from '#domain/order/order.ts';
import { CLASS_NAMES } from '#domain/promotions/customer-class.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import type { MailFacts } from './mail-content.ts';
import type { MailKind } from './mail-request.ts';

type Part<Kind extends MailKind> = { mail: Kind; facts: MailFacts[Kind] };

const AT = '2026-03-02T10:30:00.000Z';

const ORDER: Order = {
  id: 'example',
  orderNumber: 'ZA123456789',
  customerInfo: {
    firstName: 'Sam',
    lastName: 'Example',
    email: 'sam@example.com',
    phone: '020 7946 0000',
    address: '1 Example Street',
    city: 'London',
    postcode: 'SW1A 1AA',
    country: 'United Kingdom',
    notes: '',
  },
  paymentMethod: 'card',
  card: { brand: 'Visa', last4: '4242' },
  isTestCard: false,
  channel: 'web',
  enteredBy: '',
  orderStatus: 'confirmed',
  paymentState: 'paid',
  holdUntil: null,
  tracking: { carrier: 'Royal Mail', number: 'AB123456789GB', link: 'https://track.example/AB123456789GB' },
  lines: [
    {
      lineId: 'example-serum',
      productId: 'example-serum',
      variant: 'Standard',
      variantId: 'example-serum',
      name: 'Example serum 30 ml',
      brand: 'Example',
      sku: null,
      imageUrl: null,
      unitPricePence: 2400,
      quantity: 2,
      linePence: 4800,
      vatPence: 800,
      parts: [],
    },
    {
      lineId: 'example-lipstick',
      productId: 'example-lipstick',
      variant: 'Rosewood',
      variantId: 'example-lipstick',
      name: 'Example lipstick',
      brand: 'Example',
      sku: null,
      imageUrl: null,
      unitPricePence: 1650,
      quantity: 1,
      linePence: 1650,
      vatPence: 275,
      parts: [],
    },
  ],
  subtotalPence: 6450,
  shippingPence: 0,
  totalPence: 6450,
  vatPence: 1075,
  isExport: false,
  orderDate: AT,
  estimatedDelivery: '2026-03-05T10:30:00.000Z',
  delivery: { id: 'standard', name: 'Standard delivery', until: '2026-03-09', isChosen: false },
  billing: null,
  gift: null,
  createdAt: AT,
  isArchived: false,
  updatedAt: AT,
};

const UNPAID: Order = { ...ORDER, card: null, paymentState: 'awaiting payment', holdUntil: AT };

const TOKEN = 'example';

const RETURN = {
  number: 'ZA123456789-R1',
  askedAt: AT,
  declaredOn: '2026-03-02',
  goods: ['1 × Example lipstick (Rosewood): changed their mind'],
  wish: 'money',
  words: 'The shade is not for me.',
  answer: '',
  postage: 'customer',
  endsOn: '2026-04-01',
  dueOn: null,
  comesBack: true,
  isChangeOfMind: true,
  returnAddress: '1 Example Street, London',
} as const;

const MESSAGE = {
  id: 'example',
  name: 'Sam Example',
  email: 'sam@example.com',
  subject: 'product-inquiry',
  message: 'Which of your serums is without scent?',
  orderNumber: '',
  replyBy: null,
};

const APPLICATION = {
  id: 'example',
  businessName: 'Example Salon',
  contactName: 'Sam Example',
  email: 'sam@example.com',
  phone: '020 7946 0000',
  message: 'We would like to offer your serums.',
};

const AWAITED = { slug: 'example', name: 'Lip Oil', brand: 'Example', variant: 'Quince', pricePence: 1400 };

const ASKED = {
  product: { slug: 'example', name: 'Example serum' },
  words: 'Is it made without scent?',
  isAnswer: false,
};

const LINK = { name: 'Sam', secret: 'example-link', expiresAt: '2026-03-09T10:30:00.000Z' };

/** Each mail with invented facts, for the owner's preview. */
export const EXAMPLE_MAILS: { [Kind in MailKind]: Part<Kind> } = {
  'newsletter-confirmation': part('newsletter-confirmation', { confirmToken: 'example' }),
  'newsletter-welcome': part('newsletter-welcome', { leaveToken: 'example' }),
  'stock-confirmation': part('stock-confirmation', {
    product: AWAITED,
    confirmToken: 'example',
    withdrawToken: 'example',
  }),
  'back-in-stock': part('back-in-stock', { product: AWAITED }),
  'review-confirmation': part('review-confirmation', {
    reviewed: { name: 'Lip Oil' },
    stars: 4,
    proveToken: 'example',
  }),
  'question-confirmation': part('question-confirmation', { asked: ASKED, proveToken: TOKEN }),
  'question-answered': part('question-answered', {
    asked: ASKED,
    answer: { body: 'Yes, it is made without scent.', by: 'Alex Example', verified: true },
    leaveToken: TOKEN,
  }),
  'contact-message': part('contact-message', { message: MESSAGE }),
  'contact-acknowledgement': part('contact-acknowledgement', { message: MESSAGE }),
  'contact-reply': part('contact-reply', {
    message: { ...MESSAGE, createdAt: AT },
    reply: { body: 'All of them are made without scent.', author: 'Alex Example' },
  }),
  'order-confirmation': part('order-confirmation', {
    order: ORDER,
    viewToken: TOKEN,
    sealed: ['Example lipstick'],
  }),
  'cash-question': part('cash-question', {
    order: { ...ORDER, paymentMethod: 'cod', card: null, paymentState: 'cash due' },
    viewToken: TOKEN,
    keepToken: TOKEN,
    endsAt: '2026-03-09T10:30:00.000Z',
  }),
  'payment-needed': part('payment-needed', { order: UNPAID, viewToken: TOKEN, transfer: null }),
  'payment-failed': part('payment-failed', { order: UNPAID, viewToken: TOKEN }),
  'order-expired': part('order-expired', {
    order: { ...UNPAID, orderStatus: 'cancelled', holdUntil: null },
    viewToken: TOKEN,
  }),
  'order-shipped': part('order-shipped', {
    order: { ...ORDER, orderStatus: 'shipped' },
    viewToken: TOKEN,
    packed: ORDER.lines,
    before: [],
  }),
  'parcel-sent': part('parcel-sent', {
    order: { ...ORDER, orderStatus: 'processing' },
    viewToken: TOKEN,
    tracking: ORDER.tracking,
    packed: ORDER.lines.slice(0, 1),
    before: [],
    toCome: ORDER.lines.slice(1),
  }),
  'order-corrected': part('order-corrected', {
    order: ORDER,
    viewToken: TOKEN,
    goods: ['2 × Example serum 30 ml instead of 3'],
    particulars: 'address',
    totalBeforePence: ORDER.totalPence + 2400,
    backPence: 2400,
    owed: null,
  }),
  'order-delivered': part('order-delivered', {
    order: { ...ORDER, orderStatus: 'delivered' },
    viewToken: TOKEN,
    returnTerms: { returnDays: 14, freeReturns: false },
  }),
  'order-cancelled': part('order-cancelled', {
    order: { ...ORDER, orderStatus: 'cancelled' },
    viewToken: TOKEN,
    money: {
      paymentState: 'paid',
      isCash: false,
      isTestCard: false,
      refundedPence: 0,
      promisedPence: ORDER.totalPence,
      keptPence: 0,
      failedPence: 0,
    },
  }),
  'order-refunded': part('order-refunded', {
    order: ORDER,
    viewToken: TOKEN,
    refund: {
      reference: '',
      amountPence: 1650,
      reason: 'It arrived damaged.',
      items: ORDER.lines.slice(0, 1).map((line) => ({ text: piecesText(line, 1), amountPence: 1650 })),
    },
  }),
  'review-request': part('review-request', {
    order: { ...ORDER, orderStatus: 'delivered' },
    viewToken: TOKEN,
    goods: ['Example serum 30 ml', 'Example lipstick (Rosewood)'],
    incentive: '',
    reviewToken: TOKEN,
    leaveToken: TOKEN,
  }),
  'return-acknowledged': part('return-acknowledged', { order: ORDER, viewToken: TOKEN, given: RETURN }),
  'return-approved': part('return-approved', { order: ORDER, viewToken: TOKEN, given: RETURN }),
  'return-refused': part('return-refused', {
    order: ORDER,
    viewToken: TOKEN,
    given: { ...RETURN, answer: 'The seal of the product is broken.' },
  }),
  'return-received': part('return-received', {
    order: ORDER,
    viewToken: TOKEN,
    given: { ...RETURN, dueOn: '2026-03-20' },
  }),
  'return-ended': part('return-ended', { order: ORDER, viewToken: TOKEN, given: RETURN }),
  'transfer-returned': part('transfer-returned', { order: ORDER, viewToken: TOKEN, amountPence: 500 }),
  'refund-failed': part('refund-failed', {
    order: ORDER,
    viewToken: TOKEN,
    refund: { reference: '', amountPence: 1650, wasTold: true },
  }),
  'account-changed': part('account-changed', {
    name: 'Sam',
    change: 'person.add-passkey',
    at: '2026-03-02T10:30:00.000Z',
    by: '',
  }),
  'staff-alert': part('staff-alert', { name: 'Sam', news: { alert: 'new-order', order: ORDER } }),
  'staff-invitation': part('staff-invitation', LINK),
  'staff-password': part('staff-password', LINK),
  'trade-application': part('trade-application', { application: APPLICATION }),
  'trade-acknowledgement': part('trade-acknowledgement', { application: APPLICATION }),
  'trade-approved': part('trade-approved', { application: APPLICATION, code: 'TRADEEXAMPLE' }),
  'trade-declined': part('trade-declined', { application: APPLICATION }),
  'class-code': part('class-code', { code: 'TRADEEXAMPLE', className: CLASS_NAMES.trade }),
  'offer-code': part('offer-code', {
    code: 'EXAMPLE2345',
    offer: '10% off skincare',
    endsAt: '2026-03-31T23:00:00.000Z',
    leaveToken: 'example',
  }),
};

function part<Kind extends MailKind>(mail: Kind, facts: MailFacts[Kind]): Part<Kind> {
  return { mail, facts };
}
