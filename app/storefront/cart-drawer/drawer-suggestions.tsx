import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { Drawing } from '#app/ui/drawing.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { CartItem } from '#domain/cart/cart.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';

const SHOWN = 2;

type Suggested = ProductCard & { drawing: Drawing | null };

/** Popular products that are not in the cart, as the cart page shows them. */
export function DrawerSuggestions({ items }: { items: readonly CartItem[] }) {
  const { load, data } = useFetcher<{ popular: Suggested[] }>();
  useEffect(() => void load(paths.cart()), [load]);
  const products = (data?.popular ?? [])
    .filter(({ id }) => !items.some((item) => item.id === id))
    .slice(0, SHOWN);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="drawer-popular" className="mb-5 grid gap-3">
      <h3 id="drawer-popular" className="font-display text-lg">
        Popular with others
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid content-start overflow-hidden rounded-card border border-line bg-surface hover:border-ink"
          >
            <ProductPicture product={product} alt="" sizes="12rem" className="aspect-square object-cover" />
            <div className="grid gap-0.5 p-3 text-sm leading-snug">
              <p className="text-ink-soft">{product.brand.name}</p>
              <Link
                to={paths.product(product.id)}
                className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
              >
                {product.name}
              </Link>
              <Price
                pricePence={product.pricePence}
                originalPricePence={product.originalPricePence}
                amount={product.amount}
                unit={product.unit}
                from={product.hasPriceRange}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
