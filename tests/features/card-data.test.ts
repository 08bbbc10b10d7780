import { readFileSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailMeans } from '#server/platform/mail-means.ts';
import { shopLog } from '#server/platform/shop-log.ts';
import { cardDataIn, TYPED_CARDS, type TypedCard } from '../support/card-data.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';
import { runJobs } from '../support/stripe-shop.ts';

const MINUTE = 60_000;
const BY_CARD = orderOf([SERUM], { paymentMethod: 'card' });

const lines: string[] = [];
const log = shopLog({ write: (line: string) => void lines.push(line) });

let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

describeOnBothEngines(
  'card data',
  (shop) => {
    const responses: string[] = [];

    beforeAll(async () => {
      lines.length = 0;
      mail.received.length = 0;
      for (const card of Object.values(TYPED_CARDS)) await tryEverythingWith(card);
      await settleLatePayments();
      await doJobs();
      await readOrdersAsStaff();
    });

    test('is read by the search for it, however it is written', () => {
      for (const text of [
        '4242424242424242',
        '{"a":"4000 0027 6000 3184"}',
        '4000-0000-0000-0077',
        'n=5555+5555+5555+4444',
        '4000&nbsp;0000&nbsp;0000&nbsp;0002',
        '"expiryDate":"11/39"',
        'x=11%2F39',
        '11 / 2039',
        '"cvv":8642',
        "'8642'",
      ])
        expect(cardDataIn(text), text).not.toEqual([]);
      for (const text of ['Visa ending 4242', 'ending in 0077', 'a8642f-8642', '11/38', '£86.42'])
        expect(cardDataIn(text), text).toEqual([]);
    });

    test('is in no response of the API and on no page of staff', () => {
      expect(responses.join('\n')).toContain('"last4":"4242"');
      expect(cardDataIn(responses.join('\n'))).toEqual([]);
    });

    test('is in no table', async () => {
      const { db } = shop().platform;
      const tables = await db.introspection.getTables();
      const holding: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
        for (const row of rows)
          for (const [column, value] of Object.entries(row))
            if (cardDataIn(textOf(value)).length > 0) holding.push(`${name}.${column}`);
      }
      expect(tables.length).toBeGreaterThan(30);
      expect(holding).toEqual([]);
    });

    test('is not in the files of SQLite either, where deleted rows remain', () => {
      const { address } = shop();
      if (address.engine !== 'sqlite') return;
      for (const file of [address.file, `${address.file}-wal`]) {
        const text = readFileSync(file, 'latin1');
        expect(text.length).toBeGreaterThan(0);
        // The code alone is a number as others are: tables are searched for it.
        expect(cardDataIn(text).filter((found) => found !== 'the code')).toEqual([]);
      }
    });

    test('is in no line of the log, whatever failed', () => {
      expect(lines.join('')).toContain('a request failed');
      expect(cardDataIn(lines.join(''))).toEqual([]);
      expect(lines.join('')).not.toMatch(/cvv|cardNumber|expiryDate/i);
    });

    test('is in no mail, sent or stored', async () => {
      const stored = await shop().platform.db.selectFrom('mails').selectAll().execute();
      const kinds = stored.map(({ kind }) => kind).filter((kind) => kind !== 'payment-failed');
      expect(kinds.sort()).toEqual([...Array(3).fill('order-confirmation'), 'order-expired']);
      expect(mail.received.length).toBe(stored.length);
      expect(cardDataIn(JSON.stringify(stored))).toEqual([]);
      for (const { source } of mail.received) {
        expect(cardDataIn(fromQuotedPrintable(source))).toEqual([]);
        for (const file of attachmentsOf(source)) {
          const text = readable(file);
          expect(text.length).toBeGreaterThan(file.length);
          // Words of a PDF are numbers of glyphs; what they are made of stands in a table.
          expect(cardDataIn(text)).toEqual([]);
        }
      }
    });

    /** Pays by the card, also in requests that fail at each stage of being read and written. */
    async function tryEverythingWith(card: TypedCard): Promise<void> {
      const key = freshKey();
      const placed = await send('/api/orders', { ...BY_CARD, card }, key);
      await send('/api/orders', { ...BY_CARD, card }, key);
      await send('/api/orders', { ...BY_CARD, card: { ...card, cvv: '86429' } });
      await send('/api/orders', { ...BY_CARD, card: { ...card, cardholderName: '' } });
      await send('/api/orders', { ...BY_CARD, card: [card] });
      await send('/api/orders/find', { ...BY_CARD, card }, key);
      const broken = JSON.stringify({ card, ...BY_CARD }).replace('}', ',}');
      await keep(
        shop().send('/api/orders', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...freshKey() },
          body: broken,
        }),
      );
      await failWith(card);
      const { orderNumber } = JSON.parse(placed);
      if (!orderNumber) return;
      await send(`/api/orders/${orderNumber}/payment`, { email: CUSTOMER.email, card });
      await keep(shop().get(`/api/orders/${orderNumber}?email=${CUSTOMER.email}`));
    }

    /** Sends the card to a shop whose database refuses the order. */
    async function failWith(card: TypedCard): Promise<void> {
      const { db } = shop().platform;
      await sql`alter table order_lines rename to order_lines_away`.execute(db);
      try {
        await send('/api/orders', { ...BY_CARD, card });
      } finally {
        await sql`alter table order_lines_away rename to order_lines`.execute(db);
        shop().errors.length = 0;
      }
    }

    async function send(path: string, body: unknown, key = freshKey()): Promise<string> {
      return keep(shop().post(path, body, key));
    }

    async function keep(response: Promise<Response>): Promise<string> {
      const { status, headers } = await response;
      const text = await (await response).text();
      responses.push(`${status} ${JSON.stringify([...headers])} ${text}`);
      return text;
    }

    async function settleLatePayments(): Promise<void> {
      const settles_at = new Date(0).toISOString();
      const { db } = shop().platform;
      await db
        .updateTable('test_card_payments')
        .set({ settles_at })
        .where('state', '=', 'processing')
        .execute();
      const { rows } = await sql<{ order_number: string }>`select order_number from orders`.execute(db);
      for (const { order_number } of rows)
        await keep(shop().get(`/api/orders/${order_number}?email=${CUSTOMER.email}`));
    }

    async function doJobs(): Promise<void> {
      const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
      const config = {
        smtpUrl: mail.url,
        mailFrom: 'orders@shop.example',
        publicUrl: 'https://shop.example',
      };
      await runJobs(shop(), 90 * MINUTE, shop().platform, mailMeans(build, config, 0));
    }

    async function readOrdersAsStaff(): Promise<void> {
      const staff = await signInAs(shop(), 'owner');
      const orders = await shop().platform.db.selectFrom('orders').select('order_number').execute();
      for (const { order_number } of orders) await keep(shop().get(`/cms/orders/${order_number}`, staff));
      for (const path of ['/cms/orders', '/cms/mails', '/cms/audit']) await keep(shop().get(path, staff));
    }
  },
  { demoShop: true, log },
);

function textOf(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : (JSON.stringify(value) ?? '');
}

function attachmentsOf(source: string): Buffer[] {
  const encoded = source.matchAll(/^Content-Transfer-Encoding: base64[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/gim);
  return [...encoded].map(([, text = '']) => Buffer.from(text, 'base64'));
}

/** The bytes of a file and, of a PDF, what its compressed streams hold. */
function readable(file: Buffer): string {
  const text = file.toString('latin1');
  const streams = text.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const inflated = [...streams].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [text, ...inflated].join('\n');
}

function fromQuotedPrintable(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
