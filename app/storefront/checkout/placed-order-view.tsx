import { useEffect, useRef } from 'react';
import { paths } from '#app/links/paths.ts';
import type { PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { DELIVERY_NOTE } from '#domain/cart/shipping.ts';
import { formatPounds, poundsToPence } from '#domain/money/money.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { orderTimeline } from '#domain/order/order-timeline.ts';
import { clockTime } from '#domain/text/clock-time.ts';
import { longDay } from '#domain/text/london-day.ts';
import { PAID_WITH_TEST_CARD } from '#domain/words/messages.ts';
import { OrderWay } from '../orders/order-way.tsx';
import { STATUS_NAMES, STATUS_WORDS } from '../orders/status-names.ts';
import { CheckIcon } from './check-icon.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { Letterhead } from './letterhead.tsx';
import { PlacedOrderCard } from './placed-order-card.tsx';

/** The confirmation, on screen and on paper. */
export function PlacedOrderView({ order }: { order: PlacedOrder }) {
  return (
    <div className="wrap placed-order">
      <CheckoutTitle text="Order confirmed" />
      <Letterhead />
      <Thanks order={order} />
      <PlacedOrderCard order={order} />
      <div className="grid gap-10">
        <WhatHappensNext order={order} />
        {order.customerInfo && <GoingTo info={order.customerInfo} />}
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
          <ButtonLink to={paths.orders()} variant="outline">
            Find your order
          </ButtonLink>
          <Button variant="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </div>
  );
}

function Thanks({ order }: { order: PlacedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { customerInfo, orderDate, orderNumber, orderStatus } = order;
  const isUnderWay = orderStatus !== 'delivered' && orderStatus !== 'cancelled';
  return (
    <header className="grid content-start gap-4">
      <p className="flex items-center gap-2.5 text-sm font-semibold text-leaf">
        <span className="placed-order-tick">
          <CheckIcon className="size-4" />
        </span>
        <span>Order placed{orderDate && ` on ${longDay(orderDate)}`}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
        Thank you{customerInfo ? `, ${customerInfo.firstName}` : ''}
      </h1>
      <p className="text-lg">
        Your order number is <strong className="font-semibold tabular-nums">{orderNumber}</strong>.
        {isUnderWay && ` It arrives in ${DELIVERY_NOTE}.`}
        {orderStatus === 'delivered' && ' It has been delivered.'}
        {orderStatus === 'cancelled' && ' It was cancelled.'}
      </p>
      <p className="max-w-prose text-ink-soft">
        {isUnderWay && paymentWords(order)} Keep the number: with your e-mail it opens this page again.
      </p>
      {isUnderWay && isUnpaid(order) && (
        <a
          href={paths.payOrder(orderNumber)}
          className={buttonClass({ size: 'large' }, 'justify-self-start')}
        >
          Pay now
        </a>
      )}
    </header>
  );
}

function isUnpaid({ paymentStatus }: PlacedOrder): boolean {
  return paymentStatus === 'awaiting payment';
}

function paymentWords({ paymentMethod, isTestCard, paymentStatus, payBy, total }: PlacedOrder): string {
  if (paymentStatus === 'awaiting payment') {
    const until = payBy && ` until ${clockTime(payBy, new Date().toISOString())}`;
    return `Your payment has not arrived yet: we hold your order for you${until}, and write to you when it has.`;
  }
  if (isTestCard) return PAID_WITH_TEST_CARD;
  return paymentMethod === 'cod'
    ? `Please have ${formatPounds(poundsToPence(total))} ready for the courier.`
    : 'It was paid by card.';
}

function WhatHappensNext({ order }: { order: PlacedOrder }) {
  const { orderDate, orderStatus, estimatedDelivery } = order;
  const steps = orderTimeline(orderStatus, orderDate ? [{ at: orderDate, to: 'confirmed' }] : []);
  const expected = estimatedDelivery && `From ${longDay(estimatedDelivery)} on`;
  return (
    <section aria-labelledby="placed-way">
      <h2 id="placed-way" className="heading-3 mb-5">
        {orderStatus === 'confirmed' ? 'What happens next' : 'How far it has come'}
      </h2>
      <OrderWay
        steps={steps.map(({ status, state }) => ({
          name: STATUS_NAMES[status],
          text: state === 'ahead' ? (status === 'delivered' && expected) || 'Not yet' : STATUS_WORDS[status],
          state,
        }))}
      />
    </section>
  );
}

function GoingTo({ info }: { info: CustomerInfo }) {
  return (
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
  );
}
