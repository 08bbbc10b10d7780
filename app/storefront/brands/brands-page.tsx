import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { canonicalLink } from '#app/ui/canonical-link.ts';
import { listBrands } from '#database/queries/brands.ts';
import { brandOfferText } from '#domain/brand.ts';
import { productCountText } from '#domain/category.ts';
import { foldText } from '#domain/search-text.ts';
import { SHOP } from '#domain/shop.ts';
import type { Route } from './+types/brands-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(platformContext);
  return { brands: await listBrands(db), publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Brands A to Z | ${SHOP.name}` },
    { name: 'description', content: `Every brand at ${SHOP.name}, from A to Z.` },
    ...canonicalLink(loaderData?.publicUrl ?? '', paths.brands()),
  ];
}

export default function BrandsPage({ loaderData: { brands } }: Route.ComponentProps) {
  const letters = Map.groupBy(brands, ({ name }) => initialOf(name));
  const index = [...letters.keys()].sort();
  const featured = brands.filter((brand) => brand.featured);
  return (
    <div className="wrap pt-6 pb-20">
      <Breadcrumbs trail={[{ name: 'Home', to: paths.home() }, { name: 'Brands' }]} />
      <h1 className="heading-1 mt-4 mb-8">Brands</h1>
      {featured.length > 0 && (
        <ul className="mb-14 grid gap-4 xs:grid-cols-2 md:grid-cols-3">
          {featured.map((brand) => (
            <li key={brand.slug}>
              <Link
                to={paths.brand(brand.slug)}
                className="group grid h-full content-start gap-2 rounded-card bg-blush-soft p-6 hover:bg-blush"
              >
                <span className="flex items-center justify-between gap-3">
                  <span className="font-display text-2xl">{brand.name}</span>
                  <Badge tone="plum">FEATURED</Badge>
                </span>
                <span className="text-sm text-ink-soft group-hover:text-ink">{brand.description}</span>
                <span className="mt-auto pt-2 text-sm font-semibold">
                  {[productCountText(brand.productCount), brandOfferText(brand.highestDiscountPercent)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Initial letters" className="mb-8 flex flex-wrap gap-1">
        {index.map((letter) => (
          <a
            key={letter}
            href={`#brands-${letter}`}
            className="grid size-11 place-items-center rounded-full border border-line font-semibold hover:border-ink"
          >
            {letter}
          </a>
        ))}
      </nav>
      <div className="columns-1 gap-10 xs:columns-2 sm:columns-3 md:columns-4">
        {index.map((letter) => (
          <section
            key={letter}
            aria-labelledby={`brands-${letter}`}
            className="mb-8 break-inside-avoid-column"
          >
            <h2 id={`brands-${letter}`} className="mb-1 scroll-mt-36 font-display text-2xl">
              {letter}
            </h2>
            <ul>
              {letters.get(letter)?.map((brand) => (
                <li key={brand.slug}>
                  <Link
                    to={paths.brand(brand.slug)}
                    className="flex min-h-9 items-center justify-between gap-3 hover:text-rose hover:underline"
                  >
                    {brand.name}
                    <span className="text-xs text-ink-soft tabular-nums">{brand.productCount}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function initialOf(name: string): string {
  const initial = foldText(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(initial) ? initial : '#';
}
