import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { HeartButton } from '#app/storefront/wish/heart-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Price, UnitPriceLine } from '#app/ui/price.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { CardBadges } from './card-badges.tsx';
import { QuickAdd } from './quick-add.tsx';
import { ShadeDots } from './shade-dots.tsx';
import type { ShownCard } from './shown-card.ts';

/** A product in a grid or a list: one link over the whole card, with quick add above it. */
export function ProductCard({
  product,
  headingLevel = 3,
  priority = false,
  layout = 'grid',
  words = '',
}: {
  product: ShownCard;
  headingLevel?: 2 | 3;
  /** True if the picture is in the first view: it is loaded with priority. */
  priority?: boolean;
  layout?: 'grid' | 'list';
  /** Text under the name, in the list view. */
  words?: string;
}) {
  const inList = layout === 'list';
  return (
    <article
      className={classNames(
        'group relative',
        inList
          ? 'grid 3xs:grid-cols-[min(7rem,29vw)_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 py-5 xs:grid-cols-[9rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)_11rem] sm:gap-x-8'
          : 'flex h-full flex-col',
      )}
    >
      <div
        className={classNames(
          'relative overflow-hidden rounded-card',
          inList ? '3xs:row-span-2 self-start' : 'mb-3',
        )}
      >
        <FirstPicture product={product} priority={priority} inList={inList} />
        {product.secondImageUrl && <SecondPicture url={product.secondImageUrl} inList={inList} />}
        <CardBadges product={product} inList={inList} />
        <HeartButton id={product.id} name={product.name} variant={product.shown?.slug ?? null} inCard />
      </div>
      <Words product={product} headingLevel={headingLevel} words={words} />
      <div
        className={classNames(
          'relative z-2',
          inList
            ? '3xs:col-start-2 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center'
            : 'mt-auto pt-3',
        )}
      >
        <QuickAdd product={product} />
      </div>
    </article>
  );
}

function Words({ product, headingLevel, words }: { product: ShownCard; headingLevel: 2 | 3; words: string }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card-words grid min-w-0 content-start gap-1">
      <p className="text-[0.6875rem] leading-snug font-semibold tracking-[0.14em] text-ink-soft uppercase [overflow-wrap:anywhere]">
        {product.brand.name}
      </p>
      <Heading className="font-display text-[1.0625rem] leading-[1.42] sm:text-lg">
        <Link
          to={product.shown ? paths.variant(product.id, product.shown.slug) : paths.product(product.id)}
          prefetch="intent"
          className="2xs:line-clamp-3 [overflow-wrap:anywhere] after:absolute after:inset-0 after:z-1 after:rounded-card group-hover:text-rose focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-rose"
        >
          {product.name}
        </Link>
      </Heading>
      {words && (
        <p className="mb-1 line-clamp-2 max-w-prose text-[0.9375rem] leading-snug text-ink-soft max-sm:hidden">
          {words}
        </p>
      )}
      <Price
        pricePence={product.pricePence}
        originalPricePence={product.originalPricePence}
        amount={product.amount}
        unit={product.unit}
        from={product.hasPriceRange}
        hidesUnitPrice
      />
      {product.offer && (
        <p className="truncate text-[0.8125rem] leading-snug text-leaf" title={product.offer}>
          {product.offer}
        </p>
      )}
      <Rating rating={product.rating} reviewCount={product.reviewCount} />
      <ShadeDots variants={product.variants} only={product.shown?.name} />
      <UnitPriceLine pricePence={product.pricePence} amount={product.amount} unit={product.unit} />
    </div>
  );
}

function FirstPicture({
  product,
  priority,
  inList,
}: {
  product: ShownCard;
  priority: boolean;
  inList: boolean;
}) {
  const { stock } = product;
  return (
    <ProductPicture
      product={product}
      alt=""
      priority={priority}
      sizes={pictureSizes(inList)}
      className={classNames(
        'transition-transform duration-300 group-hover:scale-[1.025] motion-reduce:transform-none',
        stock <= 0 && 'opacity-55 saturate-50',
      )}
    />
  );
}

/** The second picture, fetched when a pointer or the keyboard reaches the card. */
function SecondPicture({ url, inList }: { url: string; inList: boolean }) {
  return (
    <span className="absolute inset-0 hidden transition-opacity duration-200 group-hover:block group-has-focus-visible:block starting:opacity-0 motion-reduce:transition-none">
      <Picture url={url} alt="" sizes={pictureSizes(inList)} className="h-full bg-transparent object-cover" />
    </span>
  );
}

function pictureSizes(inList: boolean): string {
  return inList ? '9rem' : '(min-width: 75rem) 20rem, (min-width: 48rem) 30vw, 46vw';
}
