import { useEffect } from 'react';
import { showToast } from '#app/ui/toast-store.ts';
import type { ListAnswer } from './list-answer.ts';

/** Says how a bulk action went. */
export function useListAnswer(answer: ListAnswer | undefined): void {
  useEffect(() => {
    if (answer && !answer.ask) showToast(answer.message, answer.ok ? 'status' : 'alert');
  }, [answer]);
}
