import { paths } from '#app/links/paths.ts';
import { replayed } from '#app/script-delivery/replayed.ts';
import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { LINK_COPIED } from '#domain/words/messages.ts';

/** Shares natively, else copies the link. The link opens with the chosen shade or size, named by its slug. */
export function ShareButton({ id, name, variant }: { id: string; name: string; variant: string | null }) {
  return (
    <button
      {...replayed}
      type="button"
      className="needs-script no-print inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-medium underline-offset-4 hover:text-rose hover:underline"
      onClick={() => share(name, linkTo(id, variant))}
    >
      <LineIcon name="share" />
      Share<span className="sr-only"> {name}</span>
    </button>
  );
}

function linkTo(id: string, variant: string | null): string {
  return new URL(variant ? paths.variant(id, variant) : paths.product(id), window.location.href).href;
}

async function share(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(ignoreCancel);
  try {
    await navigator.clipboard.writeText(url);
    showToast(LINK_COPIED);
  } catch {
    // The clipboard needs HTTPS and permission.
    showToast(`Copy this link: ${url}`);
  }
}

/** True if the share sheet was closed, which rejects like a failure. */
function ignoreCancel() {}
