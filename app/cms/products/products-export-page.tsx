import { csvResponse } from '#app/cms/lists/csv-response.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { exportProducts } from '#database/queries/catalogue-editing/export-products.ts';
import { PRODUCT_LIST } from '#domain/catalogue/product-list.ts';
import { exportColumns } from '#domain/import/product-cells.ts';
import { parseListQuery } from '#domain/lists/list-query.ts';
import { may } from '#domain/people/permissions.ts';
import type { Route } from './+types/products-export-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'products.view');
  const { db, log, random } = context.get(platformContext);
  const products = exportProducts(
    db,
    parseListQuery(url.searchParams, PRODUCT_LIST),
    `export-${random.id()}`,
  );
  return csvResponse('products.csv', exportColumns({ withCosts: may(role, 'costs.view') }), products, log);
}
