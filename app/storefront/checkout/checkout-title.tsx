import { useShop } from '#app/shop/use-shop.ts';

/** The tab's title: only the browser knows whether this is the checkout or its confirmation. */
export function CheckoutTitle({ text = 'Checkout' }: { text?: string }) {
  const { name } = useShop();
  return <title>{`${text} | ${name}`}</title>;
}
