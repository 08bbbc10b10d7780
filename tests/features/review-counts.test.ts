import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { showRatings } from '#database/queries/catalogue/shown-offers.ts';
import { listCounted } from '#database/queries/reviews/counted-reviews.ts';
import { eraseReviewsOf } from '#database/queries/reviews/erase-reviews.ts';
import { reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import { forgetShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { HIDDEN_REASON_NAMES } from '#domain/reviews/review.ts';
import { FIRST_REVIEWS } from '#domain/reviews/review-list.ts';
import { averageOf, countOfStars, tallyOf } from '#domain/reviews/review-tally.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { moderateReview } from '#operations/reviews/moderate-review.ts';
import { postReview } from '#operations/reviews/post-review.ts';
import { proveReview } from '#operations/reviews/prove-review.ts';
import { voteReview } from '#operations/reviews/vote-review.ts';
import { changeSettings } from '#operations/shop/change-settings.ts';
import { Died, dyingPlatform } from '../support/dying-database.ts';
import { reviewRow } from '../support/review-rows.ts';
import { describeOnBothEngines } from '../support/shop.ts';
import { withoutExamples } from '../support/without-examples.ts';

const ACTOR = { id: 'owner', name: 'Owner' };
const SLUGS = ['rose-radiance-serum', 'fig-leaf-lip-balm'] as const;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const person = fc.nat(5);
const which = fc.nat(40);
const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      slug: fc.constantFrom(...SLUGS),
      person,
      stars: fc.integer({ min: 1, max: 5 }),
      marks: fc.dictionary(fc.constantFrom('scent', 'moisture'), fc.integer({ min: 1, max: 5 })),
      pictured: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('prove' as const, 'show' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('hide' as const),
      which,
      reason: fc.constantFrom(...HIDDEN_REASON_NAMES),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('vote' as const), which, person, isHelpful: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reply' as const), which }) },
);

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

describeOnBothEngines('counts of reviews', (shop) => {
  beforeAll(() => withoutExamples(shop()));
  const db = () => shop().platform.db;
  const products = new Map<string, string>();

  beforeAll(async () => {
    const { reviews: before } = await readSettings(db());
    await changeSettings(shop().platform, ACTOR, 'reviews', {
      version: 0,
      value: { ...before, approval: 'nobody' },
    });
    for (const slug of SLUGS) {
      const { id } = await db()
        .selectFrom('products')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      products.set(slug, id);
    }
    // Examples of the demo are counted apart.
    const rows = [...products.values()].map((id, place) =>
      reviewRow({ id: `example-${place}`, product_id: id, stars: 2, source: 'example' }),
    );
    await db().insertInto('reviews').values(rows).execute();
    await inTransaction(db(), (trx) => recountReviews(trx, [...products.values()]));
  });

  const emailOf = (place: number) => `author-${place}@example.com`;

  async function chosen(place: number) {
    const all = await db()
      .selectFrom('reviews')
      .select(['id', 'version'])
      .where('source', '=', 'shop')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return all.length === 0 ? null : (all[place % all.length] ?? null);
  }

  async function carryOut(platform: Platform, step: Step, key: string): Promise<unknown> {
    if (step.kind === 'post')
      return postReview(platform, {
        product: step.slug,
        review: {
          ...{
            requestKey: key,
            stars: step.stars,
            title: '',
            body: 'Good.',
            name: '',
            variant: '',
            incentive: '',
          },
          ...{ ageBand: null, skinType: null, undertone: null, concern: null, hairType: null },
          marks: Object.entries(step.marks).map(([trait, mark]) => ({
            trait: trait === 'scent' ? 'scent' : 'moisture',
            mark,
          })),
        },
        pictures: step.pictured ? ['/media/none/800.webp'] : [],
        proof: { by: 'email', email: emailOf(step.person) },
      });
    if (step.kind === 'erase')
      return inTransaction(platform.db, (trx) =>
        eraseReviewsOf(trx, { email: emailOf(step.person), orderIds: [], now: nowIso(platform.clock) }),
      );
    const review = await chosen(step.which);
    if (!review) return null;
    const { id, version } = review;
    if (step.kind === 'prove') {
      const expiresAt = platform.clock.now() + WEEK_MS;
      return proveReview(platform, signedToken(platform.keys, { purpose: 'prove-review', id, expiresAt }));
    }
    if (step.kind === 'vote')
      return voteReview(platform, {
        reviewId: id,
        client: `192.0.2.${step.person}`,
        isHelpful: step.isHelpful,
      });
    const moderation =
      step.kind === 'show'
        ? { step: 'show' as const }
        : step.kind === 'hide'
          ? { step: 'hide' as const, reason: step.reason, note: '' }
          : { step: 'reply' as const, text: 'Thank you.' };
    return moderateReview(platform, ACTOR, { id, version, ...moderation });
  }

  /** What is kept of a product, and what a recount of its rows gives. */
  async function agree(slug: string, { examplesShown = true } = {}): Promise<void> {
    const id = products.get(slug) ?? '';
    const rows = await db().selectFrom('reviews').select('id').where('product_id', '=', id).execute();
    const counted = await listCounted(
      db(),
      rows.map((row) => row.id),
    );
    const recount = tallyOf(
      counted.map(({ review }) => review),
      { examplesShown },
    );
    const kept = await reviewsOfProduct(db(), id, FIRST_REVIEWS);
    expect({
      distribution: kept.distribution,
      pictured: kept.pictured,
      markMeans: kept.markMeans,
      hidden: kept.hidden,
    }).toEqual(recount);
    const product = await db()
      .selectFrom('products')
      .select(['shown_rating', 'shown_review_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(product).toEqual({
      shown_rating: averageOf(recount.distribution),
      shown_review_count: countOfStars(recount.distribution),
    });
    const inApi = await (await shop().get(`/api/products/${slug}`)).json();
    expect(inApi).toMatchObject({
      rating: averageOf(recount.distribution),
      reviewCount: countOfStars(recount.distribution),
    });
    const votes = await db()
      .selectFrom('reviews')
      .leftJoin('review_votes', 'review_votes.review_id', 'reviews.id')
      .select((eb) => [
        'reviews.id',
        'reviews.helpful',
        'reviews.unhelpful',
        eb.fn.sum<number | null>('review_votes.helpful').as('yes'),
        eb.fn.count<number>('review_votes.voter').as('all'),
      ])
      .groupBy(['reviews.id', 'reviews.helpful', 'reviews.unhelpful'])
      .execute();
    for (const { helpful, unhelpful, yes, all } of votes)
      expect([helpful, unhelpful]).toEqual([Number(yes), Number(all) - Number(yes)]);
  }

  async function begin(): Promise<void> {
    await db().deleteFrom('reviews').where('source', '=', 'shop').execute();
    await db().deleteFrom('unasked_mails').execute();
    await inTransaction(db(), (trx) => recountReviews(trx, [...products.values()]));
  }

  test('equal a recount after any interleaving of posts, proofs, hides, replies, votes and erasures, wherever a process dies', async () => {
    const life = fc.array(fc.record({ step: steps, diesAt: fc.option(fc.nat(30)) }), {
      minLength: 4,
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(life, async (acts) => {
        await begin();
        for (const { step, diesAt } of acts) {
          const key = randomUUID();
          await carryOut(dyingPlatform(shop().platform, diesAt), step, key).catch((error: unknown) => {
            if (!(error instanceof Died)) throw error;
          });
          for (const slug of SLUGS) await agree(slug);
          // Sent again: of a form that was stored nothing is stored twice.
          await carryOut(shop().platform, step, key);
        }
        for (const slug of SLUGS) await agree(slug);
      }),
      { numRuns: shop().engine === 'sqlite' ? 25 : 8 },
    );
  }, 240_000);

  test('equal a recount after many at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 30 }), async (acts) => {
        await begin();
        for (let from = 0; from < acts.length; from += 10)
          await Promise.all(
            acts.slice(from, from + 10).map((step) => carryOut(shop().platform, step, randomUUID())),
          );
        for (const slug of SLUGS) await agree(slug);
      }),
      { numRuns: 15 },
    );
  }, 240_000);

  test('leave examples out where none are shown, and take them in again', async () => {
    await forgetShopFact(db(), 'example_ratings_shown');
    await showRatings(db());
    for (const slug of SLUGS) await agree(slug, { examplesShown: false });
    await writeShopFact(db(), 'example_ratings_shown', new Date().toISOString());
    await showRatings(db());
    for (const slug of SLUGS) await agree(slug);
  });
});
