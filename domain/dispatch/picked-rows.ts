import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { ParcelToSend, Picked } from './parcel-to-send.ts';

/** One stop of a walk along the shelves: how many to take, and which box gets how many. */
export type PickRow = Pick<Picked, 'name' | 'variant' | 'brand' | 'sku' | 'shelf'> & {
  quantity: number;
  /** `box` is the place of the order in the list, from 1. */
  boxes: { box: number; quantity: number }[];
};

const BY_PLACE = new Intl.Collator('en-GB', { numeric: true });

/** Adds up what several parcels take, by shelf (A2 before A10), then brand and name; goods without a shelf come last. */
export function pickList(parcels: readonly Pick<ParcelToSend, 'picked'>[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const [place, { picked }] of parcels.entries())
    for (const { variantId, quantity, grams: _, ...goods } of picked) {
      const key = variantId ?? `${goods.brand}\n${goods.name}\n${goods.variant}`;
      const row = rows.get(key) ?? { ...goods, quantity: 0, boxes: [] };
      row.quantity += quantity;
      const box = row.boxes.find((each) => each.box === place + 1);
      if (box) box.quantity += quantity;
      else row.boxes.push({ box: place + 1, quantity });
      rows.set(key, row);
    }
  return [...rows.values()].toSorted(byPlace);
}

/** 'Rose Serum', or with its shade or size. */
export function pickedName({ name, variant }: Pick<Picked, 'name' | 'variant'>): string {
  return variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
}

function byPlace(one: PickRow, other: PickRow): number {
  return (
    Number(one.shelf === '') - Number(other.shelf === '') ||
    BY_PLACE.compare(one.shelf, other.shelf) ||
    BY_PLACE.compare(
      `${one.brand} ${one.name} ${one.variant}`,
      `${other.brand} ${other.name} ${other.variant}`,
    )
  );
}
