import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachFactsOfPeriod } from '#database/queries/paper/papers-of-period.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { type PaperRow, paperRow, ROW_RATES } from '#domain/paper/paper-row.ts';
import { rateLabel } from '#domain/paper/vat-summary.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/paper-rows-export-page';
import { askedPeriod } from './asked-period.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<PaperRow> = [
  ['Date', ({ day }) => day],
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => kind],
  ['Tax point', ({ taxPoint }) => taxPoint],
  ['Order', ({ order }) => order],
  ['Customer', ({ customer }) => customer],
  ['Credits', ({ credits }) => credits],
  ...ROW_RATES.flatMap((rate, place): CsvColumns<PaperRow> => {
    const of = ({ rates }: PaperRow) => rates[place] ?? { netPence: 0, vatPence: 0 };
    if (rate === null) return [[rateLabel(rate), (row) => ({ pence: of(row).netPence })]];
    return [
      [`Net ${rateLabel(rate)}`, (row) => ({ pence: of(row).netPence })],
      [`VAT ${rateLabel(rate)}`, (row) => ({ pence: of(row).vatPence })],
    ];
  }),
  ['Net', ({ netPence }) => ({ pence: netPence })],
  ['VAT', ({ vatPence }) => ({ pence: vatPence })],
  ['Gross', ({ grossPence }) => ({ pence: grossPence })],
];

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'papers.export');
  const { db, clock, log } = context.get(platformContext);
  const period = askedPeriod(searchParams, nowIso(clock));
  return csvResponse(
    `papers-${period.from}-${period.to}.csv`,
    COLUMNS,
    rowsOf(db, periodBounds(period)),
    log,
  );
}

async function* rowsOf(...of: Parameters<typeof eachFactsOfPeriod>): AsyncGenerator<PaperRow> {
  for await (const facts of eachFactsOfPeriod(...of)) yield paperRow(facts);
}
