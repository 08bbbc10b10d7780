import { useEffect } from 'react';
import { dismissToast, readToasts, showToast } from '#app/ui/toast-store.ts';

/** Shows the result of an action as a toast; a question has its own dialog. A success removes the refusals before it. */
export function useListResult(result: { ok: boolean; message?: string; ask?: object } | undefined): void {
  useEffect(() => {
    if (result?.ok) for (const { id, kind } of readToasts()) if (kind === 'alert') dismissToast(id);
    if (result?.message && !result.ask) showToast(result.message, result.ok ? 'status' : 'alert');
  }, [result]);
}
