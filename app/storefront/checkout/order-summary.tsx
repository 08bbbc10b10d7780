import type { ComponentProps } from 'react';
import { useShop } from '#app/shop/use-shop.ts';
import { classNames } from '#app/ui/class-names.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { CartLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { expectedWords, windowOf } from '#domain/delivery/expected-words.ts';
import { formatPounds } from '#domain/money/money.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import type { CheckedCart } from '../cart/checked-cart.ts';
import { FreeDeliveryProgress } from '../cart/free-delivery-progress.tsx';
import { LineNote } from '../cart/line-note.tsx';
import { LineOffers } from '../cart/line-offers.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { OrderTotals } from '../cart/order-totals.tsx';
import { CartOffers } from '../cart-offers/cart-offers.tsx';
import { GiftChooser } from '../cart-offers/gift-chooser.tsx';
import { GivenLine } from '../cart-offers/given-line.tsx';

/** Always in view: beside the form on wide screens, folded above it on narrow ones. */
export function OrderSummary({
  order,
  onQuantity,
}: {
  order: CheckedCart;
  onQuantity: (line: CartLine, quantity: number) => void;
}) {
  const { showsVat } = useShop();
  const vatPence = showsVat ? order.vatPence : null;
  const when = order.chosen ? expectedWords(windowOf(order.chosen)) : '';
  return (
    <aside aria-label="Your order" className="checkout-summary">
      <div className="checkout-order">
        <details className="fold md:hidden">
          <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <span className="font-semibold">Your order</span>
            <span className="ml-auto font-semibold tabular-nums">
              {formatPounds(order.totals.totalPence)}
            </span>
            <span aria-hidden="true" className="fold-mark" />
            <Closed order={order} when={when} />
          </summary>
          <div className="grid gap-5 pt-4">
            <Lines order={order} onQuantity={onQuantity} />
            <GiftChooser giftChoices={order.offers.giftChoices} />
            <CartOffers cart={order} />
            <OrderTotals {...order} isDeliveryShown={!order.notServed} vatPence={vatPence} when={when} />
          </div>
        </details>
        <div className="hidden gap-6 md:grid">
          <h2 className="heading-3">Your order</h2>
          <Lines order={order} onQuantity={onQuantity} />
          <GiftChooser giftChoices={order.offers.giftChoices} />
          <CartOffers cart={order} />
          <FreeDeliveryProgress cart={order} />
          <OrderTotals {...order} isDeliveryShown={!order.notServed} vatPence={vatPence} when={when} />
        </div>
      </div>
    </aside>
  );
}

/** The first of the goods and when they come, while the order is folded. */
function Closed({ order: { lines }, when }: { order: CheckedCart; when: string }) {
  const [first, ...others] = lines;
  if (!first) return null;
  return (
    <span className="summary-closed w-full pb-2 text-sm text-ink-soft">
      <span className="2xs:line-clamp-1 [overflow-wrap:anywhere]">
        {first.buyable || first.item.quantity} × {first.item.name}
        {first.item.variant !== STANDARD_VARIANT && `, ${first.item.variant}`}
        {others.length > 0 && ` and ${others.length} more`}
      </span>
      {when && <span className="block">{when}</span>}
    </span>
  );
}

function Lines({ order, onQuantity }: ComponentProps<typeof OrderSummary>) {
  return (
    <ul className="grid gap-4">
      {order.lines.map((line) => (
        <li key={lineKey(line.item)} className="grid 3xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <ProductPicture
            product={pictured({
              name: line.item.name,
              brand: line.item.brand,
              imageUrl: line.item.image || null,
              category: line.category,
            })}
            alt=""
            sizes="4rem"
            className={classNames('w-16 rounded-lg', line.buyable === 0 && 'opacity-50 grayscale')}
          />
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <div className="min-w-0 flex-[1_1_7rem]">
              <p className="font-display leading-snug [overflow-wrap:anywhere]">{line.item.name}</p>
              <p className="text-sm text-ink-soft">
                {line.item.variant !== STANDARD_VARIANT && `${line.item.variant} · `}
                {line.buyable || line.item.quantity} × {formatPounds(line.pricePence)}
              </p>
              {line.parts && line.parts.length > 0 && (
                <p className="text-sm text-ink-soft">{contentsText(line.parts)}</p>
              )}
              <LineOffers adjustments={line.adjustments} />
              <LineNote line={line} onQuantity={(quantity) => onQuantity(line.item, quantity)} />
            </div>
            <p className="ml-auto font-semibold tabular-nums">
              {line.buyable > 0 ? <LinePrice {...line} /> : '–'}
            </p>
          </div>
        </li>
      ))}
      {order.offers.given.map((goods) => (
        <GivenLine key={`${goods.offer} ${goods.variantId}`} goods={goods} size="small" />
      ))}
    </ul>
  );
}
