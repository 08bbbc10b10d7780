import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listAllApplications } from '#database/queries/inbox/listed-applications.ts';
import { APPLICATION_LIST } from '#domain/inbox/application-list.ts';
import { businessTypeLabel, monthlyOrderLabel } from '#domain/inbox/trade-labels.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { csvLine } from '#domain/text/csv.ts';
import type { Route } from './+types/applications-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** The applications that the list shows, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'applications.export');
  const { db } = context.get(platformContext);
  const applications = await listAllApplications(db, parseListQuery(url.searchParams, APPLICATION_LIST));
  const lines = applications.map((application) =>
    csvLine([
      application.businessName,
      application.contactName,
      application.email,
      application.phone,
      businessTypeLabel(application.businessType),
      application.companyNumber,
      application.vatNumber,
      application.address,
      application.postcode,
      application.website,
      monthlyOrderLabel(application.monthlyOrder),
      application.message,
      application.status,
      application.note,
      application.createdAt,
    ]),
  );
  return new Response(`\ufeff${csvLine(HEADINGS)}${lines.join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="trade-applications.csv"',
      'cache-control': 'no-store',
    },
  });
}

const HEADINGS = [
  ...[
    'Business',
    'Contact',
    'E-mail',
    'Phone',
    'Kind',
    'Company number',
    'VAT number',
    'Address',
    'Postcode',
  ],
  ...['Website', 'Monthly order', 'Message', 'Status', 'Note', 'Received'],
];
