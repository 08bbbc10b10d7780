import { replayed } from '#app/script-delivery/replayed.ts';
import { HeartIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { toggleWish } from '#domain/cart/wishlist.ts';
import { readWishlist, useWishlist, writeWishlist } from './wishlist-store.ts';

/** Adds a product to the wishlist or removes it; on a card the heart alone, elsewhere with words. */
export function HeartButton({ id, name, inCard = false }: { id: string; name: string; inCard?: boolean }) {
  const isWished = useWishlist().includes(id);

  function toggle() {
    if (!writeWishlist(toggleWish(readWishlist(), id)))
      showToast('Your browser cannot save a wishlist.', 'alert');
  }

  return (
    <button
      {...replayed}
      type="button"
      aria-pressed={isWished}
      aria-label={`Wishlist: ${name}`}
      onClick={toggle}
      className={`needs-script ${inCard ? 'heart' : 'heart-words'}`}
    >
      <HeartIcon />
      {!inCard && 'Wishlist'}
    </button>
  );
}
