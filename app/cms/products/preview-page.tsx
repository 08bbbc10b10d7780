import { data, Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { ProductView } from '#app/storefront/product/product-view.tsx';
import { shownProduct } from '#app/storefront/product/shown-product.ts';
import { Toaster } from '#app/ui/toaster.tsx';
import { findProductOfAnyStatus } from '#database/queries/catalogue/products.ts';
import type { Route } from './+types/preview-page';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `Preview of ${loaderData?.product.name ?? 'a product'} | ${shopOf(matches).name} CMS` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'products.view');
  const product = await findProductOfAnyStatus(context.get(platformContext).db, params.id);
  if (!product) throw data(null, { status: 404 });
  return { product: shownProduct(product), id: params.id };
}

export default function PreviewPage({ loaderData: { product, id } }: Route.ComponentProps) {
  return (
    <>
      <p className="bg-plum px-4 py-2.5 text-center text-sm text-white">
        A preview for staff, as it was last saved.{' '}
        <Link to={cmsPaths.product(id)} className="underline underline-offset-4">
          Back to editing
        </Link>
      </p>
      <main className="pt-8">
        <ProductView product={product} />
      </main>
      <Toaster />
    </>
  );
}
