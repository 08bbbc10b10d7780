import { paths } from '#app/links/paths.ts';
import { replayed } from '#app/script-delivery/replayed.ts';
import { readWishlist, useWishlist, writeWishlist } from '#app/storefront/wish/wishlist-store.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { isWished, wishedProduct } from '#domain/cart/wishlist.ts';
import { joinWishes } from '#domain/cart/wishlist-changes.ts';
import type { Wish } from './wish.ts';
import { WishGrid } from './wish-grid.tsx';

/** A wishlist opened from a link: to buy from, and to add to one's own. */
export function SharedWishlist({ wishes }: { wishes: Wish[] }) {
  const own = useWishlist();
  const inShop = wishes.filter(({ product }) => product !== null);
  const hasAll = inShop.length > 0 && inShop.every(({ id }) => isWished(own, wishedProduct(id), null));

  function save() {
    const ids = inShop.map(({ id }) => id);
    if (writeWishlist(joinWishes(readWishlist(), ids))) showToast('Saved to your wishlist.');
    else showToast('Your browser cannot save a wishlist.', 'alert');
  }

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-10 md:py-14">
        <div className="grid gap-3">
          <h1 className="heading-1">A shared wishlist</h1>
          <p className="text-lg text-ink-soft">
            Somebody would like these, or thought that you might. Prices and stock are today’s.
          </p>
        </div>
        <div className="needs-script flex flex-wrap gap-3">
          {inShop.length > 0 && !hasAll && (
            <Button {...replayed} onClick={save}>
              Save to mine
            </Button>
          )}
          {hasAll && (
            <ButtonLink to={paths.wishlist()} variant="outline">
              All on your wishlist
            </ButtonLink>
          )}
        </div>
      </header>
      <WishGrid wishes={wishes} />
    </>
  );
}
