import { useEffect, useRef } from 'react';
import { data, Form, useFetcher } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { answerNoted, MoveButton, NoteForm, type NoteResult } from '#app/cms/ui/note-form.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { RecordActions } from '#app/cms/ui/record-actions.tsx';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { readSubmitted } from '#app/cms/ui/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findMessage, type Message } from '#database/queries/inbox/listed-messages.ts';
import { phoneLink } from '#domain/fields/phone-link.ts';
import { replyLink } from '#domain/inbox/contact-reply.ts';
import { subjectLabel } from '#domain/inbox/contact-subject.ts';
import { MESSAGE_MOVES, MESSAGE_NOTE_MAX_LENGTH } from '#domain/inbox/message-list.ts';
import { may } from '#domain/people/permissions.ts';
import { multiLine } from '#domain/text/clean-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { moveMessages, noteMessage } from '#operations/inbox/change-messages.ts';
import type { Route } from './+types/message-page';
import { MessageStatusFlag } from './message-status-flag.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, `Message of ${loaderData?.message.name ?? 'a visitor'}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'messages.view');
  const message = await findMessage(context.get(platformContext).db, params.id);
  if (!message) throw data(null, { status: 404 });
  return {
    message,
    canAnswer: may(role, 'messages.answer'),
    canDelete: may(role, 'messages.delete'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'messages.answer');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const to = MESSAGE_MOVES.find((known) => known === typed.intent);
  try {
    if (to) {
      await moveMessages(platform, member, [params.id], to);
      return data<NoteResult>({ ok: true, message: DONE[to] });
    }
    const noted = await noteMessage(platform, member, params.id, {
      note: multiLine(typed.note ?? '').slice(0, MESSAGE_NOTE_MAX_LENGTH),
      noteWas: multiLine(typed.noteWas ?? ''),
      isAnswered: typed.intent === 'note-answered',
    });
    return answerNoted(noted, typed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a message could not be changed');
    return data<NoteResult>({ ok: false, message: savingFailed('message'), typed }, 500);
  }
}

export function clientAction(args: Route.ClientActionArgs): Promise<NoteResult> {
  return saveOrEcho(args, savingFailed('message'));
}

const DONE = {
  new: 'Marked as new.',
  read: 'Marked as read.',
  answered: 'Marked as answered.',
  archived: 'Archived.',
  restore: 'Taken back.',
} as const;

export default function MessagePage({
  loaderData: { message, canAnswer, canDelete },
  actionData,
}: Route.ComponentProps) {
  useMarkingRead(message, canAnswer);
  return (
    <>
      <BackLink to={cmsPaths.messages()}>All messages</BackLink>
      <ListHeading title={subjectLabel(message.subject)}>
        <MessageStatusFlag status={message.status} />
        {canAnswer && (
          <Form method="post" className="contents">
            {message.status === 'archived' ? (
              <MoveButton to="restore">Take back</MoveButton>
            ) : (
              <>
                <MoveButton to={message.status === 'new' ? 'read' : 'new'}>
                  {message.status === 'new' ? 'Mark read' : 'Mark new'}
                </MoveButton>
                <MoveButton to="archived">Archive</MoveButton>
              </>
            )}
          </Form>
        )}
        {canDelete && <RecordActions id={message.id} list={cmsPaths.messages()} actions={[DELETE]} />}
        <a href={replyLink(message)} className="btn btn-dark btn-small">
          Reply by e-mail
        </a>
      </ListHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
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
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        </FieldGroup>
        <FieldGroup title="Our answer">
          {message.answeredAt && (
            <p className="text-sm text-ink-soft">
              Answered by {message.answeredBy}, <Moment at={message.answeredAt} />
            </p>
          )}
          <NoteForm
            key={message.note}
            note={message.note}
            maxLength={MESSAGE_NOTE_MAX_LENGTH}
            canAnswer={canAnswer}
            answer={actionData}
          >
            <Button type="submit" variant="dark" size="small" name="intent" value="note-answered">
              Mark as answered
            </Button>
            <Button type="submit" variant="outline" size="small" name="intent" value="note">
              Save note only
            </Button>
          </NoteForm>
        </FieldGroup>
      </div>
    </>
  );
}

/** Opening a new message marks it read; a GET alone changes nothing. */
function useMarkingRead({ id, status }: Message, canAnswer: boolean) {
  const { submit } = useFetcher();
  const wasNew = useRef(status === 'new' && canAnswer);
  useEffect(() => {
    if (!wasNew.current) return;
    wasNew.current = false;
    void submit({ intent: 'read' }, { method: 'post', action: cmsPaths.message(id) });
  }, [id, submit]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the message" />;
}
