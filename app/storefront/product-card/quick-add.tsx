import { useState } from 'react';
import { useLater } from '#app/browser/use-later.ts';
import { replayed } from '#app/script-delivery/replayed.ts';
import { openingCartSoon } from '#app/storefront/cart-adding/cart-drawer-store.ts';
import { type AddedVariant, useAddToCart } from '#app/storefront/cart-adding/use-add-to-cart.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { needsChoice, STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { openingVariant } from '#domain/catalogue/variant/opening-variant.ts';
import { ADD_TO_CART_FAILED } from '#domain/words/messages.ts';
import type { ShownCard } from './shown-card.ts';

/**
 * 'Add to Cart' on a card: adds at once if there is nothing to choose, else asks for the shade or size. The button of a
 * sold-out product stays pressable and then says why nothing was added.
 */
export function QuickAdd({ product }: { product: ShownCard }) {
  const addToCart = useAddToCart();
  const [asking, setAsking] = useState(false);
  const isSoldOut = product.stock <= 0;
  const asks = needsChoice(product) && !isSoldOut;
  const part = useLater(asking, fetchDialog, () => {
    setAsking(false);
    showToast(ADD_TO_CART_FAILED, 'alert');
  });

  function add(variant: AddedVariant, ownPicture: string | null = null) {
    const { id, name, brand, imageUrl } = product;
    addToCart({ id, name, brand: brand.name, image: ownPicture ?? imageUrl }, variant, 1, 'quick');
  }

  function addOnly() {
    const { pricePence, stock } = product;
    add(openingVariant(product.variants) ?? { name: STANDARD_VARIANT, pricePence, stock });
  }

  return (
    <>
      <Button
        {...replayed}
        variant="outline"
        size="small"
        className={classNames('needs-script w-full border-line-strong', isSoldOut && 'sold-out')}
        aria-label={`Add to Cart: ${product.name}${isSoldOut ? ', sold out' : ''}`}
        aria-haspopup={asks ? 'dialog' : undefined}
        {...openingCartSoon}
        onClick={() => (asks ? setAsking(true) : addOnly())}
      >
        {isSoldOut ? 'Sold out' : 'Add to Cart'}
      </Button>
      {part && (
        <part.QuickAddDialog
          product={product}
          open={asking}
          onClose={() => setAsking(false)}
          onChoose={add}
        />
      )}
    </>
  );
}

const fetchDialog = () => import('./quick-add-dialog.tsx');
