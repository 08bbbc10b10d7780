import * as v from 'valibot';
import { findRenamedProduct } from '#database/queries/catalogue/products.ts';
import { findReviewedProduct } from '#database/queries/reviews/reviewed-goods.ts';
import { type ReviewsOfProduct, reviewsOfProduct } from '#database/queries/reviews/shown-reviews.ts';
import { type ReviewPageMessage, reviewPageMessage } from '#domain/api/review-messages.ts';
import { UNDERTONES } from '#domain/catalogue/shade-words.ts';
import {
  MOST_REVIEW_PAGES,
  parseReviewList,
  REVIEW_SORTS,
  REVIEWS_PER_PAGE,
} from '#domain/reviews/review-list.ts';
import { AGE_BANDS, SKIN_TYPES } from '#domain/reviews/reviewer-traits.ts';
import { problem } from '#server/http/problem.ts';
import type { ApiParts } from './api-parts.ts';
import { type Api, addRoute, anyProblem, json, query } from './api-route.ts';

const parameters = [
  query('page', v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_REVIEW_PAGES)))),
  query(
    'sort',
    v.optional(v.picklist(REVIEW_SORTS)),
    'Default: helpful. What is no choice counts as missing',
  ),
  query('stars', v.optional(v.picklist(['1', '2', '3', '4', '5'])), 'Of exactly so many stars'),
  query('shade', v.optional(v.string()), 'The name of a shade or size'),
  query('skinType', v.optional(v.picklist(SKIN_TYPES)), 'Of authors who said so of themselves'),
  query('undertone', v.optional(v.picklist(UNDERTONES))),
  query('age', v.optional(v.picklist(AGE_BANDS))),
  query('withPicture', v.optional(v.literal('yes'))),
];

export function reviewsApi(api: Api, { platform: { db } }: ApiParts): void {
  addRoute(
    api,
    {
      method: 'get',
      path: '/products/:id/reviews',
      hold: 'queued',
      summary: 'Reviews of a product',
      parameters,
      responses: {
        200: json('One page of them, with the counts of all', reviewPageMessage),
        301: { description: 'The product has a new id' },
        404: anyProblem,
      },
    },
    async ({ req }, respond) => {
      const slug = req.param('id');
      const { search, searchParams } = new URL(req.url);
      const productId = await findReviewedProduct(db, slug);
      if (productId) {
        const list = parseReviewList(searchParams);
        return respond(200, view(await reviewsOfProduct(db, productId, list), list.page));
      }
      const renamed = await findRenamedProduct(db, slug);
      if (renamed)
        return new Response(null, {
          status: 301,
          headers: { location: `/api/products/${renamed}/reviews${search}` },
        });
      return problem(404, 'product-not-found', 'There is no such product.');
    },
  );
}

function view(reviews: ReviewsOfProduct, page: number): ReviewPageMessage {
  const { items, found, pageCount, total, average, distribution, hidden } = reviews;
  return {
    items: items.map((review) => ({
      id: review.id,
      rating: review.stars,
      title: review.title,
      text: review.body,
      name: review.name,
      verified: review.verified,
      incentivised: review.incentive !== '',
      incentive: review.incentive,
      variant: review.variant,
      source: review.source,
      createdAt: review.createdAt,
      reply: review.reply || null,
      repliedAt: review.repliedAt,
      pictures: review.pictures.map(({ url, words }) => ({ url, alt: words })),
      marks: review.marks,
      helpful: review.helpful,
      unhelpful: review.unhelpful,
    })),
    ...{ found, page, pageSize: REVIEWS_PER_PAGE, pageCount, total, average, distribution, hidden },
  };
}
