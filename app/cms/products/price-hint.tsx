import { useShop } from '#app/shop/use-shop.ts';

/** The sentences below the prices of the product form. */
export function PriceHint() {
  const { showsVat } = useShop();
  return (
    <p className="text-sm text-ink-soft">
      {showsVat && 'Prices include VAT. '}
      The original price is shown as ‘was’ only if the price history says that it was charged long enough.
    </p>
  );
}
