import { data, Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { shopOf } from '#app/shop/use-shop.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import type { Route } from './+types/unknown-path-page';
import { Home } from './home.tsx';
import { homeDescription } from './home-description.ts';
import { loader as loadHome } from './home-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Page not found',
    description: homeDescription(shopOf(matches)),
    path: paths.home(),
    robots: 'noindex',
  });

/** Any unknown path shows the home page with status 404 and a notice: docs/decisions/033-unknown-paths-respond-404.md. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome({ context }), { status: 404 });
}

export default function UnknownPathPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="bg-blush-soft">
        <div className="wrap flex items-center gap-4 py-4 sm:gap-6 md:py-6">
          <svg
            viewBox="0 0 400 500"
            aria-hidden="true"
            className="still tone-blush pack-white w-14 shrink-0 rounded-t-full rounded-b-lg sm:w-20"
          >
            <use href="/packaging.svg#compact" />
          </svg>
          <div>
            <p className="eyebrow text-rose-deep">Page not found</p>
            <p role="status" className="heading-3 mt-1">
              We could not find that page, so here is our home page instead.
            </p>
          </div>
          <Link to={paths.products()} className="btn btn-outline ml-auto shrink-0 max-sm:hidden">
            All Products
          </Link>
        </div>
      </div>
      <Home data={loaderData} />
    </>
  );
}
