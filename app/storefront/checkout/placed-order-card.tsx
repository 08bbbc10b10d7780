import type { OrderedLine, PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { isOutsideUkVat } from '#domain/fields/uk-vat-area.ts';
import { poundsToPence } from '#domain/money/money.ts';
import type { PaidLine } from '#domain/promotions/order-offers.ts';
import { discountRows, type ShownAdjustment } from '#domain/promotions/shown-discounts.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { LineOffers } from '../cart/line-offers.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { OrderTotals } from '../cart/order-totals.tsx';

export function PlacedOrderCard({ order }: { order: PlacedOrder }) {
  const lines = order.items.map((line) => ({ line, paid: paidFor(line) }));
  const givenPence = lines.reduce((sum, { paid }) => (paid.isGiven ? sum + paid.grossPence : sum), 0);
  return (
    <section aria-label="What you ordered" className="placed-order-card">
      <h2 className="heading-3">What you ordered</h2>
      <ul className="grid gap-5">
        {lines.map(({ line, paid }) => (
          <Line key={`${lineKey(line)} ${paid.isGiven}`} line={line} paid={paid} />
        ))}
      </ul>
      <OrderTotals
        totals={{
          subtotalPence: poundsToPence(order.subtotal) - givenPence,
          shippingPence: poundsToPence(order.shipping),
          totalPence: poundsToPence(order.total),
        }}
        discounts={discountRows(lines.flatMap(({ paid }) => (paid.isGiven ? [] : paid.adjustments)))}
        deliveryAdjustments={order.deliveryAdjustments.map(inPence)}
        service={order.delivery.isChosen ? order.delivery.name : ''}
        vatPence={order.vatIncluded === null ? null : poundsToPence(order.vatIncluded)}
        isExport={order.customerInfo !== null && isOutsideUkVat(order.customerInfo)}
      />
    </section>
  );
}

function paidFor({ lineTotal, adjustments, given }: OrderedLine): PaidLine {
  const grossPence = poundsToPence(lineTotal);
  const own = discountRows(adjustments.map(inPence));
  const linePence = own.reduce((left, { pence }) => left - pence, grossPence);
  return { grossPence, adjustments: own, linePence, isGiven: given };
}

function inPence({ amount, ...one }: OrderedLine['adjustments'][number]): ShownAdjustment {
  return { ...one, pence: poundsToPence(amount) };
}

function Line({ line, paid }: { line: OrderedLine; paid: PaidLine }) {
  const { name, brand, image, variant, quantity, parts } = line;
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
          <LineOffers {...paid} />
        </div>
        <p className="ml-auto font-semibold tabular-nums">
          <LinePrice {...paid} />
        </p>
      </div>
    </li>
  );
}
