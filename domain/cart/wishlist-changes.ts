import { isWished, MAX_WISHES, parseWishlist, type Wishlist, wishedProduct } from './wishlist.ts';

/** Parses `rose-serum,night-cream` of a shared URL. */
export function parseSharedWishes(text: string): Wishlist {
  return parseWishlist(
    text
      .split(',')
      .map((id) => id.trim())
      .filter(isId),
  );
}

/** Returns both lists as one, the shopper's own first. */
export function joinWishes(own: Wishlist, others: Wishlist): Wishlist {
  return parseWishlist([...own, ...others]);
}

/** Restores a removed wish at its old place. */
export function putBackWish(wishes: Wishlist, id: string, place: number): Wishlist {
  return isWished(wishes, wishedProduct(id), null)
    ? wishes
    : wishes.toSpliced(place, 0, id).slice(0, MAX_WISHES);
}

/** Product and variant. */
const LONGEST_ID = 240;

function isId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^\s/?#]+$/.test(text);
}
