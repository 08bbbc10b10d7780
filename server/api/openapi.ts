import { CONTACT_SUBJECTS } from '#domain/inbox/contact-form.ts';
import { LARGEST_PAGE } from '#domain/listing/list-request.ts';
import { LAST_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZE, SORTS } from '#domain/listing/listing.ts';
import { LONGEST_IDEMPOTENCY_KEY } from '#domain/order/idempotency-key.ts';
import { ORDER_STATUSES, PAYMENT_METHODS } from '#domain/order/order.ts';

/** The JSON API described by OpenAPI 3.1. Money is decimal pounds; times are UTC. */
export function openApiDocument(publicUrl: string, shopName: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName} shop API`,
      version: '1.0.0',
      description:
        'The operations of the shop. Errors are application/problem+json with a code and, for forms, errors by field.',
    },
    servers: [{ url: publicUrl || '/' }],
    paths: { ...CATALOGUE, ...CART, ...ORDERS, ...FORMS },
    components: {
      schemas: SCHEMAS,
      responses: { Problem: problemOf('What went wrong, with a code') },
      securitySchemes: {
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'zabelle.session_token',
          description: 'Made by signing in at /cms',
        },
      },
    },
  };
}

const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const pounds = { type: 'number', description: 'Pounds with two decimals', examples: [24.99] };
const optionalPounds = { ...pounds, type: ['number', 'null'] };
const whole = { type: 'integer', minimum: 0 };
const upTo = {
  ...whole,
  description: 'Percent that a significant share of the products reaches; 0: no claim',
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: 'array', items });
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
const problem = { $ref: '#/components/responses/Problem' };
const query = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query',
  schema,
  description,
});
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: text });
const body = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });

function problemOf(description: string) {
  return { description, content: { 'application/problem+json': { schema: ref('Problem') } } };
}

const CATALOGUE = {
  '/api/shop': {
    get: {
      summary: 'The shop itself: its name, how to reach it, what delivery costs',
      responses: { 200: json('The shop', ref('Shop')) },
    },
  },
  '/api/products': {
    get: {
      summary: 'Products, filtered, sorted and paged',
      parameters: [
        query(
          'search',
          { type: 'string', maxLength: MAX_SEARCH_LENGTH },
          'Where few products hold every word, the closest follow: see wordsMatched',
        ),
        query('category', text, 'Slug or id'),
        query('brand', text, 'Slug or id; may be given several times'),
        query('sort', { enum: SORTS }, 'Default: name, or best match while searching'),
        query('stock', { const: 'in' }, 'Only what is in stock'),
        query('offer', { const: 'yes' }, 'Only what is reduced'),
        query('page', { type: 'integer', minimum: 1, maximum: LAST_PAGE, default: 1 }),
        query('pageSize', { type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: PAGE_SIZE }),
      ],
      responses: {
        200: json('One page of products; of an unknown category or brand, none', ref('ProductPage')),
        400: problemOf('invalid-list: errors by parameter, where one is out of bounds or no choice'),
      },
    },
  },
  '/api/products/{id}': {
    get: {
      summary: 'One product',
      parameters: [inPath('id')],
      responses: {
        200: json('The product', ref('Product')),
        301: { description: 'It has a new id' },
        404: problem,
      },
    },
  },
  '/api/categories': {
    get: {
      summary: 'All categories',
      responses: { 200: json('Categories', object({ items: list(ref('Category')) })) },
    },
  },
  '/api/brands': {
    get: { summary: 'All brands', responses: { 200: json('Brands', object({ items: list(ref('Brand')) })) } },
  },
  '/api/hero-slides': {
    get: {
      summary: 'The active hero slides in order',
      responses: { 200: json('Slides', object({ items: list(ref('HeroSlide')) })) },
    },
  },
  '/api/suggest': {
    get: {
      summary: 'What a half-typed search may mean',
      parameters: [query('q', { type: 'string', minLength: 2 })],
      responses: { 200: json('Products, categories and brands', { type: 'object' }) },
    },
  },
};

const CART = {
  '/api/cart': {
    post: {
      summary: 'A cart priced by the catalogue, with what cannot be had',
      requestBody: body(object({ items: list(ref('CartItem')) })),
      responses: { 200: json('The priced cart', ref('PricedCart')), 400: problem },
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_IDEMPOTENCY_KEY },
  description: 'The same key gives the same order, however often it is sent',
};

const ORDERS = {
  '/api/orders': {
    post: {
      summary: 'Place an order',
      parameters: [IDEMPOTENCY_KEY],
      requestBody: body(ref('OrderRequest')),
      responses: {
        201: json('The order', ref('Order')),
        400: problemOf(
          'invalid-order: errors by field, of a line by its place (items.0.quantity); variant-unknown: the same for items.0.variant; idempotency-key-missing or -invalid',
        ),
        402: problemOf('card-declined'),
        409: problemOf('out-of-stock, price-changed, product-gone or card-not-offered'),
        422: problemOf('idempotency-key-reused: the order of this orderNumber has the key'),
        429: problem,
      },
    },
    get: {
      summary: 'Orders, newest first (staff)',
      security: [{ staffSession: [] }],
      parameters: [query('page', { type: 'integer', minimum: 1 })],
      responses: { 200: json('One page of orders', { type: 'object' }), 401: problem, 403: problem },
    },
  },
  '/api/orders/find': {
    post: {
      summary: 'Whether an order sent before was placed, without placing it',
      parameters: [IDEMPOTENCY_KEY],
      requestBody: body(ref('OrderRequest')),
      responses: {
        200: json('The order', ref('Order')),
        400: problemOf('as for placing it'),
        404: problemOf('order-not-placed: nothing has this key'),
        422: problemOf('idempotency-key-reused: the order of this orderNumber has the key'),
        429: problem,
      },
    },
  },
  '/api/orders/{orderNumber}': {
    get: {
      summary: 'An order by its number and e-mail',
      parameters: [inPath('orderNumber'), { ...query('email', text), required: true }],
      responses: { 200: json('The order', ref('Order')), 404: problem, 429: problem },
    },
    patch: {
      summary: "Change an order's status (staff)",
      security: [{ staffSession: [] }],
      parameters: [inPath('orderNumber')],
      requestBody: body(object({ orderStatus: { enum: ORDER_STATUSES } })),
      responses: {
        200: json('The new status', object({ orderNumber: text, orderStatus: { enum: ORDER_STATUSES } })),
        400: problem,
        401: problem,
        403: problem,
        404: problem,
        409: problem,
      },
    },
  },
};

const FORMS = {
  '/api/contact': {
    post: {
      summary: 'Write to the shop',
      requestBody: body(
        object(
          {
            name: text,
            email: text,
            phone: text,
            subject: { enum: CONTACT_SUBJECTS.map(({ value }) => value) },
            message: text,
          },
          ['name', 'email', 'subject', 'message'],
        ),
      ),
      responses: { 201: json('Received', object({ message: text })), 400: problem, 429: problem },
    },
  },
  '/api/newsletter': {
    post: {
      summary: 'Ask for the newsletter',
      requestBody: body(object({ email: text })),
      responses: { 201: json('Noted', object({ message: text })), 400: problem, 429: problem },
    },
  },
};

const variant = {
  name: text,
  sku: optionalText,
  barcode: optionalText,
  price: pounds,
  originalPrice: optionalPounds,
  stock: whole,
  imageUrl: optionalText,
  shade: { type: 'string', description: '#rrggbb, for shades only' },
};

const REQUIRED_OF_VARIANT = Object.keys(variant).filter((name) => name !== 'shade');

const card = {
  id: { type: 'string', description: "The product's slug" },
  name: text,
  brand: text,
  category: text,
  price: pounds,
  originalPrice: optionalPounds,
  discount: { type: ['integer', 'null'], description: 'Percent, borne out by the prices' },
  imageUrl: optionalText,
  stock: whole,
  featured: { type: 'boolean' },
  rating: { type: 'number', minimum: 0, maximum: 5 },
  reviewCount: whole,
  amount: { type: ['number', 'null'] },
  unit: { enum: ['ml', 'g', 'item', null] },
  unitPrice: { type: ['string', 'null'], examples: ['£800.00 / litre'] },
  variants: list(object(variant, REQUIRED_OF_VARIANT)),
};

const customerInfo = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  postcode: text,
  country: { type: 'string', default: 'United Kingdom' },
  notes: { type: 'string', default: '' },
};

const totals = { subtotal: pounds, shipping: pounds, total: pounds };
const delivery = object({
  shipping: pounds,
  freeFrom: { ...optionalPounds, description: 'Free from this subtotal on; null: never' },
});
const cartItem = {
  id: text,
  variant: { type: 'string', default: 'Standard' },
  quantity: { type: 'integer', minimum: 1, maximum: 999 },
};

const SCHEMAS = {
  Problem: object(
    {
      type: text,
      title: text,
      status: whole,
      code: text,
      detail: text,
      errors: { type: 'object', additionalProperties: text },
    },
    ['type', 'title', 'status', 'code', 'detail'],
  ),
  ProductCard: object(card),
  Product: object({
    ...card,
    description: text,
    features: list(object({ icon: text, text })),
    pictures: list(object({ url: text, alt: text })),
    howToUse: text,
    ingredients: text,
    warnings: text,
    periodAfterOpeningMonths: { type: ['integer', 'null'] },
    createdAt: text,
    updatedAt: text,
  }),
  ProductPage: object(
    {
      items: list(ref('ProductCard')),
      total: whole,
      page: whole,
      pageSize: whole,
      pageCount: whole,
      correctedTo: text,
      wordsMatched: { type: 'string', enum: ['every', 'every-or-most', 'most'] },
    },
    ['items', 'total', 'page', 'pageSize', 'pageCount', 'wordsMatched'],
  ),
  Category: object({
    slug: text,
    name: text,
    description: text,
    color: text,
    icon: text,
    productCount: whole,
    lowestPrice: optionalPounds,
    highestPrice: optionalPounds,
    highestDiscount: upTo,
  }),
  Brand: object({
    slug: text,
    name: text,
    description: text,
    logoUrl: optionalText,
    website: optionalText,
    country: optionalText,
    rating: { type: ['number', 'null'] },
    established: { type: ['integer', 'null'], description: 'Year' },
    featured: { type: 'boolean' },
    createdAt: text,
    updatedAt: text,
    productCount: whole,
    highestDiscount: upTo,
  }),
  HeroSlide: object({
    id: text,
    badge: text,
    title: text,
    subtitle: text,
    description: text,
    buttonText: text,
    buttonLink: text,
    backgroundImage: text,
    tallImage: text,
    imageAlt: text,
    active: { type: 'boolean' },
    order: whole,
    type: text,
  }),
  Shop: object({
    name: text,
    description: text,
    announcement: text,
    supportEmail: text,
    enquiriesEmail: text,
    phone: text,
    place: text,
    businessHours: text,
    delivery,
    returnAddress: text,
    legal: object({
      companyName: text,
      companyNumber: text,
      registeredOffice: text,
      vatRegistered: { type: 'boolean' },
      vatNumber: text,
    }),
    social: { type: 'object', additionalProperties: text },
  }),
  CartItem: object(cartItem, ['id', 'quantity']),
  PricedCart: object({
    items: list({ type: 'object' }),
    ...totals,
    delivery,
    paymentMethods: list({ enum: PAYMENT_METHODS }),
    demo: { type: 'boolean' },
  }),
  OrderRequest: object(
    {
      items: list(ref('CartItem')),
      customerInfo: object(customerInfo, [
        'firstName',
        'lastName',
        'email',
        'phone',
        'address',
        'city',
        'postcode',
      ]),
      paymentMethod: { enum: PAYMENT_METHODS },
      card: object({ cardNumber: text, expiryDate: text, cvv: text, cardholderName: text }),
      expectedTotal: {
        ...pounds,
        description: 'What the shopper saw; another total is answered with price-changed',
      },
    },
    ['items', 'customerInfo', 'paymentMethod'],
  ),
  Order: object({
    orderNumber: text,
    items: list(
      object({ ...cartItem, name: text, brand: text, price: pounds, lineTotal: pounds, image: text }),
    ),
    ...totals,
    vatIncluded: {
      type: ['number', 'null'],
      description: 'In pounds; null where the shop was not registered for VAT when the order was placed',
    },
    paymentMethod: { enum: PAYMENT_METHODS },
    card: { type: ['object', 'null'], description: 'Brand and last four digits, never more' },
    isTestCard: {
      type: 'boolean',
      description: 'Paid with the test card of a demo shop: no money was taken',
    },
    orderStatus: { enum: ORDER_STATUSES },
    orderDate: text,
    estimatedDelivery: text,
    customerInfo: object(customerInfo),
    createdAt: text,
    updatedAt: text,
  }),
};
