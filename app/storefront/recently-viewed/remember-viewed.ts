import { withViewed } from '#domain/cart/recently-viewed.ts';
import { readRecentlyViewed, writeRecentlyViewed } from './recently-viewed-store.ts';

/** Puts a product first among those viewed on this device, unless the shopper asked not to remember. */
export function rememberViewed(id: string) {
  writeRecentlyViewed(withViewed(readRecentlyViewed(), id));
}
