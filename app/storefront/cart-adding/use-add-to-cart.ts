import { paths } from '#app/links/paths.ts';
import { addItem, readCart } from '#app/storefront/cart/cart-store.ts';
import { showPageToast, showToast } from '#app/ui/toast-store.ts';
import { type CartItem, MAX_CART_LINES, sameLine } from '#domain/cart/cart.ts';
import { type Pence, penceToPounds } from '#domain/money/money.ts';
import { BROWSER_KEEPS_NOTHING, OUT_OF_STOCK, productAdded, quickAdded } from '#domain/words/messages.ts';
import { openCartDrawer } from './cart-drawer-store.ts';

export type AddedProduct = { id: string; name: string; brand: string; image: string | null };
export type AddedVariant = { id?: string; name: string; pricePence: Pence; stock: number };
type AddToCart = (
  product: AddedProduct,
  variant: AddedVariant,
  quantity: number,
  from: 'product' | 'quick',
) => void;

/** Adds a product to the cart and shows the result, for the product page and quick add alike. */
export function useAddToCart(): AddToCart {
  return addToCart;
}

const addToCart: AddToCart = (product, variant, quantity, from) => {
  if (variant.stock <= 0) return showToast(OUT_OF_STOCK, 'alert');
  const item: CartItem = {
    id: product.id,
    name: product.name,
    brand: product.brand,
    price: penceToPounds(variant.pricePence),
    variant: variant.name,
    ...(variant.id && { variantId: variant.id }),
    quantity,
    image: product.image ?? '',
  };
  const heldBefore = readCart().find((line) => sameLine(line, item))?.quantity ?? 0;
  const result = addItem(item, { stock: variant.stock });
  if (result === 'not-stored') return showToast(BROWSER_KEEPS_NOTHING, 'alert');
  if (result === 'nothing-added') return showToast(whyNothing(heldBefore, variant.stock), 'alert');
  showPageToast(from === 'product' ? productAdded(product.name) : quickAdded(product.name));
  if (heldBefore + quantity > variant.stock) showPageToast(`That makes all ${variant.stock} we have.`);
  // The cart's own page shows the line already.
  if (window.location.pathname !== paths.cart()) openCartDrawer();
};

function whyNothing(held: number, stock: number): string {
  if (held === 0) return `Your cart is full: it holds ${MAX_CART_LINES} different products.`;
  return stock === 1
    ? 'Your cart already holds the last one we have.'
    : `Your cart already holds all ${stock} we have.`;
}
