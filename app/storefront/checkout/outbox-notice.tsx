import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { onOutboxOrderSettled } from '#app/storefront/outbox/outbox-order-settled.ts';
import { SAVED_ON_THIS_DEVICE } from '#app/storefront/outbox/outbox-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CheckoutTitle } from './checkout-title.tsx';

/**
 * Says that the order waits on this device. Once it is placed it leads to the confirmation; where the shop refuses it, to the
 * cart, which shows the reason.
 */
export function OutboxNotice() {
  const notice = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    scrollTo(0, 0);
    notice.current?.focus({ preventScroll: true });
  }, []);
  useEffect(
    () =>
      onOutboxOrderSettled(
        (orderNumber) =>
          void navigate(orderNumber === null ? paths.cart() : paths.confirmation(orderNumber), {
            replace: true,
          }),
      ),
    [navigate],
  );
  return (
    <div ref={notice} role="status" tabIndex={-1} className="wrap min-h-[60dvh] content-center outline-none">
      <CheckoutTitle text="Not confirmed yet" />
      <EmptyState heading="h1" title="Not confirmed yet" text={SAVED_ON_THIS_DEVICE}>
        <ButtonLink to={paths.cart()}>View saved orders</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          Continue Shopping
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
