import { type FormEvent, useEffect } from 'react';
import { Form, useFetcher, useNavigate } from 'react-router';
import type { BulkAction } from '#app/cms/lists/bulk-form.tsx';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { LEAVING } from '#app/cms/sending/unsaved-warning.tsx';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/toast-store.ts';

/**
 * The commands for one record, carried out by its list's page without leaving the record: the question stands over it, and only
 * a deleted one is left. Without script the list's page asks.
 */
export function RecordActions({ id, list, actions }: { id: string; list: string; actions: BulkAction[] }) {
  const fetcher = useFetcher<ListResult>();
  const result = fetcher.data;
  const intent = fetcher.formData?.get('intent');
  useCommandResult(result, list);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fetcher.state !== 'idle') return;
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const form = new FormData(event.currentTarget, submitter);
    // A deleted record cannot be loaded again before it is left.
    const defaultShouldRevalidate = form.get('intent') !== 'delete';
    void fetcher.submit(form, { method: 'post', action: list, defaultShouldRevalidate });
  }

  return (
    <>
      <Form method="post" action={list} className="contents" onSubmit={send}>
        <input type="hidden" name="ids" value={id} />
        {actions.map((action) => (
          <button
            key={action.intent}
            type="submit"
            name="intent"
            value={action.intent}
            aria-disabled={intent === action.intent}
            className={classNames('btn btn-outline btn-small', action.isDestructive && 'text-rose-deep')}
          >
            {action.label}
          </button>
        ))}
      </Form>
      <AskDialog ask={result?.ask} action={list} onSubmit={send} />
    </>
  );
}

function useCommandResult(result: ListResult | undefined, list: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!result || result.ask) return;
    if (!result.ok) {
      showToast(result.message, 'alert');
      return;
    }
    if (result.isDeleted) void navigate(list, { state: LEAVING });
    showDone({ message: result.message, undo: result.undo });
  }, [result, list, navigate]);
}
