import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { followDueCustomers } from '#database/queries/customers/follow-customers.ts';
import { readPersonData } from '#database/queries/customers/person-data.ts';
import { EXAMPLE_MAILS } from '#domain/mail/example-mails.ts';
import { mailAbout } from '#domain/mail/mail-about.ts';
import { privacyNotice } from '#domain/notices/privacy-notice.ts';
import { USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import { promotionOf, putPromotion } from '../support/offers.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { tablesNaming } from '../support/tables-of-shop.ts';

const NAME = 'Zylberquist';
const EMAIL = 'a@zylberquist.example';
/** Columns of any table that hold no words of anybody: what rows are called, when they were made and by whom of the staff. */
const NO_WORDS =
  /^(?:id|.*_id|at|.*_at|actor|.*_by|kind|cause|state|tender|purpose|provider|place|day|.*_until|.*_number|request_key|corrects)$/;
/** Columns besides, of the shop, of the goods or of a payment service. */
const OF_THE_SHOP: Record<string, string[]> = {
  orders: [
    ...['idempotency_key', 'country', 'payment_method', 'payment_reference', 'order_status', 'payment_state'],
    ...['order_date', 'estimated_delivery', 'delivery_until', 'delivery_name', 'channel', 'email', 'billing'],
  ],
  order_lines: ['product_slug', 'name', 'variant', 'brand', 'sku', 'image_url', 'goods_rate'],
  order_line_parts: ['product_slug', 'name', 'variant', 'brand', 'sku', 'goods_rate'],
  order_events: ['from_status', 'to_status'],
  returns: [
    'number',
    'wish',
    'refund_key',
    'postage',
    'declared_on',
    'agreed_on',
    'sent_on',
    'received_on',
    'ends_on',
    'due_on',
  ],
  return_lines: [
    ...['cause', 'condition', 'remedy', 'source', 'until_day'],
    ...['wanted_variant_id', 'exchange_variant_id', 'exchange_words', 'held_goods'],
  ],
  return_events: ['step'],
  return_pictures: ['digest'],
  carrier_claims: ['state'],
  reviews: [
    ...['source', 'source_key', 'hidden_reason', 'variant', 'age_band', 'skin_type', 'undertone', 'concern'],
    'hair_type',
  ],
  questions: ['hidden_reason', 'source', 'author'],
  review_marks: ['trait'],
  review_pictures: ['url'],
  review_votes: ['voter'],
  review_reports: ['reason'],
  review_events: ['step'],
  review_requests: ['reason'],
  order_corrections: ['facts'],
  order_move_orders: ['from_status', 'reason', 'late_reference', 'doubts'],
  payments: ['reference', 'client_secret', 'risk_level', 'review', 'review_reason', 'fraud_warning'],
  payment_ledger: ['reference'],
  // As they were issued.
  papers: ['series', 'number', 'reference', 'facts'],
  refunds: ['reference'],
  disputes: ['reference', 'reason', 'link'],
  stock_movements: ['file'],
  order_adjustments: ['words', 'code'],
  promotion_uses: ['code'],
  audit_log: ['action', 'subject'],
  audit_items: ['subject'],
  mails: ['sender', 'reply_to', 'about'],
  // Answered by the words of orders, of which no row is left.
  order_search_rows: ['words'],
};
/** What every column is filled with. */
const words = (column: string) => `${NAME} in ${column}`;
/** Not in the file for the person: what stands in it under another column, what the shop looks up by, and what is about its staff. */
const NOT_IN_THE_FILE =
  /^(?:audit_\w+|mails|line_movements|stock_movements|order_holders|order_search\w*)\.|^orders\.(?:flat|phone_e164|request_fingerprint)$|^promotion_uses\.email$/;
/** What the notice calls each fact of the file: a new one has to be named there. */
const IN_THE_NOTICE: Record<string, Record<string, string>> = {
  You: {
    ...{ name: 'your name', email: 'email', phone: 'telephone', postcode: 'address' },
    ...{ 'first seen': 'what you ordered', 'last seen': 'what you ordered' },
    ...{ 'tags of the staff': 'tags of our staff', 'note of the staff': 'notes and tags of our staff' },
  },
  Orders: {
    ...{ number: 'what you ordered', placed: 'what you ordered', status: 'where the order stands' },
    ...{ 'payment method': 'payments', 'payment state': 'payments', card: 'its last four digits' },
    ...{ 'first name': 'your name', 'last name': 'your name', email: 'email', phone: 'telephone' },
    ...{ address: 'address', city: 'address', postcode: 'address', country: 'address' },
    ...{ 'your note': 'notes', 'invoice to': 'another name and address for the invoice' },
    ...{ gift: 'gift', 'gift message': 'the message of the gift', channel: 'by phone or at the counter' },
    ...{ 'total in pounds': 'its price', carrier: 'its parcels with their tracking' },
    ...{ 'tracking number': 'tracking', 'tracking link': 'tracking' },
  },
  'How staff sorted orders': { order: 'your orders', tag: 'tags', 'in hand of': 'has an order in hand' },
  'Ordered goods': {
    ...{ order: 'what you ordered', brand: 'what you ordered', name: 'what you ordered' },
    ...{ variant: 'what you ordered', quantity: 'what you ordered' },
  },
  'What happened to orders': {
    ...{ order: 'your orders', at: 'where the order stands', was: 'where the order stands' },
    ...{ became: 'where the order stands', note: 'notes and tags of our staff about you and your orders' },
  },
  'Corrections of orders': {
    ...{ order: 'your orders', at: 'corrected', reason: 'corrected', 'before and after': 'corrected' },
  },
  Parcels: {
    ...{ order: 'your orders', sent: 'parcels', carrier: 'parcels', undone: 'parcels' },
    ...{ 'tracking number': 'tracking', 'tracking link': 'tracking' },
  },
  'Money received and given back': {
    ...{ order: 'your orders', at: 'payments', kind: 'payments', tender: 'payments', note: 'refunds' },
    ...{ reference: 'payments', 'amount in pounds': 'payments' },
  },
  Refunds: {
    ...{ order: 'your orders', asked: 'refunds', reason: 'refunds', state: 'refunds' },
    ...{ 'why it failed': 'refunds', 'amount in pounds': 'refunds' },
  },
  'What you sent back or complained of': {
    ...{ return: 'what you sent back', asked: 'what you sent back', state: 'what you sent back' },
    ...{ 'what you wrote': 'what you sent back or complained of', 'what you chose': 'what you sent back' },
    ...{
      'our answer': 'what you sent back',
      'what we found': 'what you sent back',
      notes: 'what you sent back',
      pictures: 'your pictures of it',
    },
    'refunded in pounds': 'refunds',
  },
  'Bank transfers': {
    ...{ order: 'your orders', day: 'the sum, its day', kind: 'the sum', 'amount in pounds': 'the sum' },
    ...{ reference: 'the reference that the bank shows', note: 'notes' },
  },
  'Reviews you wrote': {
    ...{ product: 'review a product', variant: 'review a product', written: 'review a product' },
    ...{ state: 'review a product', 'why it is not shown': 'review a product', stars: 'your stars' },
    ...{ title: 'your words', text: 'your words', 'name you chose': 'the name you chose' },
    ...{ email: 'your email address', 'what you got for it': 'review a product' },
    ...{ age: 'of your skin, hair and age', skin: 'of your skin, hair and age' },
    ...{ undertone: 'of your skin', concern: 'of your skin', hair: 'of your skin, hair' },
    ...{ marks: 'your stars', pictures: 'your pictures', 'our reply': 'our reply' },
    ...{ reports: 'reviews are genuine', 'what was done': 'reviews are genuine' },
  },
  'Questions and answers you wrote': {
    ...{ product: 'question about a product', kind: 'ask or answer a question', written: 'your words' },
    ...{ state: 'taken down', 'why it is not shown': 'taken down', text: 'your words' },
    ...{ 'name you chose': 'the name you chose', email: 'your email address' },
  },
  'Offers for you': {
    ...{ code: 'codes', offer: 'offers', made: 'codes', 'used code': 'codes', used: 'codes' },
    ...{
      class: 'prices for your business',
      since: 'prices for your business',
      until: 'prices for your business',
    },
  },
  'Mails to you': {
    ...{ written: 'Copies of the emails', kind: 'Copies of the emails', subject: 'Copies of the emails' },
    text: 'Copies of the emails',
  },
};
const NEVER_EDITED = ['line_movements.reason', 'stock_movements.reason'];
const TYPED_NUMBERS = ['tracking_number'];

describeOnBothEngines('words about somebody who is erased', (shop) => {
  let owner: Record<string, string>;
  const db = () => shop().platform.db;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    await putPromotion(shop(), promotionOf({ id: 'erased', state: 'paused' }));
  });

  test('every text of an order that somebody can type is emptied, in whatever table it stands', async () => {
    const request = orderOf([SERUM], {
      billing: { name: NAME, address: `9 ${NAME} Street`, city: 'London', postcode: 'N1 9GU' },
      gift: { message: `From ${NAME}` },
    });
    const customerInfo = { ...request.customerInfo, email: EMAIL };
    const placed = await shop().post('/api/orders', { ...request, customerInfo }, freshKey());
    expect(placed.status).toBe(201);
    const { orderNumber } = (await placed.json()) as { orderNumber: string };
    const { id: orderId } = await db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const forms: Record<string, string>[] = [
      { intent: 'note', note: NAME },
      { intent: 'mark', tags: NAME, person: '' },
    ];
    for (const form of forms)
      expect((await postForm(shop(), `/cms/orders/${orderNumber}`, form, owner)).status).toBeLessThan(400);
    await writeRows(orderId, orderNumber);
    await db()
      .updateTable('orders')
      .set({ order_status: 'cancelled', payment_state: 'failed' })
      .where('id', '=', orderId)
      .execute();
    const filled = await fill(orderId, orderNumber);
    expect(filled).toEqual(
      expect.arrayContaining([
        ...['audit_log.after', 'line_movements.reason', 'mails.body', 'order_corrections.person'],
        ...['order_events.note', 'order_marks.mark', 'orders.gift_message', 'orders.tracking_number'],
        ...['parcels.tracking_number', 'payment_ledger.note', 'refunds.reason', 'stock_movements.reason'],
        ...['transfers.note', 'transfers.reference'],
      ]),
    );
    while ((await followDueCustomers(db(), () => shop().platform.random.id())) > 0);
    const { id } = await db()
      .selectFrom('customers')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    const data = (await readPersonData(db(), id)) ?? [];
    const notice = privacyNotice(USUAL_TIMES);
    for (const { section, records } of data)
      for (const key of records.flatMap((record) => Object.keys(record)))
        expect(notice, `${section}: ${key}`).toContain(IN_THE_NOTICE[section]?.[key] ?? 'no words');
    const file = JSON.stringify(data);
    const left = filled.filter((column) => !NOT_IN_THE_FILE.test(column) && !file.includes(words(column)));
    expect(left).toEqual([]);
    const erased = await postForm(
      shop(),
      `/cms/customers/${id}`,
      { intent: 'erase', confirmed: 'yes' },
      owner,
    );
    expect(erased.status).toBe(302);
    while ((await followDueCustomers(db(), () => shop().platform.random.id())) > 0);
    await shop().get('/cms/orders?search=anybody', owner);
    expect(await tablesNaming(shop(), NAME)).toEqual([]);
    expect((await shop().get(`/cms/orders/${orderNumber}`, owner)).status).toBe(200);
    const audit = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject', 'after'])
      .where('subject_id', '=', orderId)
      .execute();
    // Who did what stays.
    expect(audit).toContainEqual({ action: 'order.note', subject: orderNumber, after: null });
  });

  test('a movement loses its words alone, and takes no others', async () => {
    for (const table of ['line_movements', 'stock_movements'] as const) {
      const row = await db().selectFrom(table).select(['id']).executeTakeFirst();
      expect(row, table).toBeDefined();
      const { id } = row as { id: string | number };
      for (const change of [sql`quantity = quantity + 1`, sql`reason = 'Another'`, sql`actor = 'Another'`])
        await expect(
          sql`update ${sql.table(table)} set ${change} where id = ${id}`.execute(db()),
        ).rejects.toThrow('never edited');
    }
  });

  /** A row in each table that keeps words about an order, with the name in columns that are never edited. */
  async function writeRows(orderId: string, orderNumber: string): Promise<void> {
    const at = new Date().toISOString();
    const {
      id: lineId,
      product_id,
      variant_id,
    } = await db()
      .selectFrom('order_lines')
      .select(['id', 'product_id', 'variant_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const own = { id: `of-${orderId}`, order_id: orderId, actor: 'Owner', at };
    await db()
      .insertInto('promotion_uses')
      .values({ order_id: orderId, promotion_id: 'erased', code: 'ERASED', email: EMAIL, at })
      .execute();
    await db()
      .insertInto('order_adjustments')
      .values({ id: own.id, order_id: orderId, promotion_id: 'erased', words: 'A tenth off', pence: 0, at })
      .execute();
    await db()
      .insertInto('transfers')
      .values({
        ...own,
        ...{ kind: 'received', amount_pence: 1, day: '2026-01-01', corrects: null, request_key: own.id },
      })
      .execute();
    await db()
      .insertInto('returns')
      .values({
        ...{
          id: 'a-return',
          order_id: orderId,
          place: 1,
          number: 'R1',
          request_key: own.id,
          state: 'settled',
        },
        ...{ wish: 'money', asked_at: at, asked_by: null, declared_on: '2026-01-01', updated_at: at },
      })
      .execute();
    await db()
      .insertInto('return_lines')
      .values({
        ...{ id: own.id, return_id: 'a-return', place: 1, line_id: lineId, was_sent: 1, quantity: 1 },
        ...{ cause: 'faulty', condition: 'used', remedy: null, source: '', until_day: null },
        ...{ with_delivery: 0, may_be_reduced: 0 },
      })
      .execute();
    await db()
      .insertInto('return_events')
      .values({ id: own.id, return_id: 'a-return', at, actor: 'Owner', step: 'settle' })
      .execute();
    await db()
      .insertInto('carrier_claims')
      .values({
        ...{ return_id: 'a-return', order_id: orderId, carrier: 'Post', amount_pence: 100, state: 'open' },
        ...{ at, actor: 'Owner', updated_at: at },
      })
      .execute();
    await db()
      .insertInto('reviews')
      .values({
        ...{ id: 'a-review', product_id, variant_id, order_id: orderId, order_line_id: lineId, stars: 5 },
        ...{ email: EMAIL, source: 'shop', source_key: null, state: 'waiting', request_key: null },
        ...{ age_band: null, skin_type: null, undertone: null, concern: null, hair_type: null },
        ...{ replied_at: null, replied_by: null, created_at: at, shown_at: null, updated_at: at },
      })
      .execute();
    await db()
      .insertInto('review_pictures')
      .values({ id: own.id, review_id: 'a-review', position: 0, url: '/media/none/800.webp' })
      .execute();
    await db()
      .insertInto('review_reports')
      .values({ id: own.id, review_id: 'a-review', reason: 'spam', at, closed_at: null })
      .execute();
    await db()
      .insertInto('review_events')
      .values({ id: own.id, review_id: 'a-review', at, actor: null, step: 'posted' })
      .execute();
    await db()
      .insertInto('order_corrections')
      .values({
        ...own,
        request_key: own.id,
        reason: words('order_corrections.reason'),
        facts: '{}',
        person: words('order_corrections.person'),
      })
      .execute();
    await db()
      .insertInto('parcels')
      .values({
        ...{ id: own.id, order_id: orderId, place: 99, request_key: own.id, cause: 'pieces', sent_at: at },
        made_at: at,
      })
      .execute();
    await db()
      .insertInto('refunds')
      .values({
        ...{
          id: own.id,
          order_id: orderId,
          request_key: own.id,
          amount_pence: 1,
          reason: words('refunds.reason'),
        },
        ...{
          state: 'done',
          reference: null,
          failure: words('refunds.failure'),
          actor: 'Owner',
          requested_at: at,
        },
        ...{ payment_id: null, correction_id: null },
      })
      .execute();
    await db()
      .insertInto('payment_ledger')
      .values({ ...own, kind: 'cash-received', amount_pence: 0, reference: own.id, note: NAME })
      .execute();
    await db()
      .insertInto('line_movements')
      .values({
        ...own,
        ...{ line_id: lineId, kind: 'refunded', cause: 'money', quantity: 1, reason: NAME, refund_id: null },
        parcel_id: null,
      })
      .execute();
    // Both together change no stock.
    for (const quantity of [1, -1])
      await db()
        .insertInto('stock_movements')
        .values({
          ...{ at, kind: 'returned', variant_id, product_id, quantity, stock_after: 1, reason: NAME },
          ...{ actor: 'Owner', order_number: orderNumber, file: null, form_id: null },
        })
        .execute();
    await db()
      .insertInto('order_holders')
      .values({ order_id: orderId, kind: 'email', holder: NAME, placed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const entry = { before: NAME, after: NAME, subject: orderNumber, subject_id: orderId };
    await db()
      .insertInto('audit_log')
      .values({ ...entry, id: own.id, at, actor_id: null, actor: 'Owner', action: 'order.transfer' })
      .execute();
    await db()
      .insertInto('audit_items')
      .values({ ...entry, entry_id: own.id })
      .execute();
    // To an earlier address, and to staff.
    for (const recipient of ['before@zylberquist.example', 'staff@example.com'])
      await db()
        .insertInto('mails')
        .values({
          ...{
            id: recipient,
            kind: 'order-confirmation',
            recipient,
            sender: '',
            reply_to: '',
            about: orderId,
          },
          ...{ subject: NAME, html: NAME, body: NAME, state: 'sent', created_at: at },
        })
        .execute();
  }

  /** Writes the name into every column of rows about an order that takes words; returns those that hold it. */
  async function fill(orderId: string, orderNumber: string): Promise<string[]> {
    const filled: string[] = [];
    for (const { name, columns, isView } of await db().introspection.getTables()) {
      const has = (column: string) => columns.some((each) => each.name === column);
      const key = [
        ...(name === 'orders' ? [['id', orderId] as const] : []),
        ...(has('order_id') ? [['order_id', orderId] as const] : []),
        ...(has('review_id') ? [['review_id', 'a-review'] as const] : []),
        ...(has('return_id') ? [['return_id', 'a-return'] as const] : []),
        ...(name.startsWith('audit_') ? [['subject_id', orderId] as const] : []),
        ...(name === 'mails' ? [['about', orderId] as const] : []),
        ...(name === 'stock_movements' ? [['order_number', orderNumber] as const] : []),
      ][0];
      if (isView || !key) continue;
      const texts = columns.filter(
        (column) =>
          /text|char/i.test(column.dataType) &&
          (TYPED_NUMBERS.includes(column.name) || !NO_WORDS.test(column.name)) &&
          !OF_THE_SHOP[name]?.includes(column.name),
      );
      for (const { name: column } of texts) {
        const where = sql`${sql.ref(key[0])} = ${key[1]}`;
        const count = async (more = sql`1 = 1`) =>
          Number(
            (
              await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}
                where ${where} and ${more}`.execute(db())
            ).rows[0]?.n,
          );
        const isThere = () => count(sql`lower(${sql.ref(column)}) like ${`%${NAME.toLowerCase()}%`}`);
        if ((await count()) === 0) throw new Error(`Write a row of ${name}, whose ${column} takes words`);
        if (!NEVER_EDITED.includes(`${name}.${column}`))
          await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${words(`${name}.${column}`)}
            where ${where}`.execute(db());
        expect(await isThere(), `${name}.${column}`).toBeGreaterThan(0);
        filled.push(`${name}.${column}`);
      }
    }
    return filled;
  }
});

test('a mail about an order, a message or an application says so', () => {
  const about = Object.values(EXAMPLE_MAILS).map((mail) => [mail.mail, mailAbout(mail) !== null]);
  const silent = about.filter(([, isSaid]) => !isSaid).map(([mail]) => mail);
  expect(silent.toSorted()).toEqual(
    [
      ...['account-changed', 'back-in-stock', 'class-code', 'newsletter-confirmation', 'newsletter-welcome'],
      ...['offer-code', 'review-confirmation', 'staff-invitation', 'staff-password', 'stock-confirmation'],
      ...['question-confirmation', 'question-answered'],
    ].toSorted(),
  );
});
