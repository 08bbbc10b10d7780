import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { LINK_COPIED } from '#domain/messages.ts';

/** The device's own sharing; where there is none the link is copied (spec §2). */
export function ShareButton({ name }: { name: string }) {
  return (
    <div className="needs-script no-print">
      <Button variant="quiet" onClick={() => share(name)}>
        Share
      </Button>
    </div>
  );
}

async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(ignoreDismissal);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast(LINK_COPIED);
  } catch {
    // Without HTTPS or permission there is no clipboard: the link is shown to be copied by hand.
    showToast(url, 'alert');
  }
}

function ignoreDismissal(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
