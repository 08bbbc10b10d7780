import { formatPounds } from '#domain/money/money.ts';
import type { PaidLine } from '#domain/promotions/order-offers.ts';

/** What a line costs; where offers take something off, the sum before them too. What was given never had to be paid. */
export function LinePrice({
  grossPence,
  linePence,
  isGiven = false,
}: Pick<PaidLine, 'grossPence' | 'linePence'> & Partial<Pick<PaidLine, 'isGiven'>>) {
  if (grossPence <= linePence || isGiven) return formatPounds(linePence);
  return (
    <>
      <span className="sr-only">Before offers </span>
      <del className="mr-2 font-normal text-ink-soft">{formatPounds(grossPence)}</del>
      <span className="sr-only">now </span>
      <ins className="no-underline">{formatPounds(linePence)}</ins>
    </>
  );
}
