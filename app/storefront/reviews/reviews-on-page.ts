import type { ReviewListQuery } from '#domain/reviews/review-list.ts';

/** A review as pages show it. */
export type ReviewOnPage = {
  id: string;
  stars: number;
  title: string;
  body: string;
  /** '' where none was given, or the person was erased. */
  name: string;
  writtenOn: string;
  /** The shade or size it is about; '' for a product without. */
  variant: string;
  isVerified: boolean;
  /** 'Example review', 'Written on Judge.me'; '' for one written here. */
  origin: string;
  /** 'Received free'; '' without. */
  incentive: string;
  /** What the reviewer said of themselves: 'Dry skin', 'Warm undertone'. */
  about: string[];
  marks: { name: string; words: string }[];
  pictures: { url: string; alt: string }[];
  reply: { text: string; writtenOn: string } | null;
  helpful: number;
  unhelpful: number;
};

/** What the reviews of a product have in common, over all pages and filters. */
export type TallyOnPage = {
  total: number;
  average: number;
  /** Of five stars first. */
  distribution: { stars: number; count: number }[];
  /** Means of what reviewers were asked, with the words at both ends of the scale. */
  marks: { trait: string; name: string; low: string; high: string; mean: number; count: number }[];
  hidden: { reason: string; count: number }[];
  hasPictures: boolean;
  /** True where some are examples of the demo shop. */
  hasExamples: boolean;
};

export type ReviewsOnPage = {
  tally: TallyOnPage;
  query: ReviewListQuery;
  /** The number that the filters leave. */
  found: number;
  pageCount: number;
  items: ReviewOnPage[];
  /** What can be chosen in the filters. */
  choices: Record<'skinType' | 'undertone' | 'age' | 'shade', Choice[]>;
  /** False where the owner takes no new ones. */
  areTaken: boolean;
};

export type Choice = { value: string; label: string };
