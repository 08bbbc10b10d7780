import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { CodeBox } from './code-box.tsx';
import { OffersAhead } from './offers-ahead.tsx';

/** Beside the totals: offers that are near, and codes. */
export function CartOffers({ cart }: { cart: Pick<CheckedCart, 'offers'> }) {
  return (
    <>
      <OffersAhead progress={cart.offers.progress} />
      <CodeBox codes={cart.offers.codes} />
    </>
  );
}
