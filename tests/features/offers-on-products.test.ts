import { parse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { listOffersOf, withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { ALL_GOODS, conditionsSchema, type Promotion } from '#domain/promotions/promotion.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { createPromotion } from '#operations/promotions/change-promotions.ts';
import { endPromotions, promotionOf, putPromotion } from '../support/offers.ts';
import { SERUM } from '../support/order-requests.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const HOUR = 3_600_000;
const WAIT = { timeout: 10_000 };
const ACTOR = { id: 'owner', name: 'Owner' };

describeOnBothEngines('offers on the pages of their products', (shop) => {
  const db = () => shop().platform.db;
  const inHours = (hours: number) => new Date(shop().platform.clock.now() + hours * HOUR).toISOString();
  const page = async () => (await shop().get(`/product/${SERUM.id}`)).text();
  const listing = async () => (await shop().get('/products?search=rose')).text();
  const put = async (more: Partial<Promotion> & Pick<Promotion, 'id'>) => {
    await putPromotion(shop(), promotionOf(more));
    await db().transaction().execute(moveCatalogueRevision);
  };
  const offersOf = async (slug: string) =>
    (await listOffersOf(db(), slug, inHours(0))).map(({ words }) => words);
  afterEach(() => endPromotions(shop()));

  test('a page names an offer of its goods with its end, and follows when the offer ends', async () => {
    await put({ id: 'serums', words: 'A third off serums', startsAt: inHours(-1), endsAt: inHours(2) });
    expect(await page()).toMatch(
      /A third off serums: £\d+\.\d\d \(£[\d,]+\.\d\d \/ litre\), until [^<]+ at \d\d:\d\d/,
    );
    expect(await listing()).toContain('A third off serums</p>');
    await db()
      .updateTable('promotions')
      .set({ ends_at: inHours(-0.01) })
      .where('id', '=', 'serums')
      .execute();
    await turnByTime(shop().platform);
    // Another process may have heard of the change a moment later.
    await vi.waitFor(async () => expect((await page()).includes('A third off serums')).toBe(false), WAIT);
    await vi.waitFor(async () => expect((await listing()).includes('A third off serums')).toBe(false), WAIT);
  });

  test('an offer of other goods, by a code, for a class, of a limit, paused or to come is not named', async () => {
    const rose = await db()
      .selectFrom('products')
      .select(['id', 'brand_id'])
      .where('slug', '=', SERUM.id)
      .executeTakeFirstOrThrow();
    await put({ id: 'brand', words: 'Brand', goods: { ...ALL_GOODS, brands: [rose.brand_id] } });
    await put({ id: 'others', words: 'Others', goods: { ...ALL_GOODS, withoutProducts: [rose.id] } });
    await put({ id: 'code', words: 'Code', codeKind: 'shared' });
    await put({ id: 'class', words: 'Class', conditions: parse(conditionsSchema, { classes: ['trade'] }) });
    await put({ id: 'limit', words: 'Limit', limitUses: 3 });
    await put({ id: 'paused', words: 'Paused', state: 'paused' });
    await put({ id: 'later', words: 'Later', startsAt: inHours(1) });
    expect(await offersOf(SERUM.id)).toEqual(['Brand']);
  });

  test('a card names the offer nearest to its goods, and none on delivery', async () => {
    const now = inHours(0);
    const cards = [{ id: SERUM.id }, { id: 'unknown' }];
    await put({ id: 'delivery', words: 'Delivery', effect: { kind: 'delivery-percent', percent: 100 } });
    expect(await withOffers(db(), cards, now)).toEqual([
      { id: SERUM.id, offer: null },
      { id: 'unknown', offer: null },
    ]);
    await put({ id: 'a-basket', words: 'Basket', effect: { kind: 'cart-percent', percent: 10 } });
    await put({ id: 'pieces', words: 'Pieces' });
    expect(await withOffers(db(), cards, now)).toMatchObject([{ offer: 'Pieces' }, { offer: null }]);
  });

  test('an offer that is made under /cms waits for its begin and its end', async () => {
    const { id, ...promotion } = promotionOf({ id: 'x', startsAt: inHours(5), endsAt: inHours(7) });
    expect(await createPromotion(shop().platform, ACTOR, { ...promotion, code: '' })).toMatchObject({
      ok: true,
    });
    const jobs = await db()
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'turn-by-time')
      .orderBy('run_at')
      .execute();
    expect(jobs.map(({ run_at }) => run_at)).toEqual([promotion.startsAt, promotion.endsAt]);
  });
});
