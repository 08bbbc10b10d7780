import type { PaperFacts } from './paper.ts';

/**
 * Says which goods of an invoice have the standard rate because theirs is not known any more, as the history of the order shows
 * it; '' where there are none, or the paper states no VAT.
 */
export function unknownRatesNote(
  { number, vatPence }: Pick<PaperFacts, 'number' | 'vatPence'>,
  names: readonly string[],
): string {
  if (names.length === 0 || vatPence === 0) return '';
  return `Please check ${number}: the VAT rate of ${names.join(', ')} is not known any more, and the standard rate was taken`;
}
