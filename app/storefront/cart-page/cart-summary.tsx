import type { Ref } from 'react';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { FreeDeliveryProgress } from '#app/storefront/cart/free-delivery-progress.tsx';
import { OrderTotals } from '#app/storefront/cart/order-totals.tsx';
import { CartOffers } from '#app/storefront/cart-offers/cart-offers.tsx';
import { PlaceQuestion } from '#app/storefront/delivery-choice/place-question.tsx';
import { WithheldNote } from '#app/storefront/delivery-choice/withheld-note.tsx';
import { PaymentChoice } from '#app/storefront/order-sending/payment-choice.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { expectedWords, windowOf } from '#domain/delivery/expected-words.ts';
import { variesByPlace } from '#domain/delivery/varies-by-place.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { NO_ORDERS_TAKEN, NOTHING_TO_PAY } from '#domain/words/messages.ts';

export function CartSummary({
  cart,
  hasSomethingToBuy,
  isUpdateNeeded,
  proceedButton,
  onProceed,
  ...payment
}: {
  cart: CheckedCart;
  hasSomethingToBuy: boolean;
  paymentMethod: PaymentMethod;
  offersCash: boolean;
  offersTransfer: boolean;
  cardOffered: boolean | null;
  takesTestCard: boolean;
  chargesCards: boolean;
  onPaymentMethod: (method: PaymentMethod) => void;
  /** Lines have changed: the button moves the focus to the notice about them. */
  isUpdateNeeded: boolean;
  proceedButton: Ref<HTMLButtonElement>;
  onProceed: () => void;
}) {
  const { takesOrders, showsVat, served } = useShop();
  const { totals, chosen, notServed } = cart;
  return (
    <section
      aria-labelledby="summary"
      className="grid gap-6 rounded-card bg-blush-soft p-6 sm:p-8 md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:mt-7"
    >
      <h2 id="summary" className="heading-3">
        Order summary
      </h2>
      {hasSomethingToBuy && <FreeDeliveryProgress cart={cart} />}
      {hasSomethingToBuy && <CartOffers cart={cart} />}
      <OrderTotals
        totals={totals}
        discounts={cart.discounts}
        deliveryAdjustments={cart.deliveryAdjustments}
        vatPence={showsVat ? cart.vatPence : null}
        isEstimate={cart.isEstimate}
        isExport={cart.isExport}
        isDeliveryShown={hasSomethingToBuy && !notServed}
        isDeliveryFrom={cart.isDeliveryFrom}
        service={cart.service}
        when={chosen ? expectedWords(windowOf(chosen)) : ''}
      />
      {hasSomethingToBuy && variesByPlace(served) && (
        <PlaceQuestion>
          {notServed && <p className="font-semibold text-rose-deep">{notServed.message}</p>}
        </PlaceQuestion>
      )}
      {hasSomethingToBuy && notServed && notServed.lines.length > 0 && !variesByPlace(served) && (
        <p className="text-sm font-semibold text-rose-deep">{notServed.message}</p>
      )}
      {hasSomethingToBuy && <WithheldNote withheld={cart.withheld} />}
      {takesOrders && hasSomethingToBuy && totals.totalPence === 0 && !cart.isEstimate && (
        <p className="font-semibold">{NOTHING_TO_PAY}</p>
      )}
      {takesOrders && hasSomethingToBuy && (totals.totalPence > 0 || cart.isEstimate) && (
        <PaymentChoice {...payment} legend="How would you like to pay?" quiet />
      )}
      {!takesOrders && <p className="font-semibold">{NO_ORDERS_TAKEN}.</p>}
      <div className="grid gap-1">
        {takesOrders && hasSomethingToBuy && (
          <Button
            ref={proceedButton}
            size="large"
            onClick={onProceed}
            aria-describedby={isUpdateNeeded ? 'update-first' : undefined}
          >
            Proceed to Checkout
          </Button>
        )}
        {takesOrders && hasSomethingToBuy && isUpdateNeeded && (
          <p id="update-first" className="py-1 text-center text-sm font-medium text-rose-deep">
            {cart.problem ||
            cart.lines.every(({ problem }) => problem === null || problem === 'line-too-large')
              ? 'Please update your cart first: it holds more than an order can.'
              : 'Please update your cart first: some items are no longer available.'}
          </p>
        )}
        <ButtonLink variant="quiet" size="small" to={paths.products()}>
          Continue Shopping
        </ButtonLink>
      </div>
    </section>
  );
}
