import type { CartLine } from '#domain/cart/cart.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Totals } from '#domain/money/totals.ts';
import { countText } from '#domain/text/count-text.ts';
import { mostOfItem, mostOfOrder, NO_ORDERS_TAKEN, OUT_OF_STOCK } from '#domain/words/messages.ts';
import type { QuantityProblem } from './order-limits.ts';

/** Every expected reason for not placing an order. */
export type OrderProblem =
  | { problem: 'out-of-stock'; lines: (CartLine & { name: string; stock: number })[] }
  | { problem: 'price-changed'; expectedTotalPence: Pence; totals: Totals; lines: PricedLine[] }
  | { problem: 'product-gone'; lines: (CartLine & { name?: string })[] }
  /** The product is sold, but not in a variant of this name, or no variant was named where there are several. */
  | { problem: 'variant-unknown'; lines: (CartLine & { name: string })[] }
  | { problem: 'idempotency-key-reused'; orderNumber: string | null }
  | QuantityProblem
  /** Together with the customer's other unpaid orders. */
  | { problem: 'too-much-unpaid'; limit: number }
  | { problem: 'not-delivered-there'; field: 'country' | 'postcode'; message: string }
  /** No delivery there takes these lines; the reason continues a sentence. */
  | {
      problem: 'goods-not-sent-there';
      message: string;
      lines: (CartLine & { name: string; reason: string })[];
    }
  /** The chosen delivery is not offered there, or not any more. */
  | { problem: 'delivery-not-offered' }
  /** A code that takes nothing off the order. */
  | { problem: 'code-refused'; entered: string; message: string }
  /** A gift that was chosen is sold out, or the order does not earn it any more. */
  | { problem: 'gift-gone' }
  /** The shop has no payment method to offer. */
  | { problem: 'no-orders-taken' }
  | { problem: 'cash-not-offered' }
  | { problem: 'cash-too-large'; ceilingPence: Pence }
  | { problem: 'transfer-not-offered' }
  | { problem: 'card-not-offered' }
  | { problem: 'card-too-small'; smallestPence: Pence }
  | { problem: 'card-declined' }
  /** The order is held: the same request tries again. */
  | { problem: 'payment-unreachable' };

/** A line at the price it has now. */
export type PricedLine = CartLine & {
  name: string;
  unitPricePence: Pence;
  quantity: number;
};

/** The words for the shopper. */
export function problemMessage(problem: OrderProblem): string {
  switch (problem.problem) {
    case 'out-of-stock':
      return problem.lines.map(stockMessage).join(' ') || OUT_OF_STOCK;
    case 'price-changed':
      return (
        `Prices have changed since you filled your cart: the total is now ${formatPounds(problem.totals.totalPence)} ` +
        `instead of ${formatPounds(problem.expectedTotalPence)}. Please check it and place your order again.`
      );
    case 'product-gone':
      return goneMessage(problem.lines.map((line) => nameOf(line)).filter((name) => name !== null));
    case 'variant-unknown':
      return problem.lines.map(variantMessage).join(' ');
    case 'idempotency-key-reused':
      return `An order with other details was already placed from this checkout${problem.orderNumber ? `: ${problem.orderNumber}` : ''}. This one was not placed.`;
    case 'line-too-large':
      return mostOfItem(problem.lines.map(nameOf).join(', '), problem.limit);
    case 'order-too-large':
      return mostOfOrder(problem.limit);
    case 'too-much-unpaid':
      return `With your orders that are not paid yet this would be more than ${countText(problem.limit, 'item')}. Please wait until they have arrived, or write to us.`;
    case 'not-delivered-there':
    case 'goods-not-sent-there':
    case 'code-refused':
      return problem.message;
    case 'gift-gone':
      return 'A gift that you chose cannot be given with this order any more. Please look at your cart and place your order again.';
    case 'delivery-not-offered':
      return 'The delivery you chose is not offered for this order any more. Please choose another.';
    case 'no-orders-taken':
      return NO_ORDERS_TAKEN;
    case 'cash-not-offered':
      return 'Cash on delivery is not available at the moment. Please choose card.';
    case 'cash-too-large':
      return `Cash on delivery is for orders up to ${formatPounds(problem.ceilingPence)}. Please choose card, or order less.`;
    case 'transfer-not-offered':
      return 'Bank transfer is not available at the moment. Please choose another way to pay.';
    case 'card-not-offered':
      return 'Card payment is not available at the moment. Please choose cash on delivery.';
    case 'card-too-small':
      return `Card payment is for orders of ${formatPounds(problem.smallestPence)} or more. Please order more, or choose another way to pay.`;
    case 'card-declined':
      return 'Your card was declined. Please try another card.';
    case 'payment-unreachable':
      return 'The payment service cannot be reached. Your order is held for you: please try again in a moment.';
  }
}

/** The words for one line of an unknown variant. */
export function variantMessage({ name, variant }: { name: string; variant: string }): string {
  return variant === STANDARD_VARIANT
    ? `${name} comes in several variants: please choose one.`
    : `${name} does not come as “${variant}”: please choose another variant.`;
}

function stockMessage(line: { name: string; variant: string; stock: number }): string {
  return line.stock > 0 ? `Only ${line.stock} left of ${nameOf(line)}.` : `${nameOf(line)}: ${OUT_OF_STOCK}`;
}

function goneMessage(names: string[]): string {
  if (names.length === 0) return 'Part of your cart is no longer sold. Please remove it to place your order.';
  const [is, it] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${names.join(', ')} ${is} no longer sold. Please remove ${it} to place your order.`;
}

/** 'Lip Oil (Ember)'; just 'Rose Serum' where there is nothing to choose; null without a name. */
function nameOf(line: { name?: string; variant: string }): string | null {
  if (!line.name) return null;
  return line.variant === STANDARD_VARIANT ? line.name : `${line.name} (${line.variant})`;
}
