import { UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { HIDDEN_REASONS, REVIEW_SOURCES, type ShownReview } from '#domain/reviews/review.ts';
import { REVIEWS_PER_PAGE } from '#domain/reviews/review-list.ts';
import { STARS } from '#domain/reviews/review-tally.ts';
import { AGE_BANDS, REVIEW_TRAITS, SKIN_TYPES } from '#domain/reviews/reviewer-traits.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { longDay } from '#domain/text/london-day.ts';
import type { ReadReviews } from '#operations/reviews/read-reviews.ts';
import { aboutReviewer } from './about-reviewer.ts';
import type { Choice, ReviewOnPage, ReviewsOnPage, TallyOnPage } from './reviews-on-page.ts';

/** Turns what was read of the reviews of a product into the values that pages show; `most`: no more of them. */
export function reviewsToShow(
  { query, reviews, choices, areTaken }: ReadReviews,
  productName: string,
  most = REVIEWS_PER_PAGE,
): ReviewsOnPage {
  return {
    tally: tallyOnPage(reviews),
    query,
    found: reviews.found,
    pageCount: reviews.pageCount,
    items: reviews.items.slice(0, most).map((review) => reviewOnPage(review, productName)),
    choices: shownChoices(choices),
    areTaken,
  };
}

function tallyOnPage(reviews: ReadReviews['reviews']): TallyOnPage {
  const { total, average, distribution, pictured, markMeans, hidden, hasExamples } = reviews;
  return {
    total,
    average,
    distribution: STARS.map((stars) => ({ stars, count: distribution[stars] })).reverse(),
    marks: markMeans.map(({ trait, mean, count }) => {
      const { label, least, most } = REVIEW_TRAITS[trait];
      return { trait, name: label, low: least, high: most, mean, count };
    }),
    hidden: hidden.map(({ reason, count }) => ({ reason: HIDDEN_REASONS[reason].words, count })),
    hasPictures: pictured > 0,
    hasExamples,
  };
}

function reviewOnPage(review: ShownReview, productName: string): ReviewOnPage {
  const { id, stars, title, body, name, variant, incentive, helpful, unhelpful, source, reply, repliedAt } =
    review;
  return {
    id,
    stars,
    title,
    body,
    name,
    variant,
    incentive,
    helpful,
    unhelpful,
    writtenOn: longDay(review.createdAt),
    isVerified: review.verified,
    origin: source === 'example' ? 'Example review' : REVIEW_SOURCES[source],
    about: aboutReviewer(review),
    marks: review.marks.map(({ trait, mark }) => ({
      name: REVIEW_TRAITS[trait].label,
      words: `${mark} of 5`,
    })),
    pictures: review.pictures.map(({ url, words }, place) => ({
      url,
      alt: words || `Picture ${place + 1} of a review of ${productName}`,
    })),
    reply: reply === '' ? null : { text: reply, writtenOn: repliedAt === null ? '' : longDay(repliedAt) },
  };
}

function shownChoices({
  skinTypes,
  undertones,
  ages,
  variants,
}: ReadReviews['choices']): ReviewsOnPage['choices'] {
  const among = (all: readonly string[], said: readonly string[]): Choice[] =>
    all.filter((value) => said.includes(value)).map((value) => ({ value, label: capitalised(value) }));
  return {
    skinType: among(SKIN_TYPES, skinTypes),
    undertone: among(UNDERTONES, undertones),
    age: among(AGE_BANDS, ages),
    shade:
      variants.length > 1
        ? variants.toSorted((a, b) => a.localeCompare(b, 'en-GB')).map((value) => ({ value, label: value }))
        : [],
  };
}
