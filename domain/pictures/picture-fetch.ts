import { PICTURE_REFUSALS, type PictureRefusal } from './picture-refusal.ts';

/** Why a picture of another server is not in the shop: refused, or the process ended at each attempt. */
export type PictureFetchProblem = PictureRefusal | 'interrupted';

/** Attempts begun before a picture is left out. */
export const MOST_FETCH_ATTEMPTS = 3;

const PROBLEMS: Record<string, string> = {
  ...PICTURE_REFUSALS,
  'not-allowed': 'This address is not on the public web.',
  interrupted: 'The shop stopped each time while it read this picture.',
} satisfies Record<PictureFetchProblem, string>;

/** Returns the reason in words for staff. */
export function fetchProblemText(problem: string | null): string {
  return PROBLEMS[problem ?? ''] ?? 'It could not be fetched.';
}
