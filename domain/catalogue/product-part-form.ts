import { STANDARD_VARIANT } from './product.ts';

export const MOST_PARTS = 20;
export const MOST_OF_A_PART = 99;

/** A part of a set as its form names it: by the slug of its product and the name of its variant, as a cart does. */
export type PartFields = { slug: string; variant: string; quantity: number };

/** Returns a line for each part: 'rose-serum', 'lip-oil: Ember × 2'. */
export function partsText(parts: readonly PartFields[]): string {
  return parts.map(partLine).join('\n');
}

function partLine({ slug, variant, quantity }: PartFields): string {
  return `${slug}${variant === STANDARD_VARIANT ? '' : `: ${variant}`}${quantity === 1 ? '' : ` × ${quantity}`}`;
}

/** Parses the lines of `partsText`, an x for the × too; without any the product is not a set. Null with a message for staff. */
export function parseParts(
  text: unknown,
): { ok: true; parts: PartFields[] } | { ok: false; message: string } {
  const lines = (typeof text === 'string' ? text.slice(0, 10_000) : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > MOST_PARTS) return { ok: false, message: `A set holds at most ${MOST_PARTS} parts` };
  const parts: PartFields[] = [];
  for (const line of lines) {
    const { slug = '', variant = STANDARD_VARIANT, count = '1' } = LINE.exec(line)?.groups ?? {};
    const quantity = Number(count);
    if (!slug) return { ok: false, message: `“${line.slice(0, 100)}” names no part` };
    if (quantity < 1 || quantity > MOST_OF_A_PART)
      return { ok: false, message: `A set holds 1 to ${MOST_OF_A_PART} of a part` };
    if (parts.some((part) => part.slug === slug && part.variant === variant))
      return { ok: false, message: `${slug} is named twice: raise its number instead` };
    parts.push({ slug, variant, quantity });
  }
  return { ok: true, parts };
}

const LINE = /^(?<slug>[a-z0-9-]+)(?::\s*(?<variant>.+?))??(?:\s+[×x]\s*(?<count>\d{1,4}))?$/;
