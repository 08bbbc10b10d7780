import { afterEach, beforeAll, expect, test } from 'vitest';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { ALL_GOODS } from '#domain/promotions/promotion.ts';
import { applyCorrection, previewCorrection } from '#operations/corrections/apply-correction.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import { endPromotions, promotionOf, putPromotion } from '../support/offers.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines('offers in cart and order', (shop) => {
  const db = () => shop().platform.db;
  const cart = async (more: object = {}, items: object[] = [SERUM]) =>
    (await shop().post('/api/cart', { items, ...more })).json();
  const place = (more: object = {}, items: object[] = [SERUM], info: object = {}) =>
    shop().post(
      '/api/orders',
      { ...orderOf(items, more), customerInfo: { ...CUSTOMER, ...info } },
      freshKey(),
    );
  const rowsOf = async (orderNumber: string) => {
    const order = await db()
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    const of = { id: order.id };
    return {
      order,
      lines: await db()
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', '=', of.id)
        .orderBy('position')
        .execute(),
      adjustments: await db()
        .selectFrom('order_adjustments')
        .selectAll()
        .where('order_id', '=', of.id)
        .execute(),
    };
  };
  let price = 0;
  let variantId = '';
  beforeAll(async () => {
    const [line] = (await cart()).items;
    price = Math.round(line.price * 100);
    variantId = line.variantId;
    await db().updateTable('variants').set({ stock: 500 }).where('id', '=', variantId).execute();
  });
  afterEach(() => endPromotions(shop()));

  test('an offer by itself takes its part off, says so, and is kept with the order', async () => {
    await putPromotion(shop(), promotionOf({ id: 'tenth' }));
    const priced = await cart({}, [{ ...SERUM, quantity: 3 }]);
    const off = Math.round(price * 3 * 0.1);
    expect(priced).toMatchObject({ subtotal: (price * 3) / 100, discount: off / 100 });
    expect(priced.items[0].adjustments).toEqual([
      { offer: 'tenth', reason: 'Words of tenth', amount: off / 100 },
    ]);
    expect(priced.total).toBeCloseTo(priced.subtotal - priced.discount + priced.shipping, 5);
    const placed = await place({ expectedTotal: priced.total }, [{ ...SERUM, quantity: 3 }]);
    expect(placed.status).toBe(201);
    const order = await placed.json();
    expect(order).toMatchObject({ discount: priced.discount, total: priced.total });
    expect(order.items[0].adjustments).toEqual(priced.items[0].adjustments);
    const { adjustments, lines } = await rowsOf(order.orderNumber);
    expect(adjustments).toMatchObject([{ promotion_id: 'tenth', pence: off, line_id: lines[0]?.id }]);
    expect(lines[0]).toMatchObject({ line_pence: price * 3, discount_pence: off });
  });

  test('a code counts once it is entered, however it is written, and says why where it does not', async () => {
    await putPromotion(
      shop(),
      promotionOf({ id: 'spring', codeKind: 'shared', effect: { kind: 'cart-sum', pence: 500 } }),
      ['SPRING10'],
    );
    expect((await cart()).discount).toBe(0);
    expect((await cart({ codes: ['spring 10'] })).discount).toBe(5);
    const unknown = await cart({ codes: ['nothing'] });
    expect(unknown.problems).toMatchObject([{ code: 'code-refused', entered: 'NOTHING' }]);
    const refused = await place({ codes: ['nothing'] });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'code-refused', entered: 'NOTHING' });
    const placed = await (await place({ codes: ['Spring-10'] })).json();
    expect(placed.discount).toBe(5);
    const { adjustments } = await rowsOf(placed.orderNumber);
    expect(adjustments).toMatchObject([{ code: 'SPRING10', pence: 500 }]);
  });

  test('a single code is used once, however many ask at once, and again once its order is cancelled', async () => {
    await putPromotion(
      shop(),
      promotionOf({ id: 'once', codeKind: 'single', effect: { kind: 'cart-sum', pence: 100 } }),
      ['ONCE1', 'ONCE2'],
    );
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        place({ codes: ['once1'] }, [SERUM], { email: `once-${at}@example.com` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = tries.find(({ status }) => status !== 201);
    expect(await refused?.json()).toMatchObject({ code: 'code-refused', entered: 'ONCE1' });
    expect((await place({ codes: ['once2'] })).status).toBe(201);
    await db().updateTable('orders').set({ order_status: 'cancelled' }).execute();
    expect((await place({ codes: ['once1'] }, [SERUM], { email: 'again@example.com' })).status).toBe(201);
  });

  test('a limit of ten is used ten times by many at once', async () => {
    await putPromotion(
      shop(),
      promotionOf({
        id: 'ten',
        codeKind: 'shared',
        effect: { kind: 'cart-sum', pence: 100 },
        limitUses: 10,
      }),
      ['TEN'],
    );
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        place({ codes: ['ten'] }, [SERUM], { email: `ten-${at}@example.com` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(10);
    const { uses } = await db()
      .selectFrom('promotion_uses')
      .select((eb) => eb.fn.countAll<number | string>().as('uses'))
      .where('promotion_id', '=', 'ten')
      .executeTakeFirstOrThrow();
    expect(Number(uses)).toBe(10);
  });

  test('limits for one customer and first orders follow the address', async () => {
    await putPromotion(
      shop(),
      promotionOf({ id: 'each', codeKind: 'shared', limitEach: 1, effect: { kind: 'cart-sum', pence: 100 } }),
      ['EACH'],
    );
    await putPromotion(
      shop(),
      promotionOf({
        id: 'first',
        codeKind: 'shared',
        effect: { kind: 'cart-sum', pence: 200 },
        conditions: { spendPence: null, pieces: null, classes: [], firstOrder: true },
      }),
      ['FIRST'],
    );
    const email = 'loyal@example.com';
    expect((await cart({ codes: ['first'] })).offers).toMatchObject([
      { offer: 'first', applies: false, reason: expect.stringContaining('first order') },
    ]);
    expect((await cart({ codes: ['first'], email })).discount).toBe(2);
    expect((await place({ codes: ['first', 'each'] }, [SERUM], { email })).status).toBe(201);
    const again = await place({ codes: ['each'] }, [SERUM], { email: 'Loyal@Example.com' });
    expect(await again.json()).toMatchObject({ code: 'code-refused', entered: 'EACH' });
    // A cart that anybody may ask about does not tell who has ordered; the order does.
    expect((await cart({ codes: ['first'], email })).discount).toBe(2);
    const second = await place({ codes: ['first'] }, [SERUM], { email });
    expect(await second.json()).toMatchObject({ code: 'code-refused', entered: 'FIRST' });
  });

  test('uses without an address are nobody’s', async () => {
    const each = { codeKind: 'shared', limitEach: 1, effect: { kind: 'cart-sum', pence: 100 } } as const;
    await putPromotion(shop(), promotionOf({ id: 'nobody', ...each }), ['NOBODY']);
    const { orderNumber } = await (await place({ codes: ['nobody'] })).json();
    const { order } = await rowsOf(orderNumber);
    await db().updateTable('promotion_uses').set({ email: '' }).where('order_id', '=', order.id).execute();
    expect((await cart({ codes: ['nobody'] })).discount).toBe(1);
    expect((await cart({ codes: ['nobody'], email: ' ' })).discount).toBe(1);
  });

  test('the code of a gift that is sold out is not used up', async () => {
    const { id } = await db()
      .selectFrom('variants')
      .select('id')
      .where('id', '!=', variantId)
      .where('stock', '=', 0)
      .executeTakeFirstOrThrow();
    const effect = { kind: 'gift' as const, variants: [id], pick: 1 };
    await putPromotion(shop(), promotionOf({ id: 'gone', codeKind: 'single', effect }), ['GONE1']);
    expect((await place({ codes: ['gone1'] })).status).toBe(201);
    const uses = await db().selectFrom('promotion_uses').select('code').where('code', '=', 'GONE1').execute();
    expect(uses).toEqual([]);
  });

  test('a code for one customer is refused to another', async () => {
    await putPromotion(
      shop(),
      promotionOf({ id: 'bound', codeKind: 'single', effect: { kind: 'cart-sum', pence: 100 } }),
      [{ code: 'BOUND', email: 'her@example.com' }],
    );
    expect((await place({ codes: ['bound'] }, [SERUM], { email: 'him@example.com' })).status).toBe(409);
    expect((await place({ codes: ['bound'] }, [SERUM], { email: 'Her@example.com' })).status).toBe(201);
  });

  test('prices of a class are for those whose code proves it, under their own address', async () => {
    await putPromotion(
      shop(),
      promotionOf({
        id: 'trade',
        effect: { kind: 'percent', percent: 40 },
        conditions: { spendPence: null, pieces: null, classes: ['trade'], firstOrder: false },
      }),
    );
    await db()
      .insertInto('class_members')
      .values({
        email: 'salon@example.com',
        class: 'trade',
        code: 'TRADEABC',
        created_at: '2026-01-01',
        ended_at: null,
      })
      .execute();
    expect(await cart()).toMatchObject({ discount: 0, offers: [] });
    expect((await cart({ codes: ['tradeabc'] })).discount).toBeGreaterThan(0);
    const other = await (await place({ codes: ['tradeabc'] })).json();
    expect(other).toMatchObject({ code: 'code-refused' });
    const own = await (await place({ codes: ['tradeabc'] }, [SERUM], { email: 'salon@example.com' })).json();
    expect(own.discount).toBeCloseTo((price * 0.4) / 100, 1);
  });

  test('a gift is a line that costs nothing, takes its own stock, and goes where the cart falls below', async () => {
    const gift = await db()
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'products.id as productId', 'variants.stock'])
      .where('products.status', '=', 'published')
      .where('variants.stock', '>', 5)
      .where('variants.id', '!=', variantId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('set_parts')
              .select('set_parts.set_id')
              .whereRef('set_parts.set_id', '=', 'products.id'),
          ),
        ),
      )
      .orderBy('variants.id')
      .executeTakeFirstOrThrow();
    await db().updateTable('products').set({ status: 'draft' }).where('id', '=', gift.productId).execute();
    await putPromotion(
      shop(),
      promotionOf({
        id: 'gift',
        effect: { kind: 'gift', variants: [gift.id], pick: 1 },
        conditions: { spendPence: price * 2, pieces: null, classes: [], firstOrder: false },
      }),
    );
    expect(await cart()).toMatchObject({ given: [], offers: [{ missingSpend: price / 100 }] });
    const two = [{ ...SERUM, quantity: 2 }];
    const priced = await cart({}, two);
    expect(priced.given).toMatchObject([{ offer: 'gift', variantId: gift.id, price: 0 }]);
    const placed = await (await place({ expectedTotal: priced.total }, two)).json();
    expect(placed.items).toMatchObject([{ given: false }, { given: true, quantity: 1 }]);
    const { lines, order } = await rowsOf(placed.orderNumber);
    expect(lines[1]).toMatchObject({ variant_id: gift.id, vat_pence: 0 });
    expect(lines[1]?.line_pence).toBe(lines[1]?.discount_pence);
    expect(order.total_pence).toBe(order.subtotal_pence - order.discount_pence + order.shipping_pence);
    const left = await db()
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', gift.id)
      .executeTakeFirstOrThrow();
    expect(left.stock).toBe(gift.stock - 1);
    const named = await place({ givenVariants: [gift.id] });
    expect(await named.json()).toMatchObject({ code: 'gift-gone' });
  });

  test('an order that costs nothing is placed without any payment', async () => {
    await putPromotion(
      shop(),
      promotionOf({ id: 'all', codeKind: 'shared', effect: { kind: 'percent', percent: 100 } }),
      ['ALL'],
    );
    await putPromotion(
      shop(),
      promotionOf({ id: 'post', codeKind: 'shared', effect: { kind: 'delivery-percent', percent: 100 } }),
      ['POST'],
    );
    const priced = await cart({ codes: ['all', 'post'] });
    expect(priced).toMatchObject({ total: 0, shipping: 0 });
    const placed = await (await place({ codes: ['all', 'post'], expectedTotal: 0 })).json();
    expect(placed).toMatchObject({ total: 0, payment: null });
    expect(placed.deliveryAdjustments).toMatchObject([{ offer: 'post' }]);
  });

  test('a corrected order keeps for each piece what was paid, and its rows add up to the discount', async () => {
    await putPromotion(
      shop(),
      promotionOf({
        id: 'three',
        effect: { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 },
        goods: ALL_GOODS,
      }),
    );
    await putPromotion(
      shop(),
      promotionOf({ id: 'more', effect: { kind: 'cart-percent', percent: 7 }, codeKind: 'shared' }),
      ['MORE'],
    );
    const placed = await (await place({ codes: ['more'] }, [{ ...SERUM, quantity: 3 }])).json();
    const before = await rowsOf(placed.orderNumber);
    await recordCash(shop().platform, { orderNumber: placed.orderNumber, note: '', actor: ACTOR });
    const [line] = before.lines;
    const paid = (line?.line_pence ?? 0) - (line?.discount_pence ?? 0);
    const { orderNumber } = placed;
    const wanted = {
      customerInfo: placed.customerInfo,
      lines: [{ lineId: line?.id ?? '', quantity: 2, unitPricePence: price, variantId: null }],
      added: [],
      service: null,
      deliveryPence: null,
      reason: 'One fewer',
    };
    const preview = await previewCorrection(shop().platform, orderNumber, wanted);
    const corrected = await applyCorrection(shop().platform, {
      orderNumber,
      wanted,
      key: 'offers-correction',
      seen: preview.ok ? preview.seen : '',
      sendsMail: false,
      actor: ACTOR,
      mayChangeGoods: true,
    });
    expect(corrected).toMatchObject({ ok: true });
    const after = await rowsOf(placed.orderNumber);
    const now = after.lines[0];
    const kept = (now?.line_pence ?? 0) - (now?.discount_pence ?? 0);
    expect(Math.abs(kept - (paid * 2) / 3)).toBeLessThan(1);
    expect(after.adjustments.reduce((sum, { pence }) => sum + pence, 0)).toBe(now?.discount_pence);
    expect(after.adjustments.some(({ correction_id }) => correction_id !== null)).toBe(true);
    expect((await listPapersOfOrder(db(), after.order.id)).length).toBeGreaterThan(0);
  });
});
