import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { readShopFact } from '#database/queries/shop/shop-facts.ts';
import type { Schema } from '#database/schema.ts';
import type { ShownReview } from '#domain/reviews/review.ts';
import {
  isFiltered,
  REVIEWS_PER_PAGE,
  type ReviewListQuery,
  type ReviewSort,
} from '#domain/reviews/review-list.ts';
import {
  averageOf,
  countOfStars,
  type Distribution,
  type HiddenCount,
  type MarkMean,
} from '#domain/reviews/review-tally.ts';
import { readTally } from './read-tally.ts';

export type ReviewsOfProduct = {
  items: ShownReview[];
  /** Those that the filters leave, on all pages. */
  found: number;
  pageCount: number;
  /** Of all that are shown, whatever the filters. */
  total: number;
  average: number;
  distribution: Distribution;
  pictured: number;
  markMeans: MarkMean[];
  hidden: HiddenCount[];
  /** Some of them are examples of a demo. */
  hasExamples: boolean;
};

/**
 * A page of the reviews of a product, with the counts of all of them, which are kept: as quick for 5,000 as for five. A page noted by what it
 * reads depends on this product alone.
 */
export async function reviewsOfProduct(
  by: Db,
  productId: string,
  query: ReviewListQuery,
): Promise<ReviewsOfProduct> {
  const { db, noteProducts } = notedReading(by);
  noteProducts([productId]);
  const areExamplesShown = (await readShopFact(db, 'example_ratings_shown')) !== null;
  const { examples, ...tally } = await readTally(db, productId, { areExamplesShown });
  const total = countOfStars(tally.distribution);
  const isWithoutExamples = !areExamplesShown && examples > 0;
  const chosen = chooseReviews(db, productId, query, isWithoutExamples);
  const found = isFiltered(query) ? await countFound(chosen, query, tally) : total;
  const ids =
    found === 0
      ? []
      : await inOrder(chosen.select('id'), query.sort)
          .limit(REVIEWS_PER_PAGE)
          .offset((query.page - 1) * REVIEWS_PER_PAGE)
          .execute();
  return {
    items: await readReviews(
      db,
      ids.map(({ id }) => id),
    ),
    found,
    pageCount: Math.ceil(found / REVIEWS_PER_PAGE),
    total,
    average: averageOf(tally.distribution),
    ...tally,
    hasExamples: areExamplesShown && examples > 0,
  };
}

type Chosen<Columns> = SelectQueryBuilder<Schema, 'reviews', Columns>;

/** The state is written into the statement, so that the partial indexes are used. */
function chooseReviews(
  db: Db,
  productId: string,
  { stars, shade, skinType, undertone, age, withPicture }: ReviewListQuery,
  isWithoutExamples: boolean,
): Chosen<object> {
  let chosen: Chosen<object> = db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .where('state', '=', sql.lit('shown'));
  if (isWithoutExamples) chosen = chosen.where('source', '!=', 'example');
  if (stars !== null) chosen = chosen.where('stars', '=', stars);
  if (shade !== null) chosen = chosen.where('variant', '=', shade);
  if (skinType !== null) chosen = chosen.where('skin_type', '=', skinType);
  if (undertone !== null) chosen = chosen.where('undertone', '=', undertone);
  if (age !== null) chosen = chosen.where('age_band', '=', age);
  return withPicture ? chosen.where('pictured', '=', 1) : chosen;
}

async function countFound(
  chosen: Chosen<object>,
  { stars, shade, skinType, undertone, age, withPicture }: ReviewListQuery,
  { distribution, pictured }: { distribution: Distribution; pictured: number },
): Promise<number> {
  const isByPerson = [shade, skinType, undertone, age].some((value) => value !== null);
  if (!isByPerson && stars !== null && !withPicture) return distribution[stars as keyof Distribution];
  if (!isByPerson && stars === null) return pictured;
  const row = await chosen.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

function inOrder<Columns>(chosen: Chosen<Columns>, sort: ReviewSort): Chosen<Columns> {
  if (sort === 'newest') return chosen.orderBy('created_at', 'desc').orderBy('id');
  const first = {
    helpful: chosen,
    highest: chosen.orderBy('stars', 'desc'),
    lowest: chosen.orderBy('stars'),
    pictures: chosen.orderBy('pictured', 'desc'),
  }[sort];
  return first.orderBy('helpful_rank', 'desc').orderBy('id');
}

/** These reviews as shoppers see them, in the order of the ids. */
async function readReviews(db: Db, ids: readonly string[]): Promise<ShownReview[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reviews')
    .select([
      ...(['id', 'stars', 'title', 'body', 'name', 'variant', 'verified', 'incentive', 'source'] as const),
      ...(['age_band', 'skin_type', 'undertone', 'concern', 'hair_type'] as const),
      ...(['reply', 'replied_at', 'helpful', 'unhelpful', 'created_at'] as const),
    ])
    .where('id', 'in', ids)
    .execute();
  const marks = Map.groupBy(
    await db.selectFrom('review_marks').selectAll().where('review_id', 'in', ids).orderBy('trait').execute(),
    ({ review_id }) => review_id,
  );
  const pictures = Map.groupBy(
    await db
      .selectFrom('review_pictures')
      .select(['review_id', 'url', 'words'])
      .where('review_id', 'in', ids)
      .orderBy('position')
      .execute(),
    ({ review_id }) => review_id,
  );
  const reviews = new Map(
    rows.map((row): [string, ShownReview] => [
      row.id,
      {
        id: row.id,
        stars: row.stars,
        title: row.title,
        body: row.body,
        name: row.name,
        variant: row.variant,
        verified: row.verified === 1,
        incentive: row.incentive,
        source: row.source,
        ageBand: row.age_band,
        skinType: row.skin_type,
        undertone: row.undertone,
        concern: row.concern,
        hairType: row.hair_type,
        marks: (marks.get(row.id) ?? []).map(({ trait, mark }) => ({ trait, mark })),
        pictures: (pictures.get(row.id) ?? []).map(({ url, words }) => ({ url, words })),
        reply: row.reply,
        repliedAt: row.replied_at,
        helpful: row.helpful,
        unhelpful: row.unhelpful,
        createdAt: row.created_at,
      },
    ]),
  );
  return ids.flatMap((id) => reviews.get(id) ?? []);
}
