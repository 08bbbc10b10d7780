import type { Delivery } from '#domain/delivery/deliveries-to.ts';
import { windowOf, windowText } from '#domain/delivery/expected-words.ts';
import { priceText } from './price-text.ts';

/** Radio buttons of the deliveries of a place, each with its price and days; nothing where there is one alone. */
export function DeliveryChoice({
  deliveries,
  chosen,
  isPlaceKnown,
  onChoose,
}: {
  deliveries: readonly Delivery[];
  chosen: Delivery | null;
  /** False: they are those at home, and may be others. */
  isPlaceKnown: boolean;
  onChoose: (id: string) => void;
}) {
  if (deliveries.length < 2) return null;
  return (
    <fieldset>
      <legend className="heading-3 mb-4">How shall we send it?</legend>
      {!isPlaceKnown && (
        <p className="-mt-2 mb-4 text-sm text-ink-soft">With your postcode, these may change.</p>
      )}
      <div className="overflow-hidden rounded-xl border border-line-strong bg-surface">
        {deliveries.map((delivery) => (
          <label
            key={delivery.id}
            className="flex min-h-14 items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0 has-checked:bg-blush-soft sm:px-5"
          >
            <input
              type="radio"
              name="delivery"
              value={delivery.id}
              checked={chosen?.id === delivery.id}
              onChange={() => onChoose(delivery.id)}
              className="size-5 flex-none accent-rose"
            />
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <span className="font-semibold [overflow-wrap:anywhere]">{delivery.name}</span>{' '}
                <span className="block text-sm text-ink-soft">{windowText(windowOf(delivery))}</span>
              </span>
              <span className="font-semibold tabular-nums">{priceText(delivery)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
