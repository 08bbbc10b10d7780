import { MAX_WISHES, parseWishlist, type Wishlist } from './wishlist.ts';

/** `rose-serum,night-cream` of a shared address. */
export function parseSharedWishes(text: string): Wishlist {
  return parseWishlist(
    text
      .split(',')
      .map((id) => id.trim())
      .filter(isId),
  );
}

/** Both lists in one, one's own first. */
export function joinWishes(own: Wishlist, others: Wishlist): Wishlist {
  return parseWishlist([...own, ...others]);
}

/** Back where it stood. */
export function putBackWish(wishes: Wishlist, id: string, place: number): Wishlist {
  return wishes.includes(id) ? wishes : wishes.toSpliced(place, 0, id).slice(0, MAX_WISHES);
}

const LONGEST_ID = 120;

function isId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^\s/?#]+$/.test(text);
}
