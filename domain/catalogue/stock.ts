export const LOW_STOCK_BELOW = 10;

/** True for the 'Limited Stock' badge: fewer than 10 left, but not sold out. */
export function isLowStock(stock: number): boolean {
  return stock > 0 && stock < LOW_STOCK_BELOW;
}

/** Returns 'Only 4 left!', '25 in stock' or 'Out of stock'. */
export function stockNote(stock: number): string {
  if (!(stock > 0)) return 'Out of stock';
  return isLowStock(stock) ? `Only ${stock} left!` : `${stock} in stock`;
}

/** Returns the whole quantity nearest to the wanted one: 1 to the stock, 0 if nothing is left. */
export function clampQuantity(quantity: number, stock: number): number {
  const available = Number.isFinite(stock) ? Math.max(0, Math.floor(stock)) : 0;
  const wanted = Number.isNaN(quantity) ? 1 : Math.max(1, Math.floor(quantity));
  return Math.min(wanted, available);
}
