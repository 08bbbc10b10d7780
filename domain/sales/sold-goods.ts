import type { Pence } from '#domain/money/money.ts';

/**
 * What was sold of a product or variant in a period less what went back, and what it cost (docs/decisions/268-margin-is-what-is-known.md).
 * Sums below 0 are of a period in which more went back than was sold.
 */
export type SoldGoods = {
  /** Pieces that were paid for, less those that are back in stock. */
  pieces: number;
  /** Money for them less what was given back, VAT included. */
  grossPence: Pence;
  vatPence: Pence;
  /** What the pieces of known cost cost the shop, without VAT. */
  costPence: Pence;
  /** Pieces nobody entered a cost for, and the money for them without VAT: in no margin. */
  unknownPieces: number;
  unknownNetPence: Pence;
};

export const NOTHING_SOLD: SoldGoods = {
  pieces: 0,
  grossPence: 0,
  vatPence: 0,
  costPence: 0,
  unknownPieces: 0,
  unknownNetPence: 0,
};

export function addSold(all: readonly SoldGoods[]): SoldGoods {
  const sumOf = (figure: keyof SoldGoods) => all.reduce((sum, goods) => sum + goods[figure], 0);
  return {
    pieces: sumOf('pieces'),
    grossPence: sumOf('grossPence'),
    vatPence: sumOf('vatPence'),
    costPence: sumOf('costPence'),
    unknownPieces: sumOf('unknownPieces'),
    unknownNetPence: sumOf('unknownNetPence'),
  };
}

export function netOf({ grossPence, vatPence }: SoldGoods): Pence {
  return grossPence - vatPence;
}

/** The margin on what is known: goods without a cost are left out of it on both sides. */
export function marginOf(goods: SoldGoods): Pence {
  return netOf(goods) - goods.unknownNetPence - goods.costPence;
}

/** The margin in tenths of a percent of the net it was made on; null where there is none. */
export function marginTenths(goods: SoldGoods): number | null {
  const knownNet = netOf(goods) - goods.unknownNetPence;
  return knownNet > 0 ? Math.round((marginOf(goods) * 1000) / knownNet) : null;
}

/** '41.5%', or '' where nothing of known cost was sold. */
export function marginPercentText(goods: SoldGoods): string {
  const tenths = marginTenths(goods);
  return tenths === null ? '' : `${(tenths / 10).toFixed(1).replace('-', '−')}%`;
}
