import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CART_EMPTY } from '#domain/messages.ts';

export function EmptyCart() {
  return (
    <EmptyState
      title={CART_EMPTY}
      text="What you put in stays here, on this device, until you order it or take it out."
      picture="set"
    >
      <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
    </EmptyState>
  );
}
