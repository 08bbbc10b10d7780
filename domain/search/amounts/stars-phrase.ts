const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const STARS =
  /\b(?:(?<least>at least|over|above|more than|from|min(?:imum)?|rated)\s+)?(?<number>[1-5](?:[.,]\d)?|one|two|three|four|five)\s*(?<plus>\+)?[\s-]*stars?(?![a-z])(?<more>\+|\s*(?:and|&|or)\s+(?:up|above|over|more|better|higher))?/i;

/**
 * Reads '4 stars and up', 'at least four stars' or '4.5 star' from a search: the fewest stars. Null where it says none, and for five alone,
 * which asks for the best rated first.
 */
export function readStars(text: string): { fromStars: number; words: string; rest: string } | null {
  const found = STARS.exec(text);
  const { least, number = '', plus, more } = found?.groups ?? {};
  if (!found) return null;
  const fromStars = NUMBERS[number.toLowerCase()] ?? Number(number.replace(',', '.'));
  if (fromStars > 5 || (fromStars === 5 && !least && !plus && !more)) return null;
  const [words] = found;
  return { fromStars, words: words.trim(), rest: text.replace(words, ' ').replace(/\s+/g, ' ').trim() };
}
