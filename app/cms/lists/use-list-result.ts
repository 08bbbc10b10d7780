import { useEffect } from 'react';
import { showToast, type ToastLink } from '#app/ui/toast-store.ts';

/** Shows the result of an action as a toast; a question has its own dialog. */
export function useListResult(
  result: { ok: boolean; message?: string; toastLink?: ToastLink; ask?: object } | undefined,
): void {
  useEffect(() => {
    if (result?.message && !result.ask)
      showToast(result.message, result.ok ? 'status' : 'alert', result.toastLink);
  }, [result]);
}
