import { data, redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { findProduct, findRenamedProduct, listRelated } from '#database/queries/products.ts';
import { PRODUCT_ERROR } from '#domain/messages.ts';
import { formatPounds } from '#domain/money.ts';
import { SHOP } from '#domain/shop.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/product-page';
import { ProductError } from './product-error.tsx';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';
import { ProductView } from './product-view.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, demo, publicUrl } = context.get(platformContext);
  const product = await findProduct(db, params.id);
  if (!product) {
    const renamed = await findRenamedProduct(db, params.id);
    if (renamed) throw redirect(paths.product(renamed), 301);
    return data({ product: null, related: [], isDemo: false, publicUrl }, { status: 404 });
  }
  const [related, isDemo] = await Promise.all([listRelated(db, product, 4), demo.isDemo()]);
  return data({ product, related, isDemo, publicUrl });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const product = loaderData?.product;
  if (!product) return [{ title: `${PRODUCT_ERROR} | ${SHOP.name}` }, { name: 'robots', content: 'noindex' }];
  const title = `${product.name} by ${product.brand.name} | ${SHOP.name}`;
  const description = shorten(
    product.description || `${product.name} by ${product.brand.name}, ${formatPounds(product.pricePence)}.`,
  );
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    ...(product.imageUrl ? [{ property: 'og:image', content: product.imageUrl }] : []),
    ...canonicalLink(loaderData.publicUrl, paths.product(product.id)),
  ];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, isDemo, publicUrl } = loaderData;
  if (!product) return <ProductError />;
  return (
    <>
      <JsonLd value={productJsonLd(product, { isDemo, publicUrl })} />
      <JsonLd value={breadcrumbJsonLd(product, publicUrl)} />
      <ProductView key={product.id} product={product} />
      {related.length > 0 && (
        <section aria-labelledby="pairs-well-with" className="bg-blush-soft py-16">
          <div className="wrap">
            <h2 id="pairs-well-with" className="heading-2 mb-8">
              Pairs well with
            </h2>
            <ProductGrid products={related} />
          </div>
        </section>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <ProductError />;
}

const DESCRIPTION_LENGTH = 160;

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))}…`;
}
