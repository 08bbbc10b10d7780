import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { OrderProblem } from '#domain/order/order-problem.ts';
import { countText } from '#domain/text/count-text.ts';

type Named = { name?: string | undefined; variant: string; variantId?: string | undefined };

/** 'Lip Oil (Ember)'; just 'Rose Serum' where there is nothing to choose. */
export function goodsName({ name, variant }: Named): string {
  if (!name) return 'An item that was deleted';
  return variant === STANDARD_VARIANT || variant === '' ? name : `${name} (${variant})`;
}

/** Why an order that staff enter was not placed, in words for staff; `names` of variants that are not on sale any more, by their id. */
export function enteredRefusal(
  problem: OrderProblem,
  names: ReadonlyMap<string, { name: string; variant: string }>,
): string {
  const named = (line: Named) => goodsName({ ...line, ...names.get(line.variantId ?? '') });
  switch (problem.problem) {
    case 'out-of-stock':
      return problem.lines
        .map((line) =>
          line.stock > 0 ? `Only ${line.stock} left of ${named(line)}.` : `${named(line)} is sold out.`,
        )
        .join(' ');
    case 'product-gone':
    case 'variant-unknown':
      return problem.lines.map((line) => `${named(line)} is no longer sold: take it out.`).join(' ');
    case 'price-changed':
      return 'The total has changed. Tell it, and place the order again.';
    case 'idempotency-key-reused':
      return `This form placed an order with other details already${problem.orderNumber ? `: ${problem.orderNumber}` : ''}.`;
    case 'line-too-large':
      return `At most ${problem.limit} of one item: ${problem.lines.map(named).join(', ')}.`;
    case 'order-too-large':
      return `An order has at most ${countText(problem.limit, 'item')}.`;
    case 'too-much-unpaid':
      return `With the orders of this customer that are not paid yet it would be more than ${countText(problem.limit, 'item')}.`;
    case 'not-delivered-there':
    case 'code-refused':
      return problem.message;
    case 'gift-gone':
      return 'A gift cannot be given with this order any more: look at it again.';
    case 'goods-not-sent-there':
      return notCarriedWords(
        problem.lines.map((line) => ({ name: named(line), reason: line.reason })),
        'there',
      );
    case 'delivery-not-offered':
      return 'The delivery is not offered for this order any more: choose another.';
    case 'no-orders-taken':
      return 'The shop takes no orders now: it has no way to be paid.';
    case 'cash-not-offered':
      return 'Cash on delivery is switched off in the settings.';
    case 'cash-too-large':
      return `Cash on delivery is for orders up to ${formatPounds(problem.ceilingPence)}.`;
    case 'transfer-not-offered':
      return 'No bank account is entered in the settings, so nothing can be transferred.';
    case 'card-not-offered':
      return 'No payment service is set up, so nothing can be paid by card.';
    case 'card-too-small':
      return `Payment by card is for orders of ${formatPounds(problem.smallestPence)} or more.`;
    case 'card-declined':
      return 'The card was declined.';
    case 'payment-unreachable':
      return 'The payment service cannot be reached: place the order again in a moment.';
  }
}

/** Names the goods that no service takes. */
export function notCarriedWords(
  lines: readonly { name: string; reason: string }[],
  where: 'there' | 'within the country',
): string {
  return `No delivery ${where} takes ${lines.map(({ name, reason }) => `${name} (${reason})`).join('; ')}.`;
}
