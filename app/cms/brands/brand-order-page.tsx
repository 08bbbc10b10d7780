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
import type { Route } from './+types/brand-order-page';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Order of brands');

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'brands.edit');
  const brands = await listProductGroupOrder(context.get(platformContext).db, 'brand');
  return {
    items: brands.map(({ id, name, archivedAt }) => ({
      id,
      name,
      note: archivedAt ? 'archived' : undefined,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'brands.edit');
  const platform = context.get(platformContext);
  const ids = wantedOrder(await request.formData());
  try {
    await reorderGroups(platform, member, 'brand', ids);
    return data({ ok: true, message: 'Order saved.' });
  } catch (error) {
    platform.log.error({ err: error }, 'the order of brands could not be saved');
    return data({ ok: false, message: savingFailed('brand') }, 500);
  }
}

export default function BrandOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={cmsPaths.brands()}>All brands</BackLink>
      <ListHeading title="Order of brands" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Visitors see featured brands first, then the others, each in this order.
      </p>
      <OrderForm items={loaderData.items} answer={actionData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Brand" back={{ to: cmsPaths.brands(), label: 'All brands' }} />;
}
