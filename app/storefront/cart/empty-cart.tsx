import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CART_EMPTY } from '#domain/messages.ts';
import { useConfirmations } from '../checkout/confirmation-store.ts';

/** Whoever ordered in this tab finds the order again from here. */
export function EmptyCart() {
  const [lastOrder] = useConfirmations();
  return (
    <EmptyState
      title={CART_EMPTY}
      text="What you put in stays here, on this device, until you order it or take it out."
      picture="set"
    >
      <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
      {lastOrder && (
        <ButtonLink variant="outline" to={paths.confirmation(lastOrder.orderNumber)}>
          See your order {lastOrder.orderNumber}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
