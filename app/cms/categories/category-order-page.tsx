import { data } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { OrderForm } from '#app/cms/ui/order-form.tsx';
import { wantedOrder } from '#app/cms/ui/wanted-order.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { listProductGroupOrder } from '#database/queries/product-groups.ts';
import { savingFailed } from '#domain/messages.ts';
import { reorderGroups } from '#operations/product-groups.ts';
import type { Route } from './+types/category-order-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order of categories');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'categories.edit');
  const categories = await listProductGroupOrder(context.get(platformContext).db, 'category');
  return {
    items: categories.map(({ id, name, archivedAt }) => ({
      id,
      name,
      note: archivedAt ? 'archived' : undefined,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  const ids = wantedOrder(await request.formData());
  try {
    await reorderGroups(platform, member, 'category', ids);
    return data({ ok: true, message: 'Order saved.' });
  } catch (error) {
    platform.log.error({ err: error }, 'the order of categories could not be saved');
    return data({ ok: false, message: savingFailed('category') }, 500);
  }
}

export default function CategoryOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.categories()}>All categories</BackLink>
      <ListHeading title="Order of categories" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Visitors see categories in this order in the menu, on the home page and in filters.
      </p>
      <OrderForm items={loaderData.items} answer={actionData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError
      error={error}
      name="Category"
      back={{ to: cmsPaths.categories(), label: 'All categories' }}
    />
  );
}
