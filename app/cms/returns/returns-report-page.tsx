import { Form } from 'react-router';
import { DateFilters } from '#app/cms/lists/date-filters.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { SelectField } from '#app/ui/field.tsx';
import { listReturnedGoods, listSoldPieces } from '#database/queries/returns/returned-goods.ts';
import { formatPounds } from '#domain/money/money.ts';
import { parsePeriod, periodBounds, periodProblem } from '#domain/paper/paper-period.ts';
import {
  REPORT_GROUPS,
  type ReportRow,
  reportGroupOf,
  returnsReport,
  shareTenths,
} from '#domain/returns/returns-report.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/returns-report-page';

const MOST_SHOWN = 200;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'What comes back and why');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'returns.view');
  const { db, clock } = context.get(platformContext);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const period = parsePeriod(from, to, nowIso(clock));
  const bounds = periodBounds(period);
  const [goods, sold] = await Promise.all([listReturnedGoods(db, bounds), listSoldPieces(db, bounds)]);
  const group = reportGroupOf(searchParams.get('by'));
  const rows = returnsReport(goods, sold, group);
  return {
    period,
    group,
    isWrong: periodProblem(from, to) !== null,
    rows: rows.slice(0, MOST_SHOWN),
    count: rows.length,
  };
}

/** What customers send back, cancel or complain of, and why; beside what was sold in the same time. */
export default function ReturnsReportPage({
  loaderData: { period, group, isWrong, rows, count },
}: Route.ComponentProps) {
  const query = new URLSearchParams({ ...period, by: group }).toString();
  return (
    <>
      <BackLink to={cmsPaths.returns()}>Returns</BackLink>
      <PageHeading title="What comes back and why">
        <a href={cmsPaths.returnsReportExport(query)} className="btn btn-outline btn-small">
          As CSV
        </a>
      </PageHeading>
      <Form
        key={query}
        role="search"
        aria-label="Period and groups"
        className="mb-4 flex flex-wrap items-end gap-2 text-sm"
      >
        <DateFilters {...period} />
        <SelectField label="By" name="by" defaultValue={group}>
          {Object.entries(REPORT_GROUPS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="btn btn-outline btn-small min-h-11">
          Show
        </button>
      </Form>
      {isWrong && (
        <p role="status" className="mb-4 text-sm font-medium">
          The days were no period: this is {period.from} to {period.to}.
        </p>
      )}
      {rows.length === 0 ? (
        <p>Nothing came back and nobody complained in this period.</p>
      ) : (
        <div className="rounded-card border border-line bg-surface px-3 py-4 sm:p-5">
          <table className="w-full text-sm tabular-nums max-sm:block">
            <caption className="sr-only">What comes back</caption>
            <thead className="max-sm:sr-only">
              <tr className="border-b border-line text-left">
                <th scope="col" className="py-2">
                  {REPORT_GROUPS[group]}
                </th>
                {HEADS.map((label) => (
                  <th key={label} scope="col" className="py-2 pl-3 text-right">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((row) => (
                <tr key={row.label} className="border-b border-line py-2 last:border-0 max-sm:block">
                  <th
                    scope="row"
                    className="py-2 text-left font-semibold [overflow-wrap:anywhere] max-sm:block"
                  >
                    {row.label}
                    {row.why && <span className="block font-normal text-ink-soft">{row.why}</span>}
                  </th>
                  {cellsOf(row).map(({ label, text }) => (
                    <td
                      key={label}
                      className="py-2 pl-3 text-right max-sm:flex max-sm:justify-between max-sm:py-0.5 max-sm:pl-0"
                    >
                      <span className="text-ink-soft sm:hidden">{label}</span> {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {count > rows.length && (
        <p className="mt-2 text-sm">
          The {rows.length} with most pieces; all {count.toLocaleString('en-GB')} are in the CSV.
        </p>
      )}
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Returns count on the day they were asked; refused and withdrawn ones do not. They are compared with
        the pieces of orders placed in the same time and not cancelled.
      </p>
    </>
  );
}

const HEADS = ['Pieces', 'Of those sold', 'Came back', 'Sent instead', 'Paid back'] as const;

function cellsOf(row: ReportRow): { label: string; text: string }[] {
  const { pieces, back, exchanged, refundedPence } = row;
  const texts = [
    String(pieces),
    shareText(row),
    String(back),
    String(exchanged),
    formatPounds(refundedPence),
  ];
  return HEADS.map((label, at) => ({ label, text: texts[at] ?? '' }));
}

function shareText(row: { pieces: number; soldPieces: number }): string {
  const tenths = shareTenths(row);
  return tenths === null ? 'none sold' : `${(tenths / 10).toFixed(1)}% of ${row.soldPieces}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the report" />;
}
