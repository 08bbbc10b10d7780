import { Link } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listOrders } from '#database/queries/orders.ts';
import { MANAGER_ERROR_TEXT, managerError } from '#domain/messages.ts';
import { SHOP } from '#domain/shop.ts';
import type { Route } from './+types/orders-page';
import { OrdersTable } from './orders-table.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Orders | ${SHOP.name} CMS` }];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
  return listOrders(context.get(platformContext).db, page);
}

export default function OrdersPage({ loaderData: { items, total, page, pageCount } }: Route.ComponentProps) {
  return (
    <>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h1 className="heading-2">Orders</h1>
        <p className="text-sm text-ink-soft">
          {total === 1 ? '1 order' : `${total.toLocaleString('en-GB')} orders`}
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyState title="No orders yet" text="The first one appears here the moment it is placed." />
      ) : (
        <OrdersTable orders={items} />
      )}
      {pageCount > 1 && (
        <nav aria-label="Pages" className="mt-6 flex items-center justify-between text-sm">
          {page > 1 ? (
            <Link to={paths.cmsOrders(page - 1)} rel="prev" className="btn btn-outline btn-small">
              Newer
            </Link>
          ) : (
            <span />
          )}
          <span>
            Page {page} of {pageCount}
          </span>
          {page < pageCount ? (
            <Link to={paths.cmsOrders(page + 1)} rel="next" className="btn btn-outline btn-small">
              Older
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <EmptyState heading="h1" title={managerError('Order')} text={MANAGER_ERROR_TEXT} />;
}
