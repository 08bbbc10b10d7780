import { Form } from 'react-router';
import type { BulkAction } from '#app/cms/lists/bulk-form.tsx';
import { classNames } from '#app/ui/class-names.ts';

/** The commands for one record: its list's page runs them, and asks before it deletes. */
export function RecordActions({ id, list, actions }: { id: string; list: string; actions: BulkAction[] }) {
  return (
    <Form method="post" action={list} className="contents">
      <input type="hidden" name="ids" value={id} />
      {actions.map(({ intent, label, isDestructive }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={classNames('btn btn-outline btn-small', isDestructive && 'text-rose-deep')}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
