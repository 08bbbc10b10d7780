import type { Db } from '#database/open.ts';
import { findOffer } from '#database/queries/catalogue/offered-lines.ts';
import type { OfferedPart } from '#database/queries/sets/set-parts.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { priceLines, type Totals } from '#domain/cart/pricing.ts';
import type { Pence } from '#domain/money/money.ts';
import {
  buyableQuantity,
  type CartLimits,
  cartProblem,
  lineProblem,
} from '#domain/order/limits/cart-problem.ts';
import { stockOfEach } from '#domain/sets/set-stock.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';

export type PricedCart = {
  lines: PricedCartLine[];
  totals: Totals;
  delivery: DeliverySettings;
  limits: CartLimits;
  /** The limit of an order that all lines together exceed. */
  problem: ReturnType<typeof cartProblem>;
};

export type PricedCartLine = {
  id: string;
  variant: string;
  quantity: number;
  problem: LineProblem | null;
  offer: {
    name: string;
    brand: string;
    /** Slug */
    category: string;
    pricePence: Pence;
    originalPricePence: Pence | null;
    sealedForHygiene: boolean;
    /** Null where the shop is not registered for VAT. */
    vatRatePercent: number | null;
    /** What can be had beside the lines before it, which may take parts of the same set. */
    stock: number;
    imageUrl: string | null;
    /** What one of it holds; empty for a product that is not a set. */
    parts: PricedCartPart[];
  } | null;
  linePence: Pence;
};

export type PricedCartPart = Pick<
  OfferedPart,
  'slug' | 'name' | 'variant' | 'quantity' | 'unitPricePence' | 'ratePercent'
>;

/** Prices a cart by the catalogue of this moment, `now` (UTC, ISO). Totals count only what can be bought. */
export async function priceCart(
  db: Db,
  items: { id: string; variant: string; quantity: number }[],
  now: string,
): Promise<PricedCart> {
  const { lines: offeredLines, delivery } = await findOffer(db, items, now);
  const offered = new Map(offeredLines.map((line) => [lineKey(line), line]));
  const found = items.flatMap((item) => {
    const offer = offered.get(lineKey(item));
    return offer ? [{ item, offer }] : [];
  });
  const available = stockOfEach(found.map(({ item, offer }) => ({ ...offer, quantity: item.quantity })));
  const stockOf = new Map(found.map(({ item }, place) => [item, available[place] ?? 0]));
  const lines = items.map((item): PricedCartLine => {
    const line = offered.get(lineKey(item));
    if (!line) return { ...item, problem: 'product-gone', offer: null, linePence: 0 };
    const offer = { ...line, stock: stockOf.get(item) ?? 0 };
    const problem = lineProblem(item.quantity, offer.stock, delivery);
    return {
      ...item,
      problem,
      offer: {
        name: offer.name,
        brand: offer.brand,
        category: offer.category,
        pricePence: offer.unitPricePence,
        originalPricePence: offer.originalPricePence,
        sealedForHygiene: offer.sealedForHygiene,
        vatRatePercent: offer.vatRatePercent,
        stock: offer.stock,
        imageUrl: offer.imageUrl,
        parts: offer.parts.map(({ slug, name, variant, quantity, unitPricePence, ratePercent }) => ({
          slug,
          name,
          variant,
          quantity,
          unitPricePence,
          ratePercent,
        })),
      },
      linePence: offer.unitPricePence * buyableQuantity(item.quantity, offer.stock, delivery),
    };
  });
  const bought = lines.flatMap(({ offer, quantity }) =>
    offer
      ? [{ unitPricePence: offer.pricePence, quantity: buyableQuantity(quantity, offer.stock, delivery) }]
      : [],
  );
  return {
    lines,
    delivery,
    limits: { maxLineQuantity: delivery.maxLineQuantity, maxOrderQuantity: delivery.maxOrderQuantity },
    problem: cartProblem(
      bought.map(({ quantity }) => quantity),
      delivery,
    ),
    totals: priceLines(
      bought.filter(({ quantity }) => quantity > 0),
      delivery,
    ),
  };
}
