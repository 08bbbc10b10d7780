import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { OrderForm } from '#app/cms/ui/order-form.tsx';
import { respondToReorder } from '#app/cms/ui/respond-to-reorder.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listSlideOrder } from '#database/queries/content/listed-slides.ts';
import { reorderSlides } from '#operations/content/change-hero-slides.ts';
import type { Route } from './+types/slide-order-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order of slides');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'slides.edit');
  const slides = await listSlideOrder(context.get(platformContext).db);
  return {
    items: slides.map(({ id, title, isActive }) => ({
      id,
      name: title,
      note: isActive ? undefined : 'inactive',
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'slides.edit');
  const platform = context.get(platformContext);
  return respondToReorder(request, {
    kind: 'slide',
    reorder: (ids) => reorderSlides(platform, member, ids),
    log: platform.log,
    failure: 'the order of slides could not be saved',
  });
}

export default function SlideOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.slides()}>All slides</BackLink>
      <ListHeading title="Order of slides" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        The home page shows the active ones in this order.
      </p>
      <OrderForm items={loaderData.items} answer={actionData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Hero" back={{ to: cmsPaths.slides(), label: 'All slides' }} />;
}
