import { paths } from '#app/links/paths.ts';
import { showToast } from '#app/ui/toast-store.ts';
import type { Wishlist } from '#domain/cart/wishlist.ts';

/** Native sharing, else the link is copied. Whoever opens it sees the products, and nothing of who shared them. */
export async function shareWishlist(ids: Wishlist): Promise<void> {
  const url = new URL(paths.sharedWishlist(ids), window.location.href).href;
  if (typeof navigator.share === 'function')
    return navigator.share({ title: 'A wishlist', url }).catch(ignoreCancel);
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link to your wishlist copied to clipboard!');
  } catch {
    // No clipboard without HTTPS or permission.
    showToast(`Copy this link: ${url}`);
  }
}

/** Closing the share sheet rejects like a failure. */
function ignoreCancel() {}
