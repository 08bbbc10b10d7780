import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GroupOrder } from '#app/cms/groups/group-order.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { respondToReorder } from '#app/cms/ui/respond-to-reorder.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listProductGroupOrder } from '#database/queries/catalogue-editing/product-groups.ts';
import { reorderGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/category-order-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order of categories');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'categories.edit');
  return { groups: await listProductGroupOrder(context.get(platformContext).db, 'category') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'categories.edit');
  const platform = context.get(platformContext);
  return respondToReorder(request, {
    kind: 'category',
    reorder: (ids) => reorderGroups(platform, member, 'category', ids),
    log: platform.log,
    failure: 'the order of categories could not be saved',
  });
}

export default function CategoryOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <GroupOrder
      kind="category"
      note="Visitors see categories in this order in the menu, on the home page and in filters."
      groups={loaderData.groups}
      answer={actionData}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
