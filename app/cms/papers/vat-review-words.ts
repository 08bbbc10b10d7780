import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { VatFault } from '#domain/paper/vat-correction.ts';
import { countText } from '#domain/text/count-text.ts';

export const FAULT_WORDS: Record<VatFault, string> = {
  'without-vat': 'Issued without VAT while the shop was registered',
  'with-vat': 'Issued with VAT while the shop was not registered',
  'export-with-vat': 'Issued with UK VAT for goods that left its area',
};

export function vatChangeWords(pence: Pence): string {
  if (pence === 0) return 'the VAT stays the same';
  return `${formatPounds(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} VAT is stated`;
}

/** What is not known of the goods; '' where all is. */
export function doubtWords(orders: number): string {
  return orders === 0
    ? ''
    : `${countText(orders, 'order')} of these ${orders === 1 ? 'has' : 'have'} goods deleted since whose VAT rate is not known: the standard rate is taken for them, and the history of the order names them. `;
}
