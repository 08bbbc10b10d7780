import { MOST_PIECE_GRAMS } from '#domain/fields/goods-fields.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';

const GRAMS_IN: Record<string, number> = {
  g: 1,
  kg: 1000,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
};

/** Whole grams of a weight in its unit; '' for none, for 0, which other systems write for 'not known', and for what is no weight. */
export function gramsCell(text: string, unit: string): string {
  const grams = Math.round(Number(text.replaceAll(',', '')) * (GRAMS_IN[unit] ?? Number.NaN));
  return text !== '' && grams >= 1 && grams <= MOST_PIECE_GRAMS ? String(grams) : '';
}

/** Pounds to the penny; '' for what is no cost: a row is not refused for it. */
export function costCell(text: string): string {
  const parsed = parsePounds(text);
  if (parsed.ok) return text;
  const figure = parsed.problem === 'too-precise' ? Number(text.replace(/[£,\s]/g, '')) : Number.NaN;
  return Number.isFinite(figure) ? figure.toFixed(2) : '';
}
