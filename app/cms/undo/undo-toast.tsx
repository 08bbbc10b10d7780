import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { CloseIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { dismissUndo, showDone, type Undo, useOfferedUndo } from './undo-store.ts';

/** Names what was done, with a button that puts it back; stays until it is closed or another page is opened. */
export function UndoToast() {
  const offered = useOfferedUndo();
  const fetcher = useFetcher<{ ok: boolean; message?: string }>({ key: 'undo' });
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves with the page
  useEffect(() => dismissUndo, [pathname]);
  useEffect(() => {
    if (offered?.undo.forMs === undefined) return;
    const timer = setTimeout(dismissUndo, offered.undo.forMs);
    return () => clearTimeout(timer);
  }, [offered]);
  useEffect(() => {
    if (fetcher.data?.ok) showDone({ message: fetcher.data.message ?? 'Undone.' });
    else if (fetcher.data?.message) showToast(fetcher.data.message, 'alert');
  }, [fetcher.data]);
  return (
    <div role="status">
      {offered && (
        <div className="toast">
          <p>{offered.message}</p>
          <button
            type="button"
            className="min-h-11 px-3 underline underline-offset-4"
            onClick={() => {
              dismissUndo();
              void putBack(fetcher.submit, offered.undo);
            }}
          >
            Undo
          </button>
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={dismissUndo}>
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}

async function putBack(
  submit: (form: FormData, options: { method: 'post'; action: string }) => Promise<void>,
  { action, commands }: Undo,
): Promise<void> {
  for (const { fields, ids } of commands) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const id of ids) form.append('ids', id);
    await submit(form, { method: 'post', action });
  }
}
