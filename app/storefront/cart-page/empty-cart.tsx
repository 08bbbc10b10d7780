import { paths } from '#app/links/paths.ts';
import { Shortcuts } from '#app/storefront/menu/shortcuts.tsx';
import { useConfirmations } from '#app/storefront/order-sending/confirmation-store.ts';
import type { ShownCard } from '#app/storefront/product-card/shown-card.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyPanel } from '#app/ui/empty-panel.tsx';
import { CART_EMPTY } from '#domain/words/messages.ts';

/** Links the orders that were placed in this tab. */
export function EmptyCart({ popular }: { popular: readonly ShownCard[] }) {
  const [lastOrder] = useConfirmations();
  return (
    <EmptyPanel
      title={CART_EMPTY}
      text="Items you add are saved on this device."
      products={popular}
      className="mt-6"
      below={<Shortcuts className="mt-3" />}
    >
      <ButtonLink to={paths.home()}>Continue Shopping</ButtonLink>
      {lastOrder && (
        <ButtonLink variant="outline" to={paths.confirmation(lastOrder.orderNumber)}>
          See your order {lastOrder.orderNumber}
        </ButtonLink>
      )}
    </EmptyPanel>
  );
}
