import { redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { shopOf } from '#app/shop-settings.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { findProduct, findRenamedProduct, listRelated } from '#database/queries/products.ts';
import { PRODUCT_ERROR } from '#domain/messages.ts';
import type { Platform } from '#operations/platform.ts';
import { shownCard } from '../product-card/shown-card.ts';
import type { Route } from './+types/product-page';
import { PairsWellWith } from './pairs-well-with.tsx';
import { ProductError } from './product-error.tsx';
import { breadcrumbFacts, productFacts } from './product-facts.ts';
import { productMeta } from './product-meta.ts';
import { ProductView } from './product-view.tsx';
import { shownProduct } from './shown-product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl, demo, log } = context.get(platformContext);
  try {
    const product = await findProduct(db, params.id);
    if (!product) throw await elsewhere(db, params.id);
    const [related, isDemo] = await Promise.all([listRelated(db, product, 4), demo.isDemo()]);
    return { product: shownProduct(product), related: related.map(shownCard), publicUrl, isDemo };
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, product: params.id }, 'a product could not be read');
    throw new Response(null, { status: 503 });
  }
}

/** A renamed product keeps its address (decision 19), however it is capitalised; anything else is unknown. */
async function elsewhere(db: Platform['db'], id: string): Promise<Response> {
  const lower = id.toLowerCase();
  if (lower !== id && (await findProduct(db, lower))) return redirect(paths.product(lower), 301);
  const renamed = await findRenamedProduct(db, lower);
  return renamed ? redirect(paths.product(renamed), 301) : new Response(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shopName = shopOf(matches).name;
  if (!loaderData)
    return [{ title: `${PRODUCT_ERROR} | ${shopName}` }, { name: 'robots', content: 'noindex' }];
  return productMeta(loaderData.product, loaderData.publicUrl, shopName);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, publicUrl, isDemo } = loaderData;
  const trail = [
    { name: 'Home', to: paths.home() },
    { name: 'Products', to: paths.products() },
    { name: product.name },
  ];
  return (
    <>
      <div className="wrap pt-5 pb-3 [overflow-wrap:anywhere]">
        <Breadcrumbs trail={trail} />
      </div>
      <ProductView key={product.id} product={product} />
      <PairsWellWith products={related} />
      <JsonLd
        key={product.id}
        facts={
          import.meta.env.SSR && [
            productFacts(product, { publicUrl, isDemo }),
            breadcrumbFacts(trail, publicUrl),
          ]
        }
      />
    </>
  );
}

export function ErrorBoundary() {
  return <ProductError />;
}
