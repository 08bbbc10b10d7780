import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { FORGOTTEN } from '#domain/cart/recently-viewed.ts';
import { useRecentlyViewed, writeRecentlyViewed } from './recently-viewed-store.ts';

const SHOWN = 4;

/** One alone would stand in an empty row. */
const LEAST = 2;

/**
 * Products looked at on this device, with their present prices, without those that the page shows already. Shows nothing on the
 * server, and nothing where there are hardly any: place it below what must not move.
 */
export default function RecentlyViewed({ without = [] }: { without?: readonly string[] }) {
  const products = useProducts(
    useRecentlyViewed()
      .ids.filter((id) => !without.includes(id))
      .slice(0, SHOWN),
  );
  if (products.length < LEAST) return null;
  return (
    <section aria-labelledby="recently-viewed" className="section-gap no-print border-t border-line">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h2 id="recently-viewed" className="heading-2">
              Recently viewed
            </h2>
            <p className="text-sm text-ink-soft">Remembered on this device only.</p>
          </div>
          <button
            type="button"
            className="btn btn-quiet btn-small -mx-3"
            onClick={() => writeRecentlyViewed(FORGOTTEN)}
          >
            Clear and stop remembering
          </button>
        </div>
        <ProductGrid products={products} />
      </div>
    </section>
  );
}

/** Reads them as a shared wishlist is read; those that left the shop are omitted. */
function useProducts(ids: readonly string[]): ShownCard[] {
  const fetcher = useFetcher<{ wishes: { id: string; product: ShownCard | null }[] }>();
  const question = ids.length > 0 ? paths.sharedWishlist(ids) : '';
  const { load } = fetcher;
  useEffect(() => {
    if (question) void load(question);
  }, [question, load]);
  const found = new Map(fetcher.data?.wishes.map(({ id, product }) => [id, product]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
