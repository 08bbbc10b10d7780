import { storedValue } from '#app/browser/stored-value.ts';
import { parseWishlist, type Wishlist } from '#domain/cart/wishlist.ts';

const wishlist = storedValue<Wishlist>({ key: 'wishlist', event: 'wishlistUpdated', parse: parseWishlist });

export const useWishlist = wishlist.useValue;
export const readWishlist = wishlist.read;
export const writeWishlist = wishlist.write;
