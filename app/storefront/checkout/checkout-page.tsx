import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { paths } from '#app/links/paths.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { ErrorState } from '#app/storefront/cart/cart-error.tsx';
import { SENT_BACK } from '#app/storefront/cart/sent-back.ts';
import { usePendingOrder } from '#app/storefront/order-sending/pending-order-store.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { CHECKOUT_ERROR, CHECKOUT_ERROR_TEXT, NO_ORDERS_TAKEN } from '#domain/words/messages.ts';
import type { Route } from './+types/checkout-page';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { Confirmation } from './confirmation.tsx';
import { OutboxNotice } from './outbox-notice.tsx';

/** Leaves out the title, which each step sets by `CheckoutTitle`. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'Checkout',
    description: `Delivery and payment for your order at ${shopOf(matches).name}.`,
    path: paths.checkout(),
    robots: location.search ? 'noindex' : undefined,
  }).filter((entry) => !('title' in entry));

/** The outcome of this visit's order, once its pending order is gone. */
type Ended = 'placed' | 'queued' | 'emptied' | null;

/** The same page for every visitor: only the browser knows the order and its confirmation. */
export default function CheckoutPage() {
  return (
    <div className="checkout min-h-dvh">
      <CheckoutStep />
    </div>
  );
}

function CheckoutStep() {
  const hydrated = useHydrated();
  const pending = usePendingOrder();
  const { takesOrders } = useShop();
  const [params] = useSearchParams();
  const [ended, setEnded] = useState<Ended>(null);
  const [hadOrder, setHadOrder] = useState(false);
  useEffect(() => {
    if (pending) setHadOrder(true);
  }, [pending]);
  const orderNumber = params.get('order');
  if (!hydrated) return <CheckoutSkeleton />;
  if (orderNumber) return <Confirmation orderNumber={orderNumber} />;
  if (ended === 'queued') return <OutboxNotice />;
  if (!takesOrders) return <NoOrdersTaken />;
  if (pending) return <CheckoutForm pending={pending} onEnd={setEnded} />;
  if (ended === 'placed') return <CheckoutSkeleton />;
  return <BackToCart finishedElsewhere={hadOrder && ended === null} />;
}

function NoOrdersTaken() {
  return (
    <ErrorState title={NO_ORDERS_TAKEN} text="You can keep browsing, and your cart is saved.">
      <CheckoutTitle />
      <ButtonLink to={paths.cart()}>Back to Cart</ButtonLink>
    </ErrorState>
  );
}

/** An order begins in the cart, whose button stores it. */
function BackToCart({ finishedElsewhere }: { finishedElsewhere: boolean }) {
  useEffect(() => {
    if (finishedElsewhere) showToast('This order was placed in another tab.');
  }, [finishedElsewhere]);
  return <Navigate to={paths.cart()} replace state={finishedElsewhere ? undefined : SENT_BACK} />;
}

export function ErrorBoundary() {
  return (
    <ErrorState title={CHECKOUT_ERROR} text={CHECKOUT_ERROR_TEXT}>
      <CheckoutTitle />
      <ButtonLink to={paths.cart()}>Back to Cart</ButtonLink>
    </ErrorState>
  );
}
