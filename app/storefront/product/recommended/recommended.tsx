import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ProductGrid } from '#app/storefront/product-card/product-grid.tsx';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import RecentlyViewed from '#app/storefront/recently-viewed/recently-viewed.tsx';
import type { NamedRef } from '#domain/catalogue/product.ts';
import { usePairsInShade } from './use-pairs-in-shade.ts';

/** What is used with the product, and more of its brand. */
export default function Recommended({
  pairs,
  ofBrand,
  brand,
  viewing,
}: {
  pairs: readonly ShownCard[];
  ofBrand: readonly ShownCard[];
  brand: NamedRef;
  /** The product itself, left out of those viewed. */
  viewing: string;
}) {
  const shownPairs = usePairsInShade(viewing, pairs);
  return (
    <>
      {pairs.length > 0 && (
        <section aria-labelledby="pairs-well-with" className="section-gap bg-blush-soft">
          <div className="wrap">
            <h2 id="pairs-well-with" className="heading-2 mb-8">
              Pairs well with
            </h2>
            <ProductGrid products={shownPairs} />
          </div>
        </section>
      )}
      {ofBrand.length > 0 && (
        <section aria-labelledby="more-of-brand" className="section-gap">
          <div className="wrap">
            <h2 id="more-of-brand" className="heading-2 mb-8">
              More from{' '}
              <Link
                to={paths.brand(brand.slug)}
                className="underline-offset-8 hover:text-rose hover:underline"
              >
                {brand.name}
              </Link>
            </h2>
            <ProductGrid products={ofBrand} />
          </div>
        </section>
      )}
      <RecentlyViewed without={[viewing]} />
    </>
  );
}
