import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { usePopoverHeldBack } from '#app/browser/use-held-back.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Wordmark } from '#app/shop/wordmark.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { Dropdown } from './dropdown.tsx';
import type { Menu } from './menu.ts';
import { MENU_ID } from './menu-id.ts';
import { ShopLinks } from './shop-links.tsx';

/**
 * A popover: a drawer at narrow widths, a plain row from 968 px on. Its dropdowns are popovers too, so that the browser
 * itself keeps one open at a time and closes it by Escape, with or without script.
 */
export default function SiteMenu({ menu }: { menu: Menu }) {
  const drawer = useRef<HTMLDivElement>(null);
  const { popular } = useShop();
  usePopoverHeldBack(drawer);
  return (
    <div ref={drawer} id={MENU_ID} popover="auto" className="site-menu">
      <p className="flex items-center justify-between md:hidden">
        <Wordmark className="h-6 w-auto max-w-[50vw]" />
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="icon-button -mr-2.5"
          aria-label="Close menu"
        >
          <CloseIcon className="size-6" />
        </button>
      </p>
      <nav aria-label="Main">
        <ul className="site-nav">
          <Tile to={paths.newest()}>New</Tile>
          <Tile to={paths.bestsellers()}>{popular.range}</Tile>
          <Tile to={paths.reduced()} isOffer>
            Offers
          </Tile>
          <Tile to={paths.gifts()}>Gifts</Tile>
          <li>
            <Dropdown name="Categories" isInline>
              <CategoryPanel categories={menu.categories} />
            </Dropdown>
          </li>
          <li>
            <Dropdown name="Brands">
              <BrandPanel {...menu} />
            </Dropdown>
          </li>
          <li>
            <AllProducts />
          </li>
        </ul>
      </nav>
      <ul className="menu-services md:hidden">
        <li>
          <Link to={paths.wishlist()} className="nav-item">
            Wishlist
          </Link>
        </li>
        <li>
          <Link to={paths.orders()} className="nav-item">
            Track my order
          </Link>
        </li>
        {menu.pages.hasArticles && (
          <li>
            <Link to={paths.beautyTips()} className="nav-item">
              Beauty Tips
            </Link>
          </li>
        )}
        {menu.pages.help.slice(0, 3).map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className="nav-item">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ShopLinks className="shop-links md:hidden" />
    </div>
  );
}

/** Marked as current on the whole listing only, not on a search or another part of it. */
function AllProducts() {
  const { pathname, search } = useLocation();
  const isCurrent = pathname === paths.products() && search === '';
  return (
    <Link to={paths.products()} aria-current={isCurrent ? 'page' : undefined} className="nav-item">
      All Products
    </Link>
  );
}

function Tile({ to, isOffer, children }: { to: string; isOffer?: boolean; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <li className="menu-tile">
      <Link
        to={to}
        aria-current={pathname + search === to ? 'page' : undefined}
        className={isOffer ? 'nav-item nav-offer' : 'nav-item'}
      >
        {children}
      </Link>
    </li>
  );
}
