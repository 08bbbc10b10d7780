import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { HeartButton } from '#app/storefront/wish/heart-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Rating } from '#app/ui/rating.tsx';
import { ShareButton } from './share-button.tsx';
import type { ShownProduct } from './shown-product.ts';

export function ProductHeading({
  product,
  variant,
}: {
  product: ShownProduct /** Slug of the chosen one, if there are several. */;
  variant: string | null;
}) {
  const { id, name, brand, rating, reviewCount } = product;
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={paths.brand(brand.slug)}
          className="inline-flex min-h-11 items-center text-xs font-semibold tracking-[0.14em] text-ink-soft uppercase underline-offset-4 hover:text-rose hover:underline"
        >
          {brand.name}
        </Link>
        <div className="flex flex-wrap justify-end gap-x-1">
          <HeartButton id={id} name={name} variant={variant} />
          <ShareButton id={id} name={name} variant={variant} />
        </div>
      </div>
      <h1
        className={classNames(
          'font-display leading-[1.08] tracking-[-0.015em] [overflow-wrap:anywhere]',
          name.length > 60 ? 'text-2xl sm:text-3xl' : 'text-[clamp(1.75rem,1.3rem+2.2vw,3.25rem)]',
        )}
      >
        {name}
      </h1>
      <a href="#reviews" className="mt-1.5 inline-block py-0.5 hover:underline sm:mt-2.5">
        <Rating rating={rating} reviewCount={reviewCount} />
      </a>
    </header>
  );
}
