import type { SaveResult } from '#domain/lists/save-result.ts';

/** What a form shows: what is stored, or what was typed where that could not be saved, and why. */
export function shownFields(answer: SaveResult | undefined, stored: Record<string, string>) {
  return answer && !answer.ok
    ? { values: answer.typed, errors: answer.errors }
    : { values: stored, errors: {} };
}
