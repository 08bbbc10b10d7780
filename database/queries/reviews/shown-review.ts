import type { Db } from '#database/open.ts';
import type { ReviewState } from '#domain/reviews/review.ts';

/** A review with the product it is about, by the slug in its address. */
export type NamedReview = {
  id: string;
  stars: number;
  title: string;
  body: string;
  name: string;
  state: ReviewState;
  product: { slug: string; name: string };
};

/** A review in whatever state. */
export async function findReviewWithProduct(db: Db, id: string): Promise<NamedReview | null> {
  const row = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.stars',
      'reviews.title',
      'reviews.body',
      'reviews.name',
      'reviews.state',
      'products.slug',
      'products.name as product',
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { slug, product, ...review } = row;
  return { ...review, product: { slug, name: product } };
}

/** The same for shoppers: null for one that is not shown. */
export async function findShownReview(db: Db, id: string): Promise<NamedReview | null> {
  const review = await findReviewWithProduct(db, id);
  return review?.state === 'shown' ? review : null;
}
