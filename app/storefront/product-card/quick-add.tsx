import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { firstInStock, needsChoice, type ProductCard, type VariantChoice } from '#domain/product.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { QuickAddDialog } from './quick-add-dialog.tsx';

/** 'Add to Cart' on a card: at once where there is nothing to choose, else it asks which one (decision 25). */
export function QuickAdd({ product }: { product: ProductCard }) {
  const addToCart = useAddToCart();
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const asks = needsChoice(product) && product.stock > 0;

  function add(variant: Pick<VariantChoice, 'name' | 'pricePence' | 'stock'>) {
    const { id, name, brand, imageUrl } = product;
    addToCart({ id, name, brand: brand.name, image: imageUrl }, variant, 1, 'quick');
  }

  function press() {
    if (asks) {
      setHasAsked(true);
      setAsking(true);
      return;
    }
    const only = firstInStock(product.variants) ?? product.variants[0];
    add(only ?? { name: 'Standard', pricePence: product.pricePence, stock: product.stock });
  }

  return (
    <>
      <Button variant="outline" size="small" className="needs-script w-full" onClick={press}>
        Add to Cart<span className="sr-only">: {product.name}</span>
      </Button>
      {hasAsked && (
        <QuickAddDialog
          product={product}
          open={isAsking}
          onClose={() => setAsking(false)}
          onChoose={(variant) => {
            setAsking(false);
            add(variant);
          }}
        />
      )}
    </>
  );
}
