import { useEffect, useRef, useState } from 'react';
import { data, Form, Link, useFetcher } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { NoteForm } from '#app/cms/inbox/note-form.tsx';
import { type InboxDeclaration, type NoteResult, runInboxCommand } from '#app/cms/inbox/run-inbox-command.ts';
import { DELETE } from '#app/cms/lists/bulk-actions.ts';
import { RecordActions } from '#app/cms/records/record-actions.tsx';
import { UnsavedWarning } from '#app/cms/sending/unsaved-warning.tsx';
import { TicketLine } from '#app/cms/tickets/ticket-line.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findMessage, type Message } from '#database/queries/inbox/listed-messages.ts';
import { listReplies } from '#database/queries/inbox/message-replies.ts';
import { findReplyMails } from '#database/queries/mail/reply-mails.ts';
import { findTicketOfMessage } from '#database/queries/tickets/tickets.ts';
import { phoneLink } from '#domain/fields/phone.ts';
import { replyLink } from '#domain/inbox/contact-reply.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { MESSAGE_MOVES, MESSAGE_NOTE_MAX_LENGTH, type MessageMove } from '#domain/inbox/message-list.ts';
import { parseReply } from '#domain/inbox/parse-reply.ts';
import { may } from '#domain/people/permissions.ts';
import { moveMessages, noteMessage } from '#operations/inbox/change-messages.ts';
import { replyToMessage } from '#operations/inbox/reply-to-message.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import type { Route } from './+types/message-page';
import { MessageStatusFlag } from './message-status-flag.tsx';
import { ReplyBy } from './reply-by.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyMailNote } from './reply-mail-note.tsx';

