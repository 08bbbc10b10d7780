import { CART_ERROR, CART_ERROR_TEXT } from '#domain/messages.ts';
import { SHOP } from '#domain/shop.ts';
import { listPopular } from '#database/queries/products.ts';
import { platformContext } from '#app/platform-context.ts';
import { ErrorState } from './error-state.tsx';
import type { Route } from './+types/cart-page';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';
import { KeptOrders } from './kept-orders.tsx';
import { PopularProducts } from './popular-products.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The same for every visitor: what is in the cart is known to the browser alone. */
export async function loader({ context }: Route.LoaderArgs) {
  return { popular: await listPopular(context.get(platformContext).db, 4) };
}

export const meta: Route.MetaFunction = () => [
  { title: `Cart | ${SHOP.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const items = useCart();
  return (
    <>
      <div className="wrap min-h-[75dvh] pt-8 pb-16 sm:pt-12">
        <h1 className="heading-1">Cart</h1>
        <KeptOrders />
        {!hydrated ? <CartSkeleton /> : items.length === 0 ? <EmptyCart /> : <CartContents items={items} />}
      </div>
      <PopularProducts products={loaderData.popular} />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorState title={CART_ERROR} text={CART_ERROR_TEXT} />;
}
