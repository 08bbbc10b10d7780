/** How weight and cost of many variants change: `fill` writes only where nothing is known. */
export const GOODS_CHANGES = ['set', 'fill', 'clear', 'raise-percent', 'lower-percent'] as const;

export type GoodsHow = (typeof GOODS_CHANGES)[number];

/** A weight is a fact of the thing: it is entered or taken away, and not raised by a percentage. */
export const WEIGHT_CHANGES = ['set', 'fill', 'clear'] as const satisfies readonly GoodsHow[];

export type GoodsChange = {
  kind: 'weight' | 'cost';
  how: GoodsHow;
  /** Grams or pence, or hundredths of a percent; not used by 'clear'. */
  amount: number;
};

/** The weight or cost after a change; null where it is not known. */
export function changedFact(known: number | null, { how, amount }: GoodsChange): number | null {
  switch (how) {
    case 'set':
      return amount;
    case 'fill':
      return known ?? amount;
    case 'clear':
      return null;
    case 'raise-percent':
      return known === null ? null : Math.round((known * (10_000 + amount)) / 10_000);
    case 'lower-percent':
      return known === null ? null : Math.max(0, Math.round((known * (10_000 - amount)) / 10_000));
  }
}
