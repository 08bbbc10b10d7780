import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { useClosingMenus } from '#app/browser/use-closing-menus.ts';
import { paths } from '#app/links/paths.ts';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Wordmark } from '#app/shop/wordmark.tsx';
import { useCartCount } from '#app/storefront/cart/cart-store.ts';
import type { Menu } from '#app/storefront/menu/menu.ts';
import { MENU_ID } from '#app/storefront/menu/menu-id.ts';
import { ShopLinks } from '#app/storefront/menu/shop-links.tsx';
import { SEARCH_SHEET_ID } from '#app/storefront/search-box/search-sheet-id.ts';
import { useWishlist } from '#app/storefront/wish/wishlist-store.ts';
import { CartIcon, HeartIcon, MenuIcon, SearchIcon } from '#app/ui/icons.tsx';

const LazyMenu = lazy(afterFirstMove(() => import('#app/storefront/menu/site-menu.tsx')));
const LazySearchBox = lazy(afterFirstMove(() => import('#app/storefront/search-box/search-box.tsx')));

/** Menu and search are popovers and a form, which work before their scripts have loaded. */
export function SiteHeader({ menu }: { menu: Menu }) {
  useClosingMenus();
  const shop = useShop();
  return (
    <header className="site-header">
      <div className="bg-plum text-xs leading-8 text-[#fbe9e6]">
        <div className="wrap flex gap-x-8">
          <p className="announcement tracking-wide max-md:text-center">{shop.announcement}</p>
          <ShopLinks className="flex gap-x-5 max-md:hidden [&_a]:inline-block [&_a]:hover:underline" />
        </div>
      </div>
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
          <MenuPart menu={menu} />
          <SearchPart />
          <SearchToggle />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

/** Memoised, as is the next one: rendering it again before its script has loaded would remove it from the page. */
const MenuPart = memo(({ menu }: { menu: Menu }) => (
  <Suspense>
    <LazyMenu menu={menu} />
  </Suspense>
));

const SearchPart = memo(() => (
  <Suspense>
    <LazySearchBox />
  </Suspense>
));

/** Opens the search as a sheet, at narrow widths. The focus moves within the press, or a phone shows no keyboard. */
function SearchToggle() {
  return (
    <button
      type="button"
      popoverTarget={SEARCH_SHEET_ID}
      className="icon-button md:hidden"
      aria-label="Search"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(SEARCH_SHEET_ID)?.showPopover();
        document.getElementById('site-search')?.focus();
      }}
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
      className="relative -mr-2 flex min-h-11 items-center gap-2 rounded-full px-2 lg:gap-3.5 font-medium hover:text-rose"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : undefined}
    >
      <CartIcon className="size-6" />
      <span className="sr-only lg:not-sr-only">Cart</span>
      {count > 0 && <span className="cart-count tabular-nums">{count}</span>}
    </Link>
  );
}