const INBOX: InboxDeclaration<MessageMove> = {
  kind: 'message',
  permission: 'messages.answer',
  noteMaxLength: MESSAGE_NOTE_MAX_LENGTH,
  moves: MESSAGE_MOVES,
  moved: {
    new: 'Marked as new.',
    read: 'Marked as read.',
    answered: 'Marked as answered.',
    archived: 'Archived.',
    restore: 'Restored.',
  },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, `Message of ${loaderData?.message.name ?? 'a visitor'}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'messages.view');
  const { db, random, sendsMail } = context.get(platformContext);
  const message = await findMessage(db, params.id);
  if (!message) throw data(null, { status: 404 });
  const replies = await listReplies(db, message.id);
  const mails = await findReplyMails(
    db,
    replies.map(({ id }) => id),
  );
  return {
    message,
    replies: replies.map((reply) => ({ ...reply, mail: mails.get(reply.id) ?? null })),
    replyKey: random.id(),
    sendsMail: await sendsMail(),
    ticket: may(role, 'tickets.view') ? await findTicketOfMessage(db, message.id) : null,
    canOpenTicket: may(role, 'tickets.edit'),
    canChange: may(role, INBOX.permission),
    canDelete: may(role, 'messages.delete'),
  };
}

export function action(args: Route.ActionArgs) {
  return runInboxCommand(args, INBOX, { move: moveMessages, note: noteMessage, reply: sendReply });
}

async function sendReply(
  platform: Platform,
  member: StaffMember,
  id: string,
  submitted: Record<string, string>,
) {
  const parsed = parseReply(submitted);
  const refusal = { ok: false, message: 'Nothing was sent.', submitted };
  if (!parsed.ok) return data<NoteResult>({ ...refusal, errors: parsed.errors }, 422);
  const sent = await replyToMessage(platform, member, id, parsed.reply);
  const done = (await platform.sendsMail())
    ? 'Your reply is saved and on its way.'
    : 'Your reply is saved. No mail server is set up, so it is not mailed.';
  if (sent.ok) return data<NoteResult>({ ok: true, message: done, isReply: true });
  if (sent.problem === 'not-found') throw data(null, { status: 404 });
  const message = `${sent.author} replied meanwhile, as you see above. Yours is not sent yet; send it again if it is still needed.`;
  return data<NoteResult>({ ...refusal, message, repliesNow: sent.count }, 409);
}

export default function MessagePage({
  loaderData: { message, replies, replyKey, sendsMail, ticket, canOpenTicket, canChange, canDelete },
  actionData,
}: Route.ComponentProps) {
  const isAboutReply = actionData?.isReply || actionData?.submitted?.intent === 'reply';
  const [isNoteDirty, setNoteDirty] = useState(false);
  const [isReplyDirty, setReplyDirty] = useState(false);
  useMarkingRead(message, canChange);
  return (
    <>
      <BackLink to={cmsPaths.messages()}>All messages</BackLink>
      <PageHeading title={subjectLabel(message.subject)}>
        <MessageStatusFlag status={message.status} />
        {canChange && (
          <Form method="post" className="contents">
            {message.status === 'archived' ? (
              <IntentButton intent="restore">Restore</IntentButton>
            ) : (
              <>
                <IntentButton intent={message.status === 'new' ? 'read' : 'new'}>
                  {message.status === 'new' ? 'Mark read' : 'Mark new'}
                </IntentButton>
                <IntentButton intent="archived">Archive</IntentButton>
              </>
            )}
          </Form>
        )}
        {canDelete && <RecordActions id={message.id} list={cmsPaths.messages()} actions={[DELETE]} />}
        {!ticket && canOpenTicket && (
          <ButtonLink to={cmsPaths.newTicket({ message: message.id })} variant="outline" size="small">
            Make it a request
          </ButtonLink>
        )}
        <a href={replyLink(message)} className="btn btn-outline btn-small">
          Write in your own mail program
        </a>
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <FieldGroup title={`From ${message.name}`}>
            <p className="-mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <Moment at={message.createdAt} />
              <a
                href={`mailto:${message.email}`}
                className="underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {message.email}
              </a>
              {message.phone && (
                <a href={phoneLink(message.phone)} className="underline underline-offset-4">
                  {message.phone}
                </a>
              )}
            </p>
            {message.orderNumber && (
              <p>
                About order{' '}
                <Link
                  to={`${cmsPaths.orders()}?search=${encodeURIComponent(message.orderNumber)}`}
                  className="font-semibold underline underline-offset-4"
                >
                  {message.orderNumber}
                </Link>
              </p>
            )}
            <ReplyBy message={message} />
            {ticket && <TicketLine ticket={ticket} />}
            <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
          </FieldGroup>
          {(canChange || replies.length > 0) && (
            <FieldGroup title="Replies by mail">
              {replies.map(({ id, body, author, at, mail }) => (
                <article key={id} className="border-l-2 border-line pl-4">
                  <p className="text-sm text-ink-soft">
                    {author}, <Moment at={at} />
                  </p>
                  <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
                  {mail && <ReplyMailNote mail={mail} />}
                </article>
              ))}
              {canChange && (
                <ReplyForm
                  replyKey={replyKey}
                  count={replies.length}
                  email={message.email}
                  sendsMail={sendsMail}
                  result={isAboutReply ? actionData : undefined}
                  onDirty={setReplyDirty}
                />
              )}
            </FieldGroup>
          )}
        </div>
        <FieldGroup title="Staff note">
          {message.answeredAt && (
            <p className="text-sm text-ink-soft">
              Answered by {message.answeredBy}, <Moment at={message.answeredAt} />
            </p>
          )}
          <NoteForm
            note={message.note}
            maxLength={INBOX.noteMaxLength}
            canChange={canChange}
            result={isAboutReply ? undefined : actionData}
            onDirty={setNoteDirty}
          >
            <IntentButton intent="note-answered" variant="dark">
              Mark as answered
            </IntentButton>
            <IntentButton intent="note">Save note only</IntentButton>
          </NoteForm>
        </FieldGroup>
      </div>
      <UnsavedWarning isDirty={isNoteDirty || isReplyDirty} />
    </>
  );
}

/** Opening a new message marks it read; a GET alone changes nothing. */
function useMarkingRead({ id, status }: Message, canChange: boolean) {
  const { submit } = useFetcher();
  const wasNew = useRef(status === 'new' && canChange);
  useEffect(() => {
    if (!wasNew.current) return;
    wasNew.current = false;
    void submit({ intent: 'read' }, { method: 'post', action: cmsPaths.message(id) });
  }, [id, submit]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the message" />;
}
