import type { GivenGoods } from '#app/storefront/cart/cart-check.ts';
import { classNames } from '#app/ui/class-names.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { FREE_GIFT } from '#domain/promotions/free-gift.ts';

/** Goods that an offer gives: no quantity to change, and no link, since they may not be on sale. */
export function GivenLine({
  goods: { name, brand, variant, image, category, reason },
  size,
}: {
  goods: GivenGoods;
  size: 'wide' | 'narrow' | 'small';
}) {
  const isSmall = size === 'small';
  return (
    <li
      className={classNames(
        'grid 3xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4',
        !isSmall && 'border-b border-line py-5',
        size === 'wide' && 'sm:gap-x-6 sm:py-7',
      )}
    >
      <ProductPicture
        product={pictured({ name, brand, imageUrl: image || null, category })}
        alt=""
        sizes={isSmall ? '4rem' : '8rem'}
        className={classNames('rounded-lg', PICTURE_WIDTHS[size])}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 self-start">
        <div className="min-w-0 flex-[1_1_7rem] [overflow-wrap:anywhere]">
          {!isSmall && <p className="eyebrow text-ink-soft">{brand}</p>}
          <p className={classNames('font-display leading-snug', size === 'wide' && 'text-lg sm:text-xl')}>
            {name}
          </p>
          {variant !== STANDARD_VARIANT && <p className="text-sm text-ink-soft">{variant}</p>}
          <p className="text-sm text-leaf">
            {FREE_GIFT}: {reason}
          </p>
        </div>
        <p className="ml-auto font-semibold tabular-nums">£0.00</p>
      </div>
    </li>
  );
}

const PICTURE_WIDTHS = {
  wide: 'w-[min(6rem,25vw)] sm:w-32',
  narrow: 'w-[min(5rem,21vw)]',
  small: 'w-16',
};
