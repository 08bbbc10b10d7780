import { ErrorState } from '#app/storefront/cart/cart-error.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import type { OrderToPay } from './order-to-pay.ts';
import { StripeForm } from './stripe-form.tsx';
import { TestCardForm } from './test-card-form.tsx';

/** `onTried`: asks the shop what became of an attempt. */
export function PaymentForm({ order, onTried }: { order: OrderToPay; onTried: () => Promise<void> }) {
  const { means, held, failure, difference } = order;
  if (means === null)
    return (
      <ErrorState
        title="The payment service cannot be reached"
        text={`You have not been charged.${held ? ` We hold your order for you until ${held.words}.` : ''} Please try again in a moment.`}
      >
        <Button onClick={() => void onTried()}>Try again</Button>
      </ErrorState>
    );
  return (
    <>
      <h1 className="heading-1">{difference ? 'Pay the difference' : 'Pay for your order'}</h1>
      {difference && (
        <p className="mt-3 text-ink-soft">
          Your order was changed, and costs {formatPounds(order.totals.totalPence)} now.{' '}
          {formatPounds(difference.pence)} of that is still to be paid, here until {difference.until}. We send
          your order once it is paid.
        </p>
      )}
      {held && (
        <p className="mt-3 text-ink-soft">
          Everything is set aside for you until <time dateTime={held.until}>{held.words}</time>.
        </p>
      )}
      {means.by === 'stripe' && (
        <StripeForm means={means} order={order} lastFailure={failure} onTried={onTried} />
      )}
      {means.by === 'test-card' && <TestCardForm order={order} lastFailure={failure} onTried={onTried} />}
    </>
  );
}
