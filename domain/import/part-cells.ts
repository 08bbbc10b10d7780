import * as v from 'valibot';
import { MOST_OF_A_PART, MOST_PARTS } from '#domain/catalogue/product-part-form.ts';
import { singleLine } from '#domain/text/clean-text.ts';

/** A part of a set as a file names it: by a SKU, or by a slug ('rose-serum', 'lip-oil: Ember'). */
export type ImportPart = { code: string; quantity: number };

const PART = /^(?<code>.+?)(?:\s*[*×]\s*(?<count>\d{1,4})|\s+x\s*(?<times>\d{1,4}))?$/i;

/** Reads a cell of parts between bars: 'ROSE-30*2|lip-oil: Ember'; a star, × or x before the number, 1 where there is none. */
export const partList = v.pipe(
  v.string(),
  v.transform(parseParts),
  v.minLength(1, 'names no part'),
  v.maxLength(MOST_PARTS, `has more than ${MOST_PARTS} parts`),
  v.check(
    (parts) => parts.every(({ quantity }) => quantity >= 1 && quantity <= MOST_OF_A_PART),
    `has a part that is not 1 to ${MOST_OF_A_PART} times in the set`,
  ),
  v.check(
    (parts) => new Set(parts.map(({ code }) => code)).size === parts.length,
    'names one part twice: raise its number instead',
  ),
);

/** Returns the cell that `partList` reads. */
export function partsCell(parts: readonly ImportPart[]): string {
  return parts.map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`)).join('|');
}

function parseParts(text: string): ImportPart[] {
  return text
    .split('|')
    .map(singleLine)
    .filter((part) => part !== '')
    .map((part) => {
      const { code = part, count, times } = PART.exec(part)?.groups ?? {};
      return { code, quantity: Number(count ?? times ?? 1) };
    });
}
