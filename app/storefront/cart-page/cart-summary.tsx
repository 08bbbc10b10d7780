import type { Ref } from 'react';
import { paths } from '#app/links/paths.ts';
import { FreeDeliveryProgress } from '#app/storefront/cart/free-delivery-progress.tsx';
import { OrderTotals } from '#app/storefront/cart/order-totals.tsx';
import { PaymentChoice } from '#app/storefront/order-sending/payment-choice.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Totals } from '#domain/cart/pricing.ts';
import type { ShippingTerms } from '#domain/cart/shipping.ts';
import type { PaymentMethod } from '#domain/order/order.ts';

export function CartSummary({
  totals,
  delivery,
  isUpdateNeeded,
  proceedButton,
  onProceed,
  ...payment
}: {
  totals: Totals;
  delivery: ShippingTerms;
  paymentMethod: PaymentMethod;
  cardOffered: boolean | null;
  demo: boolean;
  onPaymentMethod: (method: PaymentMethod) => void;
  /** Lines have changed: the button moves the focus to the notice about them. */
  isUpdateNeeded: boolean;
  proceedButton: Ref<HTMLButtonElement>;
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
        <Button
          ref={proceedButton}
          size="large"
          onClick={onProceed}
          aria-describedby={isUpdateNeeded ? 'update-first' : undefined}
        >
          Proceed to Checkout
        </Button>
        {isUpdateNeeded && (
          <p id="update-first" className="py-1 text-center text-sm font-medium text-rose-deep">
            First press ‘Update my cart’: not all of it can be had.
          </p>
        )}
        <ButtonLink variant="quiet" size="small" to={paths.products()}>
          Continue Shopping
        </ButtonLink>
      </div>
    </section>
  );
}
