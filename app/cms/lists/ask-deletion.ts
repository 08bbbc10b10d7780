import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { type DeletedKind, deleteQuestion } from '#domain/words/staff-messages.ts';

export function askDeletion(kind: DeletedKind, ids: string[]): Ask {
  const plural = kind === 'category' ? 'categories' : `${kind}s`;
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion(kind)
        : `Are you sure you want to delete these ${ids.length} ${plural}?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}
