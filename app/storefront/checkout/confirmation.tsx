import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { useShop } from '#app/shop-settings.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { longDay } from '#domain/london-day.ts';
import { formatPounds } from '#domain/money.ts';
import { STANDARD_VARIANT } from '#domain/product.ts';
import { DELIVERY_NOTE } from '#domain/shipping.ts';
import { OrderTotals } from '../cart/order-totals.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { storeConfirmation, useConfirmations } from './confirmation-store.ts';
import { findPlacedOrder } from './find-placed-order.ts';
import type { PlacedOrder } from './placed-order.ts';

/** The order was placed. Reloading shows it again; elsewhere the e-mail it was placed with opens it. */
export function Confirmation({ orderNumber }: { orderNumber: string }) {
  const order = useConfirmations().find((known) => known.orderNumber === orderNumber);
  return order ? <PlacedOrderView order={order} /> : <AskForEmail orderNumber={orderNumber} />;
}

function PlacedOrderView({ order }: { order: PlacedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const info = order.customerInfo;
  return (
    <div className="wrap grid max-w-3xl gap-8 pt-10 pb-20 sm:pt-14">
      <CheckoutTitle text="Order confirmed" />
      <Letterhead />
      <header className="grid gap-3">
        <p className="text-sm font-semibold text-leaf">
          Order placed{order.orderDate && ` on ${longDay(order.orderDate)}`}
        </p>
        <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
          Thank you{info ? `, ${info.firstName}` : ''}
        </h1>
        <p className="text-lg">
          Your order number is <strong className="font-semibold tabular-nums">{order.orderNumber}</strong>. It
          arrives in {DELIVERY_NOTE}.
        </p>
        <p className="text-ink-soft">
          {order.paymentMethod === 'cod'
            ? `Please have ${formatPounds(Math.round(order.total * 100))} ready for the courier.`
            : 'It was paid by card.'}{' '}
          Keep the number: with your e-mail it opens this page again.
        </p>
      </header>
      <section aria-label="What you ordered" className="grid gap-6 rounded-card bg-blush-soft p-6 sm:p-8">
        <ul className="grid gap-3">
          {order.items.map((line) => (
            <li key={`${line.id} ${line.variant}`} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {line.quantity} × {line.name}
                {line.variant !== STANDARD_VARIANT && (
                  <span className="text-ink-soft"> ({line.variant})</span>
                )}
              </span>
              <span className="font-semibold tabular-nums">
                {formatPounds(Math.round(line.lineTotal * 100))}
              </span>
            </li>
          ))}
        </ul>
        <OrderTotals
          totals={{
            subtotalPence: Math.round(order.subtotal * 100),
            shippingPence: Math.round(order.shipping * 100),
            totalPence: Math.round(order.total * 100),
          }}
          vatPence={order.vatIncluded === null ? null : Math.round(order.vatIncluded * 100)}
        />
      </section>
      {info && (
        <section aria-label="Delivery" className="grid gap-1">
          <h2 className="heading-3">Going to</h2>
          <address className="whitespace-pre-line text-ink-soft not-italic [overflow-wrap:anywhere]">
            {[
              `${info.firstName} ${info.lastName}`,
              info.address,
              `${info.city} ${info.postcode}`,
              info.country,
              info.email,
            ]
              .filter(Boolean)
              .join('\n')}
          </address>
        </section>
      )}
      <div className="no-print flex flex-wrap gap-3">
        <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
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
      <p className="text-ink-soft">To see it here, please enter the e-mail it was placed with.</p>
      <form method="post" noValidate onSubmit={look} onInput={() => setError(null)} className="grid gap-4">
        <TextField label="Email" name="email" type="email" autoComplete="email" error={error} />
        <Button type="submit" variant="dark" disabled={isLooking} className="justify-self-start">
          Show my order
        </Button>
      </form>
    </div>
  );
}

/** On paper alone: whose order confirmation this is. */
function Letterhead() {
  const { name, place, supportEmail, phone, legalLine } = useShop();
  return (
    <div className="print-only border-b border-line pb-4">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-sm text-ink-soft">
        {[place, supportEmail, phone, legalLine].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
