import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';
import { onceConnected } from '#app/script-delivery/once-connected.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { useAddToCart } from '#app/storefront/cart-adding/use-add-to-cart.ts';
import { askToChoose } from '#app/storefront/product-card/ask-to-choose.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import type { AlikeBy } from '#database/queries/recommended/recommended-products.ts';
import { needsChoice } from '#domain/catalogue/product.ts';
import { clampQuantity } from '#domain/catalogue/stock.ts';
import { openingVariant } from '#domain/catalogue/variant/opening-variant.ts';
import { askForOption, optionWord } from '#domain/catalogue/variant/preselected-variant.ts';
import { formatPounds } from '#domain/money/money.ts';
import { BuyBox } from './buy-box.tsx';
import { carriedProduct } from './carried-product.ts';
import { DeliveryTerms } from './delivery-terms.tsx';
import { FormattedText } from './formatted-text.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ReadAbout } from './read-about.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';
import { useChosenVariant } from './use-chosen-variant.ts';

const AtAGlance = lazy(afterFirstMove(() => import('./at-a-glance.tsx')));
const AlikeProducts = lazy(onceConnected(() => import('./recommended/alike-products.tsx')));
const BackInStockForm = lazy(onceConnected(() => import('./back-in-stock-form.tsx')));
const ShadeInstead = lazy(onceConnected(() => import('./shade-instead.tsx')));
const SetFacts = lazy(afterFirstMove(() => import('#app/storefront/product-set/set-facts.tsx')));

export function ProductView({
  product,
  alike = [],
  alikeBy = 'type',
  articles = [],
}: {
  product: ShownProduct;
  /** Products to take instead, where it is sold out. */
  alike?: readonly ShownCard[];
  alikeBy?: AlikeBy;
  /** Articles that name it. */
  articles?: readonly { slug: string; title: string }[];
}) {
  const [chosen, choose] = useChosenVariant(product);
  const [wanted, setWanted] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const shown = chosen ?? openingVariant(product.variants) ?? product.variants[0];
  const quantity = chosen ? Math.max(1, clampQuantity(wanted, chosen.stock)) : Math.max(1, wanted);
  const { sendsMail } = useShop();
  const addToCart = useAddToCart();
  const totalPence = shown.pricePence * quantity;
  const isSoldOut = shown.stock <= 0;
  const label = isSoldOut ? 'Sold out' : buttonLabel(product, chosen, totalPence);
  const isChoice = needsChoice({ ...product, variantCount: product.variants.length });
  const hasInstead =
    isSoldOut &&
    (alike.length > 0 || (shown.shade !== null && product.variants.some(({ stock }) => stock > 0)));
  const isLong = product.description.length > LONGEST_WITHOUT_FOLD;

  useEffect(() => {
    // Without it the page is whole: the product is not remembered.
    import('#app/storefront/recently-viewed/remember-viewed.ts').then(
      ({ rememberViewed }) => rememberViewed(product.id),
      ignore,
    );
  }, [product.id]);

  const { amount } = chosen ?? shown;
  const line = useMemo(() => carriedProduct(product, amount), [product, amount]);

  function add() {
    if (!chosen) {
      setAsked(true);
      askToChoose(document, 'variant');
      return;
    }
    const { id, name, brand } = product;
    addToCart(
      { id, name, brand: brand.name, image: chosen.imageUrl ?? product.imageUrl },
      chosen,
      quantity,
      'product',
    );
  }

  return (
    <article className="wrap product-page pb-12 sm:pb-20">
      <Gallery product={product} chosen={chosen} />
      <div className="product-buy grid min-w-0 gap-5 max-sm:gap-3">
        <ProductHeading product={product} variant={isChoice && chosen ? chosen.slug : null} />
        <BuyBox
          product={product}
          chosen={chosen}
          shown={shown}
          quantity={quantity}
          label={label}
          isAsked={isAsked}
          onChoose={choose}
          onQuantity={setWanted}
          onAdd={add}
          instead={hasInstead ? 'instead' : null}
        />
        <ReadAbout articles={articles} />
        {(hasInstead || alike.length > 0) && (
          // Has its place while its parts are still fetched: the bar's link scrolls to it.
          <div id="instead" className="grid gap-5">
            {isSoldOut && (
              <Suspense>
                <ShadeInstead product={product} chosen={shown} onChoose={choose} />
              </Suspense>
            )}
            {alike.length > 0 && (
              <Suspense>
                <AlikeProducts products={alike} by={alikeBy} category={product.category} />
              </Suspense>
            )}
          </div>
        )}
        {product.set && (
          <Suspense>
            <SetFacts {...product.set} />
          </Suspense>
        )}
        {isSoldOut && sendsMail && (
          <Suspense>
            <BackInStockForm product={product.id} variant={shown.name} />
          </Suspense>
        )}
        <DeliveryTerms
          totalPence={totalPence}
          line={line}
          isSealed={product.sealedForHygiene}
          sealedParts={product.set?.sealedParts}
        />
      </div>
      <div className="product-texts grid min-w-0 content-start gap-6">
        {!isLong && product.description && (
          <div className="max-w-prose text-ink-soft">
            <FormattedText text={product.description} />
          </div>
        )}
        <Glance product={product} />
      </div>
      <div className="product-folds min-w-0">
        <ProductDetails product={product} shown={shown} chosen={chosen} withDescription={isLong} />
      </div>
    </article>
  );
}

/** 'Choose a shade', 'Add Walnut · £36.00'; of goods and sizes 'Add to Cart · £36.00'. */
function buttonLabel(
  { variants }: Pick<ShownProduct, 'variants'>,
  chosen: ShownVariant | null,
  totalPence: number,
): string {
  if (!chosen) return askForOption(variants);
  const isNamed = variants.length > 1 && optionWord(variants) !== 'size';
  return `Add ${isNamed ? chosen.name : 'to Cart'} · ${formatPounds(totalPence)}`;
}

const LONGEST_WITHOUT_FOLD = 360;

const ignore = () => {};

/** Memoised, because rendering it again before its script has loaded would remove it from the page. */
const Glance = memo(({ product }: { product: ShownProduct }) => (
  <Suspense>
    <AtAGlance product={product} />
  </Suspense>
));
