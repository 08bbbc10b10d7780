import type { ReactNode } from 'react';
import { ProductCard } from '#app/storefront/product-card/product-card.tsx';
import { nameFromId, type Wish } from './wish.ts';

/** Products as cards, and those no longer in the shop by name below. */
export function WishGrid({
  wishes,
  onRemove,
  more,
}: {
  wishes: Wish[];
  /** Absent on a shared list. */
  onRemove?: (id: string) => void;
  more?: ReactNode;
}) {
  const gone = wishes.filter(({ product }) => product === null);
  return (
    <>
      <ul className="product-grid grid 3xs:grid-cols-2 gap-x-3.5 sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4">
        {wishes.map(
          ({ id, product }, place) =>
            product && (
              <li key={id} className="wish">
                <ProductCard product={product} headingLevel={2} priority={place < 4} />
                {onRemove && (
                  <button type="button" className="btn btn-quiet btn-small" onClick={() => onRemove(id)}>
                    Remove<span className="sr-only"> {product.name}</span>
                  </button>
                )}
              </li>
            ),
        )}
        {more && <li className="wishes-to-come contents">{more}</li>}
      </ul>
      {gone.length > 0 && <GoneWishes gone={gone} onRemove={onRemove} />}
    </>
  );
}

function GoneWishes({ gone, onRemove }: { gone: Wish[]; onRemove?: (id: string) => void }) {
  return (
    <section aria-labelledby="gone-wishes" className="mt-14 rounded-card bg-blush-soft p-5 sm:p-8">
      <h2 id="gone-wishes" className="heading-3">
        No longer available
      </h2>
      <ul className="mt-3">
        {gone.map(({ id }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-blush py-1 last:border-0"
          >
            <span className="py-2 text-ink-soft [overflow-wrap:anywhere]">{nameFromId(id)}</span>
            {onRemove && (
              <button type="button" className="btn btn-quiet btn-small" onClick={() => onRemove(id)}>
                Remove<span className="sr-only"> {nameFromId(id)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
