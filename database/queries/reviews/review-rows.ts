import type { Db } from '#database/open.ts';
import type {
  HiddenReason,
  ReviewerTraits,
  ReviewMark,
  ReviewState,
  ReviewStep,
} from '#domain/reviews/review.ts';

export type NewReview = ReviewerTraits & {
  id: string;
  productId: string;
  variantId: string | null;
  variant: string;
  stars: number;
  title: string;
  body: string;
  name: string;
  email: string | null;
  orderId: string | null;
  orderLineId: string | null;
  incentive: string;
  state: Extract<ReviewState, 'unproven' | 'waiting' | 'shown'>;
  requestKey: string | null;
  rank: number;
  marks: readonly ReviewMark[];
  /** Addresses in the media store. */
  pictures: readonly string[];
  now: string;
};

/** Inserts a review that somebody wrote in this shop, with what hangs on it. */
export async function insertReview(trx: Db, review: NewReview, newId: () => string): Promise<void> {
  await trx
    .insertInto('reviews')
    .values({
      id: review.id,
      product_id: review.productId,
      variant_id: review.variantId,
      variant: review.variant,
      stars: review.stars,
      title: review.title,
      body: review.body,
      name: review.name,
      email: review.email,
      order_id: review.orderId,
      order_line_id: review.orderLineId,
      verified: review.orderId === null ? 0 : 1,
      incentive: review.incentive,
      source: 'shop',
      source_key: null,
      state: review.state,
      age_band: review.ageBand,
      skin_type: review.skinType,
      undertone: review.undertone,
      concern: review.concern,
      hair_type: review.hairType,
      pictured: review.pictures.length > 0 ? 1 : 0,
      replied_at: null,
      replied_by: null,
      helpful_rank: review.rank,
      request_key: review.requestKey,
      created_at: review.now,
      shown_at: review.state === 'shown' ? review.now : null,
      updated_at: review.now,
    })
    .execute();
  if (review.marks.length > 0)
    await trx
      .insertInto('review_marks')
      .values(review.marks.map(({ trait, mark }) => ({ review_id: review.id, trait, mark })))
      .execute();
  for (const [position, url] of review.pictures.entries())
    await trx
      .insertInto('review_pictures')
      .values({ id: newId(), review_id: review.id, position, url })
      .execute();
  await noteReview(trx, { id: newId(), reviewId: review.id, at: review.now, actor: null, step: 'posted' });
}

/** Notes what was done with a review. */
export async function noteReview(
  trx: Db,
  event: {
    id: string;
    reviewId: string;
    at: string;
    actor: string | null;
    step: ReviewStep;
    note?: string;
  },
): Promise<void> {
  await trx
    .insertInto('review_events')
    .values({
      id: event.id,
      review_id: event.reviewId,
      at: event.at,
      actor: event.actor,
      step: event.step,
      note: event.note ?? '',
    })
    .execute();
}

/** A review as operations read it. */
export type StoredReview = {
  id: string;
  productId: string;
  state: ReviewState;
  hiddenReason: HiddenReason | '';
  email: string | null;
  orderId: string | null;
  name: string;
  title: string;
  reply: string;
  version: number;
};

export function findReview(db: Db, id: string): Promise<StoredReview | null> {
  return findBy(db, 'id', id);
}

export function findReviewByKey(db: Db, requestKey: string): Promise<StoredReview | null> {
  return findBy(db, 'request_key', requestKey);
}

async function findBy(db: Db, column: 'id' | 'request_key', value: string): Promise<StoredReview | null> {
  const row = await db
    .selectFrom('reviews')
    .select([
      'id',
      'product_id as productId',
      'state',
      'hidden_reason as hiddenReason',
      'email',
      'order_id as orderId',
      'name',
      'title',
      'reply',
      'version',
    ])
    .where(column, '=', value)
    .executeTakeFirst();
  return row ?? null;
}

/** The reviews of a product by an address, or about an order. */
export async function listByAuthor(
  db: Db,
  { productId, email, orderId }: { productId: string; email: string; orderId: string | null },
): Promise<{ id: string; state: ReviewState }[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'state'])
    .where('product_id', '=', productId)
    .where((eb) =>
      eb.or([eb('email', '=', email), ...(orderId === null ? [] : [eb('order_id', '=', orderId)])]),
    )
    .execute();
}

/** The number of reviews of an address that nobody has proved yet. */
export async function countUnproven(db: Db, email: string): Promise<number> {
  const row = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', '=', 'unproven')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
