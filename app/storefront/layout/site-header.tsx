import { Link, NavLink } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { useCartCount } from '#app/storefront/cart/cart-store.ts';
import { useWishlist } from '#app/storefront/wish/wishlist-store.ts';
import { CartIcon, CloseIcon, HeartIcon, MenuIcon, SearchIcon } from '#app/ui/icons.tsx';
import { Dropdown } from './dropdown.tsx';
import type { Menu } from './menu.ts';
import { SearchBox } from './search-box.tsx';
import { useClosingMenus } from './use-closing-menus.ts';
import { Wordmark } from './wordmark.tsx';

const MENU_ID = 'site-menu';

/**
 * The menu is a popover: a drawer at narrow widths, a plain row from 968 px on. Its dropdowns are popovers too, so that
 * the browser itself keeps one open at a time and closes it by Escape, with or without script.
 */
export function SiteHeader({ menu }: { menu: Menu }) {
  useClosingMenus();
  const shop = useShop();
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 bg-page print:static">
      {shop.announcement && (
        <p className="truncate bg-plum px-4 text-center text-xs leading-8 tracking-wide text-[#fbe9e6]">
          {shop.announcement}
        </p>
      )}
      <div className="border-b border-line">
        <div className="wrap flex h-[4.25rem] items-center gap-1 md:gap-5">
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="icon-button -ml-2.5 md:hidden"
            aria-label="Menu"
          >
            <MenuIcon className="size-6" />
          </button>
          <Link to={paths.home()} aria-label={`${shop.name}, home`} className="mr-auto min-w-0 py-2 md:mr-0">
            <Wordmark className="h-6 w-auto max-w-full" />
          </Link>
          <div id={MENU_ID} popover="auto" className="site-menu">
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
            <Navigation menu={menu} />
            <SearchBox />
          </div>
          <SearchToggle />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function Navigation({ menu }: { menu: Menu }) {
  return (
    <nav aria-label="Main" className="order-2 md:order-none">
      <ul className="flex flex-col md:flex-row md:items-center">
        <li>
          <NavLink to={paths.home()} end className="nav-item">
            Home
          </NavLink>
        </li>
        <li>
          <Dropdown
            name="Categories"
            all={{ name: 'All categories', to: paths.categories() }}
            links={menu.categories.map(({ slug, ...category }) => ({
              ...category,
              to: paths.category(slug),
            }))}
          />
        </li>
        <li>
          <NavLink to={paths.products()} end className="nav-item">
            All Products
          </NavLink>
        </li>
        <li>
          <Dropdown
            name="Brands"
            all={{ name: 'All brands', to: paths.brands() }}
            links={menu.brands.map(({ slug, name }) => ({ name, to: paths.brand(slug) }))}
          />
        </li>
        <li>
          <NavLink to={paths.about()} className="nav-item">
            About
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.contact()} className="nav-item">
            Contact
          </NavLink>
        </li>
        <li>
          <a href={paths.cms()} className="nav-item" rel="nofollow">
            CMS
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Opens the drawer, which holds the search box at narrow widths. */
function SearchToggle() {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      className="icon-button md:hidden"
      aria-label="Search"
      onClick={() => requestAnimationFrame(() => document.getElementById('site-search')?.focus())}
    >
      <SearchIcon className="size-6" />
    </button>
  );
}

function WishlistLink() {
  const { length } = useWishlist();
  return (
    <Link
      to={paths.wishlist()}
      className="icon-button relative hover:text-rose"
      aria-label={length > 0 ? `Wishlist, ${length} saved` : 'Wishlist'}
    >
      <HeartIcon className="size-6" />
      {length > 0 && <span className="wish-count">{length}</span>}
    </Link>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to={paths.cart()}
      className="-mr-2 flex min-h-11 items-center gap-2 rounded-full px-2 font-medium hover:text-rose"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : undefined}
    >
      <CartIcon className="size-6" />
      <span className="sr-only lg:not-sr-only">Cart</span>
      {count > 0 && (
        <span className="-ml-3.5 min-w-5 self-start rounded-full bg-rose px-1.5 text-center text-xs leading-5 font-semibold text-white tabular-nums lg:ml-0 lg:self-center">
          {count}
        </span>
      )}
    </Link>
  );
}
