import { paths } from '#app/links/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { clockTime } from '#domain/text/clock-time.ts';
import { useConfirmations } from './confirmation-store.ts';
import { useUnpaidOrder } from './unpaid-order-store.ts';
import { useLateResult } from './use-late-result.ts';

/** Leads back to an order of this device that is held for its payment. */
export function UnpaidOrderNote() {
  const now = new Date().toISOString();
  const stored = useUnpaidOrder();
  const ofThisTab = useConfirmations().find(
    ({ paymentStatus, payBy }) => paymentStatus === 'awaiting payment' && payBy > now,
  );
  useLateResult(ofThisTab ?? null);
  const unpaid = ofThisTab ?? stored;
  if (!unpaid || unpaid.payBy <= now) return null;
  const { orderNumber, payBy } = unpaid;
  const paymentProcessing = ofThisTab?.paymentProcessing ?? false;
  return (
    <section
      aria-label={paymentProcessing ? 'Waiting for your bank' : 'Not paid yet'}
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-blush-soft p-5"
    >
      <p>
        Order <strong className="font-semibold tabular-nums">{orderNumber}</strong>{' '}
        {paymentProcessing
          ? 'is waiting for your bank to confirm the payment.'
          : `is not paid yet. Everything in it is set aside for you until ${clockTime(payBy, now)}.`}
      </p>
      <a href={paths.payOrder(orderNumber)} className={buttonClass({ variant: 'dark' })}>
        {paymentProcessing ? 'See your payment' : 'Pay now'}
      </a>
    </section>
  );
}
