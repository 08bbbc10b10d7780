import { stockRequestPaths } from '#app/links/stock-request-paths.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** The sold-out variants that cannot be chosen without script, each with the way to be told when it is back. */
export function SoldOutVariants({ product, chosen }: { product: ShownProduct; chosen: ShownVariant }) {
  const others = product.variants.filter((variant) => variant !== chosen && variant.stock <= 0);
  if (others.length === 0) return null;
  return (
    <p className="[overflow-wrap:anywhere]">
      Sold out, tell me when it is back:{' '}
      {others.map(({ name }, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <a href={stockRequestPaths.ask(product.id, name)} className="underline underline-offset-4">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
