import type { OrderedLine, PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import { formatPounds, poundsToPence } from '#domain/money/money.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { OrderTotals } from '../cart/order-totals.tsx';

export function PlacedOrderCard({ order }: { order: PlacedOrder }) {
  return (
    <section aria-label="What you ordered" className="placed-order-card">
      <h2 className="heading-3">What you ordered</h2>
      <ul className="grid gap-5">
        {order.items.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </ul>
      <OrderTotals
        totals={{
          subtotalPence: poundsToPence(order.subtotal),
          shippingPence: poundsToPence(order.shipping),
          totalPence: poundsToPence(order.total),
        }}
        service={order.delivery.isChosen ? order.delivery.name : ''}
        vatPence={order.vatIncluded === null ? null : poundsToPence(order.vatIncluded)}
        isExport={order.customerInfo !== null && isOutsideUkVat(order.customerInfo)}
      />
    </section>
  );
}

function Line({ line }: { line: OrderedLine }) {
  const { name, brand, image, variant, quantity, lineTotal, parts } = line;
  return (
    <li className="grid break-inside-avoid 3xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <ProductPicture
        product={pictured({ name, brand, imageUrl: image || null, category: '' })}
        alt=""
        sizes="5rem"
        className="w-[min(5rem,21vw)] rounded-lg"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 self-center">
        <div className="min-w-0 flex-[1_1_8rem] [overflow-wrap:anywhere]">
          {brand && <p className="eyebrow text-ink-soft">{brand}</p>}
          <p className="font-display text-lg leading-snug">{name}</p>
          <p className="text-sm text-ink-soft">
            {variant !== STANDARD_VARIANT && `${variant} · `}Quantity {quantity}
          </p>
          {parts.length > 0 && <p className="text-sm text-ink-soft">{contentsText(parts)}</p>}
        </div>
        <p className="ml-auto font-semibold tabular-nums">{formatPounds(poundsToPence(lineTotal))}</p>
      </div>
    </li>
  );
}
