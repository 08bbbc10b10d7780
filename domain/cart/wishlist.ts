/** Products somebody wishes for, by their ids (slugs), the latest first. */
export type Wishlist = readonly string[];

/** More than this nobody looks through; it also keeps a shared address short enough. */
export const MAX_WISHES = 100;

/** What the browser keeps under `wishlist`, or what stands in a shared address: only texts, none twice. */
export function parseWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id: unknown): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MAX_WISHES);
}

/** On the list if it was not, else off it. */
export function toggleWish(wishes: Wishlist, id: string): Wishlist {
  return wishes.includes(id) ? wishes.filter((wish) => wish !== id) : [id, ...wishes].slice(0, MAX_WISHES);
}
