import { replayed } from '#app/script-delivery/replayed.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { openingCartSoon } from '#app/storefront/cart-adding/cart-drawer-store.ts';
import { VariantPicker } from '#app/storefront/product-card/variant-picker.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Price } from '#app/ui/price.tsx';
import { needsChoice } from '#domain/catalogue/product.ts';
import { isLowStock, stockNote } from '#domain/catalogue/stock.ts';
import { untilText } from '#domain/dated-prices/dated-end.ts';
import { discountBadge } from '#domain/money/discount.ts';
import { formatPounds } from '#domain/money/money.ts';
import { formatSize, formatUnitPrice, unitPrice } from '#domain/money/unit-price.ts';
import type { ShownOffer } from '#domain/promotions/shown-offer.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { DeliveredBy } from './delivered-by.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';
import { VariantLinks } from './variant-links.tsx';

/** Price, variant, quantity and the button; price, unit price and stock follow the chosen variant. */
export function BuyBox({
  product,
  chosen,
  shown,
  quantity,
  label,
  isAsked,
  onChoose,
  onQuantity,
  onAdd,
  instead,
}: {
  product: ShownProduct;
  /** Null until one is chosen; `shown` gives the price then. */
  chosen: ShownVariant | null;
  shown: ShownVariant;
  quantity: number;
  label: string;
  /** True after the button was pressed without a choice. */
  isAsked: boolean;
  onChoose: (variant: ShownVariant | null) => void;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
  /** The id of what can be bought instead of what is sold out; null where there is nothing. */
  instead: string | null;
}) {
  const shop = useShop();
  const isSoldOut = shown.stock <= 0;
  // Before a choice as many as there are of any.
  const stock = chosen?.stock ?? Math.max(...product.variants.map((variant) => variant.stock));
  return (
    <div className="grid gap-5">
      <div>
        <PriceBlock product={product} shown={shown} isFrom={!chosen && hasDearer(product, shown)} />
        {shown.priceEndsAt && (
          <p className="text-sm text-ink-soft">{`This price holds ${untilText(shown.priceEndsAt)}.`}</p>
        )}
        {product.offers.length > 0 && (
          <ul aria-label="Offers" className="mt-2 grid gap-1 text-sm text-leaf">
            {product.offers.map((offer) => (
              <li key={offer.words} className="[overflow-wrap:anywhere]">
                {offerText(offer, { product, shown })}
              </li>
            ))}
          </ul>
        )}
        {!isSoldOut && <DeliveredBy />}
      </div>
      {needsChoice({ ...product, variantCount: product.variants.length }) && (
        <>
          <div className="needs-script">
            <VariantPicker
              variants={product.variants}
              chosen={chosen}
              group="variant"
              isAsked={isAsked}
              optionName={product.optionName}
              onChoose={onChoose}
            />
          </div>
          <noscript>{import.meta.env.SSR && <VariantLinks product={product} chosen={chosen} />}</noscript>
        </>
      )}
      <div className="grid gap-3">
        <div className="buy-row needs-script no-print">
          {!isSoldOut && (
            <QuantityStepper
              name={product.name}
              quantity={quantity}
              stock={stock}
              mostInOrder={shop.delivery.maxLineQuantity}
              onChange={onQuantity}
            />
          )}
          <button
            {...replayed}
            type="button"
            {...openingCartSoon}
            onClick={onAdd}
            aria-label={isSoldOut ? 'Add to Cart, sold out' : undefined}
            className={classNames(
              'btn px-3 leading-tight',
              isSoldOut ? 'btn-outline sold-out' : 'btn-primary',
            )}
          >
            {label}
          </button>
          {instead && (
            <a href={`#${instead}`} className="btn btn-primary instead-link">
              See what is in stock
            </a>
          )}
        </div>
        <p
          aria-live="polite"
          aria-atomic="true"
          className={classNames(
            'stock-note',
            isSoldOut && 'sold-out',
            chosen && isLowStock(chosen.stock) && 'is-low',
          )}
        >
          {chosen && (
            <span>
              {/* Said together with the stock: two regions would speak twice of one choice. */}
              <span className="sr-only">{formatPounds(chosen.pricePence)}, </span>
              {stockNote(chosen.stock)}
            </span>
          )}
        </p>
        <noscript>
          {import.meta.env.SSR && (
            <p className="rounded-card bg-blush-soft p-4">
              Everything here can be read as it is. To order online, please switch JavaScript on in your
              browser, or ring us on <a href={shop.phoneHref}>{shop.phone}</a>.
            </p>
          )}
        </noscript>
      </div>
    </div>
  );
}

function hasDearer({ variants }: ShownProduct, { pricePence }: ShownVariant): boolean {
  return variants.some((variant) => variant.stock > 0 && variant.pricePence > pricePence);
}

/** The words of an offer, its end, and the price and unit price with it, where they depend on nothing else. */
function offerText(
  { words, endsAt, pricesPence }: ShownOffer,
  { product, shown }: { product: ShownProduct; shown: ShownVariant },
): string {
  const pence = pricesPence[shown.name];
  const perUnit = pence === undefined ? null : unitPrice(pence, shown.amount, product.unit);
  const price = pence === undefined ? '' : `: ${formatPounds(pence)}`;
  return `${words}${price}${perUnit ? ` (${formatUnitPrice(perUnit)})` : ''}${endsAt ? `, ${untilText(endsAt)}` : ''}`;
}

function PriceBlock({
  product,
  shown,
  isFrom,
}: {
  product: ShownProduct;
  shown: ShownVariant;
  isFrom: boolean;
}) {
  const { pricePence, originalPricePence, amount } = shown;
  const percent = discountBadge({ pricePence, originalPricePence, discountPercent: product.discountPercent });
  const { showsVat } = useShop();
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <Price
        size="page"
        from={isFrom}
        pricePence={pricePence}
        originalPricePence={originalPricePence}
        amount={amount}
        unit={product.unit}
        amountText={formatSize(amount, product.unit) ?? ''}
        taxText={showsVat && product.vatRate !== 'zero' ? 'inc. VAT' : ''}
      />
      {percent !== null && (
        <Badge tone="sale" className="mt-2">
          -{percent}%
        </Badge>
      )}
    </div>
  );
}
