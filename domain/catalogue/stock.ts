export const LOW_STOCK_BELOW = 10;

/** The 'Limited Stock' badge: fewer than 10 left, but not sold out (spec §9). */
export function isLowStock(stock: number): boolean {
  return stock > 0 && stock < LOW_STOCK_BELOW;
}

/** 'Only 4 left!', '25 in stock' or 'Out of stock' (spec §9). */
export function stockNote(stock: number): string {
  if (!(stock > 0)) return 'Out of stock';
  return isLowStock(stock) ? `Only ${stock} left!` : `${stock} in stock`;
}

/** The whole quantity nearest to the wish that can be had: 1 to the stock (spec §5), and 0 when nothing is left. */
export function clampQuantity(quantity: number, stock: number): number {
  const available = Number.isFinite(stock) ? Math.max(0, Math.floor(stock)) : 0;
  const wanted = Number.isNaN(quantity) ? 1 : Math.max(1, Math.floor(quantity));
  return Math.min(wanted, available);
}
