import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart.ts';

/** A line of an order that is being entered. */
export type EnteredLine = { variantId: string; quantity: number };

/** The name of a line's field: the variant's id follows. */
export const QUANTITY_FIELD = 'quantity.';

/** Reads the lines of a form in their order; what is no number stays as one piece, and 0 takes the line out. */
export function readEnteredLines(form: Iterable<[string, unknown]>): EnteredLine[] {
  const lines = new Map<string, number>();
  for (const [name, value] of form) {
    if (!name.startsWith(QUANTITY_FIELD) || typeof value !== 'string') continue;
    const variantId = name.slice(QUANTITY_FIELD.length);
    const quantity = /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : 1;
    lines.set(variantId, Math.min(quantity, MAX_LINE_QUANTITY));
  }
  return [...lines]
    .filter(([variantId, quantity]) => variantId !== '' && quantity > 0)
    .slice(0, MAX_CART_LINES)
    .map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Adds pieces of a variant: its line is raised, or a new one stands last. */
export function addEnteredLine(
  lines: readonly EnteredLine[],
  { variantId, quantity }: EnteredLine,
): EnteredLine[] {
  const raised = (before: number) => Math.min(before + quantity, MAX_LINE_QUANTITY);
  if (!lines.some((line) => line.variantId === variantId))
    return [...lines, { variantId, quantity: raised(0) }].slice(0, MAX_CART_LINES);
  return lines.map((line) =>
    line.variantId === variantId ? { variantId, quantity: raised(line.quantity) } : line,
  );
}
