import { allocate } from './allocate.ts';
import type { Pence } from './money.ts';
import { vatIncludedPence } from './vat.ts';

/** An amount with the VAT in it. `ratePercent` null: outside VAT, because the shop is not registered. */
export type VatAmount = { grossPence: Pence; netPence: Pence; vatPence: Pence; ratePercent: number | null };

export type VatLine = { grossPence: Pence; ratePercent: number | null };

export type VatSplit = {
  lines: VatAmount[];
  /** Delivery, split over the rates of the goods it brings. */
  shipping: VatAmount[];
  /** One sum for each rate, the highest first. */
  rates: VatAmount[];
  grossPence: Pence;
  netPence: Pence;
  vatPence: Pence;
};

/**
 * Splits an order's prices, which include VAT, into net and VAT. VAT is worked out once for each rate on its whole, as a VAT
 * invoice states it, and shared out over the lines, so that lines, rates and totals agree to the penny. Delivery follows the
 * goods: it bears their rates in proportion to their value (VAT Notice 700/24: delivered goods are one supply).
 */
export function splitVat(lines: readonly VatLine[], shippingPence: Pence): VatSplit {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].toSorted(byRate);
  const valueAt = (rate: number | null) => sum(lines.filter(at(rate)).map(({ grossPence }) => grossPence));
  const shippingShares = rates.length > 0 ? allocate(shippingPence, rates.map(valueAt)) : [];
  const vatOf = new Map<VatLine, Pence>();
  const shipping: VatAmount[] = [];
  const sums = rates.map((ratePercent, place) => {
    const ofRate = lines.filter(at(ratePercent));
    const shippingShare = shippingShares[place] ?? 0;
    const gross = valueAt(ratePercent) + shippingShare;
    const whole = amount(gross, ratePercent === null ? 0 : vatIncludedPence(gross, ratePercent), ratePercent);
    const parts = allocate(whole.vatPence, [...ofRate.map(({ grossPence }) => grossPence), shippingShare]);
    ofRate.forEach((line, index) => {
      vatOf.set(line, parts[index] ?? 0);
    });
    if (shippingShare !== 0) shipping.push(amount(shippingShare, parts.at(-1) ?? 0, ratePercent));
    return whole;
  });
  return {
    lines: lines.map((line) => amount(line.grossPence, vatOf.get(line) ?? 0, line.ratePercent)),
    shipping,
    rates: sums,
    grossPence: sum(sums.map(({ grossPence }) => grossPence)),
    netPence: sum(sums.map(({ netPence }) => netPence)),
    vatPence: sum(sums.map(({ vatPence }) => vatPence)),
  };
}

function amount(grossPence: Pence, vatPence: Pence, ratePercent: number | null): VatAmount {
  return { grossPence, netPence: grossPence - vatPence, vatPence, ratePercent };
}

function at(rate: number | null) {
  return ({ ratePercent }: VatLine) => ratePercent === rate;
}

function byRate(a: number | null, b: number | null): number {
  return (b ?? -1) - (a ?? -1);
}

function sum(amounts: readonly Pence[]): Pence {
  return amounts.reduce((total, one) => total + one, 0);
}
