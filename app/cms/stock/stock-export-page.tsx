import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachMovement, type ListedMovement } from '#database/queries/stock/listed-movements.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { STOCK_LIST } from '#domain/stock/stock-list.ts';
import { STOCK_KINDS } from '#domain/stock/stock-movement.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Route } from './+types/stock-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ListedMovement> = [
  ['Time (London)', ({ at }) => londonTime(at)],
  ['Kind', ({ kind }) => STOCK_KINDS[kind]],
  ['Product', ({ product }) => product],
  ['Variant', ({ variant }) => variant],
  ['SKU', ({ sku }) => sku ?? ''],
  ['Pieces', ({ quantity }) => quantity],
  ['In stock then', ({ stockAfter }) => stockAfter],
  ['Order', ({ orderNumber }) => orderNumber ?? ''],
  ['File', ({ file }) => file ?? ''],
  ['Reason', ({ reason }) => reason],
  ['Who', ({ actor }) => actor ?? 'The shop'],
];

/** The movements of the list's filters, newest first, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'stock.export');
  const { db, log } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, STOCK_LIST);
  return csvResponse('stock-movements.csv', COLUMNS, eachMovement(db, query), log);
}
