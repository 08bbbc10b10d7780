import { Form, Link } from 'react-router';
import { DateFilters } from '#app/cms/lists/date-filters.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { countPapers, sumPapers } from '#database/queries/paper/papers-of-period.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { BookkeepingFile } from '#domain/paper/bookkeeping.ts';
import { parsePeriod, periodBounds, periodProblem, recentMonths } from '#domain/paper/paper-period.ts';
import { vatSummary } from '#domain/paper/vat-summary.ts';
import { countText } from '#domain/text/count-text.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { reviewVat } from '#operations/paper/correct-vat.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/papers-page';
import { PAPERS_IN_A_FILE } from './papers-in-a-file.ts';
import { vatChangeWords } from './vat-review-words.ts';
import { VatTable } from './vat-table.tsx';

const MONTHS_SHOWN = 4;

const PROGRAMS: Record<BookkeepingFile, string> = {
  xero: 'For Xero',
  'quickbooks-invoices': 'Invoices for QuickBooks',
  'quickbooks-credit-notes': 'Credit notes for QuickBooks',
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Papers and VAT');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'papers.view');
  const { db, clock } = context.get(platformContext);
  const now = nowIso(clock);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const period = parsePeriod(from, to, now);
  const bounds = periodBounds(period);
  const [sums, count, review] = await Promise.all([
    sumPapers(db, bounds),
    countPapers(db, bounds),
    reviewVat({ db }),
  ]);
  return {
    period,
    problem: periodProblem(from, to),
    count,
    wrong: { orders: review.orders, grossPence: review.grossPence, vatChangePence: review.vatChangePence },
    summary: vatSummary(sums),
    months: recentMonths(londonDay(now), MONTHS_SHOWN),
  };
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The VAT of a period, and its papers as files. */
export default function PapersPage({
  loaderData: { period, problem, count, wrong, summary, months },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Papers and VAT" count={count === 1 ? '1 paper' : `${count} papers`}>
        <a href={cmsPaths.paperRows(period)} className="btn btn-outline btn-small">
          Each paper as CSV
        </a>
        <a href={cmsPaths.vatExport(period)} className="btn btn-outline btn-small">
          VAT as CSV
        </a>
        {(Object.keys(PROGRAMS) as BookkeepingFile[]).map((file) => (
          <a key={file} href={cmsPaths.bookkeeping(period, file)} className="btn btn-outline btn-small">
            {PROGRAMS[file]}
          </a>
        ))}
        {filesOf(count).map(({ part, label }) => (
          <a key={part} href={cmsPaths.papersZip(period, part)} className="btn btn-outline btn-small">
            {label}
          </a>
        ))}
      </PageHeading>
      {wrong.orders > 0 && (
        <p role="status" className="mb-4 max-w-prose rounded-xl border border-rose bg-surface px-4 py-3">
          The papers of {countText(wrong.orders, 'order')} over {formatPounds(wrong.grossPence)} state VAT
          wrongly: put right, {vatChangeWords(wrong.vatChangePence)}.{' '}
          <Link to={cmsPaths.vatReview()} className="underline underline-offset-4">
            See them
          </Link>
        </p>
      )}
      <Form
        key={`${period.from} ${period.to}`}
        role="search"
        aria-label="Period"
        className="mb-4 flex flex-wrap items-center gap-2 text-sm"
      >
        <DateFilters {...period} />
        <button type="submit" className="btn btn-outline btn-small min-h-11 md:min-h-10">
          Show
        </button>
        {months.map((month) => (
          <Link
            key={month.from}
            to={cmsPaths.papers(month)}
            className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 md:min-h-10"
          >
            {MONTH.format(noonOf(month.from))}
          </Link>
        ))}
      </Form>
      {problem && (
        <p role="status" className="mb-4 text-sm font-medium">
          {problem.problem === 'reversed'
            ? 'The first day was after the last one'
            : `‘${problem.text}’ is no day of a calendar`}
          : this is {DAY.format(noonOf(period.from))} to {DAY.format(noonOf(period.to))}.
        </p>
      )}
      <VatTable summary={summary} />
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Invoices less credit notes, by their date of issue. Papers of a demo and of the test card are left
        out. The files for Xero and QuickBooks hold a row for each paper and rate, without VAT and with its
        VAT beside it: choose “tax exclusive” where they are imported. Xero books them to account 200, Sales.
      </p>
    </>
  );
}

function filesOf(count: number): { part: number; label: string }[] {
  const parts = Math.ceil(count / PAPERS_IN_A_FILE);
  return Array.from({ length: parts }, (_, place) => ({
    part: place + 1,
    label: parts === 1 ? 'Papers as ZIP' : `Papers as ZIP, part ${place + 1} of ${parts}`,
  }));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the papers" />;
}
