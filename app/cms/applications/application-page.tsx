import { data, Form } from 'react-router';
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
import { findApplication } from '#database/queries/inbox/listed-applications.ts';
import { APPLICATION_MOVES, APPLICATION_NOTE_MAX_LENGTH } from '#domain/inbox/application-list.ts';
import { may } from '#domain/people/permissions.ts';
import { multiLine } from '#domain/text/clean-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { moveApplications, noteApplication } from '#operations/inbox/change-applications.ts';
import type { Route } from './+types/application-page';
import { ApplicationDetails } from './application-details.tsx';
import { ApplicationStatusFlag } from './application-status-flag.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.application.businessName ?? 'Trade application');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'applications.view');
  const application = await findApplication(context.get(platformContext).db, params.id);
  if (!application) throw data(null, { status: 404 });
  return {
    application,
    canAnswer: may(role, 'applications.answer'),
    canDelete: may(role, 'applications.delete'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'applications.answer');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const to = APPLICATION_MOVES.find((known) => known === typed.intent);
  try {
    if (to) {
      await moveApplications(platform, member, [params.id], to);
      return data<NoteResult>({ ok: true, message: DONE[to] });
    }
    const noted = await noteApplication(platform, member, params.id, {
      note: multiLine(typed.note ?? '').slice(0, APPLICATION_NOTE_MAX_LENGTH),
      noteWas: multiLine(typed.noteWas ?? ''),
    });
    return answerNoted(noted, typed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a trade application could not be changed');
    return data<NoteResult>({ ok: false, message: savingFailed('application'), typed }, 500);
  }
}

export function clientAction(args: Route.ClientActionArgs): Promise<NoteResult> {
  return saveOrEcho(args, savingFailed('application'));
}

const DONE = {
  received: 'Marked as received.',
  contacted: 'Marked as contacted.',
  approved: 'Approved.',
  declined: 'Declined.',
  archive: 'Archived.',
  restore: 'Taken back.',
} as const;

const MOVES = [
  ['contacted', 'Mark contacted'],
  ['approved', 'Approve'],
  ['declined', 'Decline'],
  ['received', 'Mark received'],
] as const;

export default function ApplicationPage({
  loaderData: { application, canAnswer, canDelete },
  actionData,
}: Route.ComponentProps) {
  const { status, archivedAt, note } = application;
  return (
    <>
      <BackLink to={cmsPaths.applications()}>All trade applications</BackLink>
      <ListHeading title={application.businessName}>
        <ApplicationStatusFlag status={status} isArchived={archivedAt !== null} />
        {canDelete && <RecordActions id={application.id} list={cmsPaths.applications()} actions={[DELETE]} />}
        <a
          href={`mailto:${application.email}?subject=${encodeURIComponent('Your trade application')}`}
          className="btn btn-dark btn-small"
        >
          Write an e-mail
        </a>
      </ListHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <ApplicationDetails application={application} />
        <FieldGroup title="Where it stands">
          <p className="text-sm text-ink-soft">
            Received <Moment at={application.createdAt} />
          </p>
          {canAnswer && (
            <Form method="post" className="flex flex-wrap gap-2">
              {archivedAt ? (
                <MoveButton to="restore">Take back</MoveButton>
              ) : (
                <>
                  {MOVES.filter(([to]) => to !== status).map(([to, label]) => (
                    <MoveButton key={to} to={to}>
                      {label}
                    </MoveButton>
                  ))}
                  <MoveButton to="archive">Archive</MoveButton>
                </>
              )}
            </Form>
          )}
          <NoteForm
            key={note}
            note={note}
            maxLength={APPLICATION_NOTE_MAX_LENGTH}
            canAnswer={canAnswer}
            answer={actionData}
          >
            <Button type="submit" variant="dark" size="small">
              Save note
            </Button>
          </NoteForm>
        </FieldGroup>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the trade application" />;
}
