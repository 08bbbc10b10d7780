import { objectOf, textOf } from '#app/browser/read-json.ts';
import { storedValue } from '#app/browser/stored-value.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { knownPlace } from '#domain/delivery/known-place.ts';

/** Where the shopper's parcels go, and by which service, entered once for product, cart and checkout: on this device alone. */
export type StoredPlace = { place: DeliveryPlace | null; service: string | null };

const deliveryPlace = storedValue<StoredPlace>({
  key: 'deliveryPlace',
  event: 'deliveryPlaceUpdated',
  parse: parseStoredPlace,
});

export const useDeliveryPlace = deliveryPlace.useValue;
export const readDeliveryPlace = deliveryPlace.read;

/** Another place begins with the first service there. */
export function storeDeliveryPlace(place: DeliveryPlace): void {
  const before = deliveryPlace.read();
  const isSame = before.place?.country === place.country && before.place.postcode === place.postcode;
  if (!isSame) deliveryPlace.write({ place, service: null });
}

export function storeDeliveryService(service: string): void {
  deliveryPlace.write({ ...deliveryPlace.read(), service });
}

function parseStoredPlace(stored: unknown): StoredPlace {
  const { place, service } = objectOf(stored);
  const { country, postcode } = objectOf(place);
  return {
    place: knownPlace({ country: textOf(country).slice(0, 100), postcode: textOf(postcode).slice(0, 20) }),
    service: textOf(service).slice(0, 100) || null,
  };
}
