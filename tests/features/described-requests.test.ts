import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { paymentRequestMessage } from '#domain/api/order-message.ts';
import { returnRequestMessage } from '#domain/api/return-messages.ts';
import { cartRequestSchema } from '#domain/cart/cart-request.ts';
import { deliveryProblem } from '#domain/fields/delivery-place.ts';
import { contactFormSchema } from '#domain/inbox/contact-form.ts';
import { newsletterFormSchema } from '#domain/inbox/newsletter-form.ts';
import { parseListRequest } from '#domain/listing/list-request.ts';
import { isIdempotencyKey } from '#domain/order/idempotency-key.ts';
import { parseOrderRequest } from '#domain/order/order-request.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { jsonFault } from '#domain/text/refused-text.ts';
import { freshKey } from '../support/order-requests.ts';
import { schemaArbitrary } from '../support/schema-arbitrary.ts';
import { describeOnBothEngines, ORIGIN } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

const COUNTRIES = ['United Kingdom'];
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, unknown>;
};
type Parameter = { name: string; in: 'query' | 'header' | 'path'; required?: boolean; schema: unknown };

/** What a request that the document allows is never told: that it is malformed. */
const MALFORMED = [400, 405, 406, 413, 415, 422];

const isOf = (schema: v.GenericSchema) => (body: unknown) => v.safeParse(schema, body).success;

const isPlaceable = (body: unknown) => {
  const parsed = parseOrderRequest(body);
  return parsed.ok && deliveryProblem(parsed.order.customerInfo, COUNTRIES) === null;
};

/** What reads the body of each address. */
const TAKES: Record<string, (body: unknown) => boolean> = {
  '/api/cart': isOf(cartRequestSchema),
  '/api/orders': isPlaceable,
  '/api/orders/find': isPlaceable,
  '/api/orders/{orderNumber}/payment': isOf(paymentRequestMessage),
  '/api/contact': isOf(contactFormSchema),
  '/api/newsletter': isOf(newsletterFormSchema),
  '/api/returns': isOf(returnRequestMessage),
};

/** A part of a request with its value: a parameter, or the body. */
type Sent = {
  name: string;
  in: Parameter['in'] | 'body';
  isRequired: boolean;
  value: unknown;
  type?: string;
};

/** All parts of a request that the document allows, those that are not required now and then. */
function requestBy(
  { parameters = [], requestBody }: Operation,
  schemas: Record<string, unknown>,
): fc.Arbitrary<Sent[]> {
  const sent = parameters.map((parameter) =>
    schemaArbitrary(parameter.schema, schemas).map(
      (value): Sent => ({ ...parameter, isRequired: parameter.required === true, value }),
    ),
  );
  const bodies = Object.entries(requestBody?.content ?? {})
    // A picture is sent by its bytes: its URL would be asked for.
    .filter(([type], _, { length }) => length === 1 || type !== 'application/json')
    .map(([type, { schema }]) =>
      (isRecord(schema) && schema.format === 'binary'
        ? fc.uint8Array({ minLength: 1 })
        : schemaArbitrary(schema, schemas)
      ).map(
        (value): Sent => ({ name: 'body', in: 'body', isRequired: true, value: withOneLine(value), type }),
      ),
    );
  return fc.tuple(...sent, ...bodies).filter((parts) => parts.every(isSendable));
}

/** False for what an address or a header changes on its way. */
function isSendable({ in: place, value }: Sent): boolean {
  if (place === 'path') return !['', '.', '..'].includes(String(value));
  return place !== 'header' || String(value).trim() === value;
}

function requestOf(
  path: string,
  method: string,
  parts: Sent[],
): [url: string, init: RequestInit & { headers: Record<string, string> }] {
  const at = (place: Sent['in']) => parts.filter((part) => part.in === place);
  const url = at('path').reduce(
    (made, { name, value }) => made.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, String(value)]));
  const headers = Object.fromEntries(at('header').map(({ name, value }) => [name, String(value)]));
  const [body] = at('body');
  const content =
    body?.value instanceof Uint8Array ? new Uint8Array(body.value) : JSON.stringify(body?.value);
  return [
    `${url.replaceAll(/{\w+}/g, '%00')}?${query}`,
    {
      method: method.toUpperCase(),
      headers: { ...headers, ...(body?.type ? { 'content-type': body.type } : {}) },
      ...(body ? { body: content } : {}),
    },
  ];
}

/** Leaves one line: equal lines count together, which a schema cannot say. */
function withOneLine(body: unknown): unknown {
  return isRecord(body) && Array.isArray(body.items) ? { ...body, items: body.items.slice(0, 1) } : body;
}

/** Bodies that the document does not allow, each by one field that is wrong. */
function spoilt(body: unknown, schema: Record<string, unknown>): fc.Arbitrary<unknown> {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const name = fc.constantFrom(...required.map(String));
  const wrong = fc.constantFrom(undefined, null, 7, true, {}, '', ' \u200b ', 'a\n'.repeat(9000));
  return fc.tuple(name, wrong).map(([field, value]) => ({ ...(isRecord(body) ? body : {}), [field]: value }));
}

