import { type MouseEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { firstInStock, type ProductCard, type VariantChoice } from '#domain/catalogue/product.ts';
import { stockNote } from '#domain/catalogue/stock.ts';
import { formatPounds } from '#domain/money/money.ts';
import { VariantPicker } from './variant-picker.tsx';

/** The choice of shade or size, the first one in stock preselected (docs/decisions/039-variants-and-cart-identity.md). */
export function QuickAddDialog({
  product,
  open,
  onClose,
  onChoose,
}: {
  product: ProductCard;
  open: boolean;
  onClose: () => void;
  onChoose: (variant: VariantChoice) => void;
}) {
  const [picked, setPicked] = useState<VariantChoice | null>(null);
  const chosen = picked ?? firstInStock(product.variants) ?? product.variants[0];
  if (!chosen) return null;

  /** Called first, so that focus is back on the card before the cart drawer opens. */
  function choose(event: MouseEvent<HTMLElement>, variant: VariantChoice) {
    event.currentTarget.closest('dialog')?.close();
    onChoose(variant);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      shape="sheet"
      className="sm:m-auto sm:max-w-md sm:rounded-card"
      footer={
        <Button className="w-full" onClick={(event) => choose(event, chosen)}>
          Add to Cart · {formatPounds(chosen.pricePence)}
        </Button>
      }
    >
      <VariantPicker
        variants={product.variants}
        chosen={chosen}
        group={`quick-add-${product.id}`}
        onChoose={setPicked}
      />
      <p aria-live="polite" className="mt-4 text-sm text-ink-soft">
        {stockNote(chosen.stock)}
      </p>
    </Dialog>
  );
}
