import { data } from 'react-router';
import { paths } from '#app/paths.ts';
import { shopOf } from '#app/shop-settings.ts';
import { pageMeta } from '#app/storefront/layout/page-meta.ts';
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

/** Any other path shows the home page (spec §2), with status 404 and a notice (decision 13). */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome({ context }), { status: 404 });
}

export default function UnknownPathPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p role="status" className="bg-plum px-4 py-3 text-center text-white">
        We could not find that page, so here is our home page instead.
      </p>
      <Home data={loaderData} />
    </>
  );
}
