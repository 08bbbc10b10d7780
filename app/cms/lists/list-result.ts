import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import type { Undo } from '#app/cms/undo/undo-store.ts';
import { readForm } from '#app/request/read-form.ts';

/** The result of a list's command: done, refused, or a question. */
export type ListResult =
  | { ok: boolean; message: string; undo?: Undo | undefined; isDeleted?: boolean; ask?: undefined }
  | { ok: false; ask: Ask };

export type ListCommand = {
  intent: string;
  ids: string[];
  /** Meant is every record the list finds, not only those of the page. */
  isForAllFound: boolean;
  isConfirmed: boolean;
  form: FormData;
};

export const MOST_IDS = 500;

export async function readListCommand(request: Request): Promise<ListCommand> {
  const form = await readForm(request);
  const ids = form.getAll('ids').filter((id) => typeof id === 'string');
  return {
    intent: String(form.get('intent') ?? ''),
    ids: [...new Set(ids)].slice(0, MOST_IDS),
    isForAllFound: form.get('all') === 'yes',
    isConfirmed: form.get('confirmed') === 'yes',
    form,
  };
}
