import type { Ref } from 'react';
import { Button } from '#app/ui/button.tsx';
import { changeQuantity, removeItem } from './cart-changes.ts';
import type { CheckedCart } from './checked-cart.ts';

/** What stands between this cart and the checkout, announced; the checkout button leads the focus here. */
export function CartNotices({
  cart,
  offline,
  ref,
}: {
  cart: CheckedCart;
  offline: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="grid gap-3 empty:hidden">
      {cart.problems > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-blush-soft px-5 py-4">
          <p className="font-medium">
            {cart.problems === 1 ? 'One line has' : `${cart.problems} lines have`} changed since you filled
            your cart.
          </p>
          <Button variant="outline" size="small" onClick={() => settleAll(cart)}>
            Update my cart
          </Button>
        </div>
      )}
      {offline && (
        <p className="mt-4 rounded-xl bg-blush-soft px-5 py-4 text-sm">
          We cannot reach the shop just now. These are the prices from when you filled your cart; they are
          checked again before you order.
        </p>
      )}
    </div>
  );
}

/** What can be had stays, what cannot goes. */
function settleAll(cart: CheckedCart) {
  for (const { item, problem, buyable } of cart.lines) {
    if (problem === null) continue;
    if (buyable > 0) changeQuantity(item, buyable);
    else removeItem(item);
  }
}
