import {
  type ComponentProps,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { loadingKind } from '#app/links/browser-page-traits.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList, readOrDefault } from '#app/request/read-list.ts';
import { afterFirstMove } from '#app/script-delivery/after-first-move.ts';
import {
  isShopAwaited,
  isShopReachable,
  subscribeToWait,
  tryShop,
  untilReachable,
} from '#app/script-delivery/shop-reachable.ts';
import { CartDrawer } from '#app/storefront/cart-drawer/cart-drawer.tsx';
import { boundedMenu, MOST_BRANDS } from '#app/storefront/menu/bounded-menu.ts';
import { EMPTY_MENU, type Menu, NO_PAGES } from '#app/storefront/menu/menu.ts';
import { OutboxSender } from '#app/storefront/outbox/outbox-sender.tsx';
import { TechnicalDifficulties } from '#app/ui/technical-difficulties.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { listTypesInUse } from '#database/queries/attributes/product-types.ts';
import { listBrandLogos } from '#database/queries/catalogue/brands.ts';
import { listPicturedCategories } from '#database/queries/catalogue/categories.ts';
import { listFooterPages } from '#database/queries/content/pages.ts';
import type { Route } from './+types/storefront-page';
import { CheckoutHeader } from './checkout-header.tsx';
import { DemoLine } from './demo-line.tsx';
import { NoConnection } from './no-connection.tsx';
import { catchUnreachable, ShopUnreachable } from './shop-unreachable.ts';
import { SiteHeader } from './site-header.tsx';
import { useLateLinks } from './use-late-links.ts';
import { useOfflineBlock } from './use-offline-block.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';

const fetchOfflineState = afterFirstMove(() => import('./offline-state.tsx'));
const fetchLoadingState = afterFirstMove(() => import('./loading-state.tsx'));
const OfflineState = lazy(fetchOfflineState);
const LoadingState = lazy(fetchLoadingState);
const SiteFooter = lazy(afterFirstMove(() => import('./site-footer.tsx')));
const CheckoutFooter = lazy(afterFirstMove(() => import('./checkout-footer.tsx')));

export async function loader({ context }: Route.LoaderArgs): Promise<Menu> {
  const { db, demo } = context.get(platformContext);
  const [categories, types, brands, pages, isDemo, showsExamples] = await Promise.all([
    readList(context, listPicturedCategories(db)),
    readList(context, listTypesInUse(db)),
    readList(context, listBrandLogos(db, MOST_BRANDS + 1)),
    readOrDefault(context, listFooterPages(db), NO_PAGES),
    demo.isDemo(),
    demo.showsExamples(),
  ]);
  return { ...boundedMenu({ categories, types, brands }), pages, isDemo, showsExamples };
}

export const clientMiddleware = [catchUnreachable];

/** While the next page is slow or waits for the network, this one is hidden, not unmounted: its fields keep their values. */
export default function StorefrontPage({ loaderData }: Route.ComponentProps) {
  const { isLost, stay } = useOfflineBlock();
  // Loaded early, because they are needed when the network is slow or gone.
  useEffect(() => {
    void fetchOfflineState().then((module) => {
      offlineState = module.default;
    });
    void fetchLoadingState();
  }, []);
  useLateLinks();
  const slow = useSlowNavigation(useLocation().pathname);
  const isAwaited = useShopAwaited() && slow !== null;
  const loading = isAwaited ? null : loadingKind(slow ?? '');
  return (
    <Frame menu={loaderData}>
      <div hidden={isLost || isAwaited || loading !== null}>
        <Outlet />
      </div>
      {(isLost || isAwaited) && <Offline onTryAgain={tryShop} onStay={isLost ? stay : undefined} />}
      <Suspense>{loading && <LoadingState key={loading} kind={loading} />}</Suspense>
    </Frame>
  );
}

let offlineState: typeof OfflineState | ComponentType<ComponentProps<typeof OfflineState>> = OfflineState;

/** In words alone where its script is not here. */
function Offline(props: ComponentProps<typeof OfflineState>) {
  const [State] = useState(() => offlineState);
  return (
    <Suspense fallback={<NoConnection />}>
      <State {...props} />
    </Suspense>
  );
}

function useShopAwaited(): boolean {
  return useSyncExternalStore(subscribeToWait, isShopAwaited, () => false);
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (error instanceof ShopUnreachable) return <Unreachable menu={loaderData ?? EMPTY_MENU} />;
  return (
    <Frame menu={loaderData ?? EMPTY_MENU}>
      <TechnicalDifficulties />
    </Frame>
  );
}

function Unreachable({ menu }: { menu: Menu }) {
  const navigate = useNavigate();
  const location = useLocation();
  const tryAgain = useCallback(async () => {
    const isReachable = await isShopReachable();
    if (isReachable) await navigate(location, { replace: true });
    return isReachable;
  }, [navigate, location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop may be back since the page was asked for
  useEffect(() => void tryAgain(), []);
  const isIdle = useNavigation().state === 'idle';
  // Not during a navigation, which it would end.
  useEffect(() => {
    let isAsked = isIdle;
    if (isIdle) void untilReachable().then(() => isAsked && tryAgain());
    return () => {
      isAsked = false;
    };
  }, [isIdle, tryAgain]);
  return (
    <Frame menu={menu}>
      <Offline onTryAgain={tryAgain} />
    </Frame>
  );
}

function Frame({ menu, children }: { menu: Menu; children: ReactNode }) {
  const navigation = useNavigation();
  const isCheckout = useLocation().pathname === paths.checkout();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {isCheckout ? <CheckoutTop /> : <SiteHeader menu={menu} />}
      {navigation.state !== 'idle' && <div className="pending-bar" role="progressbar" aria-label="Loading" />}
      <div className="pt-(--header-height)">
        <aside aria-label="Good to know">
          {menu.isDemo && <DemoLine hasExamples={menu.showsExamples} />}
          <noscript>
            {import.meta.env.SSR && (
              <p className="bg-blush px-4 py-2 text-center text-sm">
                You can browse everything, but ordering needs JavaScript. Please switch it on when you are
                ready to buy.
              </p>
            )}
          </noscript>
        </aside>
        <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
          {children}
        </main>
      </div>
      <Footer pages={menu.pages} isCheckout={isCheckout} />
      <CartDrawer />
      <OutboxSender />
      <Toaster />
    </>
  );
}

/** The server's page is the same with and without an order in its address. */
function CheckoutTop() {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const isPlaced = hydrated && params.has('order');
  return <CheckoutHeader back={isPlaced ? ON_TO_SHOP : BACK_TO_CART} isPaying={!isPlaced} />;
}

const ON_TO_SHOP = { to: paths.home(), name: 'Continue shopping' };
const BACK_TO_CART = { to: paths.cart(), name: 'Back to cart' };

/** Memoised, because rendering it again before its script has loaded would remove it from the page. */
const Footer = memo(({ pages, isCheckout }: Pick<Menu, 'pages'> & { isCheckout: boolean }) => (
  <Suspense>{isCheckout ? <CheckoutFooter pages={pages} /> : <SiteFooter pages={pages} />}</Suspense>
));
