import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import { deliverBy, flatPlan } from '../support/flat-plan.ts';
import { useMailWork } from '../support/mail-work.ts';
import { endPromotions, promotionOf, putPromotion } from '../support/offers.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnSqlite } from '../support/shop.ts';

describeOnSqlite('offers as shoppers read them', (shop) => {
  const { server, work, mails } = useMailWork(shop);
  const place = async (more: object, quantity = 1) => {
    const response = await shop().post('/api/orders', orderOf([{ ...SERUM, quantity }], more), freshKey());
    return { status: response.status, body: await response.json() };
  };
  const orderPage = async (orderNumber: string) => {
    const body = new URLSearchParams({ orderNumber, email: CUSTOMER.email });
    return (await shop().send('/orders', { method: 'POST', body })).text();
  };
  let gift = '';
  beforeEach(async () => {
    const row = await shop()
      .platform.db.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('products.slug', '=', 'tempered-glass-nail-file')
      .executeTakeFirstOrThrow();
    gift = row.id;
  });
  afterEach(() => endPromotions(shop()));

  test('the page of an order and its mail say each offer in the same words, and add up', async () => {
    await putPromotion(shop(), promotionOf({ id: 'tenth', words: 'A tenth off' }));
    await putPromotion(
      shop(),
      promotionOf({ id: 'post', words: 'Post for less', effect: { kind: 'delivery-sum', pence: 200 } }),
    );
    await putPromotion(
      shop(),
      promotionOf({
        id: 'file',
        words: 'A file for you',
        effect: { kind: 'gift', variants: [gift], pick: 1 },
      }),
    );
    const { status, body } = await place({});
    expect(status).toBe(201);
    expect(body).toMatchObject({ shipping: 3.99, total: 34.23 });
    const page = textOf(await orderPage(body.orderNumber));
    await work();
    expect(server().received.length).toBeGreaterThan(0);
    const mail = textOf((await mails())[0]?.html ?? '');
    for (const text of [page, mail]) {
      expect(text).toContain('A tenth off: −£3.36');
      expect(text).toContain('Free gift: A file for you');
      expect(text).toContain('Post for less: −£2.00');
      expect(text).toContain('£0.00');
    }
    expect(page).toContain('Subtotal £33.60 Discount A tenth off −£3.36 Delivery');
    expect(mail).toContain('Subtotal £33.60 Discount: A tenth off −£3.36');
  });

  test('an order that costs nothing is placed as cash in a shop that takes none, any other is not', async () => {
    const { platform } = shop();
    await deliverBy(shop(), flatPlan({ pricePence: 0 }));
    await platform.db.transaction().execute(async (trx) => {
      const { delivery } = await readSettings(trx);
      const version = await readSettingsVersion(trx, 'delivery');
      const now = new Date(platform.clock.now()).toISOString();
      await writeSettings(trx, 'delivery', { version, value: { ...delivery, cashOnDelivery: false }, now });
    });
    expect((await place({})).body.code).toBe('cash-not-offered');
    await putPromotion(
      shop(),
      promotionOf({
        id: 'house',
        words: 'On the house',
        codeKind: 'shared',
        effect: { kind: 'cart-percent', percent: 100 },
      }),
      ['HOUSE'],
    );
    const { status, body } = await place({ codes: ['house'], expectedTotal: 0 });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { total: 0, paymentStatus: 'paid', payment: null },
    });
  });
});

function textOf(html: string): string {
  return html
    .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#163;|&pound;/g, '£')
    .replace(/\s+/g, ' ');
}
