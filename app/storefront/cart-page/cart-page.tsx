import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readList } from '#app/request/read-list.ts';
import { shopOf, useShop } from '#app/shop/use-shop.ts';
import { clearCart, putBackItem, putBackItems, removeItem } from '#app/storefront/cart/cart-changes.ts';
import { ErrorState } from '#app/storefront/cart/cart-error.tsx';
import { useCart } from '#app/storefront/cart/cart-store.ts';
import { type Undoable, UndoRemoval } from '#app/storefront/cart/undo-removal.tsx';
import { useCheckedCart } from '#app/storefront/cart/use-checked-cart.ts';
import { useDeliveryPlace } from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { addCode } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { clearEnteredDetails } from '#app/storefront/order-sending/entered-details-store.ts';
import { UnpaidOrderNote } from '#app/storefront/order-sending/unpaid-order-note.tsx';
import { OutboxPart } from '#app/storefront/outbox/outbox-part.tsx';
import { pageMeta } from '#app/storefront/page/page-meta.ts';
import { type ShownCard, shownCard } from '#app/storefront/product-card/shown-card.ts';
import { RecentlyViewedPart } from '#app/storefront/recently-viewed/recently-viewed-part.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { listPopular } from '#database/queries/catalogue/products.ts';
import { listPairsOfCart } from '#database/queries/recommended/cart-pairs.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { CART_ERROR, CART_ERROR_TEXT } from '#domain/words/messages.ts';
import type { Route } from './+types/cart-page';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSuggestions } from './cart-suggestions.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** Products of a cart whose pairs are read. */
const MOST_PAIRED = 2;
/** Leaves out products that are in the cart. */
const POPULAR_TO_CHOOSE_FROM = 10;

type Suggested = {
  popular: ShownCard[];
  /** Null where the shop could not be asked. */
  pairs: ShownCard[] | null;
};

/** The same page for every visitor: only the browser knows the cart. It asks for the pairs of the products in it. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Suggested> {
  const { db } = context.get(platformContext);
  const lines = readPaired(url.searchParams.get('with') ?? '').slice(0, MOST_PAIRED);
  const pairs = await readList(context, listPairsOfCart(db, lines));
  const popular = await readList(context, listPopular(db, POPULAR_TO_CHOOSE_FROM));
  return { popular: popular.map(shownCard), pairs: pairs.map(shownCard) };
}

/** The lines of `paths.cartPairs`. */
function readPaired(value: string): { slug: string; variant: string }[] {
  return value.split(',').flatMap((line) => {
    const [slug = '', ...variant] = line.split(':');
    return slug === '' ? [] : [{ slug, variant: variant.join(':') }];
  });
}

/** No pairs if the shop cannot be reached: the page with the cart stays. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): ReturnType<typeof loader> {
  if (!url.searchParams.has('with')) return serverLoader();
  try {
    return await serverLoader();
  } catch {
    return { popular: [], pairs: null };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cart',
    description: `What is in your cart at ${shopOf(matches).name}, with delivery and the total before you pay.`,
    path: paths.cart(),
  });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const items = useCart();
  const isEmpty = hydrated && items.length === 0;
  const { deliveryOffer } = useShop();
  const { cart, check, offline } = useCheckedCart(items, useDeliveryPlace());
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  useCodeOfAddress();

  function remove(item: CartItem) {
    const place = items.indexOf(item);
    if (removeItem(item))
      setUndoable({
        text: `${item.name} has been removed from your cart.`,
        undo: () => putBackItem(item, place),
      });
  }

  function clear() {
    clearEnteredDetails();
    if (clearCart()) setUndoable({ text: 'Your cart has been cleared.', undo: () => putBackItems(items) });
  }

  return (
    <>
      <div
        className={classNames(
          'wrap pt-8 sm:pt-12',
          isEmpty ? 'pb-8' : 'min-h-[calc(100dvh-var(--header-height))] pb-16 sm:min-h-[70dvh]',
        )}
      >
        <h1 className="heading-1">Cart</h1>
        <p className="mt-3 max-w-prose text-ink-soft sm:text-lg">
          {deliveryOffer}. Delivery and total are shown before you pay.
        </p>
        {hydrated && <OutboxPart />}
        <UnpaidOrderNote />
        <UndoRemoval undoable={undoable} onUndone={() => setUndoable(null)} />
        {!hydrated && <CartSkeleton />}
        {isEmpty && <EmptyCart popular={loaderData.popular} />}
        {hydrated && items.length > 0 && (
          <CartContents
            items={items}
            cart={cart}
            cardOffered={check?.cardOffered ?? null}
            offline={offline}
            onRemove={remove}
            onClear={clear}
          />
        )}
      </div>
      <CartSuggestions lines={cart.lines} popular={loaderData.popular} />
      {hydrated && <RecentlyViewedPart without={items.map(({ id }) => id)} />}
    </>
  );
}

/** Keeps the code of a link that was opened without script, and takes it out of the address. */
function useCodeOfAddress() {
  const [params, setParams] = useSearchParams();
  const code = params.get('code');
  useEffect(() => {
    if (!code) return;
    addCode(code);
    setParams(
      (before) => {
        before.delete('code');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, setParams]);
}

export function ErrorBoundary() {
  return <ErrorState title={CART_ERROR} text={CART_ERROR_TEXT} />;
}
