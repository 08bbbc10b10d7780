import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { isUkPostcode, normalisePostcode } from '#domain/fields/postcode.ts';
import type { DeliveryPlace } from './delivery-window.ts';

/** The place where enough of it is entered to price a delivery: within the United Kingdom a whole postcode; null otherwise. */
export function knownPlace({ country, postcode }: DeliveryPlace): DeliveryPlace | null {
  if (country === '') return null;
  if (country === UNITED_KINGDOM && !isUkPostcode(postcode)) return null;
  return { country, postcode: normalisePostcode(postcode) };
}
