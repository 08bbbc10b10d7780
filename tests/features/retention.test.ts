import { beforeAll, describe, expect, test } from 'vitest';
import { followDueCustomers } from '#database/queries/customers/follow-customers.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { KEPT_OF_PEOPLE } from '#database/queries/retention/personal-tables.ts';
import { listRetentionRuns } from '#database/queries/retention/retention-runs.ts';
import { readRetention } from '#database/queries/shop/shop-settings.ts';
import type { Schema } from '#database/schema.ts';
import { RETENTION_KIND_NAMES, USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import { receiveComplaint } from '#operations/inbox/receive-complaint.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import { eraseDue } from '#operations/retention/erase-due.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { tablesNaming } from '../support/tables-of-shop.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
const ACTOR = { id: 'owner', name: 'Owner' };
/** A name that nothing else in the shop has. */
const NAME = 'Zylbermann';
const EMAIL = 'ottilie@zylbermann.example';

describeOnBothEngines('how long things are kept', (shop) => {
  let owner: Record<string, string>;
  const db = () => shop().platform.db;
  const later = (years: number) => ({
    ...shop().platform,
    clock: { now: () => Date.now() + years * YEAR_MS },
  });
  const follow = async () => {
    while ((await followDueCustomers(db(), () => shop().platform.random.id())) > 0);
    // The search of orders follows when staff look.
    await shop().get('/cms/orders?search=anybody', owner);
  };
  const place = async (customer: object = {}) => {
    const order = orderOf();
    const customerInfo = {
      ...order.customerInfo,
      firstName: 'Ottilie',
      lastName: NAME,
      email: EMAIL,
      ...customer,
    };
    const response = await shop().post('/api/orders', { ...order, customerInfo }, freshKey());
    expect(response.status).toBe(201);
    return ((await response.json()) as { orderNumber: string }).orderNumber;
  };
  const move = (orderNumber: string, to: 'shipped' | 'delivered' | 'cancelled') =>
    changeOrderStatus(shop().platform, { orderNumber, to, actor: ACTOR, answers: { stock: 'return' } });
  const sell = async (customer: object = {}) => {
    const orderNumber = await place(customer);
    await move(orderNumber, 'shipped');
    await move(orderNumber, 'delivered');
    await recordCash(shop().platform, { orderNumber, note: '', actor: ACTOR });
    return orderNumber;
  };
  const orderRow = (orderNumber: string) =>
    db().selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirstOrThrow();
  const runs = async () =>
    Object.fromEntries((await listRetentionRuns(db(), 100)).map(({ kind, erased }) => [kind, erased]));
  const noRuns = () => db().deleteFrom('retention_runs').execute();

  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
  });

  test('every table that names a person says how long it keeps it, and nobody is left when all times are up', async () => {
    await fill();
    const named = await tablesNaming(shop(), 'zylber');
    expect(named).toEqual(
      expect.arrayContaining([
        ...[
          'audit_log',
          'contact_messages',
          'customers',
          'jobs',
          'mails',
          'message_replies',
          'newsletter_subscribers',
          'questions',
          'reviews',
        ],
        ...['orders', 'papers', 'stock_requests', 'trade_applications'],
      ]),
    );
    for (const table of named) expect(keptOf(table), table).not.toBeNull();
    // Never paid: long before the books would let it go.
    await eraseDue(later(1.5));
    await eraseDue(later(30));
    await follow();
    await eraseDue(later(30));
    expect(await tablesNaming(shop(), 'zylber')).toEqual([]);
    const counted = await runs();
    expect(Object.keys(counted).toSorted()).toEqual(RETENTION_KIND_NAMES.toSorted());
    // The books still add up: an order without its person is an order.
    const { rows } = await db()
      .selectFrom('papers')
      .select(['facts', 'gross_pence'])
      .execute()
      .then((papers) => ({ rows: papers }));
    for (const { facts, gross_pence } of rows)
      expect(JSON.parse(facts)).toMatchObject({
        grossPence: gross_pence,
        buyer: { name: 'Erased', address: '' },
      });
    await noRuns();
  });

  test('an order loses its person after its accounting year and six more, its paper with it, and not a day before', async () => {
    const orderNumber = await sell({ email: 'books@example.com' });
    await eraseDue(later(6.9));
    expect(await orderRow(orderNumber)).toMatchObject({ email: 'books@example.com', erased_at: null });
    await eraseDue(later(7.1));
    const erased = await orderRow(orderNumber);
    expect(erased).toMatchObject({ email: '', address: '', phone: '', erased_at: expect.any(String) });
    const [paper] = await listPapersOfOrder(db(), erased.id);
    expect(paper?.facts.buyer).toEqual({ name: 'Erased', address: '' });
    expect(Number(erased.total_pence)).toBe(paper?.facts.grossPence);
    expect((await shop().get(`/cms/orders/${orderNumber}`, owner)).status).toBe(200);
    expect((await shop().get(`/cms/papers/${paper?.id}`, owner)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    await noRuns();
  });

  test('an order of somebody erased on request keeps its paper until the books may lose it', async () => {
    const orderNumber = await sell({ email: 'gone@example.com', lastName: 'Gonebefore' });
    await follow();
    const { id } = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'gone@example.com')
      .executeTakeFirstOrThrow();
    expect(
      (await postForm(shop(), `/cms/customers/${id}`, { intent: 'erase', confirmed: 'yes' }, owner)).status,
    ).toBe(302);
    const { id: orderId } = await orderRow(orderNumber);
    const buyer = async () => (await listPapersOfOrder(db(), orderId))[0]?.facts.buyer.name;
    expect(await buyer()).toContain('Gonebefore');
    await eraseDue(later(6.9));
    expect(await buyer()).toContain('Gonebefore');
    await eraseDue(later(7.1));
    expect(await buyer()).toBe('Erased');
    await noRuns();
  });

  test('what is still needed waits: an order on its way, and one with younger money', async () => {
    const open = await place({ email: 'waits@example.com' });
    const refunded = await sell({ email: 'refunded@example.com' });
    await db()
      .insertInto('payment_ledger')
      .values({
        id: 'late-refund',
        order_id: (await orderRow(refunded)).id,
        kind: 'refunded',
        amount_pence: 100,
        reference: 'late-refund',
        actor: null,
        at: new Date(Date.now() + 5 * YEAR_MS).toISOString(),
      })
      .execute();
    await eraseDue(later(8));
    expect((await orderRow(open)).email).toBe('waits@example.com');
    expect((await orderRow(refunded)).email).toBe('refunded@example.com');
    await eraseDue(later(12.1));
    expect((await orderRow(open)).email).toBe('waits@example.com');
    expect((await orderRow(refunded)).email).toBe('');
    await noRuns();
  });

  test('a process that ends between two steps loses nothing and counts nothing twice', async () => {
    const at = new Date().toISOString();
    const mails = Array.from({ length: 350 }, (_, place) => ({
      ...{
        id: `mail-${place}`,
        kind: 'test',
        recipient: 'old@example.com',
        sender: '',
        reply_to: '',
        subject: '',
      },
      ...{ html: '', body: '', state: 'sent' as const, created_at: at },
    }));
    await db().insertInto('mails').values(mails).execute();
    let steps = 0;
    const dies = async () => {
      steps += 1;
      const { length } = await db().selectFrom('mails').select('id').where('kind', '=', 'test').execute();
      if (length < 300) throw new Error('The process ended');
    };
    await expect(eraseDue(later(1), { pause: dies })).rejects.toThrow('The process ended');
    expect(steps).toBeGreaterThan(1);
    expect((await runs()).mails).toBe(100);
    // Two processes at once.
    await Promise.all([eraseDue(later(1)), eraseDue(later(1))]);
    expect((await runs()).mails).toBe(350);
    expect(await db().selectFrom('mails').select('id').where('kind', '=', 'test').execute()).toEqual([]);
    await noRuns();
  });

  test('a run is bounded, and says that more is left', async () => {
    const at = new Date().toISOString();
    await db()
      .insertInto('search_misses')
      .values(
        Array.from({ length: 250 }, (_, place) => ({ question: `nothing ${place}`, times: 1, last_at: at })),
      )
      .execute();
    expect(await eraseDue(later(2), { mostSteps: 1 })).toEqual({ isMore: true });
    expect((await runs()).searches).toBe(100);
    while ((await eraseDue(later(2), { mostSteps: 1 })).isMore);
    expect((await runs()).searches).toBe(250);
    await noRuns();
  });

  describe('on the page of settings', () => {
    const form = (more: Record<string, string> = {}) => ({
      ...Object.fromEntries(Object.entries(USUAL_TIMES).map(([name, value]) => [name, String(value)])),
      intent: 'save',
      ...more,
    });
    const send = (fields: Record<string, string>) =>
      postForm(shop(), '/cms/settings/retention', fields, owner);

    test('an owner reads each time with its reason, and what is due today', async () => {
      const page = await (await shop().get('/cms/settings/retention', owner)).text();
      expect(page).toContain('VAT Notice 700/21');
      expect(page).toContain('Limitation Act 1980');
      expect(await (await send({ intent: 'preview' })).text()).toContain('Nothing is due today.');
    });

    test('less than tax law demands is refused', async () => {
      const refused = await send(form({ version: '0', orders: '5' }));
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).toContain('must be a whole number from 6 to 12');
      expect(text).toContain('Nothing was saved: some fields need another look.');
    });

    test('a shorter time is asked about first, with what goes, and then saved and told', async () => {
      const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString();
      await db()
        .insertInto('mails')
        .values({
          ...{
            id: 'forty-days',
            kind: 'test',
            recipient: 'x@example.com',
            sender: '',
            reply_to: '',
            subject: '',
          },
          ...{ html: '', body: '', state: 'sent', created_at: old },
        })
        .execute();
      const asked = await (await send(form({ version: '0', mails: '30' }))).text();
      expect(asked).toContain('Keep less, and erase what is older?');
      expect(asked).toContain('Copies of mails: 1');
      expect((await readRetention(db())).mails).toBe(90);
      const saved = await send(form({ version: '0', mails: '30', confirmed: 'yes' }));
      expect(saved.status).toBe(200);
      expect((await readRetention(db())).mails).toBe(30);
      // Somebody who had the page open before.
      expect((await send(form({ version: '0', mails: '60' }))).status).toBe(409);
      expect((await readRetention(db())).mails).toBe(30);
      await eraseDue(shop().platform);
      const page = await (await shop().get('/cms/settings/retention', owner)).text();
      expect(page.replaceAll('<!-- -->', '')).toMatch(/Copies of mails<\/td><td[^>]*>1<\/td>/);
    });
  });

  function keptOf(table: string) {
    // Its words are those of `order_search_rows`.
    if (table === 'order_search') return KEPT_OF_PEOPLE.order_search_rows;
    return Object.hasOwn(KEPT_OF_PEOPLE, table) ? KEPT_OF_PEOPLE[table as keyof Schema] : null;
  }

  /** One person everywhere that the shop keeps anything of people. */
  async function fill(): Promise<void> {
    const now = new Date().toISOString();
    await sell();
    await move(await place(), 'cancelled');
    const [cancelled] = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_status', '=', 'cancelled')
      .execute();
    expect(cancelled).toBeDefined();
    const letter = { name: `Ottilie ${NAME}`, email: EMAIL, subject: 'feedback', message: `I am ${NAME}` };
    expect((await shop().post('/api/contact', letter)).status).toBe(201);
    await receiveComplaint(shop().platform, {
      ...{
        about: 'goods',
        name: `Ottilie ${NAME}`,
        email: EMAIL,
        phone: '',
        orderNumber: '',
        message: `${NAME} complains`,
      },
    });
    const messages = await db().selectFrom('contact_messages').select('id').execute();
    for (const { id } of messages) {
      await postForm(
        shop(),
        `/cms/messages/${id}`,
        { intent: 'note', note: `${NAME} rang`, noteWas: '' },
        owner,
      );
      await db()
        .insertInto('message_replies')
        .values({
          id: `reply-${id}`,
          message_id: id,
          body: `Dear ${NAME}`,
          author_id: 'x',
          author: 'Owner',
          at: now,
        })
        .execute();
    }
    for (const status of ['declined', 'approved'] as const)
      await db()
        .insertInto('trade_applications')
        .values({
          ...{
            id: `application-${status}`,
            business_name: `${NAME} Salon`,
            contact_name: NAME,
            email: EMAIL,
          },
          ...{
            phone: '',
            business_type: 'salon',
            address: `1 ${NAME} Street`,
            postcode: '',
            monthly_order: '',
          },
          ...{ status, created_at: now },
        })
        .execute();
    for (const status of ['pending', 'unsubscribed'] as const)
      await db()
        .insertInto('newsletter_subscribers')
        .values({
          ...{ id: `news-${status}`, email: `${status}-${EMAIL}`, status, source: 'footer' },
          ...{ created_at: now, updated_at: now, confirmed_at: status === 'pending' ? null : now },
        })
        .execute();
    const { id: variantId, product_id } = await db()
      .selectFrom('variants')
      .select(['id', 'product_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('stock_requests')
      .values({
        ...{ id: 'waits', email: EMAIL, product_id, variant_id: variantId },
        ...{ asked_at: now, mailed_at: now, confirmed_at: now },
      })
      .execute();
    for (const state of ['unproven', 'shown'] as const)
      await db()
        .insertInto('questions')
        .values({
          ...{ id: `question-${state}`, product_id, question_id: null, body: 'Is it new?', author: null },
          ...{ email: `${state}-${EMAIL}`, source: 'shop', state, request_key: null, created_at: now },
          ...{ shown_at: null, mailed_at: null, updated_at: now },
        })
        .execute();
    for (const state of ['unproven', 'shown'] as const)
      await db()
        .insertInto('reviews')
        .values({
          ...{ id: `review-${state}`, product_id, variant_id: null, order_id: null, order_line_id: null },
          ...{ email: `${state}-${EMAIL}`, source: 'shop', source_key: null, state, request_key: null },
          ...{ stars: 4, age_band: null, skin_type: null, undertone: null, concern: null, hair_type: null },
          ...{ replied_at: null, replied_by: null, created_at: now, shown_at: null, updated_at: now },
        })
        .execute();
    await db()
      .insertInto('mails')
      .values({
        ...{ id: 'to-her', kind: 'order-confirmation', recipient: EMAIL, sender: '', reply_to: '' },
        ...{ subject: 'Thank you', html: NAME, body: NAME, state: 'sent', created_at: now },
      })
      .execute();
    await db()
      .insertInto('search_misses')
      .values({ question: `${NAME} cream`.toLowerCase(), times: 1, last_at: now })
      .execute();
    await db()
      .insertInto('jobs')
      .values({
        ...{ id: 'failed', kind: 'send-test-mail', payload: JSON.stringify({ to: EMAIL }), unique_key: null },
        ...{ run_at: now, created_at: now, state: 'failed', ended_at: now, last_error: `no ${NAME}` },
      })
      .execute();
    await db().updateTable('tickets').set({ state: 'answered', answered_at: now, note: NAME }).execute();
    await follow();
    const { id } = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    await postForm(
      shop(),
      `/cms/customers/${id}`,
      { intent: 'note', note: `${NAME} is kind`, noteWas: '' },
      owner,
    );
  }
});

test('every table with a column for a person says how long it keeps it', async () => {
  const { readFileSync } = await import('node:fs');
  const source = readFileSync(new URL('../../database/schema.ts', import.meta.url), 'utf8');
  const names = new Map(
    [...(/export interface Schema \{([^}]*)\}/.exec(source)?.[1]?.matchAll(/(\w+): (\w+);/g) ?? [])].map(
      ([, table = '', type = '']) => [type, table],
    ),
  );
  const personal =
    /^(?:\w*email|\w*phone|recipient|address|postcode|first_name|last_name|contact_name|actor|\w+_by|author)$/;
  const found: string[] = [];
  for (const [, type = '', body = ''] of source.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)) {
    const columns = [...body.matchAll(/^\s+(\w+):/gm)].map(([, column = '']) => column);
    const table = names.get(type);
    if (table && columns.some((column) => personal.test(column))) found.push(table);
  }
  expect(found.length).toBeGreaterThan(20);
  const silent = found.filter((table) => KEPT_OF_PEOPLE[table as keyof Schema] === null);
  expect(silent).toEqual([]);
});
