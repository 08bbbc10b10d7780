import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import { deliveryLabel, type Order, type OrderLine } from '#domain/order/order.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { NO_UK_VAT } from '#domain/words/messages.ts';

/** Returns a line as a confirmation states it: '2 × Rose Serum (50 ml), Orla & Wren, £42.00 each'. */
export function orderedText({ quantity, name, variant, brand, unitPricePence, parts }: OrderLine): string {
  const ofVariant = variant === STANDARD_VARIANT ? '' : ` (${variant})`;
  const each = quantity > 1 ? `, ${formatPounds(unitPricePence)} each` : '';
  const contents = parts.length > 0 ? `. ${contentsText(parts)}` : '';
  return `${quantity} × ${name}${ofVariant}, ${brand}${each}${contents}`;
}

/** Returns the sums below the lines; `text` is '' where words alone are said. */
export function orderSums({
  subtotalPence,
  shippingPence,
  totalPence,
  vatPence,
  isExport,
  delivery,
}: Order): { label: string; text: string; isTotal: boolean }[] {
  const sum = (label: string, text: string, isTotal = false) => ({ label, text, isTotal });
  return [
    sum('Subtotal', formatPounds(subtotalPence)),
    sum(deliveryLabel(delivery), shippingPence === 0 ? 'Free' : formatPounds(shippingPence)),
    sum('Total', formatPounds(totalPence), true),
    ...(vatPence === null
      ? []
      : [isExport ? sum(NO_UK_VAT, '') : sum('Including VAT', formatPounds(vatPence))]),
  ];
}
