import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { action } from '#app/cms/groups/add-group-page.tsx';
import type { GroupKind } from '#app/cms/groups/group-words.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { GroupChoice } from './group-choice.ts';

/** Creates a brand or category by its name; the rest can be said later, on its own page. */
export function NewGroupForm({ kind, onAdded }: { kind: GroupKind; onAdded: (choice: GroupChoice) => void }) {
  const fetcher = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const { data, state } = fetcher;
  const handled = useRef(data);
  const errors = data && !data.ok ? data.errors : {};

  useEffect(() => {
    if (!data || handled.current === data) return;
    handled.current = data;
    if (!data.ok) {
      const field = form.current?.elements.namedItem('name');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    showToast(`${data.name} created.`);
    onAdded({ id: data.id, name: data.name });
  }, [data, onAdded]);

  return (
    <fetcher.Form ref={form} method="post" action={cmsPaths.addGroup()} noValidate className="grid gap-4">
      <input type="hidden" name="kind" value={kind} />
      {data && !data.ok && (
        <p role="alert" className="rounded-card bg-blush-soft px-5 py-3 text-sm font-semibold text-rose-deep">
          {data.message}
        </p>
      )}
      <TextField label="Name" name="name" required maxLength={100} error={errors.name} autoFocus />
      <TextField label="Description" name="description" optional error={errors.description} />
      <p className="text-sm text-ink-soft">
        {kind === 'brand' ? 'Logo and facts' : 'Picture, colour and icon'} can be added later, on its own
        page.
      </p>
      <p className="flex justify-end">
        <Button type="submit" variant="dark" aria-disabled={state !== 'idle'}>
          {state === 'idle' ? `Create ${kind}` : 'Saving…'}
        </Button>
      </p>
    </fetcher.Form>
  );
}
