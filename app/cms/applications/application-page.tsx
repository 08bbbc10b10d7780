import { data, Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { NoteForm } from '#app/cms/inbox/note-form.tsx';
import { type InboxDeclaration, runInboxCommand } from '#app/cms/inbox/run-inbox-command.ts';
import { DELETE } from '#app/cms/lists/bulk-actions.ts';
import { RecordActions } from '#app/cms/records/record-actions.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findApplication } from '#database/queries/inbox/listed-applications.ts';
import { findMember } from '#database/queries/promotions/class-members.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import {
  APPLICATION_MOVES,
  APPLICATION_NOTE_MAX_LENGTH,
  type ApplicationMove,
} from '#domain/inbox/application-list.ts';
import { may } from '#domain/people/permissions.ts';
import { joinApproved, moveApplications, noteApplication } from '#operations/inbox/change-applications.ts';
import type { Route } from './+types/application-page';
import { ApplicationDetails } from './application-details.tsx';
import { ApplicationStatusFlag } from './application-status-flag.tsx';

const JOIN = 'join-class';

const INBOX: InboxDeclaration<ApplicationMove | typeof JOIN> = {
  kind: 'application',
  permission: 'applications.answer',
  noteMaxLength: APPLICATION_NOTE_MAX_LENGTH,
  moves: [...APPLICATION_MOVES, JOIN],
  moved: {
    received: 'Marked as received.',
    contacted: 'Marked as contacted.',
    approved: 'Approved.',
    declined: 'Declined.',
    archive: 'Archived.',
    restore: 'Restored.',
    [JOIN]: 'A trade customer now: the code is mailed in a minute.',
  },
};

const BUTTONS = [
  ['contacted', 'Mark contacted'],
  ['approved', 'Approve'],
  ['declined', 'Decline'],
  ['received', 'Mark received'],
] as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.application.businessName ?? 'Trade application');

export async function loader({ context, params }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'applications.view');
  const application = await findApplication(context.get(platformContext).db, params.id);
  if (!application) throw data(null, { status: 404 });
  const member = await findMember(context.get(platformContext).db, normaliseEmail(application.email));
  return {
    application,
    canChange: may(role, INBOX.permission),
    canDelete: may(role, 'applications.delete'),
    /** Approved before there were classes, or ended since. */
    lacksClass: application.status === 'approved' && member?.class !== 'trade',
  };
}

export function action(args: Route.ActionArgs) {
  return runInboxCommand(args, INBOX, {
    move: (platform, member, ids, to) =>
      to === JOIN
        ? joinApproved(platform, member, ids[0] ?? '')
        : moveApplications(platform, member, ids, to),
    note: noteApplication,
  });
}

export default function ApplicationPage({
  loaderData: { application, canChange, canDelete, lacksClass },
  actionData,
}: Route.ComponentProps) {
  const { status, archivedAt } = application;
  return (
    <>
      <BackLink to={cmsPaths.applications()}>All trade applications</BackLink>
      <PageHeading title={application.businessName}>
        <ApplicationStatusFlag status={status} isArchived={archivedAt !== null} />
        {canDelete && <RecordActions id={application.id} list={cmsPaths.applications()} actions={[DELETE]} />}
        <a
          href={`mailto:${application.email}?subject=${encodeURIComponent('Your trade application')}`}
          className="btn btn-dark btn-small"
        >
          Write an email
        </a>
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <ApplicationDetails application={application} />
        <FieldGroup title="Where it stands">
          <p className="text-sm text-ink-soft">
            Received <Moment at={application.createdAt} />
          </p>
          {canChange && (
            <Form method="post" className="flex flex-wrap gap-2">
              {archivedAt ? (
                <IntentButton intent="restore">Restore</IntentButton>
              ) : (
                <>
                  {BUTTONS.filter(([to]) => to !== status).map(([to, label]) => (
                    <IntentButton key={to} intent={to}>
                      {label}
                    </IntentButton>
                  ))}
                  {lacksClass && <IntentButton intent={JOIN}>Give trade prices</IntentButton>}
                  <IntentButton intent="archive">Archive</IntentButton>
                </>
              )}
            </Form>
          )}
          <NoteForm
            note={application.note}
            maxLength={INBOX.noteMaxLength}
            canChange={canChange}
            result={actionData}
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
