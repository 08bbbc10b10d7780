/** Product ids (slugs), the latest first. */
export type Wishlist = readonly string[];

/** Keeps a shared URL short enough. */
export const MAX_WISHES = 100;

/** Parses the stored or shared list: only texts, none twice. */
export function parseWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id: unknown): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MAX_WISHES);
}

/** Adds the product, or removes it where it is on the list. */
export function toggleWish(wishes: Wishlist, id: string): Wishlist {
  return wishes.includes(id) ? wishes.filter((wish) => wish !== id) : [id, ...wishes].slice(0, MAX_WISHES);
}
