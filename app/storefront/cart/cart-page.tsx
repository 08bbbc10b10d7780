import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { readList } from '#app/read-list.ts';
import { shopOf } from '#app/shop-settings.ts';
import { listPopular } from '#database/queries/products.ts';
import type { CartItem } from '#domain/cart.ts';
import { CART_ERROR, CART_ERROR_TEXT } from '#domain/messages.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { shownCard } from '../product-card/shown-card.ts';
import type { Route } from './+types/cart-page';
import { putBackItem, removeItem } from './cart-changes.ts';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';
import { ErrorState } from './error-state.tsx';
import { KeptOrdersPart } from './kept-orders-part.tsx';
import { PopularProducts } from './popular-products.tsx';
import { type RemovedItem, UndoRemoval } from './undo-removal.tsx';
import { useHydrated } from './use-hydrated.ts';

const POPULAR_SHOWN = 4;
/** Those in the cart are left out. */
const POPULAR_TO_CHOOSE_FROM = 10;

/** The same for every visitor: what is in the cart is known to the browser alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const popular = await readList(
    context,
    listPopular(context.get(platformContext).db, POPULAR_TO_CHOOSE_FROM),
  );
  return { popular: popular.map(shownCard) };
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
  const [removed, setRemoved] = useState<RemovedItem | null>(null);

  function remove(item: CartItem) {
    const place = items.indexOf(item);
    if (removeItem(item)) setRemoved({ item, place });
  }

  function undo({ item, place }: RemovedItem) {
    putBackItem(item, place);
    setRemoved(null);
  }

  return (
    <>
      <div className="wrap min-h-[calc(100dvh-var(--header-height))] pt-8 pb-16 sm:pt-12">
        <h1 className="heading-1">Cart</h1>
        {hydrated && <KeptOrdersPart />}
        <UndoRemoval removed={removed} onUndo={undo} />
        {!hydrated && <CartSkeleton />}
        {hydrated && items.length === 0 && <EmptyCart popular={loaderData.popular} />}
        {hydrated && items.length > 0 && <CartContents items={items} onRemove={remove} />}
      </div>
      <PopularProducts products={notIn(items, loaderData.popular).slice(0, POPULAR_SHOWN)} />
    </>
  );
}

function notIn<P extends { id: string }>(items: readonly CartItem[], products: readonly P[]): P[] {
  return products.filter(({ id }) => !items.some((item) => item.id === id));
}

export function ErrorBoundary() {
  return <ErrorState title={CART_ERROR} text={CART_ERROR_TEXT} />;
}
