import { Moment } from '#app/ui/moment.tsx';
import type { StandingDated } from '#database/queries/dated-prices/dated-lines.ts';
import { formatPounds } from '#domain/money/money.ts';

/** Says that prices of a product hold for a time, or will: a price changed by hand meanwhile stays. */
export function DatedNote({ standing }: { standing: StandingDated[] }) {
  if (standing.length === 0) return null;
  return (
    <section aria-label="Dated prices" className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 className="mb-2 font-semibold">Dated prices</h2>
      <ul className="grid gap-1.5">
        {standing.map(({ name, fromAt, endAt, begun }) => (
          <li key={`${name} ${fromAt}`}>
            ‘{name}’, <Moment at={fromAt} /> until <Moment at={endAt} />
            {begun.map(({ variantId, variantName, newPence, oldPence }) => (
              <span key={variantId ?? ''} className="block text-ink-soft tabular-nums">
                {variantName && `${variantName}: `}
                {formatPounds(newPence)} now, then {formatPounds(oldPence)} again
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">A price that is changed here meanwhile stays as it is changed.</p>
    </section>
  );
}
