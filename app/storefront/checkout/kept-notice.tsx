import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KEPT_ON_THIS_DEVICE } from './kept-words.ts';

/** Where the order honestly is when the shop could not be reached (decision 7). */
export function KeptNotice() {
  return (
    <div role="status" className="wrap min-h-[60dvh] content-center">
      <EmptyState heading="h1" title="Not sent yet" text={KEPT_ON_THIS_DEVICE}>
        <ButtonLink to={paths.cart()}>See kept orders</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          Continue Shopping
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
