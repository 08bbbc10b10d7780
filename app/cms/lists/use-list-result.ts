import { useEffect } from 'react';
import { showDone, type Undo } from '#app/cms/undo/undo-store.ts';
import { dismissToast, readToasts, showToast } from '#app/ui/toast-store.ts';

/** Shows the result of an action as a toast; a question has its own dialog. A success removes the refusals before it. */
export function useListResult(
  result: { ok: boolean; message?: string; undo?: Undo | undefined; ask?: object } | undefined,
): void {
  useEffect(() => {
    if (result?.ok) for (const { id, kind } of readToasts()) if (kind === 'alert') dismissToast(id);
    if (!result?.message || result.ask) return;
    if (result.ok) showDone({ message: result.message, undo: result.undo });
    else showToast(result.message, 'alert');
  }, [result]);
}
