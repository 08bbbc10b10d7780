export type PriceRange = { fromPence: number | null; toPence: number | null };

const POUNDS = String.raw`£?\s*(\d{1,5}(?:\.\d{1,2})?)(?!\d|\s*(?:ml|g|kg|cl|l|oz|mm|cm|%|x)\b)(?:\s*(?:£|pounds?|quid|gbp))?(?![a-z%])`;
const RULES: [pattern: RegExp, range: (one: number, other: number) => PriceRange][] = [
  [
    new RegExp(String.raw`\b(?:between|from)\s+${POUNDS}\s*(?:and|to|-|–)\s*${POUNDS}`, 'i'),
    (one, other) => ordered(one, other),
  ],
  [
    new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|up to|max(?:imum)?|no more than)\s+${POUNDS}`,
      'i',
    ),
    (one) => ({ fromPence: null, toPence: one }),
  ],
  [
    new RegExp(String.raw`\b(?:over|above|more than|at least)\s+${POUNDS}`, 'i'),
    (one) => ({ fromPence: one, toPence: null }),
  ],
];

/** Reads 'under £20', 'over 50 pounds' or 'between £10 and £20' from a search; null where it says no price. */
export function readPrice(text: string): { range: PriceRange; words: string; rest: string } | null {
  for (const [pattern, range] of RULES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [words, one = '', other = ''] = found;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + words.length)}`;
    return {
      range: range(pence(one), pence(other)),
      words: words.trim(),
      rest: rest.replace(/\s+/g, ' ').trim(),
    };
  }
  return null;
}

function pence(pounds: string): number {
  return Math.round(Number(pounds) * 100);
}

function ordered(one: number, other: number): PriceRange {
  return { fromPence: Math.min(one, other), toPence: Math.max(one, other) };
}
