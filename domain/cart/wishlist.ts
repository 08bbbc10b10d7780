/**
 * Wishes, the latest first: a product's id (slug), with the shade or size that was chosen where one was: 'matte-lipstick:ember'.
 * The variant's id follows once the shop has named it, since it outlives a change of name.
 */
export type Wishlist = readonly string[];

/** Keeps a shared URL short enough. */
export const MAX_WISHES = 100;

const BEFORE_VARIANT = ':';

export function wishFor(id: string, variantSlug: string | null, variantId: string | null = null): string {
  return [id, variantSlug, variantSlug && variantId].filter(Boolean).join(BEFORE_VARIANT);
}

export function wishedProduct(wish: string): string {
  return wish.split(BEFORE_VARIANT)[0] ?? '';
}

/** Returns the slug of the wished shade or size; null where none was chosen. */
export function wishedVariant(wish: string): string | null {
  return wish.split(BEFORE_VARIANT)[1] || null;
}

/** Returns the id of the wished shade or size; null where it is not known. */
export function wishedVariantId(wish: string): string | null {
  return wish.split(BEFORE_VARIANT)[2] || null;
}

/** Returns the wish without the id of its variant, for an address that people pass on. */
export function wishToShare(wish: string): string {
  return wishFor(wishedProduct(wish), wishedVariant(wish));
}

/** True if the product is on the list in this variant; one wished without a choice is wished in all, and null asks for any. */
export function isWished(wishes: Wishlist, id: string, variantSlug: string | null): boolean {
  const own = wishes.find((wish) => wishedProduct(wish) === id);
  if (own === undefined) return false;
  const chosen = wishedVariant(own);
  return chosen === null || variantSlug === null || chosen === variantSlug;
}

/** Parses the stored or shared list: only texts, no product twice. */
export function parseWishlist(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  const wishes = new Map<string, string>();
  for (const wish of stored as unknown[]) {
    const id = typeof wish === 'string' ? wishedProduct(wish) : '';
    if (typeof wish === 'string' && id !== '' && !wishes.has(id)) wishes.set(id, wish);
  }
  return [...wishes.values()].slice(0, MAX_WISHES);
}

/** Adds the wish, or removes it where it is on the list; another shade of the same product takes the place of the first. */
export function toggleWish(wishes: Wishlist, wish: string): Wishlist {
  const id = wishedProduct(wish);
  const others = wishes.filter((each) => wishedProduct(each) !== id);
  return isWished(wishes, id, wishedVariant(wish)) ? others : [wish, ...others].slice(0, MAX_WISHES);
}
