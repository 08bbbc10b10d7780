export type PriceRange = { fromPence: number | null; toPence: number | null };

const SPOKEN: Readonly<Record<string, number>> = {
  fiver: 5,
  tenner: 10,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const IN_WORDS = Object.keys(SPOKEN).join('|');

/** An amount in figures, or in words where nothing but pounds follows: 'ten' of 'under ten minutes' is none. */
const AMOUNT = String.raw`\d{1,5}(?:\.\d{1,2})?|(?:a\s+)?(?:${IN_WORDS})(?=\s*(?:pounds?|quid|$))|(?:a\s+)?(?:fiver|tenner)`;
const POUNDS = String.raw`£?\s*(${AMOUNT})(?!\d|\s*(?:ml|g|kg|cl|l|oz|mm|cm|%|x)\b)(?:\s*(?:£|pounds?|quid|gbp))?(?![a-z%])`;
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
  [
    new RegExp(String.raw`(?=£)${POUNDS}\s*(?:and|to|-|–)\s*${POUNDS}`, 'i'),
    (one, other) => ordered(one, other),
  ],
  // A budget alone: 'secret santa £20', '£20 gifts'.
  [
    new RegExp(String.raw`^\s*(?=£)${POUNDS}(?!\s*off)(?=\s+[a-z])`, 'i'),
    (one) => ({ fromPence: null, toPence: one }),
  ],
  [new RegExp(String.raw`(?=£)${POUNDS}(?!\s*off)$`, 'i'), (one) => ({ fromPence: null, toPence: one })],
];

/** Reads 'under £20', 'over 50 pounds', 'between £10 and £20' or '£20' at the end or the beginning from a search; null where it says no price. */
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
  const spoken = SPOKEN[pounds.toLowerCase().split(/\s+/).at(-1) ?? ''];
  return Math.round((spoken ?? Number(pounds)) * 100);
}

function ordered(one: number, other: number): PriceRange {
  return { fromPence: Math.min(one, other), toPence: Math.max(one, other) };
}
