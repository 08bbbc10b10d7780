import { formatPounds, type Pence } from '#domain/money.ts';
import { DELIVERY_NOTE } from '#domain/order.ts';
import { FREE_SHIPPING_FROM_PENCE, missingForFreeShipping, SHIPPING_PENCE } from '#domain/shipping.ts';

/** What delivery costs and takes, beside the price: nothing is added later. */
export function DeliveryPromise({ pricePence }: { pricePence: Pence }) {
  const missing = missingForFreeShipping(pricePence);
  return (
    <ul className="grid gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      <li>
        {missing > 0 ? (
          <>
            Delivery {formatPounds(SHIPPING_PENCE)}, free from {formatPounds(FREE_SHIPPING_FROM_PENCE)} (
            {formatPounds(missing)} more)
          </>
        ) : (
          <strong className="font-semibold text-leaf">Free delivery</strong>
        )}
        , in {DELIVERY_NOTE}
      </li>
      <li>14 days from delivery to change your mind</li>
    </ul>
  );
}
