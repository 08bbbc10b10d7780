import { useNavigate } from 'react-router';
import { keepEntryForNavigation } from '#app/browser/hold-back.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { removeItem } from '#app/storefront/cart/cart-changes.ts';
import { CartLine } from '#app/storefront/cart/cart-line.tsx';
import { useCart } from '#app/storefront/cart/cart-store.ts';
import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { FreeDeliveryProgress } from '#app/storefront/cart/free-delivery-progress.tsx';
import { useCheckedCart } from '#app/storefront/cart/use-checked-cart.ts';
import { closeCartDrawer } from '#app/storefront/cart-adding/cart-drawer-store.ts';
import { GivenLine } from '#app/storefront/cart-offers/given-line.tsx';
import { OffersAhead } from '#app/storefront/cart-offers/offers-ahead.tsx';
import { useDeliveryPlace } from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { Shortcuts } from '#app/storefront/menu/shortcuts.tsx';
import { beginCheckout } from '#app/storefront/order-sending/begin-checkout.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { formatPounds } from '#domain/money/money.ts';
import { DEFAULT_PAYMENT_METHOD } from '#domain/order/order.ts';
import { BROWSER_KEEPS_NOTHING, CART_EMPTY, NO_ORDERS_TAKEN } from '#domain/words/messages.ts';
import { DrawerSuggestions } from './drawer-suggestions.tsx';

/** More lines leave no room for suggestions. */
const LINES_WITH_SUGGESTIONS = 2;

export function CartDrawerContent({ open }: { open: boolean }) {
  const items = useCart();
  const { cart } = useCheckedCart(items, useDeliveryPlace(), { isAsking: open });
  if (items.length === 0) return <EmptyDrawer />;
  return (
    <div className="flex h-full flex-col">
      <div className="-mx-5 min-h-40 flex-1 overflow-y-auto overscroll-contain px-5">
        {cart.totals.subtotalPence > 0 && (
          <div className="grid gap-4">
            <FreeDeliveryProgress cart={cart} />
            <OffersAhead progress={cart.offers.progress} />
          </div>
        )}
        <ul className="mt-4 mb-4">
          {cart.lines.map((line) => (
            <CartLine key={lineKey(line.item)} line={line} narrow onRemove={() => removeItem(line.item)} />
          ))}
          {cart.offers.given.map((goods) => (
            <GivenLine key={`${goods.offer} ${goods.variantId}`} goods={goods} size="narrow" />
          ))}
        </ul>
        {items.length <= LINES_WITH_SUGGESTIONS && <DrawerSuggestions lines={cart.lines} />}
      </div>
      <DrawerFooter cart={cart} />
    </div>
  );
}

function EmptyDrawer() {
  return (
    <>
      <EmptyState title={CART_EMPTY} picture="set" className="pt-6 pb-8">
        <Button onClick={closeCartDrawer}>Continue Shopping</Button>
      </EmptyState>
      <Shortcuts />
    </>
  );
}

function DrawerFooter({ cart: { totals, ...cart } }: { cart: CheckedCart }) {
  const navigate = useNavigate();
  const { takesOrders } = useShop();

  function proceed() {
    if (cart.problems > 0 || cart.problem) return navigate(paths.cart());
    if (!beginCheckout({ totals, ...cart }, DEFAULT_PAYMENT_METHOD))
      return showToast(BROWSER_KEEPS_NOTHING, 'alert');
    // While it is open nothing behind it can take the focus.
    keepEntryForNavigation();
    closeCartDrawer();
    navigate(paths.checkout());
  }

  return (
    <div className="-mx-5 -mb-4 grid gap-3 border-t border-line bg-page px-5 py-4">
      <dl className="grid gap-1 tabular-nums">
        <Sum name="Subtotal" text={formatPounds(totals.subtotalPence)} />
        {cart.discounts.map(({ offer, reason, pence }) => (
          <Sum key={`${offer} ${reason}`} name={reason} text={`−${formatPounds(pence)}`} />
        ))}
        {totals.subtotalPence > 0 && !cart.notServed && (
          <Sum
            name="Delivery"
            text={`${cart.isDeliveryFrom && totals.shippingPence > 0 ? 'from ' : ''}${totals.shippingPence === 0 ? 'Free' : formatPounds(totals.shippingPence)}`}
          />
        )}
        <div className="flex items-baseline justify-between text-lg font-semibold">
          <dt>
            Total {cart.isEstimate && <span className="text-sm font-normal text-ink-soft">(estimate)</span>}
          </dt>
          <dd>{formatPounds(totals.totalPence)}</dd>
        </div>
      </dl>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <ButtonLink to={paths.cart()} variant="outline">
          View Cart
        </ButtonLink>
        {takesOrders ? (
          <Button onClick={proceed} className="px-3">
            Proceed to Checkout
          </Button>
        ) : (
          <p className="self-center text-sm font-semibold">{NO_ORDERS_TAKEN}.</p>
        )}
      </div>
    </div>
  );
}

function Sum({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
