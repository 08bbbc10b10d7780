import { storedValue } from '#app/storefront/cart/cart-store.ts';
import { parseWishlist, type Wishlist } from '#domain/wishlist.ts';

const wishlist = storedValue<Wishlist>({ key: 'wishlist', event: 'wishlistUpdated', parse: parseWishlist });

export const useWishlist = wishlist.useValue;
export const readWishlist = wishlist.read;
export const writeWishlist = wishlist.write;
