import { classNames } from '#app/ui/class-names.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import type { SuggestedProduct } from './read-suggestions.ts';

export function SuggestedProductRow({ product }: { product: SuggestedProduct }) {
  return (
    <>
      <ProductPicture
        product={pictured(product)}
        alt=""
        className={classNames('w-11 shrink-0 rounded-md', product.stock <= 0 && 'opacity-55 saturate-50')}
        sizes="2.75rem"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-ink-soft">{product.brand}</span>
        <span className="line-clamp-2">{product.name}</span>
      </span>
      <Cost {...product} />
    </>
  );
}

function Cost({ pricePence, originalPricePence, amount, unit, stock }: SuggestedProduct) {
  const perUnit = unitPrice(pricePence, amount, unit);
  return (
    <span className="text-right text-sm">
      <span className="block font-semibold">{formatPounds(pricePence)}</span>
      {originalPricePence !== null && originalPricePence > pricePence && (
        <span className="block text-xs text-ink-soft">
          <span className="sr-only">was </span>
          <s>{formatPounds(originalPricePence)}</s>
        </span>
      )}
      {perUnit && <span className="block text-xs text-ink-soft">{formatUnitPrice(perUnit)}</span>}
      {stock <= 0 && <span className="block text-xs font-semibold text-ink-soft">Sold out</span>}
    </span>
  );
}
