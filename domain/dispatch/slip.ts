import { deliveryLabel, isNamed, type Order } from '#domain/order/order.ts';
import type { SlipMoney } from '#domain/order-moves/slip-money.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import { partText } from '#domain/sets/contents-text.ts';

/** What a packing slip says. It travels in the parcel: no prices but for what a courier collects. */
export type SlipFacts = {
  orderNumber: string;
  /** 'Parcel 2'; '' where the slip is of the order. */
  parcel: string;
  /** UTC, ISO */
  placedAt: string;
  /** Name and address, a line each. */
  to: string[];
  /** 'Delivery: Next day'; '' where no others could be chosen. */
  delivery: string;
  money: SlipMoney;
  lines: SlipLine[];
  /** What goes in other parcels, in words. */
  apart: string[];
  /** Null where it is no gift; '' for one without a message. */
  giftMessage: string | null;
  notes: string;
};

/** What goes in a parcel: lines with their pieces in it, pieces of other parcels in words, and its place; null: of the order. */
export type Packed = { lines: Order['lines']; apart: string[]; place: number | null };

export type SlipLine = {
  lineId: string;
  quantity: number;
  name: string;
  /** Brand and variant. */
  detail: string;
  sku: string;
  /** What is packed of a set, in words. */
  parts: string[];
};

/** Who sends it, at the foot of a slip. */
export type SlipSeller = { name: string; email: string; phone: string; returnAddress: string };

/** What stands on the slip of a gift without a message. */
export const GIFT_WORDS = 'A gift for you';

/** States what is packed of an order as its slip. */
export function slipFacts(order: Order, { lines, apart, place }: Packed, money: SlipMoney): SlipFacts {
  const { customerInfo, delivery, gift, orderNumber, createdAt } = order;
  const { firstName, lastName, city, postcode, country, notes } = customerInfo;
  return {
    orderNumber,
    parcel: place === null ? '' : `Parcel ${place}`,
    placedAt: createdAt,
    to: [`${firstName} ${lastName}`, ...addressLines(customerInfo), city, postcode, country].filter(Boolean),
    delivery: isNamed(delivery) ? deliveryLabel(delivery) : '',
    money,
    lines: lines.map(({ lineId, quantity, name, brand, variant, sku, parts }) => ({
      lineId,
      quantity,
      name,
      detail: `${brand} · ${variant}`,
      sku: sku ?? '',
      parts: parts.map((part) =>
        [partText({ ...part, quantity: part.quantity * quantity }), part.sku].filter(Boolean).join(' · '),
      ),
    })),
    apart,
    giftMessage: gift?.message ?? null,
    notes,
  };
}
