import type { Undertone } from '#domain/catalogue/shade-words.ts';
import type { AgeBand, HairType, ReviewerConcern, ReviewTrait, SkinType } from './reviewer-traits.ts';

/** `unproven`: nobody has proved the address yet; `waiting`: for staff. Only those shown are seen and counted. */
export const REVIEW_STATES = ['unproven', 'waiting', 'shown', 'hidden'] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

/** Where a review was written, as it is said beside it; '' for this shop. */
export const REVIEW_SOURCES = {
  shop: '',
  example: 'Example',
  shopify: 'Written on Shopify',
  'judge-me': 'Written on Judge.me',
  woocommerce: 'Written on WooCommerce',
  yotpo: 'Written on Yotpo',
} as const;

export type ReviewSource = keyof typeof REVIEW_SOURCES;

/**
 * Why a review is not shown: the whole list, which the shop publishes. `words` stand in '3 of 412 not shown: abuse'. None of them is that
 * a review is bad for sales (Digital Markets, Competition and Consumers Act 2024, schedule 20; CMA208).
 */
export const HIDDEN_REASONS = {
  abuse: { words: 'abuse', says: 'It insults or threatens somebody, or is obscene.' },
  spam: { words: 'advertising', says: 'It advertises something, or has links in it.' },
  fake: { words: 'not genuine', says: 'Its author did not use the product, or was paid and did not say so.' },
  private: { words: 'private details', says: 'It names somebody, or a number or address of theirs.' },
  unlawful: { words: 'unlawful', says: 'It breaks the law, or claims that a cosmetic cures an illness.' },
  'off-topic': { words: 'not about the product', says: 'It is about something else, as a delivery.' },
  twice: { words: 'sent twice', says: 'The same person wrote the same of this product before.' },
  author: { words: 'withdrawn by its author', says: 'Its author asked for it.' },
} as const satisfies Record<string, { words: string; says: string }>;

export type HiddenReason = keyof typeof HIDDEN_REASONS;

export const HIDDEN_REASON_NAMES: readonly HiddenReason[] =
  Object.keys(HIDDEN_REASONS).filter(isHiddenReason);

export function isHiddenReason(text: string): text is HiddenReason {
  return Object.hasOwn(HIDDEN_REASONS, text);
}

export function isReviewSource(text: string): text is ReviewSource {
  return Object.hasOwn(REVIEW_SOURCES, text);
}

/** What was done with a review, as its log names it. */
export const REVIEW_STEPS = {
  posted: 'Written',
  proved: 'The address was proved',
  shown: 'Shown',
  hidden: 'Hidden',
  replied: 'Replied to',
  reported: 'Reported by a shopper',
  'reports-closed': 'Reports closed',
  imported: 'Brought from another system',
} as const;

export type ReviewStep = keyof typeof REVIEW_STEPS;

/** Why shoppers report a review. */
export const REPORT_REASONS = {
  abuse: 'It is abusive',
  spam: 'It is advertising',
  fake: 'It is not genuine',
  private: 'It names private details',
  unlawful: 'It is unlawful or unsafe',
  'off-topic': 'It is not about the product',
} as const satisfies Partial<Record<HiddenReason, string>>;

export type ReportReason = keyof typeof REPORT_REASONS;

export function isReportReason(text: string): text is ReportReason {
  return Object.hasOwn(REPORT_REASONS, text);
}

export type ReviewMark = { trait: ReviewTrait; mark: number };

export type ReviewPicture = { url: string; words: string };

/** What its author says of themselves, each by choice. */
export type ReviewerTraits = {
  ageBand: AgeBand | null;
  skinType: SkinType | null;
  undertone: Undertone | null;
  concern: ReviewerConcern | null;
  hairType: HairType | null;
};

/** A review as shoppers see it. */
export type ShownReview = ReviewerTraits & {
  id: string;
  stars: number;
  title: string;
  body: string;
  /** '' where the author gave none. */
  name: string;
  /** The shade or size; '' for none. */
  variant: string;
  verified: boolean;
  /** What its author got for it, in words; '' for nothing. */
  incentive: string;
  source: ReviewSource;
  marks: ReviewMark[];
  pictures: ReviewPicture[];
  reply: string;
  repliedAt: string | null;
  helpful: number;
  unhelpful: number;
  createdAt: string;
};
