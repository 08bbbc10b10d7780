import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Price } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { discountBadge } from '#domain/discount.ts';
import type { ProductCard as Card } from '#domain/product.ts';
import { isLowStock } from '#domain/stock.ts';
import { QuickAdd } from './quick-add.tsx';
import { ShadeDots } from './shade-dots.tsx';

/** A product in a grid or list: one link over the whole card, with the quick add above it. */
export function ProductCard({
  product,
  priority = false,
  headingLevel = 3,
  layout = 'grid',
}: {
  product: Card;
  priority?: boolean;
  headingLevel?: 2 | 3;
  layout?: 'grid' | 'list';
}) {
  const Heading = `h${headingLevel}` as const;
  const inList = layout === 'list';
  return (
    <article
      className={classNames(
        'group relative flex h-full gap-3',
        inList ? 'items-start gap-4 border-b border-line py-5 xs:gap-6' : 'flex-col',
      )}
    >
      <div
        className={classNames(
          'relative overflow-hidden rounded-card bg-blush-soft',
          inList && 'w-28 shrink-0 xs:w-40',
        )}
      >
        <ProductPicture
          product={{
            name: product.name,
            brand: product.brand.name,
            imageUrl: product.imageUrl,
            category: product.category.slug,
          }}
          alt=""
          priority={priority}
          sizes="(min-width: 1200px) 300px, (min-width: 768px) 30vw, 46vw"
          className="aspect-4/5 w-full transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none"
        />
        <CardBadges product={product} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="text-xs font-medium tracking-[0.12em] text-ink-soft uppercase">{product.brand.name}</p>
        <Heading className="font-display text-lg leading-snug [overflow-wrap:anywhere]">
          <Link
            to={paths.product(product.id)}
            prefetch="intent"
            className="after:absolute after:inset-0 after:z-1 group-hover:text-rose-deep"
          >
            {product.name}
          </Link>
        </Heading>
        <Price
          pricePence={product.pricePence}
          originalPricePence={product.originalPricePence}
          amount={product.amount}
          unit={product.unit}
          from={product.hasPriceRange}
        />
        <Rating rating={product.rating} reviewCount={product.reviewCount} />
        <ShadeDots variants={product.variants} />
        <div className={classNames('relative z-2 mt-auto pt-2', inList && 'max-w-56')}>
          <QuickAdd product={product} />
        </div>
      </div>
    </article>
  );
}

function CardBadges({ product }: { product: Card }) {
  const percent = discountBadge(product);
  return (
    <div className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
      {percent !== null && (
        <Badge tone="sale">
          <span aria-hidden="true">-{percent}%</span>
          <span className="sr-only">{percent}% off</span>
        </Badge>
      )}
      {product.stock <= 0 && <Badge tone="plum">Sold out</Badge>}
      {isLowStock(product.stock) && <Badge>Limited Stock</Badge>}
    </div>
  );
}
