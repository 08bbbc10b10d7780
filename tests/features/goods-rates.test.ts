import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { findInvoicedOrder } from '#database/queries/paper/invoiced-orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { correctVat, reviewVat } from '#operations/paper/correct-vat.ts';
import { importText } from '../support/import-file.ts';
import { applyMigrationsBefore, openEmptyDatabase } from '../support/older-database.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';
import { addSet, idOf } from '../support/sets.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';
import { registerForVat } from '../support/vat-shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const UNREGISTERED = { vatRegistered: false, vatNumber: '', vatRegisteredFrom: '' };
const GOODS = ['rate-book', 'rate-suit', 'rate-cream', 'rate-set', 'rate-part'];

describeOnBothEngines(
  'goods sold without VAT and deleted since',
  (shop) => {
    const db = () => shop().platform.db;
    const items = ['rate-book', 'rate-suit', 'rate-cream', 'rate-set'].map((id) => ({
      id,
      variant: 'Standard',
      quantity: 1,
    }));
    const place = async () => {
      const placed = await shop().post('/api/orders', orderOf(items), freshKey());
      const { orderNumber } = await placed.json();
      const { id } = await db()
        .selectFrom('orders')
        .select('id')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      return { orderNumber, id };
    };
    const ship = (orderNumber: string) =>
      changeOrderStatus(shop().platform, { orderNumber, to: 'shipped', actor: ACTOR });
    const factsOf = async (id: string) => (await listPapersOfOrder(db(), id)).map(({ facts }) => facts);
    const notesOf = async (id: string) =>
      (await db().selectFrom('order_events').select('note').where('order_id', '=', id).execute()).map(
        ({ note }) => note,
      );
    const orders: { orderNumber: string; id: string }[] = [];
    beforeAll(async () => {
      await importText(
        db(),
        [
          'id,name,description,price,stock,status,vat',
          'R1,Rate Book,A book,10,50,published,zero',
          'R2,Rate Suit,A suit,21,50,published,reduced',
          'R3,Rate Cream,A cream,12,50,published,standard',
          'R4,Rate Part,A part,8,50,published,zero',
          'R5,Rate Set,A set,20,0,published,standard',
        ].join('\n'),
      );
      await addSet(shop(), 'rate-set', ['rate-cream', 'rate-part']);
      await registerForVat(shop(), UNREGISTERED);
      for (let count = 0; count < 4; count += 1) orders.push(await place());
      // A receipt, which is wrong once the shop states its registration.
      await ship(orders[2]?.orderNumber ?? '');
      await ship(orders[3]?.orderNumber ?? '');
      await deleteProducts(
        shop().platform,
        ACTOR,
        await Promise.all(GOODS.map((slug) => idOf(shop(), slug))),
      );
      // As a version before the classes were kept wrote them.
      for (const { id } of [orders[1], orders[3]].flatMap((order) => order ?? [])) {
        await sql`update order_lines set goods_rate = null where order_id = ${id} and product_slug = 'rate-book'`.execute(
          db(),
        );
        await sql`update order_line_parts set goods_rate = null where order_id = ${id}`.execute(db());
      }
      await registerForVat(shop());
    });
    const linesOf = (facts?: { lines: { name: string; ratePercent: number | null }[] }) =>
      (facts?.lines ?? [])
        .filter(({ name }) => name !== 'Delivery')
        .map(({ name, ratePercent }) => `${name} ${ratePercent}`)
        .toSorted();
    const AS_SOLD = ['Rate Book 0', 'Rate Cream 20', 'Rate Set 0', 'Rate Set 20', 'Rate Suit 5'];
    const IN_DOUBT = ['Rate Book 20', 'Rate Cream 20', 'Rate Set 20', 'Rate Suit 5'];
    const DOUBT =
      /Please check INV-\d+: the VAT rate of Rate Book, Rate Cream, Rate Part is not known any more/;

    test('are invoiced at the rate of their class, lines and parts of sets', async () => {
      const [{ orderNumber, id } = { orderNumber: '', id: '' }] = orders;
      await ship(orderNumber);
      expect((await factsOf(id)).map(linesOf)).toEqual([AS_SOLD]);
      expect((await notesOf(id)).join(), 'no doubt').not.toContain('is not known');
    });

    test('whose class is not known have the standard rate, and the order says so', async () => {
      const { orderNumber, id } = orders[1] ?? { orderNumber: '', id: '' };
      await ship(orderNumber);
      expect((await factsOf(id)).map(linesOf)).toEqual([IN_DOUBT]);
      expect(await notesOf(id)).toContainEqual(expect.stringMatching(DOUBT));
    });

    test('are corrected at the rate of their class, and what is not known is asked about', async () => {
      const owner = await signInAs(shop(), 'owner');
      const review = await reviewVat(shop().platform);
      expect(review).toMatchObject({ orders: 2, doubted: 1 });
      const asked = await postForm(shop(), '/cms/papers/review', { intent: 'correct' }, owner);
      expect((await asked.text()).replaceAll('<!-- -->', '')).toContain(
        '1 order of these has goods deleted since whose VAT rate is not known: the standard rate is taken',
      );
      await correctVat(shop().platform, { statement: review.statement, until: '2100', actor: 'Owner' });
      expect(linesOf((await factsOf(orders[2]?.id ?? '')).at(-1))).toEqual(AS_SOLD);
      expect(linesOf((await factsOf(orders[3]?.id ?? '')).at(-1))).toEqual(IN_DOUBT);
      expect((await notesOf(orders[3]?.id ?? '')).at(-1)).toMatch(DOUBT);
    });
  },
  { demoShop: false },
);

