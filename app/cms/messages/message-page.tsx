import { useEffect } from 'react';
import { data, Form, useFetcher } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import type { ListAnswer } from '#app/cms/ui/list-answer.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/field.tsx';
import { findMessage, type Message } from '#database/queries/message-list.ts';
import { multiLine } from '#domain/clean-text.ts';
import { MESSAGE_STATUSES } from '#domain/message-list.ts';
import { SHOP } from '#domain/shop.ts';
import { setMessageStatus } from '#operations/manage-messages.ts';
import type { Route } from './+types/message-page';
import { MessageStatusFlag } from './message-status-flag.tsx';
import { subjectLabel } from './subject-label.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Message of ${loaderData?.message.name ?? 'a visitor'} | ${SHOP.name} CMS` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'messages.view');
  const message = await findMessage(context.get(platformContext).db, params.id);
  if (!message) throw data(null, { status: 404 });
  return { message };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'messages.answer');
  const platform = context.get(platformContext);
  const form = await request.formData();
  const status = MESSAGE_STATUSES.find((known) => known === form.get('status'));
  if (!status) return data<ListAnswer>({ ok: false, message: FAILED }, 400);
  const note = form.has('note') ? multiLine(String(form.get('note'))).slice(0, 2000) : undefined;
  try {
    await setMessageStatus(platform, member, [params.id], {
      status,
      ...(note === undefined ? {} : { note }),
    });
    return data<ListAnswer>({ ok: true, message: `Marked as ${status}.` });
  } catch (error) {
    platform.log.error({ err: error }, 'a message could not be changed');
    return data<ListAnswer>({ ok: false, message: FAILED }, 500);
  }
}

const FAILED = 'Error saving message. Please try again.';

export default function MessagePage({ loaderData: { message }, actionData }: Route.ComponentProps) {
  useListAnswer(actionData);
  useMarkingRead(message);
  return (
    <>
      <BackLink to={paths.cmsMessages()}>All messages</BackLink>
      <ListHeading title={subjectLabel(message.subject)}>
        <MessageStatusFlag status={message.status} />
        <a href={replyTo(message)} className="btn btn-dark btn-small">
          Reply by e-mail
        </a>
      </ListHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <FieldGroup title={`From ${message.name}`}>
          <p className="-mt-2 text-sm text-ink-soft">
            <Moment at={message.createdAt} /> · <a href={`mailto:${message.email}`}>{message.email}</a>
            {message.phone && ` · ${message.phone}`}
          </p>
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
        </FieldGroup>
        <FieldGroup title="Our answer">
          {message.answeredAt && (
            <p className="text-sm text-ink-soft">
              Answered by {message.answeredBy}, <Moment at={message.answeredAt} />
            </p>
          )}
          <Form method="post" className="grid gap-3">
            <TextAreaField
              key={message.note}
              label="Note"
              name="note"
              rows={4}
              defaultValue={message.note}
              hint="For the staff alone"
              optional
            />
            <Button type="submit" variant="dark" name="status" value="answered">
              Mark as answered
            </Button>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="outline" size="small" name="status" value="read">
                Keep open
              </Button>
              <Button type="submit" variant="outline" size="small" name="status" value="archived">
                Archive
              </Button>
            </div>
          </Form>
        </FieldGroup>
      </div>
    </>
  );
}

/** Opening a new message marks it read; a GET alone changes nothing. */
function useMarkingRead({ id, status }: Message) {
  const { submit, state, data: answer } = useFetcher();
  useEffect(() => {
    if (status !== 'new' || state !== 'idle' || answer) return;
    void submit({ status: 'read' }, { method: 'post', action: paths.cmsMessage(id) });
  }, [id, status, state, answer, submit]);
}

function replyTo({ email, name, subject, message, createdAt }: Message): string {
  const quoted = message
    .slice(0, 1200)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const body = `Dear ${name},\n\n\n\nOn ${createdAt.slice(0, 10)} you wrote:\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjectLabel(subject)}`)}&body=${encodeURIComponent(body)}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the message" />;
}
