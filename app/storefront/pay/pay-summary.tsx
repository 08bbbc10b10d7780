import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { LineOffers } from '../cart/line-offers.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { OrderTotals } from '../cart/order-totals.tsx';
import type { OrderToPay } from './order-to-pay.ts';

/** Beside the payment on wide screens, folded above it on narrow ones. */
export function PaySummary({ order }: { order: OrderToPay }) {
  return (
    <aside aria-label="Your order" className="checkout-summary">
      <div className="checkout-order">
        <details className="fold md:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-4">
            <span className="font-semibold">Order {order.orderNumber}</span>
            <span className="ml-auto font-semibold tabular-nums">
              {formatPounds(order.totals.totalPence)}
            </span>
            <span aria-hidden="true" className="fold-mark" />
          </summary>
          <div className="grid gap-5 pt-4">
            <Lines lines={order.lines} />
            <OrderTotals {...order} />
          </div>
        </details>
        <div className="hidden gap-6 md:grid">
          <h2 className="heading-3">
            Order <span className="tabular-nums">{order.orderNumber}</span>
          </h2>
          <Lines lines={order.lines} />
          <OrderTotals {...order} />
        </div>
      </div>
    </aside>
  );
}

function Lines({ lines }: Pick<OrderToPay, 'lines'>) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ id, name, brand, variant, quantity, image, ...paid }) => (
        <li
          key={`${id} ${variant} ${quantity} ${paid.linePence} ${paid.isGiven}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4"
        >
          <ProductPicture
            product={pictured({ name, brand, imageUrl: image || null, category: '' })}
            alt=""
            sizes="4rem"
            className="w-16 rounded-lg"
          />
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <div className="min-w-0 flex-[1_1_7rem]">
              <p className="font-display leading-snug [overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm text-ink-soft">
                {variant && `${variant} · `}Quantity {quantity}
              </p>
              <LineOffers {...paid} />
            </div>
            <p className="ml-auto font-semibold tabular-nums">
              <LinePrice {...paid} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
