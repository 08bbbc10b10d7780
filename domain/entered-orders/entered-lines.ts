import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';

/** A line of an order that is being entered. `wrong`: what was written as its quantity, where that is none. */
export type EnteredLine = { variantId: string; quantity: number; wrong?: string };

/** The name of a line's field: the variant's id follows. */
export const QUANTITY_FIELD = 'quantity.';

export const QUANTITY_WRONG = `Enter a whole number up to ${MAX_LINE_QUANTITY}; 0 takes it out`;

const LONGEST = 40;

/** Reads the lines of a form in their order; 0 takes a line out, and what is no quantity stays as it was written. */
export function readEnteredLines(form: Iterable<[string, unknown]>): EnteredLine[] {
  const lines = new Map<string, EnteredLine>();
  for (const [name, value] of form) {
    const variantId = name.slice(QUANTITY_FIELD.length);
    if (!name.startsWith(QUANTITY_FIELD) || variantId === '' || typeof value !== 'string') continue;
    const quantity = /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : Number.NaN;
    const isRight = quantity <= MAX_LINE_QUANTITY;
    lines.set(variantId, {
      variantId,
      ...(isRight ? { quantity } : { quantity: 1, wrong: value.slice(0, LONGEST) }),
    });
  }
  return [...lines.values()].filter(({ quantity }) => quantity > 0).slice(0, MAX_CART_LINES);
}

export type AddedLine = { ok: true; lines: EnteredLine[] } | { ok: false; reason: string };

/** Adds pieces of a variant: its line is raised, or a new one stands last. Says why it cannot, in words behind what was asked for. */
export function addEnteredLine(
  lines: readonly EnteredLine[],
  { variantId, quantity }: Pick<EnteredLine, 'variantId' | 'quantity'>,
): AddedLine {
  const most = `at most ${MAX_LINE_QUANTITY} pieces of one item`;
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    return { ok: false, reason: `the pieces must be a whole number from 1 to ${MAX_LINE_QUANTITY}` };
  const before = lines.find((line) => line.variantId === variantId);
  if (before?.wrong !== undefined) return { ok: false, reason: 'the quantity of its line is wrong' };
  const raised = (before?.quantity ?? 0) + quantity;
  if (raised > MAX_LINE_QUANTITY) return { ok: false, reason: most };
  if (before)
    return {
      ok: true,
      lines: lines.map((line) => (line === before ? { variantId, quantity: raised } : line)),
    };
  if (lines.length >= MAX_CART_LINES)
    return { ok: false, reason: `an order has at most ${MAX_CART_LINES} lines` };
  return { ok: true, lines: [...lines, { variantId, quantity }] };
}
