import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import {
  dismissToast,
  PAGE_HOST,
  readToastHost,
  readToasts,
  subscribeToToasts,
  type Toast,
} from './toast-store.ts';

const SHOWN_FOR_MS = 5000;
const NONE: readonly Toast[] = [];

/** The two live regions are on the page from the start: screen readers ignore text in one added later. */
export function Toaster({ host = PAGE_HOST }: { host?: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE);
  const currentHost = useSyncExternalStore(subscribeToToasts, readToastHost, () => PAGE_HOST);
  const visible = currentHost === host ? toasts : NONE;
  return (
    <div className={host === PAGE_HOST ? 'toasts' : 'toasts-in-dialog'}>
      <div role="status">
        {visible.map((toast) => toast.kind === 'status' && <Message key={toast.id} {...toast} />)}
      </div>
      <div role="alert">
        {visible.map((toast) => toast.kind === 'alert' && <Message key={toast.id} {...toast} />)}
      </div>
    </div>
  );
}

function Message({ id, text, kind, link, ofPage, stays = false }: Toast) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || link || stays) return;
    const timer = setTimeout(dismissToast, SHOWN_FOR_MS, id);
    return () => clearTimeout(timer);
  }, [id, held, link, stays]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={classNames('toast', kind === 'alert' && 'toast-alert', ofPage && 'toast-of-page')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        {text}{' '}
        {link && (
          <Link to={link.to} className="underline" onClick={() => dismissToast(id)}>
            {link.text}
          </Link>
        )}
      </p>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
