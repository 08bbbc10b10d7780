import { type CsvColumns, csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { followLatestCustomers } from '#database/queries/customers/follow-customers.ts';
import { eachCustomerBatch } from '#database/queries/customers/listed-customers.ts';
import type { Customer } from '#domain/customers/customer.ts';
import { CUSTOMER_LIST, type CustomerListQuery } from '#domain/customers/customer-list.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { plainPounds } from '#domain/money/money.ts';
import { londonTime } from '#domain/text/london-day.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/customers-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const COLUMNS: CsvColumns<Customer> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Postcode', ({ postcode }) => postcode],
  ['Orders', ({ orders }) => String(orders)],
  ['Spent', ({ spentPence }) => plainPounds(spentPence)],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['First seen (London time)', ({ firstSeenAt }) => londonTime(firstSeenAt)],
  ['Last seen (London time)', ({ lastSeenAt }) => londonTime(lastSeenAt)],
];

/** The customers of the list's filters, as a file for a spreadsheet. Nobody may be mailed for being in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'customers.export');
  const { db, log, random } = context.get(platformContext);
  await followLatestCustomers(db, () => random.id());
  const query = parseListQuery(url.searchParams, CUSTOMER_LIST);
  return csvResponse('customers.csv', COLUMNS, exported(db, query), log);
}

async function* exported(db: Platform['db'], query: CustomerListQuery): AsyncGenerator<Customer> {
  for await (const batch of eachCustomerBatch(db, query)) yield* batch;
}
