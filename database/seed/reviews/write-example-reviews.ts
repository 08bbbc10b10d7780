import type { Insertable } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { recountReviews } from '#database/queries/reviews/write-tallies.ts';
import type { ReviewMarksTable, ReviewsTable } from '#database/schema.ts';
import { helpfulRank } from '#domain/reviews/helpful-rank.ts';
import { type ReviewTrait, traitsAsked } from '#domain/reviews/reviewer-traits.ts';
import { numberOf } from '#domain/text/number-of.ts';
import { type ExampleReview, type ReviewedExample, readExampleReviews } from './example-reviews.ts';

const DAY_MS = 24 * 3_600_000;
/** The oldest example is so old, or as old as its product. */
const OLDEST_DAYS = 420;

/**
 * Writes the example reviews of products that the shop has, dated between their product's first day and now, always alike, and counts
 * them. They are marked as examples and end with the demo.
 */
export async function writeExampleReviews(trx: Db, stamp: Stamp): Promise<void> {
  const products = await readReviewed(trx);
  const reviews: Insertable<ReviewsTable>[] = [];
  const marks: Insertable<ReviewMarksTable>[] = [];
  for (const example of readExampleReviews()) {
    const product = products.get(example.slug);
    if (!product) continue;
    const traits = traitsAsked(product);
    for (const [place, review] of example.reviews.entries()) {
      const id = stamp.newId();
      const at = writtenAt(product.createdAt, stamp.now, {
        place,
        count: example.reviews.length,
        slug: example.slug,
      });
      reviews.push(rowOf(review, { id, at, product }));
      for (const trait of traits) {
        const mark = markOf(example, review, trait);
        if (mark !== null) marks.push({ review_id: id, trait, mark });
      }
    }
  }
  for (const rows of inParts(reviews)) await trx.insertInto('reviews').values(rows).execute();
  for (const rows of inParts(marks)) await trx.insertInto('review_marks').values(rows).execute();
  await recountReviews(trx, [...new Set(reviews.map(({ product_id }) => product_id))]);
}

export async function hasExampleReviews(db: Db): Promise<boolean> {
  const example = db.selectFrom('reviews').select('id').where('source', '=', 'example').limit(1);
  return (await example.executeTakeFirst()) !== undefined;
}

type Reviewed = {
  id: string;
  createdAt: string;
  type: string;
  category: string;
  variants: Map<string, string>;
};

async function readReviewed(db: Db): Promise<Map<string, Reviewed>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_types', 'product_types.id', 'products.type_id')
    .select(['products.id', 'products.slug', 'products.created_at'])
    .select(['categories.name as category', 'product_types.name as type'])
    .execute();
  const variants = Map.groupBy(
    await db.selectFrom('variants').select(['id', 'product_id', 'name']).execute(),
    ({ product_id }) => product_id,
  );
  return new Map(
    rows.map(({ id, slug, created_at, category, type }) => [
      slug,
      {
        ...{ id, category, type: type ?? '', createdAt: created_at },
        variants: new Map((variants.get(id) ?? []).map((variant) => [variant.name, variant.id])),
      },
    ]),
  );
}

function rowOf(
  review: ExampleReview,
  { id, at, product }: { id: string; at: string; product: Reviewed },
): Insertable<ReviewsTable> {
  return {
    id,
    product_id: product.id,
    variant_id: product.variants.get(review.variant) ?? null,
    variant: review.variant,
    stars: review.stars,
    title: review.title,
    body: review.body,
    name: review.name,
    email: null,
    order_id: null,
    order_line_id: null,
    incentive: review.incentive,
    helpful_rank: helpfulRank({
      ...{ helpful: 0, unhelpful: 0, createdAt: at, pictured: false, verified: false, body: review.body },
    }),
    source: 'example',
    source_key: null,
    state: 'shown',
    age_band: review.ageBand,
    skin_type: review.skinType,
    undertone: review.undertone,
    concern: review.concern,
    hair_type: review.hairType,
    reply: review.reply,
    replied_at: review.reply === '' ? null : at,
    replied_by: null,
    request_key: null,
    created_at: at,
    shown_at: at,
    updated_at: at,
  };
}

/** Spreads the reviews of a product over its days, the first of the file as the newest. */
function writtenAt(
  createdAt: string,
  now: string,
  { place, count, slug }: { place: number; count: number; slug: string },
): string {
  const end = Date.parse(now);
  const begin = Math.max(Date.parse(createdAt), end - OLDEST_DAYS * DAY_MS);
  const within = (numberOf(`${slug} ${place}`) % 1000) / 1000;
  return new Date(end - ((place + within) / (count + 1)) * (end - begin)).toISOString();
}

/** What most give where the file says nothing. */
const USUAL_MARKS: Record<ReviewTrait, number> = {
  coverage: 3,
  wear: 4,
  comfort: 4,
  colour: 4,
  'skin-feel': 4,
  moisture: 4,
  scent: 3,
  longevity: 3,
  hold: 3,
  softness: 4,
  'easy-to-use': 4,
  value: 4,
};

/** One in five leaves a trait out; the others are about the product's mark, those with few stars a little below. */
function markOf({ slug, marks }: ReviewedExample, review: ExampleReview, trait: ReviewTrait): number | null {
  const number = numberOf(`${slug} ${review.name} ${trait}`);
  if (number % 5 === 0) return null;
  const about =
    (marks[trait] ?? USUAL_MARKS[trait]) +
    (OFF[Math.floor(number / 5) % OFF.length] ?? 0) -
    (review.stars < 4 ? 1 : 0);
  return Math.min(5, Math.max(1, about));
}

const OFF = [0, 0, 1, 0, -1, 0, 1] as const;

/** Rows of one statement: engines bound its values. */
const PART = 200;

function* inParts<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += PART) yield rows.slice(from, from + PART);
}
