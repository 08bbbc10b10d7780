import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { UnsavedWarning } from '#app/cms/sending/unsaved-warning.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Card } from './card.tsx';
import { type OrderCommandResult, refusalText } from './order-command-result.ts';

/** A note for the history, apart from any change of status: Enter adds it and does nothing else. */
export function OrderNoteForm({ result }: { result: OrderCommandResult | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  const isSending = useNavigation().formData?.get('intent') === 'note';
  const own = result && !result.ask && result.submitted?.intent === 'note' ? result : undefined;
  useEffect(() => {
    if (!own?.ok) return;
    form.current?.reset();
    setDirty(false);
    showDone({ message: own.message });
  }, [own]);
  return (
    <Card title="Note">
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="grid gap-3"
        onInput={({ currentTarget }) => setDirty(new FormData(currentTarget).get('note') !== '')}
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="note" />
        <TextField
          label="Note"
          name="note"
          defaultValue={own && !own.ok ? own.submitted?.note : undefined}
          maxLength={500}
          hint="Kept in the history, for the staff alone"
          error={own && !own.ok ? refusalText(own) : undefined}
        />
        <Button type="submit" variant="outline" aria-disabled={isSending}>
          Add note
        </Button>
        <UnsavedWarning isDirty={isDirty && !isSending} />
      </Form>
    </Card>
  );
}
