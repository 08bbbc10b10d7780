/** A part as stock sees it: how many of this variant are in one set, and how many are left. */
export type StockedPart = { variantId: string; quantity: number; stock: number };

/** The most sets that the parts allow; 0 without parts. */
export function setStock(parts: readonly Pick<StockedPart, 'quantity' | 'stock'>[]): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ quantity, stock }) => Math.floor(stock / quantity))));
}

export type StockedLine = {
  variantId: string;
  quantity: number;
  stock: number;
  /** Empty for a product that is not a set. */
  parts: readonly StockedPart[];
};

/**
 * How many of each line can be had, in the order of the cart: what earlier lines take of a part is gone for later ones. A line
 * that shares nothing has its whole stock.
 */
export function stockOfEach(lines: readonly StockedLine[]): number[] {
  const left = new Map<string, number>();
  return lines.map((line) => {
    const taken = line.parts.length > 0 ? line.parts : [{ ...line, quantity: 1 }];
    const parts = taken.map((part) => ({ ...part, stock: left.get(part.variantId) ?? part.stock }));
    const available = Math.min(line.stock, setStock(parts));
    const bought = Math.max(0, Math.min(line.quantity, available));
    for (const { variantId, quantity, stock } of parts) left.set(variantId, stock - quantity * bought);
    return available;
  });
}
