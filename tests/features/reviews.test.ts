import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseReviewsOf } from '#database/queries/reviews/erase-reviews.ts';
import { reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { readSettings, readSettingsVersion } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { REVIEW_PROOF_DAYS, type ReviewForm } from '#domain/reviews/review-form.ts';
import { FIRST_REVIEWS, type ReviewListQuery } from '#domain/reviews/review-list.ts';
import type { ReviewSettings } from '#domain/reviews/review-settings.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { changeOrderStatus } from '#operations/order/change-order-status.ts';
import { type Moderation, moderateReview } from '#operations/reviews/moderate-review.ts';
import { postReview, type ReviewProof } from '#operations/reviews/post-review.ts';
import { proveReview } from '#operations/reviews/prove-review.ts';
import { reportReview } from '#operations/reviews/report-review.ts';
import { voteReview } from '#operations/reviews/vote-review.ts';
import { changeSettings } from '#operations/shop/change-settings.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';
import { reviewRow } from '../support/review-rows.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { withoutExamples } from '../support/without-examples.ts';

const NOW = '2026-05-01T10:00:00.000Z';
const SLUG = 'rose-radiance-serum';
const OTHER = 'fig-leaf-lip-balm';
const ACTOR = { id: 'owner', name: 'Owner' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('reviews', (shop) => {
  beforeAll(() => withoutExamples(shop()));
  const db = () => shop().platform.db;
  const productOf = (slug: string) =>
    db().selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
  const reviewOf = (id: string) =>
    db().selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const reviews = async (slug: string, query: Partial<ReviewListQuery> = {}) =>
    reviewsOfProduct(db(), (await productOf(slug)).id, { ...FIRST_REVIEWS, ...query });

  async function settle(change: Partial<ReviewSettings>): Promise<void> {
    const { reviews: before } = await readSettings(db());
    const version = await readSettingsVersion(db(), 'reviews');
    await changeSettings(shop().platform, ACTOR, 'reviews', { version, value: { ...before, ...change } });
  }

  async function order(slug: string, email: string, to: 'placed' | 'delivered' | 'cancelled' = 'delivered') {
    const customerInfo = { ...CUSTOMER, email };
    const placed = await shop().post(
      '/api/orders',
      orderOf([{ id: slug, quantity: 1 }], { customerInfo }),
      freshKey(),
    );
    const { orderNumber } = (await placed.json()) as { orderNumber: string };
    const steps =
      to === 'delivered'
        ? (['shipped', 'delivered'] as const)
        : to === 'cancelled'
          ? (['cancelled'] as const)
          : [];
    for (const status of steps)
      await changeOrderStatus(shop().platform, {
        ...{ orderNumber, to: status, actor: ACTOR, answers: { stock: 'return' } },
      });
    return db()
      .selectFrom('orders')
      .select('id')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
  }

  function post(proof: ReviewProof, more: Partial<ReviewForm> & { slug?: string; pictures?: string[] } = {}) {
    const { slug = SLUG, pictures = [], ...said } = more;
    return postReview(shop().platform, {
      product: slug,
      review: {
        ...{ requestKey: randomUUID(), stars: 5, title: 'Good', body: '', name: '', variant: '', marks: [] },
        ...{ ageBand: null, skinType: null, undertone: null, concern: null, hairType: null, incentive: '' },
        ...said,
      },
      pictures,
      proof,
    });
  }

  const byEmail = (email: string): ReviewProof => ({ by: 'email', email });
  const byOrder = (orderId: string, incentive = ''): ReviewProof => ({ by: 'order', orderId, incentive });

  function prove(id: string, days = REVIEW_PROOF_DAYS) {
    const expiresAt = Date.now() + days * DAY_MS;
    return proveReview(
      shop().platform,
      signedToken(shop().platform.keys, { purpose: 'prove-review', id, expiresAt }),
    );
  }

  async function posted(proof: ReviewProof, more: Parameters<typeof post>[1] = {}) {
    const result = await post(proof, more);
    if (!result.ok) throw new Error(result.problem);
    return result;
  }

  async function moderate(id: string, moderation: Moderation) {
    const { version } = await reviewOf(id);
    return moderateReview(shop().platform, ACTOR, { id, version, ...moderation });
  }

  beforeEach(async () => {
    await db().deleteFrom('reviews').execute();
    await db().deleteFrom('unasked_mails').execute();
    const ids = await db().selectFrom('products').select('id').execute();
    await inTransaction(db(), (trx) =>
      recountReviews(
        trx,
        ids.map(({ id }) => id),
      ),
    );
  });

  test('stars of a product are the mean of its reviews that are shown, and follow one that is erased', async () => {
    const { id } = await productOf(SLUG);
    const row = (place: number, stars: number, more = {}) =>
      reviewRow({ id: `stars-${place}`, product_id: id, stars, ...more });
    await db()
      .insertInto('reviews')
      .values([
        row(1, 5),
        row(2, 2, { email: 'ottilie@example.com' }),
        row(3, 4),
        row(4, 1, { state: 'waiting' }),
        row(5, 1, { state: 'hidden', hidden_reason: 'spam' }),
      ])
      .execute();
    await inTransaction(db(), (trx) => recountReviews(trx, [id]));
    expect(await productOf(SLUG)).toMatchObject({ shown_rating: (5 + 2 + 4) / 3, shown_review_count: 3 });
    await inTransaction(db(), (trx) =>
      eraseReviewsOf(trx, { email: 'ottilie@example.com', orderIds: [], now: NOW }),
    );
    expect(await productOf(SLUG)).toMatchObject({ shown_rating: 4.5, shown_review_count: 2 });
  });

  describe('of a buyer', () => {
    beforeAll(() => settle({ approval: 'strangers' }));

    test('are shown at once, as bought here, in the shade that was bought', async () => {
      const { id: orderId } = await order(OTHER, 'buyer@example.com');
      const line = await db()
        .selectFrom('order_lines')
        .select(['id', 'variant', 'variant_id'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const { id, state } = await posted(byOrder(orderId), { slug: OTHER, stars: 4, variant: 'Another' });
      expect(state).toBe('shown');
      expect(await reviewOf(id)).toMatchObject({
        ...{ verified: 1, email: 'buyer@example.com', order_id: orderId, order_line_id: line.id },
        variant: line.variant === 'Standard' ? '' : line.variant,
      });
      const { items, total } = await reviews(OTHER);
      expect([total, items[0]?.verified]).toEqual([1, true]);
    });

    test('are of what the order holds, and of an order that stands', async () => {
      const { id: orderId } = await order(OTHER, 'buyer@example.com');
      expect(await post(byOrder(orderId))).toEqual({ ok: false, problem: 'not-bought' });
      const { id: cancelled } = await order(SLUG, 'buyer@example.com', 'cancelled');
      expect(await post(byOrder(cancelled))).toEqual({ ok: false, problem: 'not-bought' });
      expect(await post(byOrder(orderId), { slug: 'no-such-product' })).toMatchObject({
        problem: 'product-gone',
      });
    });

    test('are one for a product, however often the form is sent', async () => {
      const { id: orderId } = await order(SLUG, 'twice@example.com');
      const requestKey = randomUUID();
      const sent = await Promise.all([1, 2, 3].map(() => post(byOrder(orderId), { requestKey })));
      expect(new Set(sent.map((each) => each.ok && each.id)).size).toBe(1);
      expect(await post(byOrder(orderId))).toEqual({ ok: false, problem: 'twice' });
      const { id: next } = await order(SLUG, 'twice@example.com');
      expect(await post(byOrder(next))).toEqual({ ok: false, problem: 'twice' });
      expect((await reviews(SLUG)).total).toBe(1);
    });

    test('say what was promised for them, and count like any other', async () => {
      const { id: orderId } = await order(SLUG, 'paid@example.com');
      await posted(byOrder(orderId, 'Received 10% off'), { stars: 1 });
      const { items, average } = await reviews(SLUG);
      expect([items[0]?.incentive, average]).toEqual(['Received 10% off', 1]);
    });

    test('wait for staff where the settings say so, and are taken only while the shop takes some', async () => {
      await settle({ approval: 'everyone' });
      const { id: orderId } = await order(SLUG, 'waits@example.com');
      const { id, state } = await posted(byOrder(orderId));
      expect([state, (await reviews(SLUG)).total]).toEqual(['waiting', 0]);
      expect(await moderate(id, { step: 'show' })).toEqual({ ok: true });
      expect((await reviews(SLUG)).total).toBe(1);
      await settle({ approval: 'strangers', taken: false });
      expect(await post(byEmail('late@example.com'))).toEqual({ ok: false, problem: 'not-taken' });
      await settle({ taken: true });
    });
  });

  describe('of anybody else', () => {
    beforeAll(() => settle({ approval: 'nobody', taken: true }));

    test('are seen by nobody, staff included, until the address is proved, once', async () => {
      const { id } = await posted(byEmail('Stranger@Example.com'));
      expect((await reviews(SLUG)).total).toBe(0);
      expect(await moderate(id, { step: 'show' })).toEqual({ ok: false, problem: 'unproven' });
      const jobs = await db().selectFrom('jobs').select('payload').execute();
      expect(jobs.filter(({ payload }) => payload.includes(id))).toHaveLength(1);
      expect(await Promise.all([prove(id), prove(id)])).toEqual([{ ok: true }, { ok: true }]);
      expect(await reviewOf(id)).toMatchObject({
        state: 'shown',
        verified: 0,
        email: 'stranger@example.com',
      });
      expect((await reviews(SLUG)).total).toBe(1);
      expect(await prove(id, -1), 'an old link').toEqual({ ok: false });
      expect(await proveReview(shop().platform, 'a.b.c')).toEqual({ ok: false });
    });

    test('are bought here where something of the address arrived that holds the product', async () => {
      await order(SLUG, 'known@example.com', 'placed');
      const first = await posted(byEmail('known@example.com'));
      await prove(first.id);
      expect((await reviewOf(first.id)).verified).toBe(0);
      const { id: orderId } = await order(OTHER, 'known@example.com');
      const second = await posted(byEmail('known@example.com'), { slug: OTHER });
      await prove(second.id);
      expect(await reviewOf(second.id)).toMatchObject({ verified: 1, order_id: orderId });
    });

    test('give way to one by the same address that is proved first', async () => {
      const squatted = await posted(byEmail('owner-of-it@example.com'), { stars: 1 });
      const { id: orderId } = await order(SLUG, 'owner-of-it@example.com');
      await posted(byOrder(orderId), { stars: 5 });
      expect(await prove(squatted.id)).toEqual({ ok: false });
      expect((await reviews(SLUG)).average).toBe(5);
    });

    test('are bounded for an address that proves none', async () => {
      const slugs = await db().selectFrom('products').select('slug').limit(11).execute();
      const results = [];
      for (const { slug } of slugs) results.push(await post(byEmail('flood@example.com'), { slug }));
      expect(results.filter(({ ok }) => ok)).toHaveLength(10);
      expect(results.at(-1)).toEqual({ ok: false, problem: 'too-many' });
    });
  });

  describe('on a page', () => {
    async function fill(): Promise<void> {
      const { id } = await productOf(SLUG);
      const rows = Array.from({ length: 25 }, (_, place) =>
        reviewRow({
          ...{ id: `page-${String(place).padStart(2, '0')}`, product_id: id, stars: 1 + (place % 5) },
          ...{ skin_type: place % 2 === 0 ? 'dry' : 'oily', variant: place % 3 === 0 ? 'Rose' : 'Fig' },
          ...{ pictured: place % 10 === 0 ? 1 : 0, helpful_rank: place },
          created_at: `2026-03-${String(place + 1).padStart(2, '0')}T10:00:00.000Z`,
        }),
      );
      await db().insertInto('reviews').values(rows).execute();
      await inTransaction(db(), (trx) => recountReviews(trx, [id]));
    }
    const ids = async (query: Partial<ReviewListQuery>) =>
      (await reviews(SLUG, query)).items.map(({ id }) => Number(id.slice(-2)));

    test('come ten by ten in every order, each once', async () => {
      await fill();
      for (const sort of ['helpful', 'newest', 'highest', 'lowest', 'pictures'] as const) {
        const all = [
          ...(await ids({ sort })),
          ...(await ids({ sort, page: 2 })),
          ...(await ids({ sort, page: 3 })),
        ];
        expect(
          all.toSorted((a, b) => a - b),
          sort,
        ).toEqual(Array.from({ length: 25 }, (_, place) => place));
        expect(await ids({ sort, page: 4 })).toEqual([]);
      }
      expect((await ids({ sort: 'helpful' })).slice(0, 3)).toEqual([24, 23, 22]);
      expect((await ids({ sort: 'newest' })).slice(0, 3)).toEqual([24, 23, 22]);
      expect((await ids({ sort: 'highest' })).slice(0, 3)).toEqual([24, 19, 14]);
      expect((await ids({ sort: 'lowest' })).slice(0, 3)).toEqual([20, 15, 10]);
      expect((await ids({ sort: 'pictures' })).slice(0, 4)).toEqual([20, 10, 0, 24]);
    });

    test.each([
      [{ stars: 5 }, 5],
      [{ skinType: 'dry' }, 13],
      [{ shade: 'Rose' }, 9],
      [{ withPicture: true }, 3],
      [{ withPicture: true, stars: 1 }, 3],
      [{ skinType: 'oily', shade: 'Rose' }, 4],
      [{ undertone: 'warm' }, 0],
    ] as const)('of those with %o %i are found, and the counts of all stay', async (query, found) => {
      await fill();
      const page = await reviews(SLUG, query);
      expect([page.found, page.total, page.items.length]).toEqual([found, 25, Math.min(found, 10)]);
    });
  });

  test('a hidden one leaves the stars, and is counted in public by its reason', async () => {
    await settle({ approval: 'nobody' });
    const { id } = await posted(byEmail('abuse@example.com'), { stars: 1 });
    await prove(id);
    const { version } = await reviewOf(id);
    const hide = { id, version, step: 'hide', reason: 'abuse', note: 'Names somebody' } as const;
    expect(await moderateReview(shop().platform, ACTOR, hide)).toEqual({ ok: true });
    expect(await moderateReview(shop().platform, ACTOR, hide)).toEqual({
      ok: false,
      problem: 'changed-meanwhile',
    });
    expect(await reviews(SLUG)).toMatchObject({ total: 0, hidden: [{ reason: 'abuse', count: 1 }] });
    const events = await db()
      .selectFrom('review_events')
      .select(['step', 'actor', 'note'])
      .where('review_id', '=', id)
      .orderBy('at')
      .execute();
    expect(events).toContainEqual({ step: 'hidden', actor: 'Owner', note: 'abuse: Names somebody' });
    const audit = await db().selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();
    expect(audit).toEqual([{ action: 'review.hide' }]);
    await moderate(id, { step: 'show' });
    expect(await reviews(SLUG)).toMatchObject({ total: 1, hidden: [] });
  });

  test('a vote counts once for an address, and can be changed; reports close with a decision', async () => {
    const { id } = await posted(byEmail('voted@example.com'));
    await prove(id);
    const vote = (client: string, isHelpful: boolean) =>
      voteReview(shop().platform, { reviewId: id, client, isHelpful });
    await Promise.all([vote('192.0.2.1', true), vote('192.0.2.1', true), vote('192.0.2.2', true)]);
    const before = await reviewOf(id);
    expect(before).toMatchObject({ helpful: 2, unhelpful: 0 });
    await vote('192.0.2.2', false);
    const after = await reviewOf(id);
    expect(after).toMatchObject({ helpful: 1, unhelpful: 1 });
    expect(after.helpful_rank).toBeLessThan(before.helpful_rank);
    expect(await voteReview(shop().platform, { reviewId: 'none', client: '', isHelpful: true })).toEqual({
      ok: false,
    });
    expect(await reportReview(shop().platform, { reviewId: id, reason: 'spam', words: 'A link' })).toEqual({
      ok: true,
    });
    await moderate(id, { step: 'show' });
    expect(
      await db().selectFrom('review_reports').select('id').where('closed_at', 'is', null).execute(),
    ).toEqual([]);
  });

  test('structured data have the stars that shoppers gave, and none without', async () => {
    await settle({ approval: 'nobody' });
    const facts = async () => {
      const html = await (await shop().get(`/product/${SLUG}`)).text();
      const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
        ([, json = '']) => JSON.parse(json),
      );
      return found.find((fact) => fact['@type'] === 'Product').aggregateRating;
    };
    const first = await posted(byEmail('facts@example.com'), { stars: 4 });
    const second = await posted(byEmail('more@example.com'), { stars: 5 });
    await prove(first.id);
    await prove(second.id);
    await expect.poll(facts).toMatchObject({ ratingValue: 4.5, reviewCount: 2, bestRating: 5 });
    for (const { id } of [first, second]) {
      const { version } = await reviewOf(id);
      await moderateReview(shop().platform, ACTOR, { id, version, step: 'hide', reason: 'spam', note: '' });
    }
    await expect.poll(facts).toBeUndefined();
  });

  test('over the API they are what the page says, and equal what the product says', async () => {
    await settle({ approval: 'nobody' });
    const { id: orderId } = await order(SLUG, 'api@example.com');
    const { id } = await posted(byOrder(orderId, 'Received free'), {
      ...{ stars: 4, body: 'Soft.', marks: [{ trait: 'scent', mark: 2 }] },
    });
    const other = await posted(byEmail('other@example.com'), { stars: 1 });
    await prove(other.id);
    const { version } = await reviewOf(id);
    await moderateReview(shop().platform, ACTOR, { id, version, step: 'reply', text: 'Thank you.' });
    const page = await (await shop().get(`/api/products/${SLUG}/reviews?sort=highest`)).json();
    expect(page).toMatchObject({
      ...{ total: 2, found: 2, page: 1, pageCount: 1, average: 2.5, hidden: [] },
      distribution: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 },
      items: [
        {
          ...{
            rating: 4,
            title: 'Good',
            text: 'Soft.',
            verified: true,
            incentivised: true,
            reply: 'Thank you.',
          },
          ...{ variant: '', incentive: 'Received free', marks: [{ trait: 'scent', mark: 2 }] },
        },
        { rating: 1, verified: false, incentivised: false, reply: null },
      ],
    });
    const product = await (await shop().get(`/api/products/${SLUG}`)).json();
    expect([product.rating, product.reviewCount]).toEqual([page.average, page.total]);
    const second = await (await shop().get(`/api/products/${SLUG}/reviews?page=2&stars=4`)).json();
    expect(second).toMatchObject({ items: [], page: 2, found: 1, total: 2 });
    expect((await shop().get('/api/products/no-such-product/reviews')).status).toBe(404);
    const { paths } = await (await shop().get('/api/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/products/{id}/reviews');
  });
});
