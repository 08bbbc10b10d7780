import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import type { NoteResult } from '#app/cms/inbox/run-inbox-command.ts';
import { unsentText } from '#app/cms/sending/unsent.ts';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { TextAreaField } from '#app/ui/field.tsx';
import { REPLY_MAX_LENGTH } from '#domain/inbox/parse-reply.ts';
import type { UnsentReason } from '#domain/lists/save-result.ts';

/** A reply that was not sent stays in the form; a reply of somebody else meanwhile is shown before this one is sent. */
export function ReplyForm({
  replyKey,
  count,
  email,
  sendsMail,
  result,
  onDirty,
}: {
  /** The id of the reply to come, new with each load. */
  replyKey: string;
  /** The replies shown above. */
  count: number;
  email: string;
  sendsMail: boolean;
  result: (NoteResult & { unsent?: UnsentReason }) | undefined;
  onDirty(isDirty: boolean): void;
}) {
  const [isDirty, setDirty] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  // Under a reply begun a new load changes nothing: sent again, it stays one reply.
  const [opened, setOpened] = useState({ replyKey, count });
  if (opened.replyKey !== replyKey && !isDirty) setOpened({ replyKey, count });
  const refused = result?.ok === false ? result : undefined;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (!result?.ok || !result.isReply) return;
    setDirty(false);
    showDone({ message: result.message });
  }, [result]);
  return (
    <Form method="post" key={opened.replyKey} onInput={() => setDirty(true)} className="grid gap-3">
      {refused && (
        <p role="alert" className="rounded-card bg-blush-soft px-4 py-3 text-sm text-rose-deep">
          {refused.unsent ? unsentText(refused.unsent) : refused.message}
        </p>
      )}
      <input type="hidden" name="replyKey" value={refused?.submitted?.replyKey ?? opened.replyKey} />
      <input type="hidden" name="repliesSeen" value={refused?.repliesNow ?? opened.count} />
      <TextAreaField
        label="Your reply"
        name="reply"
        rows={8}
        maxLength={REPLY_MAX_LENGTH}
        defaultValue={refused?.submitted?.reply ?? ''}
        error={refused?.errors?.reply}
        hint={
          sendsMail
            ? `Mailed to ${email} with a greeting above and the message below it`
            : `No mail server is set up: the mail to ${email} is only written, and read under Mails`
        }
      />
      <div>
        <IntentButton intent="reply" variant="dark">
          {isSending ? 'Sending…' : 'Send reply'}
        </IntentButton>
      </div>
    </Form>
  );
}
