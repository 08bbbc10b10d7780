import { storedValue } from '#app/browser/stored-value.ts';
import { parseRecentlyViewed, type RecentlyViewed } from '#domain/cart/recently-viewed.ts';

const recentlyViewed = storedValue<RecentlyViewed>({
  key: 'recentlyViewed',
  event: 'recentlyViewedUpdated',
  parse: parseRecentlyViewed,
});

export const useRecentlyViewed = recentlyViewed.useValue;
export const readRecentlyViewed = recentlyViewed.read;
export const writeRecentlyViewed = recentlyViewed.write;
