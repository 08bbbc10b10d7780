import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { PaymentMethod } from '#domain/order.ts';
import type { Totals } from '#domain/pricing.ts';
import type { ShippingTerms } from '#domain/shipping.ts';
import { PaymentChoice } from '../checkout/payment-choice.tsx';
import { FreeDeliveryProgress } from './free-delivery-progress.tsx';
import { OrderTotals } from './order-totals.tsx';

export function CartSummary({
  totals,
  delivery,
  onProceed,
  ...payment
}: {
  totals: Totals;
  delivery: ShippingTerms;
  paymentMethod: PaymentMethod;
  cardOffered: boolean | null;
  demo: boolean;
  onPaymentMethod: (method: PaymentMethod) => void;
  onProceed: () => void;
}) {
  return (
    <section
      aria-labelledby="summary"
      className="grid gap-6 rounded-card bg-blush-soft p-6 sm:p-8 md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:mt-7"
    >
      <h2 id="summary" className="heading-3">
        Order summary
      </h2>
      <FreeDeliveryProgress subtotalPence={totals.subtotalPence} delivery={delivery} />
      <OrderTotals totals={totals} />
      <PaymentChoice {...payment} legend="How would you like to pay?" quiet />
      <div className="grid gap-1">
        <Button size="large" onClick={onProceed}>
          Proceed to Checkout
        </Button>
        <ButtonLink variant="quiet" size="small" to={paths.products()}>
          Continue Shopping
        </ButtonLink>
      </div>
    </section>
  );
}
