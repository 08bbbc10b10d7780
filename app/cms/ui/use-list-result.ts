import { useEffect } from 'react';
import { showToast } from '#app/ui/toast-store.ts';

/** Says how an action went; what it asked back says itself. */
export function useListResult(answer: { ok: boolean; message?: string; ask?: object } | undefined): void {
  useEffect(() => {
    if (answer?.message && !answer.ask) showToast(answer.message, answer.ok ? 'status' : 'alert');
  }, [answer]);
}
