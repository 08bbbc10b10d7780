import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { firstInStock, needsChoice, type ProductCard, STANDARD_VARIANT } from '#domain/product.ts';
import { type AddedVariant, useAddToCart } from '../cart/use-add-to-cart.ts';
import { QuickAddDialog } from './quick-add-dialog.tsx';

/** 'Add to Cart' on a card: at once where there is nothing to choose, else it asks which one (decision 25). */
export function QuickAdd({ product }: { product: ProductCard }) {
  const addToCart = useAddToCart();
  const [asking, setAsking] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const asks = needsChoice(product) && product.stock > 0;

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
        onClick={() => (asks ? setAsking('open') : addOnly())}
      >
        Add to Cart
      </Button>
      {asking !== 'not-yet' && (
        <QuickAddDialog
          product={product}
          open={asking === 'open'}
          onClose={() => setAsking('closed')}
          onChoose={add}
        />
      )}
    </>
  );
}
