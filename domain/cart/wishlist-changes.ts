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

/** Names wishes as the shop does today, with the ids of their variants; the same list where nothing is new. */
export function nameWishesAsToday(wishes: Wishlist, today: readonly { id: string; now: string }[]): Wishlist {
  const names = new Map(today.map(({ id, now }) => [id, now]));
  const isNew = wishes.some((wish) => (names.get(wish) ?? wish) !== wish);
  return isNew ? parseWishlist(wishes.map((wish) => names.get(wish) ?? wish)) : wishes;
}

/** Product, variant and the id of the variant. */
const LONGEST_ID = 300;

function isId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^\s/?#]+$/.test(text);
}
