import type { Db } from '#database/open.ts';
import { findOffer } from '#database/queries/catalogue/offered-lines.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { priceLines, type Totals } from '#domain/cart/pricing.ts';
import type { Pence } from '#domain/money/money.ts';
import type { DeliverySettings } from '#domain/shop/shop.ts';

export type PricedCart = { lines: PricedCartLine[]; totals: Totals; delivery: DeliverySettings };

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
    stock: number;
    imageUrl: string | null;
  } | null;
  linePence: Pence;
};

/** Prices a cart by the catalogue of this moment. Totals count only what can be bought. */
export async function priceCart(
  db: Db,
  items: { id: string; variant: string; quantity: number }[],
): Promise<PricedCart> {
  const { lines: offeredLines, delivery } = await findOffer(db, items);
  const offered = new Map(offeredLines.map((line) => [lineKey(line), line]));
  const lines = items.map((item): PricedCartLine => {
    const offer = offered.get(lineKey(item));
    if (!offer) return { ...item, problem: 'product-gone', offer: null, linePence: 0 };
    const problem =
      offer.stock <= 0 ? 'out-of-stock' : offer.stock < item.quantity ? 'not-enough-stock' : null;
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
      },
      linePence: offer.unitPricePence * Math.min(item.quantity, Math.max(0, offer.stock)),
    };
  });
  const bought = lines.flatMap(({ offer, quantity }) =>
    offer
      ? [{ unitPricePence: offer.pricePence, quantity: Math.min(quantity, Math.max(0, offer.stock)) }]
      : [],
  );
  return {
    lines,
    delivery,
    totals: priceLines(
      bought.filter(({ quantity }) => quantity > 0),
      delivery,
    ),
  };
}
