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
    ? 'You opened the checkout in another tab with a different cart. The summary now shows that cart.'
    : textFor(cart.length, sameItems(cart, pending.items));
  return (
    <div role="status">
      {text && (
        <p className="mt-6 rounded-xl bg-blush-soft px-5 py-4">
          {text}{' '}
          <Link to={paths.cart()} className="underline underline-offset-4">
            View your cart
          </Link>
        </p>
      )}
    </div>
  );
}

function textFor(linesInCart: number, isSame: boolean): string | null {
  if (isSame) return null;
  return linesInCart === 0
    ? 'Your cart has been emptied in another tab. This order still includes everything in the summary.'
    : 'Your cart has changed in another tab. What changed there is not in this order.';
}
