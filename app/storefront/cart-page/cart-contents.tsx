import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { changeToWhatIsLeft } from '#app/storefront/cart/cart-changes.ts';
import { CartLine } from '#app/storefront/cart/cart-line.tsx';
import { CartNotices } from '#app/storefront/cart/cart-notices.tsx';
import type { CheckedCart } from '#app/storefront/cart/checked-cart.ts';
import { isSentBack } from '#app/storefront/cart/sent-back.ts';
import { GiftChooser } from '#app/storefront/cart-offers/gift-chooser.tsx';
import { GivenLine } from '#app/storefront/cart-offers/given-line.tsx';
import { beginCheckout } from '#app/storefront/order-sending/begin-checkout.ts';
import { readPendingOrder } from '#app/storefront/order-sending/pending-order-store.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { chosenPaymentMethod } from '#domain/order/payment-methods-offered.ts';
import { BROWSER_KEEPS_NOTHING, CLEAR_CART_QUESTION, orderTooLarge } from '#domain/words/messages.ts';
import { CartSummary } from './cart-summary.tsx';
import { PhoneCheckoutBar } from './phone-checkout-bar.tsx';

export function CartContents({
  items,
  cart,
  cardOffered,
  offline,
  onRemove,
  onClear,
}: {
  items: CartItem[];
  cart: CheckedCart;
  /** Null until the shop has responded. */
  cardOffered: boolean | null;
  offline: boolean;
  onRemove: (item: CartItem) => void;
  onClear: () => void;
}) {
  const [wanted, setWanted] = useState<PaymentMethod | null>(() => readPendingOrder()?.paymentMethod ?? null);
  const [askingToClear, setAskingToClear] = useState(false);
  const [isUpdateAskedFor, setUpdateAskedFor] = useState(false);
  const updateButton = useRef<HTMLButtonElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const proceedButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const wasSentBack = isSentBack(useLocation().state);
  const { offersCash, offersTransfer, takesTestCard, chargesCards, takesOrders } = useShop();
  const tooLarge = cart.lines.filter(({ problem }) => problem === 'line-too-large').length;
  const hasSomethingToBuy = cart.lines.some(({ buyable }) => buyable > 0);
  const paymentMethod = chosenPaymentMethod(wanted, {
    cash: offersCash,
    card: cardOffered !== false,
    transfer: offersTransfer,
    chargesCards,
  });

  function clear() {
    setAskingToClear(false);
    onClear();
  }

  function proceed() {
    if (cart.problems > 0 || cart.problem) return leadToUpdate();
    if (!beginCheckout(cart, paymentMethod)) return showToast(BROWSER_KEEPS_NOTHING, 'alert');
    navigate(paths.checkout());
  }

  function leadToUpdate() {
    setUpdateAskedFor(true);
    const next = updateButton.current ?? notices.current;
    next?.scrollIntoView({ block: 'center' });
    next?.focus({ preventScroll: true });
  }

  /** Moves the focus to the next step, since the pressed button goes with the notice. */
  function update() {
    setUpdateAskedFor(false);
    changeToWhatIsLeft(cart.lines.filter(({ problem }) => problem !== null));
    proceedButton.current?.focus();
  }

  return (
    <div className="mt-4 grid items-start gap-x-16 gap-y-10 md:grid-cols-[1fr_23rem] lg:gap-x-24 lg:grid-cols-[1fr_25rem]">
      <section aria-label="In your cart">
        <div ref={notices} tabIndex={-1}>
          <CartNotices
            changed={cart.problems - tooLarge}
            tooLarge={tooLarge}
            problem={cart.problem && orderTooLarge(cart.problem.limit, cart.quantity)}
            offline={offline}
            isToBegin={wasSentBack && takesOrders && hasSomethingToBuy}
            isAskedFor={isUpdateAskedFor}
            isMainStep={!hasSomethingToBuy}
            updateButton={updateButton}
            onUpdate={update}
          />
        </div>
        <ul>
          {cart.lines.map((line, place) => (
            <CartLine
              key={lineKey(line.item)}
              line={line}
              onRemove={() => onRemove(items[place] ?? line.item)}
            />
          ))}
          {cart.offers.given.map((goods) => (
            <GivenLine key={`${goods.offer} ${goods.variantId}`} goods={goods} size="wide" />
          ))}
        </ul>
        <button
          type="button"
          className="btn btn-quiet btn-small mt-3 -ml-3"
          onClick={() => setAskingToClear(true)}
        >
          Clear All
        </button>
        <GiftChooser giftChoices={cart.offers.giftChoices} />
        {takesOrders && hasSomethingToBuy && (
          <PhoneCheckoutBar
            totalPence={cart.totals.totalPence}
            proceedButton={proceedButton}
            onProceed={proceed}
          />
        )}
      </section>
      <CartSummary
        cart={cart}
        hasSomethingToBuy={hasSomethingToBuy}
        paymentMethod={paymentMethod}
        offersCash={offersCash}
        offersTransfer={offersTransfer}
        cardOffered={cardOffered}
        takesTestCard={takesTestCard}
        chargesCards={chargesCards}
        onPaymentMethod={setWanted}
        isUpdateNeeded={cart.problems > 0 || cart.problem !== null}
        proceedButton={proceedButton}
        onProceed={proceed}
      />
      <ConfirmDialog
        open={askingToClear}
        text={CLEAR_CART_QUESTION}
        confirmLabel="Clear cart"
        cancelLabel="Cancel"
        onConfirm={clear}
        onCancel={() => setAskingToClear(false)}
      />
    </div>
  );
}
