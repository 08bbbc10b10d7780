import { createHash } from 'node:crypto';
import { PICTURE_REFUSALS } from '#domain/pictures/picture-refusal.ts';
import { refusalOfPictures } from '#domain/pictures/shopper-pictures.ts';
import {
  isTrapped,
  parseReview,
  parseStrangersReview,
  type ReviewForm,
} from '#domain/reviews/review-form.ts';
import { REVIEW_FAILED, type SentReview } from '#domain/reviews/sent-review.ts';
import { addShopperPictures } from '#operations/pictures/add-shopper-pictures.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type PostedReview, postReview, type ReviewProof } from './post-review.ts';

/**
 * Takes a review that was sent with its pictures. `order`: the order whose link was followed; without it the address in the form has to be
 * proved.
 */
export async function receiveReview(
  platform: Platform,
  form: FormData,
  { product, order }: { product: string; order: { orderId: string; incentive: string } | null },
): Promise<Received> {
  const values = textsOf(form);
  const refuse = (status: number, message: string, errors: Record<string, string> = {}): Received => ({
    result: { ok: false, message, errors, values },
    status,
  });
  // A program learns nothing from it.
  if (isTrapped(values)) return taken('waiting');
  const parsed = order ? byBuyer(values, order) : byAnybody(values);
  if (!parsed.ok) return refuse(422, '', parsed.errors);
  const files = form.getAll('pictures').filter((file) => file instanceof File);
  const tooMany = refusalOfPictures(files);
  if (tooMany) return refuse(422, '', { pictures: tooMany });
  try {
    const added = await addShopperPictures(platform, files);
    if (!added.ok) return refuse(422, '', { pictures: PICTURE_REFUSALS[added.problem] });
    const { proof } = parsed;
    const requestKey = keyOf([product, proof, parsed.review], platform.clock.now());
    const review = { ...parsed.review, requestKey };
    const posted = await postReview(platform, { product, review, proof, pictures: added.urls });
    if (!posted.ok) return refuse(409, REFUSALS[posted.problem]);
    return taken(posted.state === 'unproven' ? 'confirm' : posted.state);
  } catch (error) {
    platform.log.error({ err: error }, 'a review could not be stored');
    return refuse(500, REVIEW_FAILED);
  }
}

/** What became of it, with the status of its response. */
type Received = { result: SentReview; status: number };

function taken(next: Extract<SentReview, { ok: true }>['next']): Received {
  return { result: { ok: true, next }, status: 200 };
}

type Read =
  | { ok: true; review: ReviewForm; proof: ReviewProof }
  | { ok: false; errors: Record<string, string> };

function byBuyer(values: Record<string, string>, order: { orderId: string; incentive: string }): Read {
  const parsed = parseReview(values);
  return parsed.ok ? { ...parsed, proof: { by: 'order', ...order } } : parsed;
}

function byAnybody(values: Record<string, string>): Read {
  const parsed = parseStrangersReview(values);
  if (!parsed.ok) return parsed;
  const { email, ...review } = parsed.review;
  return { ok: true, review, proof: { by: 'email', email } };
}

/** The same form of the same hour is one review, however often its button is pressed; later its mail is sent anew. */
function keyOf(content: unknown, now: number): string {
  const hour = Math.floor(now / HOUR_MS);
  return createHash('sha256')
    .update(JSON.stringify([hour, content]))
    .digest('base64url');
}

const HOUR_MS = 60 * 60 * 1000;

/** What the form holds but its files, shortened so that a refusal is no longer than a form. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, LONGEST_VALUE)] as const] : [],
    ),
  );
}

/** More than any field takes, so that one that is too long is still refused. */
const LONGEST_VALUE = 6000;

const REFUSALS: Record<Extract<PostedReview, { ok: false }>['problem'], string> = {
  'not-taken': 'We take no new reviews at the moment.',
  'product-gone': 'This product is no longer here.',
  'not-bought': 'This order does not hold the product.',
  twice: 'This product was reviewed from this address or order before. To change that review, write to us.',
  'too-many': 'Many reviews wait for the link in your inbox. Please follow those first.',
};
