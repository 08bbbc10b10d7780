import { paths } from '#app/links/paths.ts';
import { showToast } from '#app/ui/toast-store.ts';
import { type Wishlist, wishToShare } from '#domain/cart/wishlist.ts';

/** Shares natively, else copies the link. The link names products alone, not the person who shares. */
export async function shareWishlist(ids: Wishlist): Promise<void> {
  const url = new URL(paths.sharedWishlist(ids.map(wishToShare)), window.location.href).href;
  if (typeof navigator.share === 'function')
    return navigator.share({ title: 'A wishlist', url }).catch(ignoreCancel);
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link to your wishlist copied to clipboard!');
  } catch {
    // The clipboard needs HTTPS and permission.
    showToast(`Copy this link: ${url}`);
  }
}

/** True if the share sheet was closed, which rejects like a failure. */
function ignoreCancel() {}
