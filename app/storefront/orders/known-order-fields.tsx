import type { FoundOrder } from './lookup-result.ts';

/** What opens an order, for the next form of somebody who gave it already. */
export function KnownOrderFields({ order: { orderNumber, customer } }: { order: FoundOrder }) {
  return (
    <>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      {customer && <input type="hidden" name="email" value={customer.email} />}
      {customer && <input type="hidden" name="postcode" value={customer.postcode} />}
    </>
  );
}
