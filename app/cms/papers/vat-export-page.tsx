import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { sumPapers } from '#database/queries/paper/papers-of-period.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { RETURN_LABEL, rateLabel, type VatSummaryRow, vatSummary } from '#domain/paper/vat-summary.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/vat-export-page';
import { askedPeriod } from './asked-period.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

type Row = Omit<VatSummaryRow, 'ratePercent'> & { label: string };

const COLUMNS: CsvColumns<Row> = [
  ['VAT rate', ({ label }) => label],
  ['Invoices net', ({ invoices }) => ({ pence: invoices.netPence })],
  ['Invoices VAT', ({ invoices }) => ({ pence: invoices.vatPence })],
  ['Invoices gross', ({ invoices }) => ({ pence: invoices.grossPence })],
  ['Credit notes net', ({ creditNotes }) => ({ pence: creditNotes.netPence })],
  ['Credit notes VAT', ({ creditNotes }) => ({ pence: creditNotes.vatPence })],
  ['Credit notes gross', ({ creditNotes }) => ({ pence: creditNotes.grossPence })],
  ['Net', ({ net }) => ({ pence: net.netPence })],
  ['VAT', ({ net }) => ({ pence: net.vatPence })],
  ['Gross', ({ net }) => ({ pence: net.grossPence })],
];

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'papers.export');
  const { db, clock, log } = context.get(platformContext);
  const period = askedPeriod(searchParams, nowIso(clock));
  const { rows, total, returned } = vatSummary(await sumPapers(db, periodBounds(period)));
  const lines: Row[] = [
    ...rows.map(({ ratePercent, ...row }) => ({ ...row, label: rateLabel(ratePercent) })),
    { ...total, label: 'All rates' },
    { ...returned, label: RETURN_LABEL },
  ];
  return csvResponse(`vat-${period.from}-${period.to}.csv`, COLUMNS, lines, log);
}
