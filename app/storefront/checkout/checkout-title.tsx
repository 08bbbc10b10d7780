import { useShop } from '#app/shop/use-shop.ts';

/** What the tab says: whether this is the checkout or its confirmation is known to the browser alone. */
export function CheckoutTitle({ text = 'Checkout' }: { text?: string }) {
  const { name } = useShop();
  return <title>{`${text} | ${name}`}</title>;
}
