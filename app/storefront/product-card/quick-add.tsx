import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { useLater } from '#app/ui/use-later.ts';
import { ADD_TO_CART_FAILED } from '#domain/messages.ts';
import { firstInStock, needsChoice, type ProductCard, STANDARD_VARIANT } from '#domain/product.ts';
import { openingCartSoon } from '../cart/cart-drawer.tsx';
import { type AddedVariant, useAddToCart } from '../cart/use-add-to-cart.ts';

/** 'Add to Cart' on a card: at once where there is nothing to choose, else it asks which one (decision 25). */
export function QuickAdd({ product }: { product: ProductCard }) {
  const addToCart = useAddToCart();
  const [asking, setAsking] = useState(false);
  const asks = needsChoice(product) && product.stock > 0;
  const part = useLater(asking, fetchDialog, () => {
    setAsking(false);
    showToast(ADD_TO_CART_FAILED, 'alert');
  });

  function add(variant: AddedVariant) {
    const { id, name, brand, imageUrl } = product;
    addToCart({ id, name, brand: brand.name, image: imageUrl }, variant, 1, 'quick');
  }

  function addOnly() {
    const { pricePence, stock } = product;
    add(
      firstInStock(product.variants) ?? product.variants[0] ?? { name: STANDARD_VARIANT, pricePence, stock },
    );
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="needs-script w-full border-line-strong"
        aria-label={`Add to Cart: ${product.name}`}
        aria-haspopup={asks ? 'dialog' : undefined}
        {...openingCartSoon}
        onClick={() => (asks ? setAsking(true) : addOnly())}
      >
        Add to Cart
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
