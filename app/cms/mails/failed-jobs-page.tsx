import { Link } from 'react-router';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import type { JobRecord } from '#database/queries/jobs/job-subjects.ts';
import { type FailedJob, listFailedJobs } from '#database/queries/jobs/listed-jobs.ts';
import { jobLabel, requestOf } from '#domain/jobs/job-label.ts';
import { FAILED_JOB_LIST } from '#domain/jobs/job-list.ts';
import { deleteJobs, retryJobs } from '#operations/jobs/change-failed-jobs.ts';
import type { Route } from './+types/failed-jobs-page';
import { MailsNav } from './mails-nav.tsx';

const LIST: ListDeclaration<FailedJob, typeof FAILED_JOB_LIST, 'retry'> = {
  path: cmsPaths.failedJobs(),
  shape: FAILED_JOB_LIST,
  kind: 'job',
  title: 'Failed jobs',
  permissions: { view: 'mails.view', change: 'mails.retry', delete: 'mails.retry' },
  verbs: [{ intent: 'retry', label: 'Try again', done: 'put back: the result shows within a minute' }],
  searchLabel: 'Search',
  filters: {},
  empty: {
    title: 'Nothing failed',
    text: 'Work the shop could not do after many attempts comes here.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: (job) => jobLabel(job),
  columns: [
    {
      label: 'Job',
      cell: (job) => (
        <>
          <span className="block font-medium">{jobLabel(job)}</span>
          {requestOf(job) && (
            <a
              href={cmsPaths.failedMail(job.id)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              Read the mail
            </a>
          )}
        </>
      ),
    },
    { label: 'About', cell: ({ about }) => about && <JobRecordLink record={about} /> },
    { label: 'Reason', cell: ({ error }) => <span className="[overflow-wrap:anywhere]">{error}</span> },
    { label: 'Attempts', labelled: true, isNumber: true, cell: ({ attempts }) => attempts },
    { label: 'Failed', sort: 'failed', labelled: true, cell: ({ failedAt }) => <Moment at={failedAt} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listFailedJobs);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: retryJobs, remove: deleteJobs });
}

export default function FailedJobsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      list={LIST}
      loaded={loaderData}
      result={actionData}
      notice={
        <>
          <MailsNav />
          {loaderData.page.items.length > 0 && (
            <p className="mb-4 max-w-prose text-sm text-ink-soft">
              Tick jobs to choose ‘Try again’, once the reason is mended, or to delete them: the shop then
              gives them up.
            </p>
          )}
        </>
      }
    />
  );
}

function JobRecordLink({ record }: { record: JobRecord }) {
  const [to, words] = linkOf(record);
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {words}
    </Link>
  );
}

function linkOf(record: JobRecord): [to: string, words: string] {
  switch (record.page) {
    case 'order':
      return [cmsPaths.order(record.orderNumber), `Order ${record.orderNumber}`];
    case 'message':
      return [cmsPaths.message(record.id), `Message from ${record.name}`];
    case 'application':
      return [cmsPaths.application(record.id), `Application of ${record.name}`];
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the failed jobs" />;
}
