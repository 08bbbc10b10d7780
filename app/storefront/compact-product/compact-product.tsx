import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { Drawing } from '#app/ui/drawing.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { VariantShown } from '#domain/catalogue/variant/card-of-variant.ts';

export type CompactCard = ProductCard & { drawing: Drawing | null; shown?: VariantShown };

/** A product in a narrow place: all of it is the link, but for a button under it. A row has its picture at its side, a tile above. */
export function CompactProduct({
  product,
  as,
  children,
}: {
  product: CompactCard;
  as: 'row' | 'tile';
  /** A button under a tile. */
  children?: ReactNode;
}) {
  const isRow = as === 'row';
  return (
    <li
      className={classNames(
        'relative grid rounded-card border border-line bg-surface hover:border-ink',
        isRow ? 'grid-cols-[4.5rem_minmax(0,1fr)] gap-4 pr-4' : 'grid-rows-[auto_1fr_auto] overflow-hidden',
      )}
    >
      <div className={isRow ? 'overflow-hidden rounded-l-card' : undefined}>
        <ProductPicture
          product={product}
          alt=""
          sizes={isRow ? '4.5rem' : '12rem'}
          className={isRow ? 'size-full object-cover' : 'aspect-[4/5] object-cover'}
        />
      </div>
      <div
        className={classNames(
          'grid gap-0.5',
          isRow ? 'self-center py-2 leading-snug' : 'content-start p-3 text-sm leading-snug',
        )}
      >
        <Link
          to={product.shown ? paths.variant(product.id, product.shown.slug) : paths.product(product.id)}
          className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
        >
          {product.name}
        </Link>
        <p className="text-sm text-ink-soft">
          {product.shown ? `${product.brand.name} · ${product.shown.name}` : product.brand.name}
        </p>
        <Price
          pricePence={product.pricePence}
          originalPricePence={product.originalPricePence}
          amount={product.amount}
          unit={product.unit}
          from={product.hasPriceRange}
        />
      </div>
      {children && <div className="relative z-1 px-3 pb-3">{children}</div>}
    </li>
  );
}
