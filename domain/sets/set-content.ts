import type { Unit } from '#domain/money/unit-price.ts';

type Content = { amount: number; unit: Unit };

type ContainedPart = { slug: string; quantity: number; amount: number | null; unit: Unit | null };

/**
 * The content of a set of equal items, for its unit price: 150 ml of three with 50 ml. Null where parts are of different
 * products (the Price Marking Order 2004 asks for none of an assortment, Schedule 2) or a content is unknown.
 */
export function setContent(parts: readonly ContainedPart[]): Content | null {
  const [first] = parts;
  if (!first?.unit) return null;
  let amount = 0;
  for (const part of parts) {
    if (part.slug !== first.slug || part.amount === null) return null;
    amount += part.amount * part.quantity;
  }
  return { amount, unit: first.unit };
}
