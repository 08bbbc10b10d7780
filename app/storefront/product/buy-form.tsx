import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { formatPounds } from '#domain/money.ts';
import type { Product, Variant } from '#domain/product.ts';
import { clampQuantity, isLowStock, stockNote } from '#domain/stock.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';

/** How many, and into the cart. A sold-out product's button stays pressable, to say so (decision 31). */
export function BuyForm({ product, variant }: { product: Product; variant: Variant }) {
  const [wanted, setWanted] = useState(1);
  const addToCart = useAddToCart();
  const quantity = Math.max(1, clampQuantity(wanted, variant.stock));

  function add() {
    const image = variant.imageUrl ?? product.imageUrl;
    addToCart(
      { id: product.id, name: product.name, brand: product.brand.name, image },
      variant,
      quantity,
      'product',
    );
  }

  return (
    <div className="grid gap-3">
      <p
        aria-live="polite"
        className={classNames(
          'text-sm font-semibold',
          variant.stock <= 0 && 'text-ink-soft',
          isLowStock(variant.stock) && 'text-rose',
          variant.stock > 0 && !isLowStock(variant.stock) && 'text-leaf',
        )}
      >
        {stockNote(variant.stock)}
      </p>
      <div className="needs-script flex flex-wrap gap-3">
        {variant.stock > 0 && (
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            stock={variant.stock}
            onChange={setWanted}
          />
        )}
        <Button size="large" className="grow" onClick={add}>
          Add to Cart · {formatPounds(variant.pricePence * quantity)}
        </Button>
      </div>
      <noscript>
        <p className="rounded-xl bg-blush-soft px-4 py-3 text-sm">
          You can read and compare everything here. To put it into a cart and order, please turn on
          JavaScript.
        </p>
      </noscript>
      <StickyBar name={product.name} total={formatPounds(variant.pricePence * quantity)} onAdd={add} />
    </div>
  );
}

/** On phones, at the lower edge while the page is read. */
function StickyBar({ name, total, onAdd }: { name: string; total: string; onAdd: () => void }) {
  return (
    <div className="buy-bar needs-script no-print">
      <p className="min-w-0 grow truncate font-display">{name}</p>
      <Button size="small" onClick={onAdd}>
        Add to Cart · {total}
      </Button>
    </div>
  );
}
