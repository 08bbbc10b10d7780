/** What became of saying whether a review helped. */
export type VoteResult = { ok: boolean; words: string };
