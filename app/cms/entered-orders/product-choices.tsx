import type { KeyboardEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Choice } from '#operations/entered-orders/draft-order.ts';

/** Shades and sizes to choose from: a press adds one. The keyboard comes here by Tab or the down arrow alone: a scanner types on. */
export function ProductChoices({
  text,
  quantity,
  variants,
  openName,
  isFirst,
}: Choice & {
  /** The field that keeps what was asked for until one is chosen. */
  openName: string;
  isFirst: boolean;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold [overflow-wrap:anywhere]">
        Which ‘{text}’{quantity > 1 && `, ${quantity} pieces`}?
      </legend>
      <input type="hidden" name={openName} value={text} />
      <ul aria-label={`Products found for ${text}`} className="grid gap-2" onKeyDown={move}>
        {variants.map(({ variantId, product, variant, brand, sku, stock, pricePence }, at) => (
          <li key={variantId}>
            <Button
              type="submit"
              name="add"
              value={variantId}
              id={isFirst && at === 0 ? 'choice' : undefined}
              variant="outline"
              className="w-full justify-start text-left"
            >
              <span className="grid [overflow-wrap:anywhere]">
                <span>
                  {product}
                  {variant !== STANDARD_VARIANT && ` (${variant})`}
                </span>
                <span className="text-xs font-normal text-ink-soft">
                  {[
                    brand,
                    sku && `SKU ${sku}`,
                    formatPounds(pricePence),
                    stock > 0 ? `${stock} in stock` : 'Sold out',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button type="submit" name="leave" value={text} variant="outline" className="justify-self-start">
        None of these
      </Button>
    </fieldset>
  );
}

/** Arrows go from choice to choice; what is typed or scanned goes to the product field. */
function move(event: KeyboardEvent<HTMLUListElement>) {
  const product = document.getElementById('product');
  const isText = event.key.length === 1 && event.key !== ' ';
  if (isText && !event.ctrlKey && !event.metaKey && !event.altKey) return product?.focus();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = event.key === 'ArrowDown' ? buttons[at + 1] : (buttons[at - 1] ?? product);
  to?.focus();
}
