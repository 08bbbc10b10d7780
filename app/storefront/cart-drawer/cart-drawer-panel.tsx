import { useHeldBack } from '#app/browser/use-held-back.ts';
import { useCartCount } from '#app/storefront/cart/cart-store.ts';
import { closeCartDrawer } from '#app/storefront/cart-adding/cart-drawer-store.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { countText } from '#domain/text/count-text.ts';
import { CartDrawerContent } from './cart-drawer-content.tsx';

export function CartDrawerPanel({ open }: { open: boolean }) {
  useHeldBack(open, closeCartDrawer);
  return (
    <Dialog
      open={open}
      onClose={closeCartDrawer}
      shape="drawer"
      title={<DrawerTitle count={useCartCount()} />}
    >
      <CartDrawerContent open={open} />
    </Dialog>
  );
}

function DrawerTitle({ count }: { count: number }) {
  return (
    <>
      Cart <span className="font-sans text-sm text-ink-soft">{countText(count, 'item')}</span>
    </>
  );
}