describeOnBothEngines('requests by the document', (shop) => {
  let paths: Record<string, Record<string, Operation>> = {};
  let schemas: Record<string, unknown> = {};
  beforeAll(async () => {
    const document = await (await shop().get('/api/openapi.json')).json();
    paths = document.paths;
    schemas = document.components.schemas;
  });
  const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json']?.schema;

  test('are served as described: never as malformed', async () => {
    for (const path of ['/api/cart', '/api/orders', '/api/contact', '/api/newsletter'])
      await fc.assert(
        fc.asyncProperty(schemaArbitrary(bodyOf(path), schemas).map(withOneLine), async (body) => {
          const { status } = await shop().post(path, body, freshKey());
          expect([200, 201, 409]).toContain(status);
        }),
        { numRuns: 10 },
      );
  });

  test('of every operation are never malformed, and without what it requires they are refused', async () => {
    const session = await signInAs(shop(), 'owner');
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(operations))
        await fc.assert(
          fc.asyncProperty(requestBy(operation, schemas), async (parts) => {
            const send = (some: Sent[]) => {
              const [url, init] = requestOf(path, method, some);
              return shop().send(url, { ...init, headers: { ...init.headers, ...session } });
            };
            const { status } = await send(parts);
            expect(MALFORMED, `${method} ${path} ${JSON.stringify(parts)}`).not.toContain(status);
            expect(status).toBeLessThan(500);
            for (const part of parts.filter(({ isRequired }) => isRequired)) {
              const without = await send(parts.filter((other) => other !== part));
              expect(without.status, `${method} ${path} without ${part.name}`).toBeGreaterThanOrEqual(400);
              expect(without.status).toBeLessThan(500);
            }
          }),
          { numRuns: shop().engine === 'sqlite' ? 8 : 3 },
        );
  });

  test('by a method that an address does not have are told those of the document', async () => {
    for (const [path, operations] of Object.entries(paths)) {
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      const allowed = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort();
      const url = path.replaceAll(/{\w+}/g, 'one');
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'])
        if (method === 'OPTIONS' || !allowed.includes(method)) {
          const response = await shop().send(url, { method, headers: { origin: ORIGIN } });
          expect([method, path, response.status]).toEqual([method, path, method === 'OPTIONS' ? 204 : 405]);
          expect(response.headers.get('allow')).toBe(allowed.join(', '));
        }
    }
  });

  test('addresses that are written out have methods of their own', async () => {
    const response = await shop().send('/api/orders/find', { method: 'OPTIONS' });
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    expect((await shop().get('/api/orders/find')).status).toBe(405);
    const ofOrder = await shop().send('/api/orders/ZA1', { method: 'OPTIONS' });
    expect(ofOrder.headers.get('allow')).toBe('GET, HEAD, OPTIONS, PATCH');
  });

  test.each(Object.entries(TAKES))('a body that the document allows at %s is taken', (path, takes) => {
    fc.assert(
      fc.property(schemaArbitrary(bodyOf(path), schemas).map(withOneLine), (body) => {
        expect(jsonFault(body)).toBeNull();
        expect(takes(body)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each(Object.entries(TAKES))(
    'a body whose required field is missing or wrong at %s is refused',
    (path, takes) => {
      const named = bodyOf(path);
      const reference = isRecord(named) && typeof named.$ref === 'string' ? named.$ref : null;
      const schema = reference === null ? named : schemas[reference.split('/').at(-1) ?? ''];
      if (!isRecord(schema) || !Array.isArray(schema.required) || schema.required.length === 0) return;
      const bodies = schemaArbitrary(schema, schemas).chain((body) => spoilt(body, schema));
      fc.assert(
        fc.property(bodies, (body) => {
          expect(takes(body)).toBe(false);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('parameters of the list that the document allows are taken', () => {
    const parameters = paths['/api/products']?.get?.parameters ?? [];
    expect(parameters.length).toBeGreaterThan(15);
    for (const { name, schema } of parameters)
      fc.assert(
        fc.property(schemaArbitrary(schema, schemas), (value) => {
          expect(
            parseListRequest(new URLSearchParams({ [name]: String(value) })).ok,
            `${name}=${value}`,
          ).toBe(true);
        }),
      );
    for (const name of ['sort', 'stock', 'offer', 'rating', 'page', 'shade', 'concern', 'price', 'size'])
      for (const value of ['-', '#', '\u00d8'])
        expect(parseListRequest(new URLSearchParams({ [name]: value })).ok, `${name}=${value}`).toBe(false);
  });

  test('a key that the document allows is taken', () => {
    const [key] = paths['/api/orders']?.post?.parameters ?? [];
    fc.assert(
      fc.property(schemaArbitrary(key?.schema, schemas), (value) => {
        expect(isIdempotencyKey(String(value).trim())).toBe(true);
      }),
    );
  });

  test('every operation has an id of its own and a tag, and its problems are described once', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, tags, responses } of operations) {
      expect(operationId).toMatch(/^(get|post|patch)[A-Z]\w+$/);
      expect(tags).toHaveLength(1);
      for (const status of ['429', '500', '503']) expect(Object.keys(responses)).toContain(status);
    }
  });
});
