import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { PopularProducts } from '#app/storefront/product-card/popular-products.tsx';
import { shownCard } from '#app/storefront/product-card/shown-card.ts';
import { useWishlist } from '#app/storefront/wish/wishlist-store.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { listWishedProducts } from '#database/queries/catalogue/wished-products.ts';
import { withOffers } from '#database/queries/promotions/offers-of-product.ts';
import { isWished } from '#domain/cart/wishlist.ts';
import { parseSharedWishes } from '#domain/cart/wishlist-changes.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/wishlist-page';
import { OwnWishlist } from './own-wishlist.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';

const POPULAR_SHOWN = 4;
/** Popular products that are not on the list. */
const POPULAR_TO_CHOOSE_FROM = 12;

/** Loads a shared list from `items`; the browser fetches its own list the same way, because it is not stored on the server. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const ids = parseSharedWishes(url.searchParams.get('items') ?? '');
  const wishes = await readList(context, listWishedProducts(db, ids));
  const popular = ids.length > 0 ? [] : await readList(context, listPopular(db, POPULAR_TO_CHOOSE_FROM));
  const products = wishes.flatMap(({ product }) => product ?? []);
  const offered = new Map(
    (await readList(context, withOffers(db, products, nowIso(clock)))).map(({ id, offer }) => [id, offer]),
  );
  return {
    popular: popular.map(shownCard),
    wishes: wishes.map((wish) => ({
      ...wish,
      product: wish.product && shownCard({ ...wish.product, offer: offered.get(wish.product.id) ?? null }),
    })),
  };
}

/** Keeps the page if the shop cannot be reached; the list then says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): ReturnType<typeof loader> {
  try {
    return await serverLoader();
  } catch {
    return { wishes: [], popular: [] };
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData && loaderData.wishes.length > 0 ? 'A shared wishlist' : 'Your wishlist',
    description: 'Save your favourites and share them with a link.',
    path: paths.wishlist(),
    robots: 'noindex, follow',
  });

export default function WishlistPage({ loaderData: { wishes, popular } }: Route.ComponentProps) {
  const isShared = wishes.length > 0;
  const wished = useWishlist();
  return (
    <>
      <div className="wrap pt-6 pb-20">
        <Breadcrumbs
          trail={[
            { name: 'Home', to: paths.home() },
            { name: isShared ? 'A shared wishlist' : 'Your wishlist' },
          ]}
        />
        {isShared ? (
          <SharedWishlist wishes={wishes} />
        ) : (
          <OwnWishlist popular={popular.slice(0, POPULAR_SHOWN)} />
        )}
      </div>
      <PopularProducts
        products={popular.filter(({ id }) => !isWished(wished, id, null)).slice(0, POPULAR_SHOWN)}
      />
    </>
  );
}
