import { formatPounds, type Pence } from './money.ts';

export const UNITS = ['ml', 'g', 'item'] as const;

export type Unit = (typeof UNITS)[number];

export type UnitPrice = { pence: Pence; per: 'litre' | 'kg' | 'item' };

/**
 * The price of a litre, a kilogram or one piece, in whole pence, as the Price Marking Order asks of cosmetics.
 * Null where the content is unknown and for a single piece.
 */
export function unitPrice(pricePence: Pence, amount: number | null, unit: Unit | null): UnitPrice | null {
  if (amount === null || unit === null || !(amount > 0) || !Number.isFinite(amount)) return null;
  if (!Number.isFinite(pricePence) || pricePence < 0) return null;
  if (unit === 'item') return amount === 1 ? null : { pence: Math.round(pricePence / amount), per: 'item' };
  return { pence: Math.round((pricePence * 1000) / amount), per: unit === 'ml' ? 'litre' : 'kg' };
}

/** '£800.00 / litre' */
export function formatUnitPrice(price: UnitPrice): string {
  return `${formatPounds(price.pence)} / ${price.per}`;
}

/** Contents below this are told by the millilitre or gram beside the legal unit, others by the hundred. */
const SMALL = 20;

/**
 * Returns the same price in a unit near to the content, '£15.83 / ml' or '£80.00 / 100 ml', which may stand beside the litre or kilogram
 * that the Price Marking Order asks for; '' for pieces and unknown contents.
 */
export function nearUnitPrice(pricePence: Pence, amount: number | null, unit: Unit | null): string {
  const legal = unitPrice(pricePence, amount, unit);
  if (!legal || legal.per === 'item' || amount === null || unit === null) return '';
  const per = amount < SMALL ? 1 : 100;
  return `${formatPounds(Math.round((pricePence * per) / amount))} / ${per === 1 ? unit : `${per} ${unit}`}`;
}

/** '30 ml', '3.2 g', '30 items', '1 item'; '' where the content is unknown. */
export function formatSize(amount: number | null, unit: Unit | null): string {
  if (amount === null || unit === null || !(amount > 0) || !Number.isFinite(amount)) return '';
  const rounded = Number(amount.toPrecision(6));
  if (unit === 'item') return `${rounded} ${rounded === 1 ? 'item' : 'items'}`;
  return `${rounded} ${unit}`;
}
