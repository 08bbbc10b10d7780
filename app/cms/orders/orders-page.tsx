import { Link, redirect } from 'react-router';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listOrders } from '#database/queries/orders.ts';
import { SHOP } from '#domain/shop.ts';
import type { Route } from './+types/orders-page';
import { OrderManagerError } from './order-manager-error.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Far more than there will ever be; a larger number the database would not take. */
const LAST_THINKABLE_PAGE = 1_000_000;

export const meta: Route.MetaFunction = () => [{ title: `Orders | ${SHOP.name} CMS` }];

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const wanted = Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1;
  const page = Math.min(Math.max(1, wanted), LAST_THINKABLE_PAGE);
  const orders = await listOrders(context.get(platformContext).db, page);
  if (page > orders.pageCount) throw redirect(paths.cmsOrders(orders.pageCount));
  return orders;
}

export default function OrdersPage({ loaderData: { items, total, page, pageCount } }: Route.ComponentProps) {
  return (
    <>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h1 className="font-display text-3xl tracking-tight">Orders</h1>
        {total > 0 && (
          <p className="text-sm text-ink-soft">
            {total === 1 ? '1 order' : `${total.toLocaleString('en-GB')} orders`}
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState title="No orders yet" text="The first one appears here the moment it is placed." />
        </div>
      ) : (
        <OrdersTable orders={items} />
      )}
      {pageCount > 1 && (
        <nav aria-label="Pages" className="mt-5 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-sm">
          {page > 1 && (
            <Link
              to={paths.cmsOrders(page - 1)}
              rel="prev"
              className="btn btn-outline btn-small justify-self-start"
            >
              Newer
            </Link>
          )}
          <span className="col-start-2">
            Page {page} of {pageCount}
          </span>
          {page < pageCount && (
            <Link
              to={paths.cmsOrders(page + 1)}
              rel="next"
              className="btn btn-outline btn-small justify-self-end"
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderManagerError error={error} />;
}
