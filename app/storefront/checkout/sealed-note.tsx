import type { CheckedLine } from '../cart/cart-check.ts';

/** The goods of an order that cannot be returned once unsealed, said where the right to cancel is. */
export function SealedNote({
  lines,
}: {
  lines: readonly Pick<CheckedLine, 'id' | 'name' | 'sealedForHygiene'>[];
}) {
  const names = new Map(
    lines.flatMap(({ id, name, sealedForHygiene }) => (sealedForHygiene ? [[id, name] as const] : [])),
  );
  if (names.size === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      For hygiene reasons these cannot be returned once unsealed, unless faulty:{' '}
      {[...names.values()].join(', ')}.
    </p>
  );
}
