import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { eachPromotion, type ListedPromotion } from '#database/queries/promotions/listed-promotions.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { PROMOTION_LIST } from '#domain/promotion-editing/promotion-list.ts';
import { STATE_NOW_NAMES } from '#domain/promotion-editing/state-now.ts';
import { londonTime } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/offers-export-page';
import { CODE_KIND_NAMES } from './code-kind-names.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<ListedPromotion> = [
  ['Name', ({ title }) => title],
  ['Words for shoppers', ({ words }) => words],
  ['What it does', ({ does }) => does],
  ['State', ({ state }) => STATE_NOW_NAMES[state]],
  ['Codes', ({ codeKind }) => CODE_KIND_NAMES[codeKind]],
  ['Code', ({ code }) => code],
  ['Begins (London time)', ({ startsAt }) => (startsAt === null ? '' : londonTime(startsAt))],
  ['Ends (London time)', ({ endsAt }) => (endsAt === null ? '' : londonTime(endsAt))],
  ['Uses', ({ uses }) => String(uses)],
  ['Uses at most', ({ limitUses }) => (limitUses === null ? '' : String(limitUses))],
];

/** The offers of the list's filters, as a file for a spreadsheet. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'offers.edit');
  const { db, log, clock } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, PROMOTION_LIST);
  return csvResponse('offers.csv', COLUMNS, eachPromotion(db, query, nowIso(clock)), log);
}
