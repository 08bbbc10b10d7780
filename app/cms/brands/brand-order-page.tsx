import { GroupError } from '#app/cms/groups/group-error.tsx';
import { GroupOrder } from '#app/cms/groups/group-order.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { respondToReorder } from '#app/cms/ui/respond-to-reorder.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listProductGroupOrder } from '#database/queries/catalogue-editing/product-groups.ts';
import { reorderGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/brand-order-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order of brands');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'brands.edit');
  return { groups: await listProductGroupOrder(context.get(platformContext).db, 'brand') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  return respondToReorder(request, {
    kind: 'brand',
    reorder: (ids) => reorderGroups(platform, member, 'brand', ids),
    log: platform.log,
    failure: 'the order of brands could not be saved',
  });
}

export default function BrandOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <GroupOrder
      kind="brand"
      note="Visitors see featured brands first, then the others, each in this order."
      groups={loaderData.groups}
      answer={actionData}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
