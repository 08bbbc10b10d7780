import { LineOffers } from '#app/storefront/cart/line-offers.tsx';
import { LinePrice } from '#app/storefront/cart/line-price.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { FoundOrder } from './lookup-result.ts';

export function OrderLines({ lines }: Pick<FoundOrder, 'lines'>) {
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="heading-3 mb-3">
        What you ordered
      </h2>
      <ul>
        {lines.map(({ slug, name, variant, brand, imageUrl, quantity, contents, ...paid }) => (
          <li
            key={`${slug} ${variant} ${quantity} ${paid.linePence} ${paid.isGiven}`}
            className="grid items-center gap-x-4 gap-y-1 3xs:grid-cols-[auto_minmax(0,1fr)_auto] border-b border-line py-4"
          >
            <ProductPicture
              product={pictured({ name, brand, imageUrl, category: '' })}
              alt=""
              sizes="4rem"
              className="w-[min(4rem,18vw)] rounded-lg"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-sm text-ink-soft">{brand}</span>
              {quantity} × {name}
              {variant && <span className="text-ink-soft"> ({variant})</span>}
              {contents && <span className="block text-sm text-ink-soft">{contents}</span>}
              <LineOffers {...paid} />
            </span>
            <span className="font-semibold tabular-nums">
              <LinePrice {...paid} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
