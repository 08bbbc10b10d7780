import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { DELIVERY, grossOf, itemsOf, type RefundItem, type RefundPart } from './refund-part.ts';

/** A line as a refund names it. */
export type NamedLine = {
  line: { lineId: string; name: string; variant: string };
  quantity: number;
  amountPence: Pence;
  restock: number;
};

/** Returns 'Refund of £35.99 (2 × Rose Serum, delivery); back in stock: 1 × Rose Serum', for staff. */
export function refundWords({
  amountPence,
  parts,
  lines,
}: {
  amountPence: Pence;
  parts: readonly RefundPart[];
  lines: readonly NamedLine[];
}): string {
  const named = [
    ...lines.flatMap(({ line, quantity }) => (quantity > 0 ? [piecesText(line, quantity)] : [])),
    ...(parts.some(({ about }) => about === DELIVERY) ? ['delivery'] : []),
  ];
  const what = named.length > 0 ? ` (${named.join(', ')})` : '';
  const back = lines.flatMap(({ line, restock }) => (restock > 0 ? [piecesText(line, restock)] : []));
  return [
    ...(amountPence > 0 ? [`Refund of ${formatPounds(amountPence)}${what}`] : []),
    ...(back.length > 0 ? [`${amountPence > 0 ? 'back' : 'Back'} in stock: ${back.join(', ')}`] : []),
  ].join('; ');
}

/** Returns '2 × Rose Serum (30 ml)'. */
export function piecesText({ name, variant }: { name: string; variant: string }, quantity: number): string {
  return `${quantity} × ${name}${variant === STANDARD_VARIANT ? '' : ` (${variant})`}`;
}

type Named = { lineId: string; name: string; variant: string };

/** Returns what a refund is about, one entry for each item: '2 × Rose Serum', 'Delivery', 'A sum beside the items'. */
export function refundItems(
  { amountPence, parts }: { amountPence: Pence; parts: readonly RefundPart[] },
  lines: readonly Named[],
): { text: string; amountPence: Pence }[] {
  const items = itemsOf(parts).map((item) => ({
    text: itemText(item, lines),
    amountPence: item.amountPence,
  }));
  const restPence = amountPence - grossOf(parts);
  return restPence > 0 && items.length > 0 ? [...items, { text: SUM, amountPence: restPence }] : items;
}

const SUM = 'A sum beside the items';

function itemText({ about, quantity }: RefundItem, lines: readonly Named[]): string {
  if (about === DELIVERY) return 'Delivery';
  if (about === '') return SUM;
  const line = lines.find(({ lineId }) => lineId === about);
  return line ? piecesText(line, quantity) : `${quantity} × an item`;
}
