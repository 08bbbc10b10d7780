import { data } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { findBrand } from '#database/queries/brands.ts';
import { listFacets, listProducts } from '#database/queries/products.ts';
import { parseListing } from '#domain/listing.ts';
import { SHOP } from '#domain/shop.ts';
import type { Route } from './+types/products-page';
import { GridError } from './grid-error.tsx';
import { Listing } from './listing.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(platformContext);
  const query = parseListing(url.searchParams);
  const [results, facets, brand] = await Promise.all([
    listProducts(db, query),
    listFacets(db, query),
    query.brand.length === 1 ? findBrand(db, query.brand[0] ?? '') : null,
  ]);
  return data(
    { query, results, facets, categoryInPath: false, brand, publicUrl },
    { status: query.page > results.pageCount ? 404 : 200 },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: `Products | ${SHOP.name}` }];
  const { query, brand, publicUrl } = loaderData;
  const heading = headingOf(loaderData);
  return [
    { title: `${heading} | ${SHOP.name}` },
    {
      name: 'description',
      content:
        brand?.description || `${heading} at ${SHOP.name}: skincare, makeup, hair care, fragrances and more.`,
    },
    ...(query.search || query.page > 1 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...canonicalLink(publicUrl, brand ? paths.brand(brand.slug) : paths.products()),
  ];
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Listing
      listing={loaderData}
      heading={headingOf(loaderData)}
      intro={loaderData.brand?.description}
      trail={[
        { name: 'Home', to: paths.home() },
        ...(loaderData.brand
          ? [{ name: 'Products', to: paths.products() }, { name: loaderData.brand.name }]
          : [{ name: 'Products' }]),
      ]}
    />
  );
}

function headingOf({ query, brand }: { query: { search: string }; brand: { name: string } | null }): string {
  if (query.search) return `Results for “${query.search}”`;
  return brand?.name ?? 'All Products';
}

export function ErrorBoundary() {
  return <GridError />;
}
