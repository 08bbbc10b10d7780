import { inOneLine } from './postal-address.ts';
import type { DeliverySettings } from './shop.ts';

/** Where goods are sent back to; a shop that has not said so says it to each who asks. */
export function whereToSendBack({ returnAddress }: Pick<DeliverySettings, 'returnAddress'>): string {
  return inOneLine(returnAddress) || 'the address we give you when you tell us';
}
