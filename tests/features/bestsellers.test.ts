import { expect, test } from 'vitest';
import { writeBuyers } from '#database/queries/catalogue/count-buyers.ts';
import { countBuyersOfWeeks } from '#jobs/count-buyers-of-weeks.ts';
import { endDemo } from '#operations/shop/end-demo.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { registerForVat } from '../support/vat-shop.ts';

const OIL = { id: 'rosehip-tinted-lip-oil', variant: 'Quince' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('bestsellers', (shop) => {
  const heading = async () =>
    /<h1[^>]*>([^<]*)<\/h1>/.exec(await (await shop().get('/products?sort=bestselling')).text())?.[1];
  const countOf = async (slug: string) =>
    (
      await shop()
        .platform.db.selectFrom('products')
        .select('ordered_count')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).ordered_count;
  const order = async (wanted: { id: string; variant: string }, quantity: number, email: string) => {
    const body = orderOf([{ ...wanted, quantity }]);
    const placed = await shop().post(
      '/api/orders',
      { ...body, customerInfo: { ...CUSTOMER, email } },
      freshKey(),
    );
    expect(placed.status).toBe(201);
  };
  const count = async (laterMs = 0) => {
    const platform = { ...shop().platform, clock: { now: () => Date.now() + laterMs } };
    const write = await countBuyersOfWeeks(platform, {}, 'count');
    await shop().platform.db.transaction().execute(write);
  };

  test('are called so once somebody bought something, and count buyers of the last weeks, not pieces', async () => {
    expect(await heading()).toBe('Our favourites');
    await order(SERUM, 9, 'one@example.com');
    await order(OIL, 1, 'one@example.com');
    await order(OIL, 1, 'two@example.com');
    expect([await countOf(SERUM.id), await countOf(OIL.id)]).toEqual([1, 2]);
    await expect.poll(heading).toBe('Bestsellers');

    await order(OIL, 1, 'TWO@example.com');
    await count();
    expect([await countOf(SERUM.id), await countOf(OIL.id)]).toEqual([1, 2]);
    const { items } = await (await shop().get('/api/products?sort=bestselling')).json();
    expect(items[0].slug ?? items[0].id).toBe(OIL.id);

    await count(60 * DAY_MS);
    expect([await countOf(SERUM.id), await countOf(OIL.id)]).toEqual([0, 0]);
    await expect.poll(heading).toBe('Our favourites');
  });

  test('a count that changes nothing writes nothing', async () => {
    const { db } = shop().platform;
    const revision = () =>
      db.selectFrom('revisions').selectAll().where('name', '=', 'catalogue').executeTakeFirst();
    const before = await revision();
    await writeBuyers(db, new Map());
    expect(await revision()).toEqual(before);
  });

  test('orders of a demo make none once it has ended', async () => {
    const { platform } = shop();
    await order(OIL, 1, 'one@example.com');
    expect(await countOf(OIL.id)).toBe(1);
    await registerForVat(shop());
    expect(await endDemo(platform, { id: 'owner', name: 'Owner' })).toEqual({ ok: true });
    expect(await countOf(OIL.id)).toBe(0);
    await count();
    expect(await countOf(OIL.id)).toBe(0);
    await expect.poll(heading).toBe('Our favourites');
    await order(OIL, 1, 'two@example.com');
    await count();
    expect(await countOf(OIL.id)).toBe(1);
  });
});
