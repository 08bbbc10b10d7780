import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachFactsOfPeriod } from '#database/queries/paper/papers-of-period.ts';
import {
  BOOKKEEPING_FILES,
  type BookkeepingFile,
  type BookkeepingRow,
  bookkeepingRows,
  quickBooksTaxCode,
  xeroTaxType,
} from '#domain/paper/bookkeeping.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/bookkeeping-export-page';
import { askedPeriod } from './asked-period.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** 'Sales' in a new company of Xero. */
const XERO_SALES = '200';

/** The columns of Xero's template for sales invoices; it takes what is below nothing for a credit note. */
const XERO: CsvColumns<BookkeepingRow> = [
  ['*ContactName', ({ customer }) => customer],
  ['*InvoiceNumber', ({ number }) => number],
  ['Reference', ({ order }) => order],
  ['*InvoiceDate', ({ day }) => day],
  ['*DueDate', ({ day }) => day],
  ['*Description', ({ description }) => description],
  ['*Quantity', () => 1],
  ['*UnitAmount', (row) => ({ pence: signed(row, row.netPence) })],
  ['*AccountCode', () => XERO_SALES],
  ['*TaxType', ({ ratePercent }) => xeroTaxType(ratePercent)],
  ['TaxAmount', (row) => ({ pence: signed(row, row.vatPence) })],
  ['Currency', () => 'GBP'],
];

function signed({ isCreditNote }: BookkeepingRow, pence: number): number {
  return isCreditNote && pence !== 0 ? -pence : pence;
}

/** The columns of QuickBooks Online's import of invoices, and of credit notes, which are a file of their own there. */
function quickBooks(number: string, day: string): CsvColumns<BookkeepingRow> {
  return [
    [number, (row) => row.number],
    ['*Customer', ({ customer }) => customer],
    [day, (row) => row.day],
    ...(number === '*InvoiceNo'
      ? ([['*DueDate', (row) => row.day]] satisfies CsvColumns<BookkeepingRow>)
      : []),
    ['Memo', ({ order }) => order],
    ['Item(Product/Service)', () => 'Sales'],
    ['ItemDescription', ({ description }) => description],
    ['ItemQuantity', () => 1],
    ['ItemRate', ({ netPence }) => ({ pence: netPence })],
    ['*ItemAmount', ({ netPence }) => ({ pence: netPence })],
    ['*ItemTaxCode', ({ ratePercent }) => quickBooksTaxCode(ratePercent)],
    ['ItemTaxAmount', ({ vatPence }) => ({ pence: vatPence })],
  ];
}

const FILES: Record<
  BookkeepingFile,
  { columns: CsvColumns<BookkeepingRow>; holds(row: BookkeepingRow): boolean }
> = {
  xero: { columns: XERO, holds: () => true },
  'quickbooks-invoices': {
    columns: quickBooks('*InvoiceNo', '*InvoiceDate'),
    holds: ({ isCreditNote }) => !isCreditNote,
  },
  'quickbooks-credit-notes': {
    columns: quickBooks('*CreditNoteNo', '*CreditNoteDate'),
    holds: ({ isCreditNote }) => isCreditNote,
  },
};

/** A period's papers for a bookkeeping program, named by `?for=`: a row for each paper and rate. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'papers.export');
  const { db, clock, log } = context.get(platformContext);
  const period = askedPeriod(searchParams, nowIso(clock));
  const file = BOOKKEEPING_FILES.find((known) => known === searchParams.get('for'));
  if (!file)
    throw new Response(`Name the file by ?for=, one of ${BOOKKEEPING_FILES.join(', ')}`, { status: 422 });
  const { columns, holds } = FILES[file];
  const rows = rowsOf(holds, db, periodBounds(period));
  return csvResponse(`${file}-${period.from}-${period.to}.csv`, columns, rows, log);
}

async function* rowsOf(
  holds: (row: BookkeepingRow) => boolean,
  ...of: Parameters<typeof eachFactsOfPeriod>
): AsyncGenerator<BookkeepingRow> {
  for await (const facts of eachFactsOfPeriod(...of)) yield* bookkeepingRows(facts).filter(holds);
}
