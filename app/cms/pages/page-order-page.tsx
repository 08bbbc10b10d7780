import type { OrderItem } from '#app/cms/records/order-result.ts';
import { RecordOrder } from '#app/cms/records/record-order.tsx';
import { loadOrder, type OrderDeclaration, saveOrder } from '#app/cms/records/record-ordering.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Db } from '#database/open.ts';
import { listPageOrder } from '#database/queries/content/listed-pages.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { reorderPages } from '#operations/content/change-pages.ts';
import type { Route } from './+types/page-order-page';
import { FOOTER_NAMES } from './page-names.ts';

const ORDER: OrderDeclaration = {
  kind: 'page',
  subjectId: 'pages',
  permission: 'content.edit',
  list: { to: cmsPaths.pages(), label: 'All pages' },
  title: 'Order in the footer',
  note: 'Help and the legal line each show theirs in this order. Articles are always newest first.',
};

async function listItems(db: Db): Promise<OrderItem[]> {
  const pages = await listPageOrder(db);
  return pages.map(({ id, title, footer, status }) => ({
    id,
    name: title,
    note: status === 'draft' ? `${FOOTER_NAMES[footer]}, draft` : FOOTER_NAMES[footer],
  }));
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, ORDER.title);

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args, ORDER, listItems);
}

export function action(args: Route.ActionArgs) {
  return saveOrder(args, ORDER, { readItems: listItems, findLastChange, reorder: reorderPages });
}

export default function PageOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordOrder of={ORDER} items={loaderData.items} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={ORDER.list} />;
}
