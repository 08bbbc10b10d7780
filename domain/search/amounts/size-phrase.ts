export type Size = { amount: number; unit: 'ml' | 'g' };

const UNITS: Readonly<Record<string, [unit: Size['unit'], factor: number]>> = {
  ml: ['ml', 1],
  millilitre: ['ml', 1],
  milliliter: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  litre: ['ml', 1000],
  liter: ['ml', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  gramme: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
};

const SIZE = new RegExp(
  String.raw`(?<![\w.,£%])(\d{1,5}(?:[.,]\d{1,3})?)\s*(${Object.keys(UNITS).join('|')})s?(?!\w)`,
  'i',
);

/** 'size' of 'size 50ml' and '50ml size', but not of 'travel size 50ml', which says more. */
const SAID_BEFORE = /(?<!\b(?:travel|full|mini|trial)[\s-])\bsize(?: of)?\s*$/i;
const SAID_AFTER = /^\s*size\b/i;

/** Reads '50ml', '50 ml', '250 grams' or '1l' from a search, in the units of the shop; null where it says no size. */
export function readSize(text: string): { size: Size; words: string; rest: string } | null {
  const found = SIZE.exec(text);
  if (!found) return null;
  const [phrase, figure = '', name = ''] = found;
  const [unit, factor] = UNITS[name.toLowerCase()] ?? ['ml', 1];
  const amount = Math.round(Number(figure.replace(',', '.')) * factor * 1000) / 1000;
  if (amount === 0) return null;
  const before = text.slice(0, found.index).replace(SAID_BEFORE, '');
  const after = text.slice(found.index + phrase.length).replace(SAID_AFTER, '');
  const rest = `${before} ${after}`;
  return {
    size: { amount, unit },
    words: phrase,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

/** Splits a figure from its unit, as the texts of products have it: '50 ml hand cream' of '50ml hand cream'. */
export function withSplitSizes(text: string): string {
  return text.replace(new RegExp(SIZE, 'gi'), (phrase, figure: string) =>
    [figure, phrase.slice(figure.length).trim()].join(' '),
  );
}
