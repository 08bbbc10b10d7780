import { GroupError } from '#app/cms/groups/group-error.tsx';
import type { OrderItem } from '#app/cms/records/order-result.ts';
import { RecordOrder } from '#app/cms/records/record-order.tsx';
import { loadOrder, type OrderDeclaration, saveOrder } from '#app/cms/records/record-ordering.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Db } from '#database/open.ts';
import { listProductGroupOrder } from '#database/queries/catalogue-editing/product-groups.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { reorderGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Route } from './+types/brand-order-page';

const ORDER: OrderDeclaration = {
  kind: 'brand',
  subjectId: 'brand',
  permission: 'brands.edit',
  list: { to: cmsPaths.brands(), label: 'All brands' },
  title: 'Order of brands',
  note: 'Visitors see featured brands first, then the others, each in this order.',
  canSortByName: true,
};

async function listItems(db: Db): Promise<OrderItem[]> {
  const groups = await listProductGroupOrder(db, 'brand');
  return groups.map(({ id, name, archivedAt }) => ({
    id,
    name,
    note: archivedAt ? 'archived' : undefined,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, ORDER.title);

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args, ORDER, listItems);
}

export function action(args: Route.ActionArgs) {
  return saveOrder(args, ORDER, {
    readItems: listItems,
    findLastChange,
    reorder: (platform, member, order) => reorderGroups(platform, member, 'brand', order),
  });
}

export default function BrandOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordOrder of={ORDER} items={loaderData.items} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
