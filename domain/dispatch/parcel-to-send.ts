import type { Pence } from '#domain/money/money.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { Gift } from '#domain/order-wishes/gift.ts';
import type { PaymentConcern } from '#domain/payment/payment-risk.ts';
import { foldText } from '#domain/search/search-text.ts';

/** What is taken from a shelf for a line: the line's own goods, or each part of a set. */
export type Picked = {
  /** Null of a variant that is deleted. */
  variantId: string | null;
  name: string;
  variant: string;
  brand: string;
  sku: string | null;
  /** Where it lies; '' where nobody said so. */
  shelf: string;
  /** Of one; null where it is not known. */
  grams: number | null;
  quantity: number;
};

/** What is left to send of an order, as one parcel. */
export type ParcelToSend = {
  orderNumber: string;
  /** UTC, ISO */
  placedAt: string;
  to: CustomerInfo;
  /** Of the delivery plan, as it was called then; '' for an order of before there were any. */
  service: string;
  /** With the packing; null where the weight of some goods is not known. */
  weightGrams: number | null;
  picked: readonly Picked[];
  /** Of the goods in it, as they were bought. */
  goodsPence: Pence;
  shippingPence: Pence;
  gift: Gift | null;
};

/** An order that something speaks against, and whether somebody who read that took it in. */
export type Doubted = {
  orderNumber: string;
  name: string;
  concerns: readonly PaymentConcern[];
  isTakenIn: boolean;
};

/** An order that cannot be sent as it stands, with the reason as a sentence for staff. */
export type LeftOut = { orderNumber: string; reason: string };

/** The weight of goods and packing in grams; null where that of some goods is not known. */
export function parcelWeight(
  picked: readonly Pick<Picked, 'grams' | 'quantity'>[],
  packingGrams: number,
): number | null {
  let weight = packingGrams;
  for (const { grams, quantity } of picked) {
    if (grams === null) return null;
    weight += grams * quantity;
  }
  return weight;
}

/** True of parcels that go to one name and address, and of one alone. */
export function goTogether(parcels: readonly Pick<ParcelToSend, 'orderNumber' | 'to'>[]): boolean {
  return parcels.length < 2 || togetherGroups(parcels)[0]?.length === parcels.length;
}

/** Orders that go to one name and address, by two and more: they can travel in one parcel. */
export function togetherGroups(parcels: readonly Pick<ParcelToSend, 'orderNumber' | 'to'>[]): string[][] {
  const byPlace = Map.groupBy(parcels, ({ to }) =>
    foldText([to.firstName, to.lastName, to.address, to.city, to.postcode, to.country].join(' ')).replaceAll(
      /[^a-z0-9]+/g,
      '',
    ),
  );
  return [...byPlace.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ orderNumber }) => orderNumber));
}
