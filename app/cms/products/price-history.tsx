import { Moment } from '#app/ui/moment.tsx';
import type { PastPrice } from '#database/queries/catalogue/price-history.ts';
import { formatPounds } from '#domain/money/money.ts';

/** The prices it has had and since when: a 'was' price must be among these. */
export function PriceHistory({
  prices,
  variants,
}: {
  prices: PastPrice[];
  variants: { id: string | null; name: string }[];
}) {
  if (prices.length === 0) return null;
  return (
    <section aria-label="Price history" className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 className="mb-2 font-semibold">Price history</h2>
      <ul className="grid max-h-72 gap-1.5 overflow-y-auto">
        {prices.map((price) => (
          <li
            key={`${price.variantId} ${price.fromAt}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3"
          >
            <span className="font-medium tabular-nums">
              {formatPounds(price.pricePence)}
              {!price.isOnSale && <span className="font-normal text-ink-soft"> not on sale</span>}
              {price.originalPricePence !== null && (
                <span className="font-normal text-ink-soft">
                  {' '}
                  was {formatPounds(price.originalPricePence)}
                </span>
              )}
            </span>
            <span className="text-ink-soft">
              {variants.find(({ id }) => id === price.variantId)?.name} <Moment at={price.fromAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
