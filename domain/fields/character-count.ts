import * as v from 'valibot';

/** A check of the length in characters as JSON Schema counts them: one outside the basic plane is one, not two. */
export function atMostCharacters(most: number, message?: string) {
  return v.check<string, string | undefined>((text) => hasAtMost(text, most), message);
}

function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && [...text].length <= most);
}
