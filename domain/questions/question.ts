/** `unproven`: nobody has proved the address yet; `waiting`: for staff. Only those shown are seen. */
export const QUESTION_STATES = ['unproven', 'waiting', 'shown', 'hidden'] as const;

export type QuestionState = (typeof QUESTION_STATES)[number];

export type QuestionSource = 'shop' | 'example';

/** The link in the mail works so long; a text whose address is not proved by then is deleted. */
export const UNPROVEN_QUESTION_DAYS = 14;

/** Questions and answers that one address may have waiting at a time. */
export const MOST_WAITING = 10;

/** Questions of one page, and of the product's own. */
export const QUESTIONS_A_PAGE = 20;
export const QUESTIONS_BESIDE_PRODUCT = 4;
/** Answers that stand below a question where it is one of many; the page of the questions has them all. */
export const ANSWERS_BESIDE_PRODUCT = 3;

/** An answer as shoppers see it. */
export type ShownAnswer = {
  id: string;
  body: string;
  /** '' where the author gave none, and of the shop. */
  name: string;
  byShop: boolean;
  verified: boolean;
  source: QuestionSource;
  /** UTC, ISO. */
  createdAt: string;
};

/** A question as shoppers see it, the shop's own answers first. */
export type ShownQuestion = {
  id: string;
  body: string;
  name: string;
  source: QuestionSource;
  createdAt: string;
  answers: ShownAnswer[];
};
