import type { VariantChoice } from '#database/queries/corrections/addable-variants.ts';
import type { Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { cameBack, comesBack, type Return, type ReturnLine } from '#domain/returns/return.ts';
import { REFUSAL_WORDS } from '#domain/returns/return-words.ts';
import type { RefundableOrder } from '#operations/refunds/refundable-of-order.ts';

/** A line of a return as its page shows it. */
export type ReturnLineView = ReturnLine & {
  name: string;
  variant: string;
  comesBack: boolean;
  /** Pieces that can be paid for: those that came back, or all where nothing has to. */
  suggested: number;
  /** Of these, the ones for which something is sent instead. */
  swapped: number;
  /** What can be sent instead without naming a product: other variants, and the same. */
  choices: ExchangeChoice[];
  soldVariantId: string;
};

export type ExchangeChoice = { variantId: string; label: string };

/** What the page of a return shows beside it: names, and what is suggested to pay back. */
export function viewOfReturn(
  given: Return,
  order: Order,
  { lines: refundable, deliveryPence }: RefundableOrder,
  variants: readonly VariantChoice[],
): { lines: ReturnLineView[]; deliveryPence: Pence; refusal: string } {
  const lines = given.lines.map((line) => {
    const sold = order.lines.find(({ lineId }) => lineId === line.lineId);
    const of = refundable.find(({ lineId }) => lineId === line.lineId)?.sold;
    const back = given.inspectedAt === null ? line.quantity : cameBack(line);
    const pieces = comesBack(line) ? back : line.quantity;
    const swapped = line.exchange === null ? 0 : pieces;
    return {
      ...line,
      name: sold?.name ?? 'An item',
      variant: sold?.variant ?? '',
      comesBack: comesBack(line),
      suggested: pieces - swapped,
      swapped,
      soldVariantId: of?.variantId ?? '',
      choices: variants.flatMap((variant) => {
        const isWanted = variant.variantId === line.wantedVariantId;
        if (!of || (variant.productId !== of.productId && !isWanted)) return [];
        return [{ variantId: variant.variantId, label: choiceLabel(variant, of, isWanted) }];
      }),
    };
  });
  const paidFor = (lineId: string) =>
    lines.reduce((sum, line) => (line.lineId === lineId ? sum + line.suggested : sum), 0);
  const isWhole =
    lines.every(({ withDelivery }) => withDelivery) &&
    refundable.every(({ lineId, pieces }) => paidFor(lineId) >= pieces);
  const isUnsealed = given.lines.some(({ condition }) => condition === 'unsealed' || condition === 'used');
  return {
    lines,
    deliveryPence: isWhole ? deliveryPence : 0,
    refusal: isUnsealed ? REFUSAL_WORDS.unsealed : '',
  };
}

function choiceLabel(
  { variantId, productId, name, variant, stock }: VariantChoice,
  sold: { variantId: string; productId: string },
  isWanted: boolean,
): string {
  const left = stock > 0 ? `${stock} in stock` : 'sold out';
  const words = productId === sold.productId ? variant : `${name} (${variant})`;
  const what = variantId === sold.variantId ? `The same again: ${words}` : words;
  return `${what}, ${left}${isWanted ? ', as the customer wishes' : ''}`;
}
