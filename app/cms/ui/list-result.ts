import { readForm } from '#app/request/read-form.ts';
import type { Ask } from './ask-dialog.tsx';

/** What a list is told after a bulk action: done, refused, or asked back. */
export type ListResult = { ok: boolean; message: string; ask?: undefined } | { ok: false; ask: Ask };

export type ListCommand = { intent: string; ids: string[]; isConfirmed: boolean; form: FormData };

const MOST_IDS = 500;

/** What the form of a list wants done with which records. */
export async function readListCommand(request: Request): Promise<ListCommand> {
  const form = await readForm(request);
  const ids = form.getAll('ids').filter((id) => typeof id === 'string');
  return {
    intent: String(form.get('intent') ?? ''),
    ids: [...new Set(ids)].slice(0, MOST_IDS),
    isConfirmed: form.get('confirmed') === 'yes',
    form,
  };
}