for (const engine of ['sqlite', 'postgres'] as const) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(`orders of a version without classes of VAT (${engine})`, () => {
    test('have those of their rates and of the products that are left', async () => {
      const { database, remove } = await openEmptyDatabase(engine);
      const { db } = database;
      try {
        await applyMigrationsBefore(database, '0180');
        const at = '2026-01-01T00:00:00.000Z';
        await sql`insert into brands (id, slug, name, created_at, updated_at) values ('b', 'b', 'B', ${at}, ${at})`.execute(
          db,
        );
        await sql`insert into categories (id, slug, name, created_at, updated_at) values ('c', 'c', 'C', ${at}, ${at})`.execute(
          db,
        );
        await sql`insert into products (id, slug, name, sort_name, brand_id, category_id, price_pence, status, vat_rate, stock_changed_at,
          created_at, updated_at)
          values ('kept', 'kept', 'Kept', 'kept', 'b', 'c', 100, 'draft', 'zero', ${at}, ${at}, ${at})`.execute(
          db,
        );
        await sql`insert into orders (id, order_number, idempotency_key, request_fingerprint, first_name, last_name, email, phone,
          address, city, postcode, country, notes, payment_method, order_status, subtotal_pence, shipping_pence, total_pence,
          order_date, estimated_delivery, created_at, updated_at) values ('o', 'o', 'o', 'print', 'A', 'B', 'a@example.com', '1', 'a',
          'b', 'SW1A 1AA', 'United Kingdom', '', 'cod', 'confirmed', 400, 0, 400, ${at}, ${at}, ${at}, ${at})`.execute(
          db,
        );
        const sold = [
          ['kept', null],
          ['gone', null],
          ['gone', 5],
          ['gone', 20],
        ] as const;
        for (const [position, [product, rate]] of sold.entries()) {
          await sql`insert into order_lines (id, order_id, position, product_id, variant_id, product_slug, name, variant, brand,
            unit_price_pence, quantity, line_pence, vat_rate_percent) values (${`o.${position}`}, 'o', ${position}, ${product}, 'v', 's',
            'n', 'v', 'b', 100, 1, 100, ${rate})`.execute(db);
          await sql`insert into order_line_parts (order_id, line_position, position, product_id, variant_id, product_slug, name,
            variant, brand, quantity, part_pence, vat_rate_percent) values ('o', ${position}, 0, ${product}, 'v', 's', ${`part ${position}`},
            'v', 'b', 1, 100, ${rate})`.execute(db);
        }
        await migrate(database);
        const found = await findInvoicedOrder(db, 'o');
        expect(found?.lines.map(({ ratePercent }) => ratePercent)).toEqual([0, 20, 5, 20]);
        expect(found?.lines.map(({ parts }) => parts[0]?.ratePercent)).toEqual([0, 20, 5, 20]);
        expect(found?.unknownRates).toEqual(['part 1']);
      } finally {
        await database.close();
        await remove();
      }
    });
  });
}
