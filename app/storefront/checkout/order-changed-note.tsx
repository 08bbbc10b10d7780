import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { sameItems } from '#domain/cart/cart-lines.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import { useCart } from '../cart/cart-store.ts';

/** The checkout orders a copy of the cart. Says so where another tab has changed either since. */
export function OrderChangedNote({
  pending,
  begunElsewhere,
}: {
  pending: PendingOrder;
  /** Another tab went to the checkout with another cart since this one was opened. */
  begunElsewhere: boolean;
}) {
  const cart = useCart();
  const text = begunElsewhere
    ? 'Another tab came to the checkout with another cart: this order is now that one, as the summary shows.'
    : textFor(cart.length, sameItems(cart, pending.items));
  return (
    <div role="status">
      {text && (
        <p className="mt-6 rounded-xl bg-blush-soft px-5 py-4">
          {text}{' '}
          <Link to={paths.cart()} className="underline underline-offset-4">
            Look at your cart
          </Link>
        </p>
      )}
    </div>
  );
}

function textFor(linesInCart: number, isSame: boolean): string | null {
  if (isSame) return null;
  return linesInCart === 0
    ? 'Your cart was emptied since you came here. This order still holds what the summary shows.'
    : 'Your cart was changed since you came here. This order still holds what the summary shows.';
}
