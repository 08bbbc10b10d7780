import { afterEach, beforeAll, expect, test } from 'vitest';
import { readPromotionFigures } from '#database/queries/promotions/promotion-figures.ts';
import { sumSoldWithPromotion } from '#database/queries/sales/goods-sold.ts';
import { draftOrder } from '#operations/entered-orders/draft-order.ts';
import { recordCash, refundOrder } from '#operations/payment/refund-order.ts';
import { tryOffers } from '#operations/promotion-trials/try-offers.ts';
import { endPromotions, promotionOf, putPromotion } from '../support/offers.ts';
import { freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { postForm, signInAs } from '../support/staff.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const NOW = '2026-11-29T12:00:00.000Z';

describeOnBothEngines('offers tried and counted', (shop) => {
  const db = () => shop().platform.db;
  let owner: Record<string, string>;
  let support: Record<string, string>;
  let variantId = '';
  let price = 0;
  beforeAll(async () => {
    owner = await signInAs(shop(), 'owner');
    support = await signInAs(shop(), 'support');
    const [line] = (await (await shop().post('/api/cart', { items: [SERUM] })).json()).items;
    variantId = line.variantId;
    price = Math.round(line.price * 100);
    await db()
      .updateTable('variants')
      .set({ stock: 500, cost_pence: 400 })
      .where('id', '=', variantId)
      .execute();
  });
  afterEach(() => endPromotions(shop()));
  const basket = (more: object = {}) => ({
    lines: [{ variantId, quantity: 3 }],
    codes: [],
    email: null,
    place: null,
    at: NOW,
    asIfOn: null,
    ...more,
  });
  const page = async (path: string, as = owner) => (await shop().get(path, as)).text();

  test('a basket tried costs what the cart says, with what each offer takes off or why not', async () => {
    await putPromotion(shop(), promotionOf({ id: 'tried-tenth', endsAt: '2099-01-01T00:00:00.000Z' }));
    await putPromotion(
      shop(),
      promotionOf({
        id: 'tried-code',
        codeKind: 'shared',
        conditions: { spendPence: 9_999_00, pieces: null, classes: [], firstOrder: false },
      }),
      ['TRIED'],
    );
    const cart = await (
      await shop().post('/api/cart', { items: [{ ...SERUM, quantity: 3 }], codes: ['tried', 'nothing'] })
    ).json();
    const tried = await tryOffers(
      db(),
      basket({ codes: ['tried', 'nothing'], at: new Date().toISOString() }),
    );
    expect(tried.totalPence).toBe(Math.round(cart.total * 100));
    expect(tried.lines).toMatchObject([
      { quantity: 3, grossPence: 3 * price, shares: [{ words: 'Words of tried-tenth' }] },
    ]);
    expect(tried.offers).toMatchObject([
      { id: 'tried-tenth', pence: tried.discountPence, whyNot: '' },
      { id: 'tried-code', code: 'TRIED', pence: null, whyNot: expect.stringMatching(/add £/) },
    ]);
    expect(tried.unknownCodes).toEqual([expect.stringContaining('NOTHING')]);
  });

  test('an order that staff enter has the offers, named by its variants alone', async () => {
    await putPromotion(shop(), promotionOf({ id: 'entered-tenth' }));
    const draft = await draftOrder(shop().platform, {
      lines: [{ variantId, quantity: 3 }],
      place: null,
      delivery: '',
      handsOver: true,
      codes: [],
      email: null,
    });
    const off = Math.round(price * 3 * 0.1);
    expect(draft).toMatchObject({ discountPence: off, totals: { totalPence: price * 3 - off } });
  });

  test('another time has the offers of that time', async () => {
    await putPromotion(
      shop(),
      promotionOf({
        id: 'tried-december',
        startsAt: '2026-12-01T00:00:00.000Z',
        endsAt: '2027-01-01T00:00:00.000Z',
      }),
    );
    expect((await tryOffers(db(), basket())).offers).toEqual([]);
    const december = await tryOffers(db(), basket({ at: '2026-12-05T12:00:00.000Z' }));
    expect(december.offers).toMatchObject([{ id: 'tried-december' }]);
  });

  test('a draft counts as if it were on in its own test alone, and nothing of that stays', async () => {
    const draft = promotionOf({
      id: 'tried-draft',
      state: 'draft',
      startsAt: '2099-01-01T00:00:00.000Z',
      codeKind: 'shared',
    });
    await putPromotion(shop(), draft, ['DRAFTED']);
    const looks = Array.from({ length: 4 }, () =>
      tryOffers(db(), basket({ codes: ['drafted'], asIfOn: 'tried-draft' })),
    );
    for (const { offers, discountPence } of await Promise.all(looks)) {
      expect(offers).toMatchObject([{ id: 'tried-draft', pence: discountPence }]);
      expect(discountPence).toBeGreaterThan(0);
    }
    expect((await tryOffers(db(), basket({ codes: ['drafted'] }))).offers).toEqual([]);
    expect(
      await db()
        .selectFrom('promotions')
        .select(['state', 'version'])
        .where('id', '=', 'tried-draft')
        .execute(),
    ).toEqual([{ state: 'draft', version: 1 }]);
  });

  test('staff test a basket by a form, which keeps what was entered', async () => {
    await putPromotion(shop(), promotionOf({ id: 'tried-form', state: 'draft' }));
    expect(await page('/cms/offers/test?offer=tried-form', support)).toContain(
      'counts here as if it were on',
    );
    const fields = {
      product: 'rose radiance serum',
      offer: 'tried-form',
      codes: 'nix',
      email: '',
      postcode: 'SW1A 1AA',
      country: '',
      at: '2026-11-29T12:00',
    };
    const first = await postForm(shop(), '/cms/offers/test', fields, support);
    const html = (await first.text()).replaceAll('<!-- -->', '');
    expect([first.status, html]).toEqual([200, expect.stringContaining(`name="quantity.${variantId}"`)]);
    expect(html).toContain('Words of tried-form: −£');
    expect(html).toContain('We know no code “NIX”');
    const wrong = await postForm(
      shop(),
      '/cms/offers/test',
      { ...fields, product: 'no such thing', email: 'x', at: 'now' },
      support,
    );
    expect(wrong.status).toBe(422);
    const said = await wrong.text();
    for (const words of [
      'No product on sale is ‘no such thing’',
      'valid email address',
      'A day and a time in London',
    ])
      expect(said).toContain(words);
  });

  test('an offer counts its orders, what it took off and what their goods brought, after a refund and a cancellation', async () => {
    await putPromotion(shop(), promotionOf({ id: 'counted', codeKind: 'shared' }), ['COUNTED']);
    const place = async () => {
      const items = [{ ...SERUM, quantity: 2 }];
      const { total } = await (await shop().post('/api/cart', { items, codes: ['counted'] })).json();
      const placed = await shop().post(
        '/api/orders',
        orderOf(items, { codes: ['counted'], expectedTotal: total }),
        freshKey(),
      );
      expect(placed.status).toBe(201);
      const { orderNumber } = await placed.json();
      return db()
        .selectFrom('orders')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow();
    };
    const [paid, cancelled] = [await place(), await place()];
    const off = Math.round(price * 2 * 0.1);
    expect(await readPromotionFigures(db(), 'counted')).toMatchObject({
      orders: 2,
      customers: 1,
      discountPence: 2 * off,
      cancelled: 0,
    });
    expect((await sumSoldWithPromotion(db(), 'counted')).total).toMatchObject({ pieces: 0, grossPence: 0 });
    await db()
      .updateTable('orders')
      .set({ order_status: 'cancelled' })
      .where('id', '=', cancelled.id)
      .execute();
    const orderNumber = paid.order_number;
    await recordCash(shop().platform, { orderNumber, note: '', actor: ACTOR });
    expect(await readPromotionFigures(db(), 'counted')).toMatchObject({
      orders: 1,
      discountPence: off,
      cancelled: 1,
    });
    const { total, byCode } = await sumSoldWithPromotion(db(), 'counted');
    expect(total).toMatchObject({ pieces: 2, grossPence: 2 * price - off, costPence: 800 });
    expect(byCode).toMatchObject([{ code: 'COUNTED', pieces: 2, grossPence: 2 * price - off }]);
    const line = await db()
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', paid.id)
      .executeTakeFirstOrThrow();
    const refunded = await refundOrder(shop().platform, {
      orderNumber,
      lines: [{ lineId: line.id, quantity: 1, restock: 0 }],
      amountPence: 0,
      reason: 'Broken',
      key: 'counted-refund',
      actor: ACTOR,
      isConfirmed: true,
    });
    expect(refunded).toMatchObject({ ok: true, amountPence: (2 * price - off) / 2 });
    expect((await sumSoldWithPromotion(db(), 'counted')).total.grossPence).toBe((2 * price - off) / 2);
    const html = (await page('/cms/offers/counted/figures')).replaceAll('<!-- -->', '');
    expect(html).toContain('COUNTED');
    expect(html).toContain('Margin');
    expect(await page('/cms/offers/counted/figures', support)).not.toContain('Margin');
  });

  test('the calendar shows an offer in its months alone', async () => {
    await putPromotion(
      shop(),
      promotionOf({
        id: 'calendar',
        title: 'Weekend of May',
        startsAt: '2031-05-03T00:00:00.000Z',
        endsAt: '2031-05-05T00:00:00.000Z',
      }),
    );
    expect(await page('/cms/offers/calendar?month=2031-05')).toContain('Weekend of May');
    expect(await page('/cms/offers/calendar?month=2031-06')).not.toContain('Weekend of May');
    expect(await page('/cms/offers/calendar')).not.toContain('Weekend of May');
  });
});
