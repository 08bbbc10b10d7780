import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';

/** How many shoppers are told when the product is back: a count, no addresses. Nothing while nobody waits. */
export function WaitingCard({ waiting }: { waiting: { variant: string; count: number }[] }) {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <section aria-label="Waiting for it" className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-1 font-semibold">
        {total === 1 ? '1 person waits for it' : `${total.toLocaleString('en-GB')} people wait for it`}
      </h2>
      <p className="text-sm text-ink-soft">Each gets one mail once it is in stock and published.</p>
      {waiting.some(({ variant }) => variant !== STANDARD_VARIANT) && (
        <ul className="mt-3 grid gap-1 text-sm">
          {waiting.map(({ variant, count }) => (
            <li key={variant} className="flex justify-between gap-4">
              <span className="[overflow-wrap:anywhere]">{variant}</span>
              <span className="tabular-nums">{count.toLocaleString('en-GB')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
