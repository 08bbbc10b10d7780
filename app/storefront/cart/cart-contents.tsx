import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '#domain/cart.ts';
import { CLEAR_CART_QUESTION, ORDER_PROCESSING_FAILED } from '#domain/messages.ts';
import { DEFAULT_PAYMENT_METHOD, type PaymentMethod } from '#domain/order.ts';
import { paths } from '#app/paths.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { beginCheckout } from '../checkout/begin-checkout.ts';
import { readPendingOrder } from '../checkout/pending-order-store.ts';
import { CartLine } from './cart-line.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import { clearCart, putBackItem, removeItem } from './cart-store.ts';
import { type CartLineView, viewCart } from './checked-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The cart of a browser that has something in it. */
export function CartContents({
  items,
  removed,
  onRemoved,
}: {
  items: CartItem[];
  removed: RemovedItem | null;
  onRemoved: (removed: RemovedItem | null) => void;
}) {
  const { check, offline } = useCartCheck(items);
  const [wanted, setWanted] = useState<PaymentMethod>(() => readPendingOrder()?.paymentMethod ?? DEFAULT_PAYMENT_METHOD);
  const [askingToClear, setAskingToClear] = useState(false);
  const notices = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const cart = viewCart(items, check);
  const paymentMethod = check?.cardOffered === false ? DEFAULT_PAYMENT_METHOD : wanted;

  function proceed() {
    if (cart.problems > 0) return notices.current?.focus();
    if (!beginCheckout(cart, paymentMethod)) return showToast(ORDER_PROCESSING_FAILED, 'alert');
    navigate(paths.checkout());
  }
}
