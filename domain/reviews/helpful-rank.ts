/** The rule by which the most helpful reviews come first, as the shop publishes it. */
export const HELPFUL_RULE =
  'A review counts as helpful by the votes of shoppers: of those who voted on it, the share that certainly found it helpful, so that nine of ten count for more than one of one. Newer ones come before older ones with the same votes, a year for about one vote; a picture, a text of some length and a known purchase count a little each. How many stars it gives, and whether its author got something for it, counts nothing.';

export type Ranked = {
  helpful: number;
  unhelpful: number;
  /** UTC, ISO */
  createdAt: string;
  pictured: boolean;
  verified: boolean;
  body: string;
};

/** What a year, a picture, a text and a known purchase count beside a share of votes from 0 to 1. */
const A_YEAR = 0.15;
const A_PICTURE = 0.1;
const A_TEXT = 0.1;
const A_PURCHASE = 0.1;
/** Characters from which on a text is of some length. */
const SOME_LENGTH = 120;
const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
const FIRST_YEAR = Date.UTC(2020, 0, 1);

/**
 * Returns the rank of a review: the higher, the earlier it is shown. It stays true as time passes, since a newer review begins higher, not
 * an older one lower; only votes change it. Stars and what its author got are no part of it (CMA208: reviews in an order that misleads).
 */
export function helpfulRank({ helpful, unhelpful, createdAt, pictured, verified, body }: Ranked): number {
  const years = (Date.parse(createdAt) - FIRST_YEAR) / YEAR_MS;
  return (
    certainShare(helpful, helpful + unhelpful) +
    A_YEAR * years +
    (pictured ? A_PICTURE : 0) +
    (body.length >= SOME_LENGTH ? A_TEXT : 0) +
    (verified ? A_PURCHASE : 0)
  );
}

/** For 95 of 100 samples. */
const Z = 1.96;

/** The lower bound of the Wilson interval (1927): the share of helpful votes that these votes make certain, 0 without any. */
export function certainShare(helpful: number, votes: number): number {
  if (votes === 0) return 0;
  const share = helpful / votes;
  const spread = Z * Math.sqrt((share * (1 - share) + (Z * Z) / (4 * votes)) / votes);
  return Math.max(0, (share + (Z * Z) / (2 * votes) - spread) / (1 + (Z * Z) / votes));
}
