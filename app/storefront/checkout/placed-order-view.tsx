import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { paths } from '#app/links/paths.ts';
import type { KnownShop } from '#app/shop/known-shop.ts';
import { useShop } from '#app/shop/use-shop.ts';
import type { PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { STANDARD_SERVICE } from '#domain/delivery/delivery-plan.ts';
import { businessDays, daysText } from '#domain/delivery/delivery-summary.ts';
import { expectedWords } from '#domain/delivery/expected-words.ts';
import { orderWindow } from '#domain/delivery/order-window.ts';
import { poundsToPence } from '#domain/money/money.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { orderTimeline } from '#domain/order/order-timeline.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { shopperMay } from '#domain/order-account/shopper-actions.ts';
import { isUnpaid, type PaymentState } from '#domain/payment/payment-state.ts';
import { longDay } from '#domain/text/london-day.ts';
import { Letterhead } from '../orders/letterhead.tsx';
import { OrderWay } from '../orders/order-way.tsx';
import { STATUS_WORDS, stepName } from '../orders/status-names.ts';
import { CheckIcon } from './check-icon.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { PlacedOrderCard } from './placed-order-card.tsx';
import { seeOrderWords } from './see-order-words.ts';

/** The confirmation, on screen and on paper. */
export function PlacedOrderView({ order }: { order: PlacedOrder }) {
  return (
    <div className="wrap placed-order">
      <CheckoutTitle text={isUnpaid(stateOf(order)) ? 'Order placed' : 'Order confirmed'} />
      <Letterhead />
      <Thanks order={order} />
      <PlacedOrderCard order={order} />
      <div className="grid gap-10">
        <WhatHappensNext order={order} />
        {order.customerInfo && <GoingTo info={order.customerInfo} />}
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
          <SeeOrder order={order} />
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
  const note = deliveryNote(order, useShop());
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
        {isUnderWay && !isUnpaid(stateOf(order)) && note}
        {orderStatus === 'delivered' && ' It has been delivered.'}
        {orderStatus === 'cancelled' && ' It was cancelled.'}
      </p>
      <p className="max-w-prose text-ink-soft">
        {moneyWords(order, useShop())} <MailedTo order={order} /> Keep your order number. You can look up your
        order with it and your email address.
      </p>
      <PayNow order={order} />
    </header>
  );
}

/** 'Delivery takes 3-5 business days.', as long as the shop has the service; the days themselves stand below. */
function deliveryNote({ delivery }: PlacedOrder, { served }: Pick<KnownShop, 'served'>): string {
  const services = served.zones.flatMap((zone) => zone.services);
  // A confirmation stored before orders named their delivery is of the one service there was.
  const service = services.find(({ id }) => id === (delivery.id || STANDARD_SERVICE.id));
  return service ? ` Delivery takes ${businessDays(daysText([service]))}.` : '';
}

/** Says where the confirmation went, once one is written: not before a card has paid. */
function MailedTo({ order }: { order: PlacedOrder }) {
  const { sendsMail } = useShop();
  const email = order.customerInfo?.email;
  if (!sendsMail || !email || order.orderStatus === 'cancelled' || isUnpaid(stateOf(order))) return null;
  return (
    <>
      We email the confirmation to <span className="[overflow-wrap:anywhere]">{email}</span>.
    </>
  );
}

/** Opens the order with its papers by what this tab knows of it. */
function SeeOrder({ order }: { order: PlacedOrder }) {
  const { orderNumber, customerInfo } = order;
  if (!customerInfo)
    return (
      <ButtonLink to={paths.findOrder(orderNumber)} variant="outline">
        See your order
      </ButtonLink>
    );
  return (
    <Form method="post" action={paths.orders()}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={customerInfo.email} />
      <Button type="submit" variant="outline">
        {seeOrderWords({ ...order, paymentState: stateOf(order) })}
      </Button>
    </Form>
  );
}

/** Loads a document, whose policy lets the payment service's script in. */
function PayNow({
  order: { orderNumber, customerInfo, orderStatus, paymentStatus, paymentProcessing },
}: {
  order: PlacedOrder;
}) {
  if (!customerInfo || !paymentStatus) return null;
  if (
    !shopperMay('pay', { orderStatus, paymentState: paymentStatus, isPaymentProcessing: paymentProcessing })
  )
    return null;
  return (
    <Form method="post" action={paths.pay()} reloadDocument className="no-print">
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={customerInfo.email} />
      <Button type="submit">Pay now</Button>
    </Form>
  );
}

/** The words of the order's own page. */
function moneyWords(order: PlacedOrder, letters: { sendsMail: boolean }): string {
  const { payBy, total } = order;
  const money = {
    ...order,
    card: null,
    paymentState: stateOf(order),
    holdUntil: payBy || null,
    isPaymentProcessing: order.paymentProcessing,
    totalPence: poundsToPence(total),
  };
  return paymentWords(money, letters);
}

/** A confirmation stored before it said so is of an order that stands. */
function stateOf({ paymentStatus, paymentMethod }: PlacedOrder): PaymentState {
  return paymentStatus ?? (paymentMethod === 'cod' ? 'cash due' : 'paid');
}

function WhatHappensNext({ order }: { order: PlacedOrder }) {
  const { orderDate, orderStatus, estimatedDelivery, customerInfo, delivery } = order;
  const steps = orderTimeline(orderStatus, orderDate ? [{ at: orderDate, from: null, to: 'confirmed' }] : []);
  const expected =
    estimatedDelivery &&
    !isUnpaid(stateOf(order)) &&
    expectedWords(orderWindow(orderDate, estimatedDelivery, customerInfo, delivery.until));
  return (
    <section aria-labelledby="placed-way">
      <h2 id="placed-way" className="heading-3 mb-5">
        {orderStatus === 'confirmed' ? 'What happens next' : 'Where it is'}
      </h2>
      <OrderWay
        steps={steps.map(({ status, state }) => ({
          name: stepName(status, stateOf(order)),
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
