import { listOf, numberOf, objectOf, penceOf, textOf } from '#app/browser/read-json.ts';
import { type CartItem, type CartLine, sameLine } from '#domain/cart/cart.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import type { Pence } from '#domain/money/money.ts';

export type LineProblem = 'product-gone' | 'out-of-stock' | 'not-enough-stock';

/** What the shop says today about one line of the cart. */
export type CheckedLine = {
  id: string;
  variant: string;
  /** Blank where the product is gone. */
  name: string;
  brand: string;
  pricePence: number;
  stock: number;
  image: string;
  /** Slug, for the drawn picture; '' where the shop does not say. */
  category: string;
  problem: LineProblem | null;
};

export type CartCheck = {
  lines: CheckedLine[];
  cardOffered: boolean;
  demo: boolean;
  /** Null where the answer does not say. */
  delivery: ShippingTerms | null;
};

export type PriceNow = CartLine & { pricePence: Pence };
export type StockNow = CartLine & { stock: number };

/** The same answer with newer prices. */
export function withPrices(check: CartCheck, prices: readonly PriceNow[]): CartCheck {
  const lines = check.lines.map((line) => {
    const now = prices.find((price) => sameLine(price, line));
    return now ? { ...line, pricePence: now.pricePence } : line;
  });
  return { ...check, lines };
}

/** The same answer with newer stock; where the product is no longer sold at all, it says so. */
export function withStock(
  check: CartCheck,
  stocks: readonly StockNow[],
  problem: Extract<LineProblem, 'out-of-stock' | 'product-gone'>,
): CartCheck {
  const lines = check.lines.map((line) => {
    const now = stocks.find((stock) => sameLine(stock, line));
    return now ? { ...line, stock: now.stock, problem } : line;
  });
  return { ...check, lines };
}

/** Asks the shop about the cart; null when it cannot be reached. */
export async function checkCart(
  items: readonly Pick<CartItem, 'id' | 'variant' | 'quantity'>[],
  signal?: AbortSignal,
): Promise<CartCheck | null> {
  try {
    const response = await fetch('/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: items.map(({ id, variant, quantity }) => ({ id, variant, quantity })) }),
      signal,
    });
    return response.ok ? readCartCheck(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The one place that knows how `POST /api/cart` answers. */
export function readCartCheck(answer: unknown): CartCheck {
  const { items, paymentMethods, demo, delivery } = objectOf(answer);
  return {
    lines: listOf(items).map(readLine),
    cardOffered: Array.isArray(paymentMethods) && paymentMethods.includes('card'),
    demo: demo === true,
    delivery: readTerms(delivery),
  };
}

function readTerms(delivery: unknown): ShippingTerms | null {
  const { shipping, freeFrom } = objectOf(delivery);
  if (typeof shipping !== 'number') return null;
  return { shippingPence: penceOf(shipping), freeFromPence: freeFrom === null ? null : penceOf(freeFrom) };
}

function readLine(line: Record<string, unknown>): CheckedLine {
  return {
    id: textOf(line.id),
    variant: textOf(line.variant),
    name: textOf(line.name),
    brand: textOf(line.brand),
    pricePence: penceOf(line.price),
    stock: Math.max(0, Math.floor(numberOf(line.stock))),
    image: textOf(line.image),
    category: textOf(line.category),
    problem: PROBLEMS.find((problem) => problem === line.problem) ?? null,
  };
}

const PROBLEMS: readonly LineProblem[] = ['product-gone', 'out-of-stock', 'not-enough-stock'];
