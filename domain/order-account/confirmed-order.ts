import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import { deliveryLabel, type Order, type OrderLine } from '#domain/order/order.ts';
import { FREE_GIFT } from '#domain/promotions/free-gift.ts';
import { orderOffers, paidLine } from '#domain/promotions/order-offers.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { NO_UK_VAT } from '#domain/words/messages.ts';

/** Returns a line as a confirmation states it: '2 × Rose Serum (50 ml), Orla & Wren, £42.00 each'. */
export function orderedText({ quantity, name, variant, brand, unitPricePence, parts }: OrderLine): string {
  const ofVariant = variant === STANDARD_VARIANT ? '' : ` (${variant})`;
  const each = quantity > 1 ? `, ${formatPounds(unitPricePence)} each` : '';
  const contents = parts.length > 0 ? `. ${contentsText(parts)}` : '';
  return `${quantity} × ${name}${ofVariant}, ${brand}${each}${contents}`;
}

/** Returns what offers did for a line, in words, and what is left to pay for it. */
export function orderedPrice(
  line: OrderLine,
  { adjustments }: Pick<Order, 'adjustments'>,
): { words: string[]; text: string } {
  const { adjustments: own, isGiven, linePence } = paidLine(line, adjustments);
  return {
    words: own.map(({ reason, pence }) =>
      isGiven ? `${FREE_GIFT}: ${reason}` : `${reason}: −${formatPounds(pence)}`,
    ),
    text: formatPounds(linePence),
  };
}

/** Returns the sums below the lines; `text` is '' where words alone are said. */
export function orderSums({
  adjustments,
  subtotalPence,
  shippingPence,
  totalPence,
  vatPence,
  isExport,
  delivery,
}: Order): { label: string; text: string; isTotal: boolean }[] {
  const sum = (label: string, text: string, isTotal = false) => ({ label, text, isTotal });
  const { discounts, deliveryAdjustments, givenPence } = orderOffers(adjustments);
  const shownPence = subtotalPence - givenPence;
  const named = discounts.reduce((all, { pence }) => all + pence, 0);
  const unnamed = shownPence + shippingPence - totalPence - named;
  const ofDelivery = deliveryAdjustments.map(({ reason, pence }) => `, ${reason}: −${formatPounds(pence)}`);
  return [
    sum('Subtotal', formatPounds(shownPence)),
    ...discounts.map(({ reason, pence }) => sum(`Discount: ${reason}`, `−${formatPounds(pence)}`)),
    ...(unnamed > 0 ? [sum('Discount', `−${formatPounds(unnamed)}`)] : []),
    sum(
      deliveryLabel(delivery) + ofDelivery.join(''),
      shippingPence === 0 ? 'Free' : formatPounds(shippingPence),
    ),
    sum('Total', formatPounds(totalPence), true),
    ...(vatPence === null
      ? []
      : [isExport ? sum(NO_UK_VAT, '') : sum('Including VAT', formatPounds(vatPence))]),
  ];
}
