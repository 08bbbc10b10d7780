import type { OrderItem } from '#app/cms/records/order-result.ts';
import { RecordOrder } from '#app/cms/records/record-order.tsx';
import { loadOrder, type OrderDeclaration, saveOrder } from '#app/cms/records/record-ordering.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Db } from '#database/open.ts';
import { listSlideOrder } from '#database/queries/content/listed-slides.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { reorderSlides } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slide-order-page';

const ORDER: OrderDeclaration = {
  kind: 'slide',
  subjectId: 'slides',
  permission: 'slides.edit',
  list: { to: cmsPaths.slides(), label: 'All slides' },
  title: 'Order of slides',
  note: 'The home page shows the active ones in this order.',
};

async function listItems(db: Db): Promise<OrderItem[]> {
  const slides = await listSlideOrder(db);
  return slides.map(({ id, title, isActive }) => ({
    id,
    name: title,
    note: isActive ? undefined : 'inactive',
  }));
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, ORDER.title);

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args, ORDER, listItems);
}

export function action(args: Route.ActionArgs) {
  return saveOrder(args, ORDER, { readItems: listItems, findLastChange, reorder: reorderSlides });
}

export default function SlideOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordOrder of={ORDER} items={loaderData.items} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={ORDER.list} />;
}
