import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { OrderForm } from '#app/cms/ui/order-form.tsx';
import { respondToReorder } from '#app/cms/ui/respond-to-reorder.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listPageOrder } from '#database/queries/content/listed-pages.ts';
import { reorderPages } from '#operations/content/change-pages.ts';
import type { Route } from './+types/page-order-page';
import { FOOTER_NAMES } from './page-names.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order in the footer');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  const pages = await listPageOrder(context.get(platformContext).db);
  return {
    items: pages.map(({ id, title, footer, status }) => ({
      id,
      name: title,
      note: status === 'draft' ? `${FOOTER_NAMES[footer]}, draft` : FOOTER_NAMES[footer],
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'content.edit');
  const platform = context.get(platformContext);
  return respondToReorder(request, {
    kind: 'page',
    reorder: (ids) => reorderPages(platform, member, ids),
    log: platform.log,
    failure: 'the order of pages could not be saved',
  });
}

export default function PageOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.pages()}>All pages</BackLink>
      <ListHeading title="Order in the footer" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Help and the legal line each show theirs in this order. Articles are always newest first.
      </p>
      <OrderForm items={loaderData.items} answer={actionData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Page" back={{ to: cmsPaths.pages(), label: 'All pages' }} />;
}
