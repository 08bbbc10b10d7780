import { Link, useRouteLoaderData } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { STOREFRONT_FRAME } from '#app/links/storefront-frame.ts';
import { useShop } from '#app/shop/use-shop.ts';
import type { Menu } from './menu.ts';

/** The menu's first links and its categories, where a page or panel has nothing of its own to show. */
export function Shortcuts({ className }: { className?: string }) {
  const categories = useRouteLoaderData<Menu>(STOREFRONT_FRAME)?.categories ?? [];
  const { popular } = useShop();
  const links = [
    { name: popular.range, to: paths.bestsellers() },
    { name: 'New', to: paths.newest() },
    { name: 'Offers', to: paths.reduced() },
    ...categories.map(({ name, slug }) => ({ name, to: paths.category(slug) })),
  ];
  return (
    <nav aria-label="Start shopping" className={className}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="chip min-h-11">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
