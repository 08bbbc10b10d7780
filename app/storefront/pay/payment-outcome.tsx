import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { OrderAgain } from '#app/storefront/order-sending/order-again.tsx';
import { TransferDetails } from '#app/storefront/orders/transfer-details.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import type { PaymentStep } from '#domain/order/payment-step.ts';
import { dueOf, type OrderToPay } from './order-to-pay.ts';

/** What became of a payment, with the way on. */
export function PaymentOutcome({
  order,
  onAskAgain,
}: {
  order: OrderToPay;
  onAskAgain: () => Promise<void>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { sendsMail } = useShop();
  const { step } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome is announced
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <section aria-live="polite" className="grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
        {TITLES[step]}
      </h1>
      {textOf(order, sendsMail, onAskAgain)}
    </section>
  );
}

const TITLES: Record<PaymentStep, string> = {
  pay: 'Pay for your order',
  confirm: 'Your bank asks you to confirm',
  wait: 'We are waiting for your bank',
  paid: 'Thank you, it is paid',
  ended: 'Not paid',
  returned: 'Your refund is on its way',
  cash: 'You pay on delivery',
  transfer: 'Pay by bank transfer',
};

function textOf(order: OrderToPay, sendsMail: boolean, onAskAgain: () => Promise<void>): ReactNode {
  const total = formatPounds(dueOf(order));
  switch (order.step) {
    case 'confirm':
      return (
        <>
          <p className="max-w-prose text-ink-soft">
            {total} is paid once you have confirmed it to your bank.
            {order.held && ` We hold your order for you until ${order.held.words}.`}
          </p>
          {order.means?.by === 'demo-bank' && (
            <a href={paths.demoBank(order.means.secret, order.link)} className={LARGE}>
              Go to your bank
            </a>
          )}
        </>
      );
    case 'wait':
      return (
        <>
          <p className="max-w-prose text-ink-soft">
            It has not told us yet whether {total} is paid. This page updates by itself, and you may also
            close it: your order is held for you
            {sendsMail && ', and we will email you as soon as we know'}.
          </p>
          <span aria-hidden="true" className="waiting-bar" />
          <Button variant="outline" onClick={() => void onAskAgain()} className="needs-script">
            Check again
          </Button>
        </>
      );
    case 'paid':
      return (
        <>
          <p className="max-w-prose text-lg">
            We have received {total} for order{' '}
            <strong className="font-semibold tabular-nums">{order.orderNumber}</strong>.
            {sendsMail && ' The confirmation comes by email.'}
          </p>
          <a href={paths.viewOrder(order.link)} className={LARGE}>
            See your order
          </a>
        </>
      );
    case 'ended':
      if (order.difference)
        return (
          <p className="max-w-prose text-ink-soft">
            The time in which {total} could be paid here has passed. We still have your order: please write to
            us or call, and we will send you another link, or settle it with you.
          </p>
        );
      return (
        <>
          <p className="max-w-prose text-ink-soft">
            This order has ended without a payment: nothing was taken, and we no longer hold it for you. If
            you would still like these products, please order them again.
          </p>
          <div className="flex flex-wrap gap-3">
            <OrderAgain lines={order.lines} />
            <a href={paths.products()} className={buttonClass({ variant: 'outline' })}>
              To the shop
            </a>
          </div>
        </>
      );
    case 'returned':
      return (
        <p className="max-w-prose text-ink-soft">
          This order has been cancelled.{' '}
          {order.isTestCard
            ? 'The test card is refunded: no money was taken.'
            : 'What you paid goes back the way it came; banks take up to ten days to show it.'}
        </p>
      );
    case 'cash':
      return (
        <p className="max-w-prose text-ink-soft">
          There is nothing to pay here: please have {total} ready for the courier.
        </p>
      );
    case 'transfer':
      return (
        <>
          <p className="max-w-prose text-ink-soft">
            {order.transfer
              ? `Please transfer the amount with your order number as reference. We pack your order once it has arrived${order.transfer.until && `, and hold it for you until ${order.transfer.until}`}.`
              : 'Please write to us: we will tell you where to transfer the money to.'}
          </p>
          {order.transfer && (
            <div className="grid w-full max-w-md gap-3 rounded-card bg-blush-soft p-6">
              <TransferDetails transfer={order.transfer} />
            </div>
          )}
        </>
      );
    case 'pay':
      return null;
  }
}

const LARGE = buttonClass({ size: 'large' });
