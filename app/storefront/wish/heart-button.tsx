import { replayed } from '#app/script-delivery/replayed.ts';
import { HeartIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { isWished, toggleWish, wishFor } from '#domain/cart/wishlist.ts';
import { readWishlist, useWishlist, writeWishlist } from './wishlist-store.ts';

/** Adds a product to the wishlist or removes it; on a card the heart alone, elsewhere with words. */
export function HeartButton({
  id,
  name,
  variant,
  inCard = false,
}: {
  id: string;
  name: string;
  /** Slug of the chosen shade or size; null where none is, as on a card. */
  variant: string | null;
  inCard?: boolean;
}) {
  const wishes = useWishlist();

  function toggle() {
    if (!writeWishlist(toggleWish(readWishlist(), wishFor(id, variant))))
      showToast('Your browser cannot save a wishlist.', 'alert');
  }

  return (
    <button
      {...replayed}
      type="button"
      aria-pressed={isWished(wishes, id, variant)}
      aria-label={`Wishlist: ${name}`}
      onClick={toggle}
      className={`needs-script no-print ${inCard ? 'heart' : 'heart-words'}`}
    >
      <HeartIcon />
      {!inCard && 'Wishlist'}
    </button>
  );
}
