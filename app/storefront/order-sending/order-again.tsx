import { paths } from '#app/links/paths.ts';
import { putBackItems } from '#app/storefront/cart/cart-changes.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type Pence, penceToPounds } from '#domain/money/money.ts';
import { BROWSER_KEEPS_NOTHING } from '#domain/words/messages.ts';

/** A line of an order; its variant is '' where it has none to name. */
type OrderedLine = {
  id: string;
  name: string;
  brand: string;
  variant: string;
  variantId: string;
  quantity: number;
  image: string;
  linePence: Pence;
};

/** Puts the goods of an order back into the cart, which checks their prices and stock, and leads there. */
export function OrderAgain({ lines, variant }: { lines: readonly OrderedLine[]; variant?: ButtonVariant }) {
  function putBack() {
    const items = lines.map(({ linePence, ...line }) => ({
      ...line,
      variant: line.variant || STANDARD_VARIANT,
      price: penceToPounds(Math.round(linePence / line.quantity)),
    }));
    if (!putBackItems(items)) return showToast(BROWSER_KEEPS_NOTHING, 'alert');
    // A document: the page that takes payments has a policy of its own.
    window.location.assign(paths.cart());
  }
  return (
    <Button variant={variant} onClick={putBack} className="needs-script">
      Put it all back in the cart
    </Button>
  );
}
