import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { askedPeriod } from '#app/cms/papers/asked-period.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listReturnedGoods, listSoldPieces } from '#database/queries/returns/returned-goods.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import {
  REPORT_GROUPS,
  type ReportRow,
  reportGroupOf,
  returnsReport,
  shareTenths,
} from '#domain/returns/returns-report.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/report-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ReportRow> = [
  ['Pieces', ({ pieces }) => pieces],
  ['Sold', ({ soldPieces }) => soldPieces],
  ['% of sold', percent],
  ['Came back', ({ back }) => back],
  ['Sent instead', ({ exchanged }) => exchanged],
  ['Paid back', ({ refundedPence }) => ({ pence: refundedPence })],
  ['Commonest reasons', ({ why }) => why],
];

function percent(row: ReportRow): number | null {
  const tenths = shareTenths(row);
  return tenths === null ? null : tenths / 10;
}

/** The whole report of a period, as a file for a spreadsheet. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'returns.export');
  const { db, clock, log } = context.get(platformContext);
  const period = askedPeriod(searchParams, nowIso(clock));
  const bounds = periodBounds(period);
  const group = reportGroupOf(searchParams.get('by'));
  const [goods, sold] = await Promise.all([listReturnedGoods(db, bounds), listSoldPieces(db, bounds)]);
  const columns: CsvColumns<ReportRow> = [[REPORT_GROUPS[group], ({ label }) => label], ...COLUMNS];
  const rows = returnsReport(goods, sold, group);
  return csvResponse(`returns-by-${group}-${period.from}-${period.to}.csv`, columns, rows, log);
}
