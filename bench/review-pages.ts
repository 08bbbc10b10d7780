import { randomUUID } from 'node:crypto';
import type { ReviewForm } from '#domain/reviews/review-form.ts';
import { signedToken } from '#operations/mail/signed-token.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { moderateReview } from '#operations/reviews/moderate-review.ts';
import { postReview } from '#operations/reviews/post-review.ts';
import { proveReview } from '#operations/reviews/prove-review.ts';
import { openReviewsShop } from './lists-shop.ts';
import { measureTurns } from './turns.ts';

const REVIEWS = 1_000_000;
const FEW = 5;
const MANY = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = { id: 'bench', name: 'Bench' };

const PAGES = {
  'product page (not from the cache)': '/product/{slug}',
  'reviews over the API, first page': '/api/products/{slug}/reviews',
  'reviews over the API, newest, last page': '/api/products/{slug}/reviews?sort=newest&page={last}',
  'reviews over the API, fewest stars': '/api/products/{slug}/reviews?sort=lowest',
  'reviews over the API, pictures first': '/api/products/{slug}/reviews?sort=pictures',
  'reviews over the API, of dry skin': '/api/products/{slug}/reviews?skinType=dry',
  'reviews over the API, of dry skin, warm undertone, an age and a shade':
    '/api/products/{slug}/reviews?skinType=dry&undertone=warm&age=25%20to%2034&shade=Rose',
};

/**
 * Measures pages and writes of a product with 5,000 reviews beside those of one with five, in a shop of 1,000,000 reviews: on SQLite, or on
 * the PostgreSQL server of BENCH_POSTGRES_URL.
 */
export async function measureReviews(): Promise<string[]> {
  const server = process.env.BENCH_POSTGRES_URL ?? null;
  const { shop, platform, few, many } = await openReviewsShop(
    { reviews: REVIEWS, few: FEW, many: MANY },
    server,
  );
  const lines = [
    `reviews: in a shop of ${REVIEWS.toLocaleString('en-GB')}, ${server ? 'time' : 'CPU'} for a product with ` +
      `${MANY.toLocaleString('en-GB')}, ratio to one with ${FEW} (aim 3)`,
  ];
  const compare = async (name: string, ask: (slug: string, isMany: boolean) => Promise<void>) => {
    const [little, big] = [
      await measureTurns(() => ask(few, false)),
      await measureTurns(() => ask(many, true)),
    ];
    const [before, now] = server ? [little.wallMs, big.wallMs] : [little.cpuMs, big.cpuMs];
    lines.push(
      `${name}: ${now.toFixed(1)} ms, ratio ${(now / before).toFixed(1)}, longest turn ${big.longestTurnMs.toFixed(1)} ms`,
    );
  };
  for (const [name, path] of Object.entries(PAGES))
    await compare(name, (slug, isMany) =>
      shop.get(path.replace('{slug}', slug).replace('{last}', isMany ? String((MANY * 49) / 50 / 10) : '1')),
    );
  await compare('a review written, proved, shown and counted', (slug) => write(platform, slug));
  await shop.close();
  return lines;
}

async function write(platform: Platform, slug: string): Promise<void> {
  const email = `${randomUUID()}@bench.example`;
  const posted = await postReview(platform, {
    ...{ product: slug, review: REVIEW, pictures: [] },
    proof: { by: 'email', email },
  });
  if (!posted.ok) throw new Error(posted.problem);
  const { id } = posted;
  const token = signedToken(platform.keys, {
    purpose: 'prove-review',
    ...{ id, expiresAt: platform.clock.now() + DAY_MS },
  });
  await proveReview(platform, token);
  const { version } = await platform.db
    .selectFrom('reviews')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const shown = await moderateReview(platform, OWNER, { id, version, step: 'show' });
  if (!shown.ok) throw new Error(shown.problem);
}

const REVIEW: ReviewForm = {
  ...{ requestKey: '', stars: 4, title: 'Good', body: 'It does what it says.', name: 'Sam', variant: '' },
  ...{ ageBand: null, skinType: 'dry', undertone: null, concern: null, hairType: null, incentive: '' },
  marks: [{ trait: 'scent', mark: 3 }],
};
