import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { formatPounds } from '#domain/money.ts';
import { firstInStock, type ProductCard, type VariantChoice } from '#domain/product.ts';
import { ShadeSwatch } from './shade-dots.tsx';

/** Which shade or size, the first one in stock preselected. */
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
  const [chosen, setChosen] = useState(() => firstInStock(product.variants) ?? product.variants[0]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      shape="sheet"
      footer={
        <Button className="w-full" onClick={() => chosen && onChoose(chosen)}>
          Add to Cart · {formatPounds(chosen?.pricePence)}
        </Button>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm text-ink-soft">
          {product.variants.some(({ shade }) => shade) ? 'Choose a shade' : 'Choose a size'}
        </legend>
        {product.variants.map((variant) => (
          <label
            key={variant.name}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border px-3 has-checked:border-ink has-checked:bg-blush-soft',
              'border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose',
              variant.stock <= 0 && 'text-ink-soft',
            )}
          >
            <input
              type="radio"
              name={`quick-add-${product.id}`}
              className="size-4 accent-ink"
              checked={chosen?.name === variant.name}
              onChange={() => setChosen(variant)}
            />
            {variant.shade && <ShadeSwatch color={variant.shade} className="size-7" />}
            <span className="grow font-medium">{variant.name}</span>
            <span className="text-sm tabular-nums">
              {variant.stock <= 0 ? 'Sold out' : formatPounds(variant.pricePence)}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
