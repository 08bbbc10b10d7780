import { type MouseEvent, useId } from 'react';
import { useFetcher } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { unsentText } from '#app/cms/sending/unsent.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { SaveResult } from '#domain/lists/save-result.ts';

/** Sends the words of the form it stands in, saved or not, to whoever presses it. */
export function TestMailButton({ kind, email }: { kind: string; email: string }) {
  const { submit, state, data } = useFetcher<SaveResult>();
  const id = useId();
  function send({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form || state !== 'idle') return;
    const { subject = '', introduction = '' } = readSubmitted(new FormData(form));
    void submit(
      { intent: 'test', subject, introduction },
      { method: 'post', action: cmsPaths.mailText(kind) },
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="button" variant="outline" size="small" onClick={send} aria-describedby={id}>
        Send a test mail to {email}
      </Button>
      <p id={id} role="status" className="text-sm text-ink-soft">
        {state === 'idle' ? data && textOf(data) : 'Sending…'}
      </p>
    </div>
  );
}

function textOf(result: SaveResult): string {
  if (result.ok) return result.message;
  return result.unsent ? unsentText(result.unsent) : (Object.values(result.errors)[0] ?? result.message);
}
