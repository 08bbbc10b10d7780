import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnSqlite } from '../support/shop.ts';
import { StripeServer } from '../support/stripe-server.ts';
import { STRIPE_KEYS } from '../support/stripe-shop.ts';

const server = new StripeServer();
beforeAll(() => server.start());
afterAll(() => server.close());

const PATH = '/api/stripe/webhook';
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Pieces that a header could be made of: right and wrong times, macs of other secrets, bodies and schemes, and anything else. */
const HEX = fc.stringMatching(/^[0-9a-f]{0,64}$/);
const time = fc.oneof(
  fc.constant(() => nowSeconds()),
  fc.integer({ min: -4000, max: 4000 }).map((ago) => () => nowSeconds() - ago),
  fc
    .constantFrom('', '0', '1', '-1', 'NaN', '1e3', '9'.repeat(400), ' 1', '0x10', 'now')
    .map((text) => () => text),
);
const mac = fc.oneof(
  HEX,
  fc.constantFrom('', '=', 'é'.repeat(64), 'ff'.repeat(500), '0'.repeat(63), 'G'.repeat(64), 'a,b', 'v1='),
);
const piece = fc.oneof(
  time.map((at) => () => `t=${at()}`),
  fc.tuple(fc.constantFrom('v1', 'v0', 'V1', 'v1 ', ' v1', 'v11', 't', '', '='), mac).map(
    ([scheme, value]) =>
      () =>
        `${scheme}=${value}`,
  ),
  fc
    .constantFrom('', ' ', '=', 't', 'v1', 't=', 'v1=', ';', '\t', 'é', '\u00ff\u00fe')
    .map((text) => () => text),
);
const header = fc.tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom(',', ', ', ';', ',,', ' ')).map(
  ([pieces, between]) =>
    () =>
      pieces.map((make) => make()).join(between),
);
const body = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  fc.constantFrom('', '{}', '\u{feff}{}', '[{}]', 'null').map((text) => Buffer.from(text)),
);

describeOnSqlite(
  'a message that Stripe did not sign',
  (shop) => {
    let address = '';
    beforeAll(async () => {
      address = await shop().listen();
    });

    test('is refused with 400, whatever its header and body are', async () => {
      await fc.assert(
        fc.asyncProperty(header, body, async (make, sent) => {
          expect(await send(make(), sent)).toBe(400);
        }),
        {
          numRuns: 300,
          examples: [
            [() => 't=1,v1=', Buffer.from('{}')],
            [() => '', Buffer.from('{}')],
            [() => `v1=,t=${nowSeconds()}`, Buffer.from('{}')],
            [() => `t=${nowSeconds()},t=1,v1=,v1=`, Buffer.from([0xff, 0xfe])],
            [() => `t=${nowSeconds()},v1=${'a'.repeat(12_000)}`, Buffer.from('{}')],
            [() => '\u00ff\u00fe=\u00e9', Buffer.from([0xc3, 0x28])],
          ],
        },
      );
    }, 60_000);

    test('is refused though one of its bytes alone is another, or its time is', async () => {
      const event = JSON.stringify(EVENT);
      await fc.assert(
        fc.asyncProperty(
          fc.nat(event.length - 1),
          fc.integer({ min: 301, max: 10 ** 9 }),
          async (at, off) => {
            const changed = Buffer.from(event);
            changed[at] = (changed[at] ?? 0) ^ 1;
            expect(await send(server.signature(event), changed)).toBe(400);
            for (const seconds of [nowSeconds() - off, nowSeconds() + off])
              expect(await send(server.signature(event, seconds), Buffer.from(event))).toBe(400);
          },
        ),
        { numRuns: 40 },
      );
    }, 60_000);

    test('is told from one that it signed, also of a rolled secret and with pieces in another order', async () => {
      const event = JSON.stringify(EVENT);
      const [at = '', right = ''] = server.signature(event).split(',');
      const other = createHmac('sha256', 'whsec_former')
        .update(`${at.slice(2)}.${event}`)
        .digest('hex');
      for (const signed of [`${at},v1=${other},${right}`, `${right},${at}`, `${at},${right},v0=${other}`])
        expect(await send(signed, Buffer.from(event)), signed).toBe(200);
      for (const forged of [`${at},v1=${other}`, `${at},v0=${right.slice(3)}`, `t=1,${at.slice(2)},${right}`])
        expect(await send(forged, Buffer.from(event)), forged).toBe(400);
    });

    test('may be as long as one that Stripe sends, and no longer', async () => {
      const withText = (length: number) =>
        JSON.stringify({ ...EVENT, data: { object: { ...EVENT.data.object, note: 'a'.repeat(length) } } });
      const long = withText(900_000);
      expect(await send(server.signature(long), Buffer.from(long))).toBe(200);
      expect(await send('t=1,v1=', Buffer.from(long))).toBe(400);
      const longest = withText(1024 * 1024);
      expect(await send(server.signature(longest), Buffer.from(longest))).toBe(413);
    });

    test('a signed message whose names are no text is no event', async () => {
      const of = (object: unknown) => JSON.stringify({ ...EVENT, data: { object } });
      for (const odd of [
        of({ object: 'payment_intent', id: 7 }),
        of({ object: 'charge', payment_intent: [] }),
        of({ object: 'charge', payment_intent: { id: null } }),
        of({ object: 'payment_intent', id: 'pi_1', metadata: 'text' }),
        of(null),
        JSON.stringify({ ...EVENT, id: 4 }),
      ])
        expect(await send(server.signature(odd), Buffer.from(odd)), odd).toBe(400);
    });

    /** Sends the bytes of a header as they are. */
    function send(signature: string, bytes: Buffer): Promise<number> {
      return new Promise((resolve, reject) => {
        const sent = request(
          address + PATH,
          { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': bytes.length } },
          (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode ?? 0));
          },
        );
        sent.on('error', reject);
        sent.setHeader('stripe-signature', signature);
        sent.end(bytes);
      });
    }
  },
  { demoShop: false, rateLimits: false, stripe: () => ({ ...STRIPE_KEYS, apiBase: server.address }) },
);

const EVENT = {
  id: 'evt_signed_1',
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id: 'pi_of_another_shop', metadata: {} } },
};
