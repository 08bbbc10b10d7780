import { useEffect, useState } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { useDeliveryPlace } from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { PlaceQuestion } from '#app/storefront/delivery-choice/place-question.tsx';
import { priceText } from '#app/storefront/delivery-choice/price-text.ts';
import type { CarriedLine } from '#domain/delivery/carriage.ts';
import type { deliveriesTo } from '#domain/delivery/deliveries-to.ts';
import { windowOf, windowText } from '#domain/delivery/expected-words.ts';
import type { Pence } from '#domain/money/money.ts';

/**
 * Price and day of this product alone for the shopper's own postcode. The page is cached for everybody: the place is known to the
 * device alone, and the browser works out its deliveries.
 */
export function DeliveryHere({ totalPence, line }: { totalPence: Pence; line: CarriedLine }) {
  const hydrated = useHydrated();
  return <div className="mt-2 min-h-22">{hydrated && <Here totalPence={totalPence} line={line} />}</div>;
}

function Here({ totalPence, line }: { totalPence: Pence; line: CarriedLine }) {
  const { served } = useShop();
  const { place } = useDeliveryPlace();
  const [found, setFound] = useState<(ReturnType<typeof deliveriesTo> & { byWeight: Set<string> }) | null>(
    null,
  );
  useEffect(() => {
    if (!place) return setFound(null);
    let isCurrent = true;
    Promise.all([
      import('#domain/delivery/deliveries-to.ts'),
      import('#domain/delivery/service-price.ts'),
    ]).then(([{ deliveriesTo: find }, { isByWeight }]) => {
      const parcel = { goodsPence: totalPence, grams: served.packingGrams, lines: [line] };
      const services = served.zones.flatMap((zone) => zone.services);
      // Of the goods' own weight the cart alone knows.
      const byWeight = new Set(services.filter(isByWeight).map(({ id }) => id));
      if (isCurrent) setFound({ ...find(served, { place, nowMs: Date.now(), ...parcel }), byWeight });
    }, ignore);
    return () => {
      isCurrent = false;
    };
  }, [served, place, totalPence, line]);
  return (
    <PlaceQuestion>
      {found && !found.ok && <p className="font-semibold text-rose-deep">{found.message}</p>}
      {found?.ok && (
        <ul className="grid gap-1">
          {found.deliveries.map((delivery) => (
            <li key={delivery.id}>
              <span className="font-semibold">{delivery.name}</span>{' '}
              {delivery.pricePence > 0 && found.byWeight.has(delivery.id) && 'from '}
              {priceText(delivery)}, {windowText(windowOf(delivery))}
            </li>
          ))}
          {found.withheld.map(({ service, lines }) => (
            <li key={service.id} className="text-ink-soft">
              <span className="font-semibold">{service.name}</span> is not offered: {lines[0]?.reason}
            </li>
          ))}
        </ul>
      )}
    </PlaceQuestion>
  );
}

const ignore = () => {};
