import { sealedNames } from '#domain/sets/sealed-goods.ts';
import type { CheckedLine } from '../cart/cart-check.ts';

/** The goods of an order that cannot be returned once unsealed, said where the right to cancel is. */
export function SealedNote({
  lines,
}: {
  lines: readonly Pick<CheckedLine, 'name' | 'sealedForHygiene' | 'parts'>[];
}) {
  const names = new Set(lines.flatMap(sealedNames));
  if (names.size === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      For hygiene reasons these cannot be returned once unsealed, unless faulty: {[...names].join(', ')}.
    </p>
  );
}
