import { useEffect } from 'react';
import { showDone, type Undo } from '#app/cms/undo/undo-store.ts';
import { showToast } from '#app/ui/toast-store.ts';

/** Shows the result of an action as a toast; a question has its own dialog. */
export function useListResult(
  result: { ok: boolean; message?: string; undo?: Undo | undefined; ask?: object } | undefined,
): void {
  useEffect(() => {
    if (!result?.message || result.ask) return;
    if (result.ok) showDone({ message: result.message, undo: result.undo });
    else showToast(result.message, 'alert');
  }, [result]);
}
