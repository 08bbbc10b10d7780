import { useEffect } from 'react';
import { paths } from '#app/links/paths.ts';
import { forgetUnpaidOrder, storeUnpaidOrder } from '#app/storefront/order-sending/unpaid-order-store.ts';
import { HoldOver } from './hold-over.tsx';
import type { OrderToPay } from './order-to-pay.ts';
import { PaySummary } from './pay-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { showConfirmation } from './show-confirmation.ts';
import { nameOrder } from './tidy-address.ts';
import { usePaymentNews } from './use-payment-news.ts';

/** An order beside what is to be done about its payment. */
export function PayView({ first }: { first: OrderToPay }) {
  const { order, isHoldOver, askAgain } = usePaymentNews(first);
  const { step, orderNumber } = order;
  useEffect(() => nameOrder(orderNumber), [orderNumber]);
  const payBy = (step !== 'wait' && order.held?.until) || null;
  useEffect(() => {
    if (payBy) storeUnpaidOrder({ orderNumber, payBy });
    else forgetUnpaidOrder(orderNumber);
  }, [orderNumber, payBy]);
  useEffect(() => {
    if (step === 'paid') void showConfirmation(orderNumber);
  }, [step, orderNumber]);
  return (
    <div className="checkout-columns">
      <PaySummary order={order} />
      <div className="checkout-form">
        {isHoldOver && step !== 'wait' && order.held ? (
          <HoldOver until={order.held.words} lines={order.lines} onAskAgain={askAgain} />
        ) : step === 'pay' && order.means?.by !== 'demo-bank' ? (
          <PaymentForm order={order} onTried={askAgain} />
        ) : (
          <PaymentOutcome order={order} onAskAgain={askAgain} />
        )}
        <p className="mt-8 text-sm text-ink-soft">
          <a href={paths.viewOrder(order.link)} className="detail-link">
            See this order
          </a>
        </p>
      </div>
    </div>
  );
}
