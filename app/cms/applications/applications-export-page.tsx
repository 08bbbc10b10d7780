import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listAllApplications, type TradeApplication } from '#database/queries/inbox/listed-applications.ts';
import { APPLICATION_LIST } from '#domain/inbox/application-list.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/inbox/trade-labels.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Route } from './+types/applications-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<TradeApplication> = [
  ['Business', ({ businessName }) => businessName],
  ['Contact', ({ contactName }) => contactName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Kind', ({ businessType }) => businessTypeLabel(businessType)],
  ['Company number', ({ companyNumber }) => companyNumber],
  ['VAT number', ({ vatNumber }) => vatNumber],
  ['Address', ({ address }) => address],
  ['Postcode', ({ postcode }) => postcode],
  ['Website', ({ website }) => website],
  ['Monthly order', ({ monthlyOrder }) => monthlyOrderLabel(monthlyOrder)],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => status],
  ['Note', ({ note }) => note],
  ['Received (London time)', ({ createdAt }) => londonTime(createdAt)],
];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'applications.export');
  const { db, log } = context.get(platformContext);
  const applications = await listAllApplications(db, parseListQuery(url.searchParams, APPLICATION_LIST));
  return csvResponse('trade-applications.csv', COLUMNS, applications, log);
}
