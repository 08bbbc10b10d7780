import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { formatPounds } from '#domain/money/money.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { changeQuantity } from './cart-changes.ts';
import type { CartLineView } from './checked-cart.ts';
import { LineNote } from './line-note.tsx';
import { LineOffers } from './line-offers.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export function CartLine({
  line,
  narrow = false,
  onRemove,
}: {
  line: CartLineView;
  narrow?: boolean;
  onRemove: () => void;
}) {
  const { item, pricePence, buyable } = line;
  const address = addressOf(item);
  const gone = line.problem === 'product-gone' || line.problem === 'out-of-stock';

  function changeOrRemove(quantity: number) {
    if (quantity > 0) changeQuantity(item, quantity);
    else onRemove();
  }

  return (
    <li
      className={classNames(
        'grid 3xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-5',
        narrow ? 'first:pt-1' : 'sm:gap-x-6 sm:py-7',
      )}
    >
      <Link
        to={address}
        tabIndex={-1}
        aria-hidden="true"
        className={classNames('block', gone && 'opacity-50 grayscale')}
      >
        <ProductPicture
          product={pictured({
            name: item.name,
            brand: item.brand,
            imageUrl: item.image || null,
            category: line.category,
          })}
          alt=""
          sizes="8rem"
          className={classNames('rounded-lg', narrow ? 'w-[min(5rem,21vw)]' : 'w-[min(6rem,25vw)] sm:w-32')}
        />
      </Link>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 flex-[1_1_7rem] [overflow-wrap:anywhere]">
            <p className="eyebrow text-ink-soft">{item.brand}</p>
            <Link
              to={address}
              className={classNames(
                'font-display leading-snug hover:text-rose',
                narrow ? 'text-base' : 'text-lg sm:text-xl',
              )}
            >
              {item.name}
            </Link>
          </div>
          <p className="ml-auto font-semibold tabular-nums" data-line-total>
            {buyable > 0 ? <LinePrice {...line} /> : '–'}
          </p>
        </div>
        <p className="print-only text-sm">Quantity: {item.quantity}</p>
        <p className="text-sm text-ink-soft">
          {item.variant !== STANDARD_VARIANT && <>{item.variant} · </>}
          {formatPounds(pricePence)} each
        </p>
        {line.parts && line.parts.length > 0 && (
          <p className="text-sm text-ink-soft">{contentsText(line.parts)}</p>
        )}
        <LineOffers adjustments={line.adjustments} />
        <LineNote line={line} onQuantity={changeOrRemove} />
        {!gone && (
          <div className="no-print mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <QuantityStepper
              name={item.name}
              quantity={item.quantity}
              stock={line.stock}
              mostInOrder={line.mostInOrder}
              onChange={(quantity) => changeQuantity(item, quantity)}
              onRemove={onRemove}
            />
            <button
              type="button"
              className="min-h-11 px-1 text-sm text-ink-soft underline underline-offset-4 hover:text-rose"
              onClick={onRemove}
            >
              Remove<span className="sr-only"> {item.name}</span>
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

/** The product's page with the shade or size of the line chosen. */
function addressOf({ id, variant }: CartLineView['item']): string {
  const [slug = ''] = variantSlugs([variant]);
  return variant === STANDARD_VARIANT ? paths.product(id) : paths.variant(id, slug);
}
