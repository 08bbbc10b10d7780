import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { returnStock, takeStock } from '#database/queries/catalogue/take-stock.ts';
import { STOCK_REQUEST_DAYS } from '#domain/inbox/stock-request.ts';
import { MOST_UNASKED_MAILS_A_DAY } from '#domain/mail/unasked-mails.ts';
import { cleanUp } from '#jobs/clean-up.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { runDueJob } from '#jobs/run-job.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { eraseDue } from '#operations/retention/erase-due.ts';
import { mailMeans } from '#server/platform/mail-means.ts';
import { importText } from '../support/import-file.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { productFormOf } from '../support/product-form.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const HOME = 'https://shop.example';
const ACTOR = { id: 'owner', name: 'Owner' };
const DAY_MS = 24 * 60 * 60 * 1000;
/** One shade of several, and a product sold as one thing. */
const OIL = { product: 'rosehip-tinted-lip-oil', variant: 'Quince' };
const SERUM = { product: 'rose-radiance-serum', variant: 'Standard' };

describeOnBothEngines('back in stock', (shop) => {
  let server: MailServer;
  let build: ServerBuild;
  let owner: Record<string, string>;
  beforeAll(async () => {
    shop().platform.sendsMail = async () => true;
    owner = await signInAs(shop(), 'owner');
    server = await startMailServer();
    build = await import(new URL('../../build/server/index.js', import.meta.url).href);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.received.length = 0;
    const { db } = shop().platform;
    for (const table of ['jobs', 'mails', 'stock_requests', 'newsletter_subscribers'] as const)
      await db.deleteFrom(table).execute();
    for (const wanted of [OIL, SERUM]) await setStock(wanted, 0);
    await db.deleteFrom('jobs').execute();
  });

  const work = async (laterMs = 0) => {
    const means = mailMeans(
      build,
      { smtpUrl: server.url, mailFrom: 'shop@shop.example', publicUrl: HOME },
      0,
    );
    const platform = { ...shop().platform, clock: { now: () => Date.now() + laterMs } };
    while (await runDueJob(platform, jobHandlers(means), { worker: 'test' }));
  };
  const ask = (wanted: { product: string; variant: string }, email: string) =>
    postForm(shop(), '/back-in-stock', { ...wanted, email });
  const requests = () =>
    shop().platform.db.selectFrom('stock_requests').selectAll().orderBy('email').execute();
  const variantOf = ({ product, variant }: { product: string; variant: string }) =>
    shop()
      .platform.db.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'variants.product_id as productId', 'variants.stock'])
      .where('products.slug', '=', product)
      .where('variants.name', '=', variant)
      .executeTakeFirstOrThrow();
  /** Sets it as a count does, and the product's with it. */
  const setStock = async (wanted: { product: string; variant: string }, stock: number) => {
    const { db } = shop().platform;
    const { id, productId, stock: before } = await variantOf(wanted);
    await db.updateTable('variants').set({ stock }).where('id', '=', id).execute();
    await db
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '+', stock - before) }))
      .where('id', '=', productId)
      .execute();
  };
  const mailTo = (address: string) => server.received.filter(({ to }) => to.includes(address));
  const subjects = () =>
    server.received.map(({ source }) =>
      /^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1]?.replaceAll('_', ' '),
    );
  const linkIn = (source: string | undefined, path: string) => {
    const decoded = (source ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const found = decoded.split(`${HOME}${path}?link=`)[1]?.match(/^[\w.-]+/)?.[0];
    if (!found) throw new Error(`The mail has no link to ${path}`);
    return `${path}?link=${found}`;
  };
  const confirmed = async (wanted: { product: string; variant: string }, email: string) => {
    await ask(wanted, email);
    await work();
    const link = linkIn(mailTo(email).at(-1)?.source, '/back-in-stock/confirm');
    expect((await shop().send(link, { method: 'POST' })).status).toBe(200);
    await work();
    server.received.length = 0;
  };

  test('a sold-out product asks for an address, a shade each for itself, also without script', async () => {
    const sold = await (await shop().get(`/product/${SERUM.product}`)).text();
    expect(sold).toContain('Tell me when it is back');
    expect(sold).toMatch(/<form[^>]*action="\/back-in-stock"/);
    expect(sold).toContain('then delete your address');
    const others = await (await shop().get(`/product/${OIL.product}`)).text();
    expect(others).toContain(`href="/product/${OIL.product}?variant=quince"`);
    const quince = await (await shop().get(`/product/${OIL.product}?variant=quince`)).text();
    expect(quince).toMatch(/<form[^>]*action="\/back-in-stock"/);
    const page = await (await shop().get(`/back-in-stock?product=${OIL.product}&variant=Quince`)).text();
    expect(page).toContain('Tell me when Quince is back');
    expect((await shop().get('/back-in-stock')).status).toBe(200);
  });

  test('an address is told once, after it was confirmed by its link, and is stored nowhere afterwards', async () => {
    expect((await ask(OIL, 'Ann@Example.com')).status).toBe(200);
    await work();
    expect(subjects()).toEqual([expect.stringContaining('Please confirm')]);
    const confirm = linkIn(mailTo('ann@example.com')[0]?.source, '/back-in-stock/confirm');
    expect(await (await shop().get(confirm)).text()).toContain('Yes, tell me');
    // Nobody confirmed: nothing is told.
    await setStock(OIL, 3);
    await work();
    expect(server.received).toHaveLength(1);
    await setStock(OIL, 0);
    await shop().send(confirm, { method: 'POST' });
    await work();
    expect(server.received).toHaveLength(1);
    await setStock(OIL, 2);
    await work();
    expect(mailTo('ann@example.com')).toHaveLength(2);
    expect(subjects()[1]).toContain('in Quince is back');
    expect(await requests()).toEqual([]);
    await setStock(OIL, 0);
    await setStock(OIL, 2);
    await work();
    expect(server.received).toHaveLength(2);
    const { db } = shop().platform;
    for (const table of ['mails', 'jobs', 'stock_requests', 'audit_log'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toMatch(/ann@/i);
    expect((await shop().get(confirm)).status).toBe(404);
  });

  test('a link confirmed after the product came back is answered by the mail at once', async () => {
    await ask(SERUM, 'bea@example.com');
    await work();
    const confirm = linkIn(server.received[0]?.source, '/back-in-stock/confirm');
    await setStock(SERUM, 5);
    await shop().send(confirm, { method: 'POST' });
    await work();
    expect(subjects()[1]).toContain('Rose Radiance Serum is back');
  });

  test('an address confirmed for the newsletter needs no link, and the response tells nobody so', async () => {
    const now = new Date().toISOString();
    await shop()
      .platform.db.insertInto('newsletter_subscribers')
      .values({
        id: 'known',
        email: 'cat@example.com',
        status: 'confirmed',
        source: 'page',
        created_at: now,
        updated_at: now,
        confirmed_at: now,
      })
      .execute();
    const body = async (email: string) =>
      (await (await ask(SERUM, email)).text()).match(/role="status"[^>]*>([^<]+)</)?.[1];
    expect(await body('cat@example.com')).toBe(await body('stranger@example.com'));
    await work();
    expect(mailTo('cat@example.com')).toEqual([]);
    expect(mailTo('stranger@example.com')).toHaveLength(1);
    await setStock(SERUM, 1);
    await work();
    expect(mailTo('cat@example.com')).toHaveLength(1);
  });

  test('asking again mails nothing within a day, and again afterwards; another product is another request', async () => {
    for (let time = 0; time < 3; time += 1) expect((await ask(OIL, 'dee@example.com')).status).toBe(200);
    await ask(SERUM, 'dee@example.com');
    await work();
    expect(mailTo('dee@example.com')).toHaveLength(2);
    expect(await requests()).toHaveLength(2);
    await shop()
      .platform.db.updateTable('stock_requests')
      .set({ mailed_at: new Date(Date.now() - DAY_MS - 1000).toISOString() })
      .execute();
    await ask(OIL, 'dee@example.com');
    await work();
    expect(mailTo('dee@example.com')).toHaveLength(3);
  });

  test('one address is mailed about a few products a day, and no more', async () => {
    const { db } = shop().platform;
    const many = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['products.slug as product', 'variants.name as variant', 'variants.id', 'variants.stock'])
      .where('products.slug', '=', 'first-draft-foundation')
      .orderBy('variants.position')
      .limit(MOST_UNASKED_MAILS_A_DAY + 1)
      .execute();
    const statuses: number[] = [];
    for (const { id, product, variant } of many) {
      await db.updateTable('variants').set({ stock: 0 }).where('id', '=', id).execute();
      statuses.push((await ask({ product, variant }, 'eve@example.com')).status);
    }
    for (const { id, stock } of many)
      await db.updateTable('variants').set({ stock }).where('id', '=', id).execute();
    expect(statuses).toEqual([...Array(MOST_UNASKED_MAILS_A_DAY).fill(200), 429]);
  });

  test('what is in stock, gone or no address is refused in words', async () => {
    await setStock(SERUM, 4);
    const inStock = await ask(SERUM, 'fay@example.com');
    expect([inStock.status, await inStock.text()]).toEqual([
      409,
      expect.stringContaining('in stock at the moment'),
    ]);
    expect((await ask({ product: 'nothing', variant: 'Standard' }, 'fay@example.com')).status).toBe(404);
    await setStock(SERUM, 0);
    const wrong = await ask(SERUM, 'fay');
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('Please enter a valid email address'),
    ]);
    expect(await requests()).toEqual([]);
  });

  test('a request is withdrawn by one press of its link, which a GET does not do', async () => {
    await ask(OIL, 'gil@example.com');
    await work();
    const withdraw = linkIn(server.received[0]?.source, '/back-in-stock/withdraw');
    expect(await (await shop().get(withdraw)).text()).toContain('Yes, stop');
    expect(await requests()).toHaveLength(1);
    expect((await shop().send(withdraw, { method: 'POST' })).status).toBe(200);
    expect(await requests()).toEqual([]);
    expect(await (await shop().get(withdraw)).text()).toContain('Your address is deleted');
    const forged = withdraw.replace('/withdraw', '/confirm');
    expect((await shop().send(forged, { method: 'POST' })).status).toBe(404);
    expect((await shop().get('/back-in-stock/withdraw?link=a.b.c')).status).toBe(404);
  });

  test('every way in which stock returns tells who waits', async () => {
    const { db } = shop().platform;
    const moves = async () => {
      const { id, productId } = await variantOf(OIL);
      return [{ productId, variantId: id, quantity: 2, kind: 'returned' as const }];
    };
    const placed = async () => {
      await setStock(OIL, 2);
      const items = [{ id: OIL.product, variant: OIL.variant, quantity: 2 }];
      const response = await shop().post('/api/orders', orderOf(items), freshKey());
      expect(response.status).toBe(201);
      return (await response.json()).orderNumber;
    };
    const ways: Record<string, () => Promise<unknown>> = {
      'an order that is cancelled': async () => {
        const orderNumber = await placed();
        await confirmed(OIL, 'waits@example.com');
        await changeOrderStatus(shop().platform, { orderNumber, to: 'cancelled', actor: ACTOR });
      },
      'stock given back': async () => {
        await confirmed(OIL, 'waits@example.com');
        await db
          .transaction()
          .execute(async (trx) =>
            returnStock(trx, await moves(), { at: new Date().toISOString(), actor: null }),
          );
      },
      'a bulk change': async () => {
        await confirmed(OIL, 'waits@example.com');
        const { productId } = await variantOf(OIL);
        const change = { kind: 'stock' as const, how: 'set' as const, count: 7 };
        await changeInBulk(shop().platform, ACTOR, { ids: [productId], change, title: 'Stock' });
      },
      'the form of the product': async () => {
        await confirmed(SERUM, 'waits@example.com');
        const { productId } = await variantOf(SERUM);
        const form = await productFormOf(shop(), productId, owner);
        expect(
          (await postForm(shop(), `/cms/products/${productId}`, { ...form, stock: '6' }, owner)).status,
        ).toBe(200);
      },
      'the cell in the list': async () => {
        await confirmed(SERUM, 'waits@example.com');
        const { productId } = await variantOf(SERUM);
        const fields = { field: 'stock', value: '4', was: '0' };
        expect((await postForm(shop(), `/cms/products/${productId}/cell`, fields, owner)).status).toBe(200);
      },
      'an import': async () => {
        await importText(db, 'Name;Brand;Category;Price;Stock\r\nInk Balm;Quill;Skincare;9;0\r\n');
        const balm = { product: 'ink-balm', variant: 'Standard' };
        await confirmed(balm, 'waits@example.com');
        await importText(db, 'Name;Brand;Category;Price;Stock\r\nInk Balm;Quill;Skincare;9;5\r\n');
      },
      'a published draft': async () => {
        await confirmed(OIL, 'waits@example.com');
        const { productId } = await variantOf(OIL);
        const status = (to: 'draft' | 'published') =>
          db.updateTable('products').set({ status: to }).where('id', '=', productId).execute();
        await status('draft');
        await setStock(OIL, 3);
        await work();
        expect(server.received).toEqual([]);
        await status('published');
      },
    };
    for (const [name, way] of Object.entries(ways)) {
      server.received.length = 0;
      await way();
      await work();
      expect(mailTo('waits@example.com').length, name).toBe(1);
      expect(await requests(), name).toEqual([]);
      for (const wanted of [OIL, SERUM]) await setStock(wanted, 0);
      await db.deleteFrom('jobs').execute();
      await db.deleteFrom('unasked_mails').execute();
    }
  });

  test('stock that is sold out again before the mail waits for the next time', async () => {
    await confirmed(OIL, 'hal@example.com');
    const { id, productId } = await variantOf(OIL);
    const moves = [{ productId, variantId: id, quantity: 1, kind: 'returned' as const }];
    const cause = { at: new Date().toISOString(), actor: null };
    await shop()
      .platform.db.transaction()
      .execute(async (trx) => {
        await returnStock(trx, moves, cause);
        expect((await takeStock(trx, moves, cause)).refused).toEqual([]);
      });
    await work();
    expect(server.received).toEqual([]);
    await setStock(OIL, 1);
    await work();
    expect(mailTo('hal@example.com')).toHaveLength(1);
  });

  test('addresses are deleted after half a year, unconfirmed ones after a week, and with their product', async () => {
    await confirmed(OIL, 'ida@example.com');
    await ask(OIL, 'jo@example.com');
    const cleanAfter = async (days: number) => {
      const platform = { ...shop().platform, clock: { now: () => Date.now() + days * DAY_MS } };
      const write = await cleanUp(platform, {}, 'clean');
      await platform.db.transaction().execute(write);
    };
    await cleanAfter(6);
    expect((await requests()).map(({ email }) => email)).toEqual(['ida@example.com', 'jo@example.com']);
    await cleanAfter(8);
    expect((await requests()).map(({ email }) => email)).toEqual(['ida@example.com']);
    const later = { now: () => Date.now() + (STOCK_REQUEST_DAYS + 1) * DAY_MS };
    await eraseDue({ ...shop().platform, clock: later });
    expect(await requests()).toEqual([]);
  });

  test('staff see how many wait, by product and shade, and find what is waited for', async () => {
    await confirmed(OIL, 'kay@example.com');
    await confirmed(OIL, 'lee@example.com');
    await ask(SERUM, 'unconfirmed@example.com');
    const list = await (await shop().get('/cms/products?waiting=yes', owner)).text();
    expect(list).toContain('2 waiting');
    expect(list).toContain('Rosehip Tinted Lip Oil');
    expect(list).not.toContain('Rose Radiance Serum');
    const { productId } = await variantOf(OIL);
    const page = await (await shop().get(`/cms/products/${productId}`, owner)).text();
    expect(page).toMatch(/2 people wait/);
    expect(page).not.toContain('kay@example.com');
  });
});
