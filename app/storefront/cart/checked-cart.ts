import { type CartItem, MAX_LINE_QUANTITY, sameLine } from '#domain/cart/cart.ts';
import type { LineProblem } from '#domain/cart/line-problem.ts';
import { priceLines, type Totals } from '#domain/cart/pricing.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import { type Pence, poundsToPence } from '#domain/money/money.ts';
import {
  buyableQuantity,
  type CartLimits,
  cartProblem,
  lineProblem,
} from '#domain/order/limits/cart-problem.ts';
import type { CartCheck, CheckedLine, CheckedPart } from './cart-check.ts';

/** A line as the cart shows it: the stored item and today's price and stock. */
export type CartLineView = {
  item: CartItem;
  pricePence: Pence;
  /** The price when it was added; null where it is the same today. */
  wasPence: Pence | null;
  /** Slug, for the drawn picture. */
  category: string;
  /** The cart's own limit until the shop has responded. */
  stock: number;
  /** The most that one order takes of one variant. */
  mostInOrder: number;
  problem: LineProblem | null;
  /** The VAT in the price; null where the shop is not registered for VAT, undefined until the shop has responded. */
  vatRatePercent?: number | null;
  /** What a set holds; undefined until the shop has responded. */
  parts?: CheckedPart[];
  /** The quantity that the totals count: no more than is in stock. */
  buyable: number;
  /** The name of a set before it in the cart that holds this product, which leaves fewer of it; null where there is none. */
  inSet: string | null;
};

export type CheckedCart = {
  lines: CartLineView[];
  totals: Totals;
  /** The terms of the totals. */
  delivery: ShippingTerms;
  /** Lines of which an order would take less, or nothing. */
  problems: number;
  /** The limit of an order that the lines exceed together. */
  problem: ReturnType<typeof cartProblem>;
  /** How many pieces an order of this cart would hold. */
  quantity: number;
};

/**
 * Prices the cart by the shop's last response, which may be about an older cart: totals follow each change at once, by the
 * server's own rules. Without a response it takes the stored prices and the delivery terms of the page.
 */
export function viewCart(
  items: readonly CartItem[],
  check: CartCheck | null,
  pageTerms: ShippingTerms & CartLimits,
): CheckedCart {
  const delivery = check?.delivery ?? pageTerms;
  const limits = check?.limits ?? pageTerms;
  const single = items.map((item) =>
    viewLine(
      item,
      check?.lines.find((line) => sameLine(line, item)),
      limits,
    ),
  );
  const lines = single.map((line, place) => ({
    ...line,
    inSet: setHolding(line.item, single.slice(0, place)),
  }));
  const bought = lines.filter((line) => line.buyable > 0);
  return {
    lines,
    totals: priceLines(
      bought.map((line) => ({ unitPricePence: line.pricePence, quantity: line.buyable })),
      delivery,
    ),
    delivery,
    problems: lines.filter((line) => line.problem !== null).length,
    problem: cartProblem(
      bought.map(({ buyable }) => buyable),
      limits,
    ),
    quantity: bought.reduce((sum, { buyable }) => sum + buyable, 0),
  };
}

function setHolding(item: CartItem, lines: readonly Omit<CartLineView, 'inSet'>[]): string | null {
  const set = lines.find(
    ({ buyable, parts = [] }) => buyable > 0 && parts.some((part) => sameLine(part, item)),
  );
  return set?.item.name ?? null;
}

function viewLine(
  item: CartItem,
  checked: CheckedLine | undefined,
  limits: CartLimits,
): Omit<CartLineView, 'inSet'> {
  const mostInOrder = limits.maxLineQuantity;
  const storedPence = poundsToPence(item.price);
  if (!checked) {
    return {
      item,
      pricePence: storedPence,
      wasPence: null,
      category: '',
      stock: MAX_LINE_QUANTITY,
      mostInOrder,
      problem: lineProblem(item.quantity, MAX_LINE_QUANTITY, limits),
      buyable: buyableQuantity(item.quantity, MAX_LINE_QUANTITY, limits),
    };
  }
  const gone = checked.problem === 'product-gone';
  const pricePence = gone ? storedPence : checked.pricePence;
  return {
    item: checked.image ? { ...item, image: checked.image } : item,
    pricePence,
    wasPence: pricePence === storedPence ? null : storedPence,
    category: checked.category,
    vatRatePercent: checked.vatRatePercent,
    parts: checked.parts,
    stock: checked.stock,
    mostInOrder,
    problem: gone ? 'product-gone' : lineProblem(item.quantity, checked.stock, limits),
    buyable: gone ? 0 : buyableQuantity(item.quantity, checked.stock, limits),
  };
}
