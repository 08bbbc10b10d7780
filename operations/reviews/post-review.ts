import type { Db } from '#database/open.ts';
import { deleteReviews } from '#database/queries/reviews/erase-reviews.ts';
import {
  countUnproven,
  findReviewByKey,
  insertReview,
  listByAuthor,
  type NewReview,
} from '#database/queries/reviews/review-rows.ts';
import { findReviewable, listBoughtLines } from '#database/queries/reviews/reviewed-goods.ts';
import { lockReviewed, tallyReviews } from '#database/queries/reviews/write-tallies.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { helpfulRank } from '#domain/reviews/helpful-rank.ts';
import type { ReviewForm } from '#domain/reviews/review-form.ts';
import { waitsForApproval } from '#domain/reviews/review-settings.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Who wrote it: the buyer of an order, whose signed link was read, or anybody with an address that is to be proved. */
export type ReviewProof =
  | { by: 'order'; orderId: string /** What the shop promised for it; '' for nothing. */; incentive: string }
  | { by: 'email'; email: string };

export type PostedReview =
  | { ok: true; id: string; state: NewReview['state'] }
  | {
      ok: false;
      /**
       * `not-taken`: the shop takes none; `not-bought`: the order holds no such product; `twice`: they reviewed it before; `too-many`: this
       * address has proved none of several.
       */
      problem: 'not-taken' | 'product-gone' | 'not-bought' | 'twice' | 'too-many';
    };

/** Reviews that wait for the proof of one address. */
const MOST_UNPROVEN = 10;

/**
 * Stores a review, once for each request key. A buyer's is shown or waits for staff as the settings say; anybody else's is seen by nobody
 * until the address is proved. Nobody of the staff can call this for somebody: reviews come from shoppers alone.
 */
export function postReview(
  { db, clock, random }: Platform,
  {
    product: slug,
    review,
    pictures,
    proof,
  }: { product: string; review: ReviewForm; pictures: readonly string[]; proof: ReviewProof },
): Promise<PostedReview> {
  const stamp = { now: nowIso(clock), newId: () => random.id() };
  return inTransaction(db, async (trx): Promise<PostedReview> => {
    const { reviews: settings } = await readSettings(trx);
    if (!settings.taken) return { ok: false, problem: 'not-taken' };
    const product = await findReviewable(trx, slug);
    if (!product || !(await lockReviewed(trx, product.id))) return { ok: false, problem: 'product-gone' };
    const sent = review.requestKey === '' ? null : await findReviewByKey(trx, review.requestKey);
    if (sent) return { ok: true, id: sent.id, state: sent.state === 'hidden' ? 'waiting' : sent.state };
    const author = await authorOf(trx, product, review, proof);
    if (!author) return { ok: false, problem: 'not-bought' };
    const refusal = await makeRoom(trx, product.id, author, stamp.now);
    if (refusal) return { ok: false, problem: refusal };
    const isVerified = author.orderId !== null;
    const row: NewReview = {
      ...review,
      ...author,
      id: stamp.newId(),
      productId: product.id,
      state: !isVerified ? 'unproven' : waitsForApproval(settings, { isVerified }) ? 'waiting' : 'shown',
      requestKey: review.requestKey || null,
      rank: helpfulRank({
        ...{ helpful: 0, unhelpful: 0, createdAt: stamp.now, verified: isVerified, body: review.body },
        pictured: pictures.length > 0,
      }),
      pictures,
      now: stamp.now,
    };
    await insertReview(trx, row, stamp.newId);
    if (row.state === 'unproven')
      await queueUnaskedMail(trx, { mail: 'review-confirmation', reviewId: row.id }, author.email, stamp);
    if (row.state === 'shown')
      await tallyReviews(
        trx,
        [
          {
            productId: product.id,
            before: null,
            after: { ...row, source: 'shop', hiddenReason: '', pictured: pictures.length > 0 },
          },
        ],
        stamp.now,
      );
    return { ok: true, id: row.id, state: row.state };
  });
}

type Author = Pick<NewReview, 'orderId' | 'orderLineId' | 'variantId' | 'variant' | 'incentive'> & {
  email: string;
};
type Reviewable = NonNullable<Awaited<ReturnType<typeof findReviewable>>>;

/** Null where the order holds no such product. */
async function authorOf(
  trx: Db,
  product: Reviewable,
  review: ReviewForm,
  proof: ReviewProof,
): Promise<Author | null> {
  if (proof.by === 'email')
    return {
      ...variantOf(product, review.variant),
      ...{ orderId: null, orderLineId: null, incentive: review.incentive },
      email: normaliseEmail(proof.email),
    };
  const lines = await listBoughtLines(trx, proof.orderId, product.id);
  const line = lines.find(({ variant }) => variant === review.variant) ?? lines[0];
  if (!line) return null;
  const { variant, variantId } = variantOf(product, line.variant);
  return {
    variant: variant || (line.variant === STANDARD_VARIANT ? '' : line.variant),
    variantId,
    orderId: line.orderId,
    orderLineId: line.lineId,
    incentive: review.incentive || proof.incentive,
    email: normaliseEmail(line.email),
  };
}

/** A shade or size of the product by its name; none where it has no such one. */
function variantOf({ variants }: Reviewable, name: string): Pick<NewReview, 'variantId' | 'variant'> {
  const found = name === STANDARD_VARIANT ? undefined : variants.find((variant) => variant.name === name);
  return { variantId: found?.id ?? null, variant: found?.name ?? '' };
}

/**
 * One voice of an address about a product. An earlier one that nobody proved gives way: somebody else may have typed the address. Returns why
 * there is no room.
 */
async function makeRoom(
  trx: Db,
  productId: string,
  author: Author,
  now: string,
): Promise<'twice' | 'too-many' | null> {
  const earlier = await listByAuthor(trx, { productId, ...author });
  if (earlier.some(({ state }) => state !== 'unproven')) return 'twice';
  await deleteReviews(
    trx,
    earlier.map(({ id }) => id),
    now,
  );
  const isFlood = author.orderId === null && (await countUnproven(trx, author.email)) >= MOST_UNPROVEN;
  return isFlood ? 'too-many' : null;
}
