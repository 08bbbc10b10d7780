import { MOST_GRAMS } from './service-form.ts';

/** A weight as a line names it: the SKU of a variant, or its id where it has none. */
export type WeightLine = { code: string; grams: number };

export const MOST_WEIGHT_LINES = 2000;

/**
 * Reads 'SKU, tab, grams', and anything after a second tab, a line each; lines without a weight are left out. `double`: codes that
 * several lines weigh.
 */
export function parseWeightLines(text: string): { lines: WeightLine[]; wrong: string[]; double: string[] } {
  const lines: WeightLine[] = [];
  const wrong: string[] = [];
  for (const line of text.split(/\r?\n/).slice(0, MOST_WEIGHT_LINES)) {
    const [code = '', grams = ''] = line.split('\t').map((cell) => cell.trim());
    if (code === '' || (grams === '' && line.includes('\t'))) continue;
    const weight = /^\d{1,7}$/.test(grams) ? Number(grams) : 0;
    if (weight >= 1 && weight <= MOST_GRAMS) lines.push({ code, grams: weight });
    else wrong.push(line.trim().slice(0, 80));
  }
  const codes = lines.map(({ code }) => code);
  const double = [...new Set(codes.filter((code, place) => codes.indexOf(code) !== place))];
  return { lines, wrong, double };
}
