import { lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { useAddToCart } from '#app/storefront/cart-drawer/use-add-to-cart.ts';
import { needsChoice } from '#domain/catalogue/product.ts';
import { clampQuantity } from '#domain/catalogue/stock.ts';
import { formatPounds } from '#domain/money/money.ts';
import { BuyBox } from './buy-box.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';
import type { ShownProduct } from './shown-product.ts';
import { SoldOutVariants } from './sold-out-variants.tsx';
import { useChosenVariant } from './use-chosen-variant.ts';

const BackInStockForm = lazy(() => import('./back-in-stock-form.tsx'));
const SetFacts = lazy(afterFirstMove(() => import('#app/storefront/product-set/set-facts.tsx')));
const StickyBar = lazy(afterFirstMove(() => import('./sticky-bar.tsx')));

export function ProductView({ product }: { product: ShownProduct }) {
  const [chosen, choose] = useChosenVariant(product);
  const [wanted, setWanted] = useState(1);
  const quantity = Math.max(1, clampQuantity(wanted, chosen.stock));
  const { tellsOfStock } = useShop();
  const addToCart = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const totalPence = chosen.pricePence * quantity;
  const isSoldOut = chosen.stock <= 0;
  const label = isSoldOut ? 'Sold out' : `Add to Cart · ${formatPounds(totalPence)}`;
  const variant = needsChoice({ ...product, variantCount: product.variants.length }) ? chosen.name : null;
  const isLong = product.description.length > LONGEST_BESIDE_PRICE;

  function add() {
    const { id, name, brand } = product;
    addToCart(
      { id, name, brand: brand.name, image: chosen.imageUrl ?? product.imageUrl },
      chosen,
      quantity,
      'product',
    );
  }

  return (
    <div className="pb-12 sm:pb-20">
      <article className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 sm:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <div className="sm:sticky sm:top-[calc(var(--header-height)+1.5rem)] sm:self-start">
          <Gallery product={product} chosen={chosen} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <ProductHeading product={product} variant={variant} />
          <BuyBox
            product={product}
            chosen={chosen}
            quantity={quantity}
            label={label}
            button={button}
            onChoose={choose}
            onQuantity={setWanted}
            onAdd={add}
            description={isLong ? '' : product.description}
          />
          {isSoldOut && tellsOfStock && (
            <Suspense>
              <BackInStockForm product={product.id} variant={chosen.name} />
            </Suspense>
          )}
          <noscript>
            {import.meta.env.SSR && tellsOfStock && <SoldOutVariants product={product} chosen={chosen} />}
          </noscript>
          {product.set && (
            <Suspense>
              <SetFacts {...product.set} />
            </Suspense>
          )}
          <DeliveryTerms totalPence={totalPence} isSoldOut={isSoldOut} isSealed={product.sealedForHygiene} />
          <Features features={product.features} />
          <ProductDetails product={product} chosen={chosen} withDescription={isLong} />
        </div>
      </article>
      {useHydrated() && (
        <Suspense>
          <StickyBar button={button} title={product.name} variant={variant} label={label} onAdd={add} />
        </Suspense>
      )}
    </div>
  );
}

const LONGEST_BESIDE_PRICE = 360;
