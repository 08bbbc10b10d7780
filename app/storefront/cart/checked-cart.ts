import { type CartItem, MAX_LINE_QUANTITY, sameLine } from '#domain/cart/cart.ts';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { priceLines, type Totals } from '#domain/cart/pricing.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import { type Pence, poundsToPence } from '#domain/money/money.ts';
import type { CartCheck, CheckedLine } from './cart-check.ts';

/** A line as the cart shows it: what was put in, and what the shop says about it today. */
export type CartLineView = {
  item: CartItem;
  pricePence: Pence;
  /** The price when it was added, where it is another today. */
  wasPence: Pence | null;
  /** Slug, for the drawn picture. */
  category: string;
  /** How many can be had; the cart's own limit while the shop has not answered. */
  stock: number;
  problem: LineProblem | null;
  /** What the totals count: no more than can be had. */
  buyable: number;
};

export type CheckedCart = {
  lines: CartLineView[];
  totals: Totals;
  /** The terms of the totals. */
  delivery: ShippingTerms;
  problems: number;
};

/**
 * The cart in the light of the shop's last answer, which may be about an older cart: totals are right at the next press of
 * a button, by the same rules and prices as the server's. Without an answer the remembered prices and the terms
 * the page came with stand in.
 */
export function viewCart(
  items: readonly CartItem[],
  check: CartCheck | null,
  pageTerms: ShippingTerms,
): CheckedCart {
  const delivery = check?.delivery ?? pageTerms;
  const lines = items.map((item) =>
    viewLine(
      item,
      check?.lines.find((line) => sameLine(line, item)),
    ),
  );
  const bought = lines.filter((line) => line.buyable > 0);
  return {
    lines,
    totals: priceLines(
      bought.map((line) => ({ unitPricePence: line.pricePence, quantity: line.buyable })),
      delivery,
    ),
    delivery,
    problems: lines.filter((line) => line.problem !== null).length,
  };
}

function viewLine(item: CartItem, checked: CheckedLine | undefined): CartLineView {
  const rememberedPence = poundsToPence(item.price);
  if (!checked) {
    return {
      item,
      pricePence: rememberedPence,
      wasPence: null,
      category: '',
      stock: MAX_LINE_QUANTITY,
      problem: null,
      buyable: item.quantity,
    };
  }
  const gone = checked.problem === 'product-gone';
  const pricePence = gone ? rememberedPence : checked.pricePence;
  return {
    item: checked.image ? { ...item, image: checked.image } : item,
    pricePence,
    wasPence: pricePence === rememberedPence ? null : rememberedPence,
    category: checked.category,
    stock: checked.stock,
    problem: problemOf(item, checked),
    buyable: gone ? 0 : Math.min(item.quantity, checked.stock),
  };
}

function problemOf(item: CartItem, { problem, stock }: CheckedLine): LineProblem | null {
  if (problem === 'product-gone') return problem;
  if (stock <= 0) return 'out-of-stock';
  return item.quantity > stock ? 'not-enough-stock' : null;
}
