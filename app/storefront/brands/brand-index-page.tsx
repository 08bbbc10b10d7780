import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList, readOrDefault } from '#app/request/read-list.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { byLetter } from '#app/storefront/letter-index/by-letter.ts';
import { LetterIndex } from '#app/storefront/letter-index/letter-index.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listBrandPictures } from '#database/queries/catalogue/brand-pictures.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { type BrandSummary, brandOfferText, openingOf } from '#domain/catalogue/brand.ts';
import { upToClaim } from '#domain/money/up-to-percent.ts';
import { smallPictureUrl } from '#domain/pictures/picture.ts';
import type { Route } from './+types/brand-index-page';
import { BrandCards } from './brand-cards.tsx';

const MOST_FEATURED = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const brands = await readList(context, listBrands(db));
  const featured = brands.filter((brand) => brand.featured).slice(0, MOST_FEATURED);
  const slugs = featured.map(({ slug }) => slug);
  return shown(brands, featured, await readOrDefault(context, listBrandPictures(db, slugs), new Map()));
}

function shown(brands: BrandSummary[], featured: BrandSummary[], pictures: ReadonlyMap<string, string>) {
  return {
    featured: featured.map(({ slug, name, description, logoUrl, productCount, reductions }) => ({
      slug,
      name,
      description: openingOf(description),
      logoUrl,
      imageUrl: pictures.get(slug) ?? null,
      productCount,
      offer: brandOfferText(upToClaim(productCount, reductions)),
    })),
    brands: brands.map(({ slug, name, productCount, logoUrl }) => ({
      slug,
      name,
      productCount,
      logoUrl: logoUrl && smallPictureUrl(logoUrl),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Brands',
    description: `Every brand at ${shopOf(matches).name}, from A to Z: skincare, makeup, hair care, fragrance and more.`,
    path: paths.brands(),
  });

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const { featured, brands } = loaderData;
  return (
    <div className="wrap pt-5 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Brands' }]} />
      <header className="mt-6 mb-10 max-w-2xl">
        <h1 className="heading-1">Brands</h1>
        {brands.length > 0 && (
          <p className="mt-3 text-lg text-ink-soft">
            {brands.length === 1 ? 'One brand' : `${brands.length} brands`}
            {featured.length > 0 && featured.length < brands.length
              ? ': the ones we feature first, then all from A to Z.'
              : ', from A to Z.'}
          </p>
        )}
      </header>
      {brands.length === 0 ? (
        <EmptyState title="No brands found" text="Please check back later or contact support">
          <ButtonLink to={paths.products()}>View All Products</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <BrandCards brands={featured} />
          <LetterIndex groups={byLetter(brands)} of="brands" linkTo={paths.brand} />
        </>
      )}
    </div>
  );
}
