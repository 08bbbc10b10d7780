import * as v from 'valibot';
import { UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { withoutCardNumber } from '#domain/fields/card-number-in-text.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalLine, optionalLines } from '#domain/fields/text-field.ts';
import type { ReviewerTraits, ReviewMark } from './review.ts';
import {
  AGE_BANDS,
  HAIR_TYPES,
  isReviewTrait,
  REVIEW_TRAITS,
  REVIEWER_CONCERNS,
  SKIN_TYPES,
} from './reviewer-traits.ts';

/** A review whose address is not proved by then is deleted; the link of its mail works as long. */
export const REVIEW_PROOF_DAYS = 7;
export const TITLE_MAX_LENGTH = 120;
export const BODY_MAX_LENGTH = 5000;
export const NAME_MAX_LENGTH = 60;

/** What authors say who got something without more words. */
export const SOMETHING_RECEIVED = 'Received something for this review';

/** A review as it was sent, before the shop knows who wrote it. */
export type ReviewForm = ReviewerTraits & {
  /** A form that is sent again makes one review; '' for none. */
  requestKey: string;
  stars: number;
  title: string;
  body: string;
  name: string;
  /** The name of a shade or size; '' for none. */
  variant: string;
  marks: ReviewMark[];
  /** What its author got for it, in words; '' for nothing. */
  incentive: string;
};

/** True where a program filled in the field that people do not see. */
export function isTrapped(form: Record<string, unknown>): boolean {
  return typeof form.website === 'string' && form.website !== '';
}

const STARS_REQUIRED = 'Choose from one to five stars';

const choice = <Value extends string>(values: readonly Value[]) =>
  v.fallback(v.nullable(v.picklist(values)), null);

const fields = {
  requestKey: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
  stars: v.pipe(
    v.fallback(v.union([v.string(), v.number()]), ''),
    v.transform(Number),
    v.check((stars) => [1, 2, 3, 4, 5].includes(stars), STARS_REQUIRED),
  ),
  title: v.pipe(optionalLine('Headline', TITLE_MAX_LENGTH), withoutCardNumber),
  body: v.pipe(optionalLines('Your review', BODY_MAX_LENGTH), withoutCardNumber),
  name: v.pipe(optionalLine('Name to show', NAME_MAX_LENGTH), withoutCardNumber),
  variant: optionalLine('Shade or size', 200),
  ageBand: choice(AGE_BANDS),
  skinType: choice(SKIN_TYPES),
  undertone: choice(UNDERTONES),
  concern: choice(REVIEWER_CONCERNS),
  hairType: choice(HAIR_TYPES),
  incentive: v.pipe(
    v.fallback(v.string(), ''),
    v.transform((said) => (said === '' ? '' : SOMETHING_RECEIVED)),
  ),
};

const byBuyer = v.object(fields);
const byAnybody = v.object({ ...fields, email: emailField() });

type Parsed<Review> = { ok: true; review: Review } | { ok: false; errors: Record<string, string> };

/** Parses a review by the link of an order, which says whose it is. */
export function parseReview(form: Record<string, unknown>): Parsed<ReviewForm> {
  return parsedBy(byBuyer, form);
}

/** Parses a review of anybody, who proves an address. */
export function parseStrangersReview(form: Record<string, unknown>): Parsed<ReviewForm & { email: string }> {
  return parsedBy(byAnybody, form);
}

function parsedBy<Review extends v.InferOutput<typeof byBuyer>>(
  schema: v.GenericSchema<unknown, Review>,
  form: Record<string, unknown>,
): Parsed<Review & { marks: ReviewMark[] }> {
  const parsed = v.safeParse(schema, form);
  return parsed.success
    ? { ok: true, review: { ...parsed.output, marks: marksOf(form) } }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

/** Reads fields such as 'mark-coverage'; one that says nothing is left out. */
function marksOf(form: Record<string, unknown>): ReviewMark[] {
  return Object.keys(REVIEW_TRAITS)
    .filter(isReviewTrait)
    .map((trait) => ({ trait, mark: Number(form[`mark-${trait}`]) }))
    .filter(({ mark }) => [1, 2, 3, 4, 5].includes(mark));
}
