import type { OrderItem } from '#app/cms/records/order-result.ts';
import { RecordOrder } from '#app/cms/records/record-order.tsx';
import { loadOrder, type OrderDeclaration, saveOrder } from '#app/cms/records/record-ordering.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Db } from '#database/open.ts';
import { listTypeOrder } from '#database/queries/attributes/listed-types.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { reorderTypes } from '#operations/catalogue/change-types.ts';
import type { Route } from './+types/type-order-page';

const ORDER: OrderDeclaration = {
  kind: 'type',
  subjectId: 'product-type',
  permission: 'types.edit',
  list: { to: cmsPaths.types(), label: 'All types' },
  title: 'Order of types',
  note: 'Visitors see the types of a category in this order in the menu and in filters.',
  canSortByName: true,
};

async function listItems(db: Db): Promise<OrderItem[]> {
  const types = await listTypeOrder(db);
  return types.map(({ id, name, category, archivedAt }) => ({
    id,
    name,
    note: archivedAt ? `${category}, archived` : category,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, ORDER.title);

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args, ORDER, listItems);
}

export function action(args: Route.ActionArgs) {
  return saveOrder(args, ORDER, { readItems: listItems, findLastChange, reorder: reorderTypes });
}

export default function TypeOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordOrder of={ORDER} items={loaderData.items} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Type" back={ORDER.list} />;
}
