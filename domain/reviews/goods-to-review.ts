import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { OrderLine } from '#domain/order/order.ts';

/** What an order was for, each product and shade once: 'Lip oil (Quince)'. */
export function goodsToReview(lines: readonly Pick<OrderLine, 'name' | 'variant'>[]): string[] {
  return [
    ...new Set(
      lines.map(({ name, variant }) => (variant === STANDARD_VARIANT ? name : `${name} (${variant})`)),
    ),
  ];
}
