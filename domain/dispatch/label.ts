import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import type { ParcelToSend } from './parcel-to-send.ts';

/** What an address label says. */
export type Label = {
  /** Name and address, a line each; the country of a parcel that goes abroad last. */
  to: string[];
  /** Where it goes back to, in lines; empty where the shop has not said so. */
  from: string[];
  orderNumber: string;
  service: string;
  /** 'Weight 480 g'; '' where it is not known. */
  weight: string;
};

/** The label of a parcel; `returnAddress` as the shop's settings have it. */
export function labelOf(parcel: ParcelToSend, returnAddress: string): Label {
  const { to, orderNumber, service, weightGrams } = parcel;
  const { firstName, lastName, city, postcode, country } = to;
  const isAbroad = country !== UNITED_KINGDOM;
  return {
    to: [
      `${firstName} ${lastName}`,
      ...addressLines(to),
      city,
      postcode,
      isAbroad ? country.toUpperCase() : '',
    ]
      .map((line) => line.trim())
      .filter(Boolean),
    from: returnAddress
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    orderNumber,
    service,
    weight: weightGrams === null ? '' : `Weight ${weightGrams.toLocaleString('en-GB')} g`,
  };
}
