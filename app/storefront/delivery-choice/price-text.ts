import type { Delivery } from '#domain/delivery/deliveries-to.ts';
import { formatPounds } from '#domain/money/money.ts';

/** '£3.49', 'Free' */
export function priceText({ pricePence }: Pick<Delivery, 'pricePence'>): string {
  return pricePence === 0 ? 'Free' : formatPounds(pricePence);
}
