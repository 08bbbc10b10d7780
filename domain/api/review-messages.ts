import * as v from 'valibot';
import { HIDDEN_REASON_NAMES, REVIEW_SOURCES } from '#domain/reviews/review.ts';
import { REVIEW_TRAITS } from '#domain/reviews/reviewer-traits.ts';
import { text, whole } from './field-messages.ts';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

const TRAITS = Object.keys(REVIEW_TRAITS) as (keyof typeof REVIEW_TRAITS)[];
const SOURCES = Object.keys(REVIEW_SOURCES) as (keyof typeof REVIEW_SOURCES)[];

const reviewMessage = v.object({
  id: text,
  rating: stars,
  title: text,
  text,
  name: v.pipe(text, v.description('As its author wants to be called; empty where none was given')),
  verified: v.pipe(v.boolean(), v.description('The shop knows the order')),
  incentivised: v.pipe(v.boolean(), v.description('Its author got something for it')),
  incentive: v.pipe(text, v.description('What, in words; empty for nothing')),
  variant: v.pipe(text, v.description('The shade or size; empty for none')),
  source: v.pipe(v.picklist(SOURCES), v.description("'example': invented, in a demo alone")),
  createdAt: text,
  reply: v.pipe(v.nullable(text), v.description('Of the shop')),
  repliedAt: v.nullable(text),
  pictures: v.array(v.object({ url: text, alt: text })),
  marks: v.array(v.object({ trait: v.picklist(TRAITS), mark: stars })),
  helpful: v.pipe(whole, v.description('Votes of shoppers')),
  unhelpful: whole,
});

export const reviewPageMessage = v.object({
  items: v.array(reviewMessage),
  found: v.pipe(whole, v.description('Those that the parameters leave, on all pages')),
  page: whole,
  pageSize: whole,
  pageCount: whole,
  total: v.pipe(whole, v.description("All that are shown; equals the product's reviewCount")),
  average: v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.description("Equals the product's rating")),
  distribution: v.pipe(
    v.object({ 1: whole, 2: whole, 3: whole, 4: whole, 5: whole }),
    v.description('How many gave each number of stars'),
  ),
  hidden: v.pipe(
    v.array(v.object({ reason: v.picklist(HIDDEN_REASON_NAMES), count: whole })),
    v.description('Reviews that are not shown, by the reason'),
  ),
});

export type ReviewPageMessage = v.InferOutput<typeof reviewPageMessage>;
