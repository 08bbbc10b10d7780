import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { VatFault } from '#domain/paper/vat-correction.ts';

export const FAULT_WORDS: Record<VatFault, string> = {
  'without-vat': 'Issued without VAT while the shop was registered',
  'with-vat': 'Issued with VAT while the shop was not registered',
  'export-with-vat': 'Issued with UK VAT for goods that left its area',
};

export function vatChangeWords(pence: Pence): string {
  if (pence === 0) return 'the VAT stays the same';
  return `${formatPounds(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'} VAT is stated`;
}
