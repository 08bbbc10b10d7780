import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { storeConfirmation, useConfirmations } from '#app/storefront/order-sending/confirmation-store.ts';
import { findPlacedOrder } from '#app/storefront/order-sending/find-placed-order.ts';
import { parsePlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { useLateResult } from '#app/storefront/order-sending/use-late-result.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { PlacedOrderView } from './placed-order-view.tsx';

/** Shows the order from the tab's storage; elsewhere it asks for the email of the order. */
export function Confirmation({ orderNumber }: { orderNumber: string }) {
  const unstored = parsePlacedOrder(useLocation().state);
  const order = [...useConfirmations(), unstored].find((known) => known?.orderNumber === orderNumber);
  useLateResult(order ?? null);
  return order ? <PlacedOrderView order={order} /> : <AskForEmail orderNumber={orderNumber} />;
}

function AskForEmail({ orderNumber }: { orderNumber: string }) {
  const [error, setError] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email) return setError('Email is required');
    setLooking(true);
    const found = await findPlacedOrder(orderNumber, email);
    setLooking(false);
    if (found.ok) storeConfirmation(found.order);
    else setError(found.text);
  }

  return (
    <div className="wrap grid max-w-xl gap-5 pt-10 pb-20 sm:pt-14">
      <CheckoutTitle text={`Order ${orderNumber}`} />
      <h1 className="heading-1">Order {orderNumber}</h1>
      <p className="text-ink-soft">To see it here, please enter the email it was placed with.</p>
      <form method="post" noValidate onSubmit={look} onInput={() => setError(null)} className="grid gap-4">
        <TextField label="Email" name="email" type="email" autoComplete="email" error={error} />
        <Button type="submit" variant="dark" disabled={isLooking} className="justify-self-start">
          Show my order
        </Button>
      </form>
    </div>
  );
}
