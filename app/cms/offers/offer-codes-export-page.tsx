import { data } from 'react-router';
import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachCode, type ListedCode } from '#database/queries/promotions/promotion-codes.ts';
import { findPromotion } from '#database/queries/promotions/promotion-record.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Route } from './+types/offer-codes-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ListedCode> = [
  ['Code', ({ code }) => code],
  ['Email', ({ email }) => email],
  ['Uses', ({ uses }) => String(uses)],
  ['Made (London time)', ({ createdAt }) => londonTime(createdAt)],
];

/** The codes of an offer, as a file for a spreadsheet; taken in again they are the same codes. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  requirePermission(context, 'offers.edit');
  const { db, log } = context.get(platformContext);
  if (!(await findPromotion(db, id))) throw data(null, { status: 404 });
  return csvResponse('offer-codes.csv', COLUMNS, eachCode(db, id), log);
}
