import { data, redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { findCategory } from '#database/queries/categories.ts';
import { listFacets, listProducts } from '#database/queries/products.ts';
import { priceRangeText } from '#domain/category.ts';
import { listingSearch, parseListing } from '#domain/listing.ts';
import { SHOP } from '#domain/shop.ts';
import type { Route } from './+types/category-page';
import { GridError } from './grid-error.tsx';
import { Listing } from './listing.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(platformContext);
  const category =
    (await findCategory(db, params.category)) ?? (await findCategory(db, params.category.toLowerCase()));
  const query = parseListing(url.searchParams, category?.slug ?? params.category);
  if (category && category.slug !== params.category) {
    throw redirect(paths.category(category.slug) + listingSearch(query, {}, { categoryInPath: true }), 301);
  }
  const [results, facets] = await Promise.all([listProducts(db, query), listFacets(db, query)]);
  return data(
    { query, results, facets, categoryInPath: true, category, publicUrl },
    { status: !category || query.page > results.pageCount ? 404 : 200 },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const category = loaderData?.category;
  if (!loaderData || !category) return [{ title: `No Products Found | ${SHOP.name}` }];
  const range = priceRangeText(category);
  return [
    { title: `${category.name} | ${SHOP.name}` },
    { name: 'description', content: [category.description, range && `${range}.`].filter(Boolean).join(' ') },
    ...(loaderData.query.search || loaderData.query.page > 1
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : []),
    ...canonicalLink(loaderData.publicUrl, paths.category(category.slug)),
  ];
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData;
  return (
    <Listing
      listing={loaderData}
      heading={category?.name ?? 'Products'}
      intro={category?.description}
      trail={[
        { name: 'Home', to: paths.home() },
        { name: 'Categories', to: paths.categories() },
        ...(category ? [{ name: category.name }] : []),
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <GridError />;
}
