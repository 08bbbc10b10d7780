import type { ReturnPath } from '#domain/returns/return-path.ts';

/** A request in words, before it is sent. */
export type AskReview = {
  lines: string[];
  wish: string;
  wanted: string[];
  words: string;
  /** What happens next, sentence by sentence. */
  next: string[];
};

/** What came of a form of a return: to be mended, or to be read once more before it is sent. */
export type AskResult = {
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  review: AskReview | null;
};

export const ASK_TITLES: Record<ReturnPath, string> = {
  cancel: 'Cancel what has not been sent',
  'send-back': 'Send something back',
  wrong: 'Something is wrong',
};
