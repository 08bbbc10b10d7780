import { Button } from '#app/ui/button.tsx';
import type { SellableVariant } from '#database/queries/entered-orders/sellable-variants.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';

/** Shades and sizes to choose from: a press adds one. */
export function ProductChoices({ text, variants }: { text: string; variants: readonly SellableVariant[] }) {
  return (
    <ul aria-label={`Products found for ${text}`} className="grid gap-2">
      {variants.map(({ variantId, product, variant, brand, sku, stock, pricePence }, at) => (
        <li key={variantId}>
          <Button
            type="submit"
            name="add"
            value={variantId}
            id={at === 0 ? 'choice' : undefined}
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
  );
}
