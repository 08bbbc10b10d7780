import { data } from 'react-router';
import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import {
  CARRIER_FILES,
  CARRIER_LAYOUTS,
  type CarrierFileTerms,
  carrierCells,
} from '#domain/dispatch/carrier-file.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { parcelsToSend } from '#operations/dispatch/parcels-to-send.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/carrier-file-page';
import { askedOrders } from './asked-orders.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** What is left to send of these orders, a row each, as a carrier's program takes it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const { db, log, clock } = context.get(platformContext);
  const { searchParams } = url;
  const file = CARRIER_FILES.find((each) => each === searchParams.get('carrier'));
  const { numbers, takenIn } = askedOrders(url);
  const { parcels } = await parcelsToSend(db, numbers, takenIn);
  if (!file || parcels.length === 0) throw data(null, { status: 404 });
  const terms: CarrierFileTerms = {
    serviceCode: (searchParams.get('service') ?? '').trim(),
    contents: (searchParams.get('contents') ?? '').trim(),
  };
  const rows = parcels.map((parcel) => carrierCells(file, parcel, terms));
  const columns: CsvColumns<string[]> = CARRIER_LAYOUTS[file].columns.map(
    ([heading], place) => [heading, (row: string[]) => row[place] ?? ''] as const,
  );
  return csvResponse(`${file}-${londonDay(nowIso(clock))}.csv`, columns, rows, log);
}
