import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { askedPeriod } from '#app/cms/papers/asked-period.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listSoldVariants, type SoldVariant } from '#database/queries/sales/goods-sold.ts';
import { periodBounds } from '#domain/paper/paper-period.ts';
import { marginOf, marginTenths, netOf } from '#domain/sales/sold-goods.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/sales-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<SoldVariant> = [
  ['Product', ({ name }) => name],
  ['Variant', ({ variant }) => variant],
  ['SKU', ({ sku }) => sku],
  ['Brand', ({ brand }) => brand],
  ['Pieces', ({ pieces }) => pieces],
  ['Gross', ({ grossPence }) => ({ pence: grossPence })],
  ['VAT', ({ vatPence }) => ({ pence: vatPence })],
  ['Net', (goods) => ({ pence: netOf(goods) })],
  ['Cost', ({ costPence }) => ({ pence: costPence })],
  ['Margin', (goods) => ({ pence: marginOf(goods) })],
  ['Margin %', percent],
  ['Pieces of unknown cost', ({ unknownPieces }) => unknownPieces],
  ['Net of unknown cost', ({ unknownNetPence }) => ({ pence: unknownNetPence })],
];

function percent(goods: SoldVariant): number | null {
  const tenths = marginTenths(goods);
  return tenths === null ? null : tenths / 10;
}

/** A row for each variant of which something was sold or went back in the period. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'costs.view');
  const { db, clock, log } = context.get(platformContext);
  const period = askedPeriod(searchParams, nowIso(clock));
  const rows = await listSoldVariants(db, periodBounds(period));
  return csvResponse(`goods-sold-${period.from}-${period.to}.csv`, COLUMNS, rows, log);
}
