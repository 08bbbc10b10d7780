import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { useFocusAfterNavigation } from '#app/browser/use-focus-after-navigation.ts';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { DeliveryChoice } from '#app/storefront/delivery-choice/delivery-choice.tsx';
import {
  storeDeliveryPlace,
  storeDeliveryService,
  useDeliveryPlace,
} from '#app/storefront/delivery-choice/delivery-place-store.ts';
import { WithheldNote } from '#app/storefront/delivery-choice/withheld-note.tsx';
import { takeOrderedOffers } from '#app/storefront/offer-choice/offer-choice-store.ts';
import { storeConfirmation } from '#app/storefront/order-sending/confirmation-store.ts';
import {
  clearEnteredDetails,
  storeEnteredDetails,
} from '#app/storefront/order-sending/entered-details-store.ts';
import type { OrderResponse } from '#app/storefront/order-sending/order-response.ts';
import { orderResultText, type Refusal } from '#app/storefront/order-sending/order-result-text.ts';
import { PaymentChoice } from '#app/storefront/order-sending/payment-choice.tsx';
import { clearPendingOrder, writePendingOrder } from '#app/storefront/order-sending/pending-order-store.ts';
import type { PlacedOrder } from '#app/storefront/order-sending/placed-order.ts';
import { priceChangeText } from '#app/storefront/order-sending/price-change-text.ts';
import { type OrderToSend, sendOrder } from '#app/storefront/order-sending/send-order.ts';
import { UnpaidOrderNote } from '#app/storefront/order-sending/unpaid-order-note.tsx';
import { fetchOutboxOrders } from '#app/storefront/outbox/outbox-part.tsx';
import { addOutboxOrder } from '#app/storefront/outbox/outbox-store.ts';
import { Button } from '#app/ui/button.tsx';
import { itemsToSend, setQuantity } from '#domain/cart/cart-lines.ts';
import type { DeliveryPlace } from '#domain/delivery/delivery-window.ts';
import { knownPlace } from '#domain/delivery/known-place.ts';
import { variesByPlace } from '#domain/delivery/varies-by-place.ts';
import { isEmail, normaliseEmail } from '#domain/fields/email.ts';
import { formatPounds, penceToPounds } from '#domain/money/money.ts';
import { parseCheckout } from '#domain/order/checkout-form.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { chosenPaymentMethod } from '#domain/order/payment-methods-offered.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { OfferChoice } from '#domain/promotions/offer-choice.ts';
import { timeToCancel } from '#domain/returns/return-terms.ts';
import { NOTHING_TO_PAY, ORDER_FAILED, PROCESSING } from '#domain/words/messages.ts';
import { takeOrderedItems, takeOutOfCart } from '../cart/cart-changes.ts';
import { withPrices, withStock } from '../cart/cart-check.ts';
import { samePlace } from '../cart/checked-cart.ts';
import { useCheckedCart } from '../cart/use-checked-cart.ts';
import { CardFields } from './card-fields.tsx';
import { CheckoutTitle } from './checkout-title.tsx';
import { DeliveryFields, enteredOrRemembered } from './delivery-fields.tsx';
import { OrderChangedNote } from './order-changed-note.tsx';
import { OrderProblem } from './order-problem.tsx';
import { OrderSummary } from './order-summary.tsx';
import { mayAskForReview, ReviewMailChoice } from './review-mail-choice.tsx';
import { SealedNote } from './sealed-note.tsx';
import { itemsLeft, shortageOf } from './shortage.ts';
import { WishesFields } from './wishes-fields.tsx';

type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];
const PAYMENT_PROBLEMS = [
  'no-orders-taken',
  'cash-not-offered',
  'transfer-not-offered',
  'card-not-offered',
] as const;

function isAboutPayment(
  response: OrderResponse,
): response is Extract<OrderResponse, { kind: PaymentProblem }> {
  return PAYMENT_PROBLEMS.some((kind) => kind === response.kind);
}

export function CheckoutForm({
  pending,
  onEnd,
}: {
  pending: PendingOrder;
  onEnd: (how: 'placed' | 'queued' | 'emptied') => void;
}) {
  const { served, countries, offersCash, offersTransfer, takesTestCard, chargesCards, asksForReviews } =
    useShop();
  const { returnDays } = useShop().delivery;
  const [place, setPlace] = useState(() => knownPlace(placeEntered(enteredOrRemembered(), countries)));
  const { service } = useDeliveryPlace();
  const [email, setEmail] = useState(() => emailEntered(enteredOrRemembered()));
  const { cart: order, check, applyNews } = useCheckedCart(pending.items, { place, service }, { email });
  // Said before anything else is filled in.
  const notServed = place || order.notServed?.lines.length ? order.notServed : null;
  const [wanted, setWanted] = useState<PaymentMethod>(pending.paymentMethod);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [begunWith] = useState(pending.idempotencyKey);
  const problem = useRef<HTMLDivElement>(null);
  const heading = useFocusAfterNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const cardOffered = check?.cardOffered ?? null;
  const isFree = order.totals.totalPence === 0 && !order.isEstimate;
  const paymentMethod = isFree
    ? 'cod'
    : chosenPaymentMethod(wanted, {
        cash: offersCash,
        card: cardOffered !== false,
        transfer: offersTransfer,
        chargesCards,
      });
  const { checkForm, refuse, field, formProps } = useCheckedForm({
    name: 'checkout',
    parse: (values) => parseCheckout({ ...values, paymentMethod }, countries, { readsCard: takesTestCard }),
  });
  const total = formatPounds(order.totals.totalPence);
  const left = itemsLeft(order.lines);
  const shortage = shortageOf(order.lines, order.totals.totalPence);
  const earlier = refusal?.kind === 'already-placed' ? refusal.orderNumber : null;
  const isToldByLines = check !== null && (refusal?.kind === 'lines-short' || refusal?.kind === 'lines-gone');
  const problemText =
    shortage?.text ?? notServed?.message ?? (refusal && !isToldByLines ? orderResultText(refusal) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal belongs to one order
  useEffect(() => setRefusal(null), [pending.idempotencyKey]);
  // Fetched while there is a network, for when there is none.
  useEffect(() => {
    import('#app/storefront/outbox/send-outbox-orders.ts').catch(() => {});
    fetchOutboxOrders().catch(() => {});
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || left.length === 0 || notServed) return;
    const { totalPence } = order.totals;
    const form = event.currentTarget;
    const parsed = checkForm();
    if (!parsed) return;
    setSending(true);
    setRefusal(null);
    const toSend: OrderToSend = {
      items: left,
      customerInfo: parsed.customerInfo,
      paymentMethod: parsed.paymentMethod,
      delivery: order.deliveries.length > 1 ? order.chosen?.id : undefined,
      card: parsed.card ?? undefined,
      billing: parsed.billing ?? undefined,
      gift: parsed.gift ?? undefined,
      ...offersToSend(order.offers.toOrder),
      ...(mayAskForReview(form, asksForReviews) && { mayAskForReview: true }),
      expectedTotal: penceToPounds(totalPence),
    };
    const response = await sendOrder(toSend, pending.idempotencyKey);
    // The button waits for them: a way to pay that is gone cannot be sent again.
    if (isAboutPayment(response)) await readWaysToPay(response.kind);
    setSending(false);
    settle(response, toSend, totalPence);
  }

  /** Reads which ways to pay the shop offers now, as a checkout opened afresh does. */
  async function readWaysToPay(problem: PaymentProblem): Promise<void> {
    applyNews((before) =>
      problem === 'cash-not-offered' || problem === 'transfer-not-offered'
        ? before
        : { ...before, cardOffered: false },
    );
    await revalidate();
  }

  function settle(response: OrderResponse, sent: OrderToSend, totalPence: number) {
    if (response.kind === 'placed') {
      const order = { ...response.order, customerInfo: response.order.customerInfo ?? sent.customerInfo };
      const isStored = storeConfirmation(order);
      if (order.paymentStatus === 'awaiting payment') return goToPay(order.orderNumber);
      return endWith(order.orderNumber, isStored ? null : order);
    }
    if (
      response.kind === 'unreachable' &&
      sent.paymentMethod === 'cod' &&
      queue(sent, totalPence, response.mayHaveArrived)
    ) {
      onEnd('queued');
      return finish();
    }
    if (response.kind === 'invalid') refuse(response.errors);
    setRefusal(
      response.kind === 'price-changed'
        ? { kind: 'refused', text: priceChangeText(order.lines, response.prices, response.totalPence) }
        : response,
    );
    // The shop is asked for what it offers now.
    if (ASKS_AGAIN.includes(response.kind)) applyNews((before) => ({ ...before, sums: null }));
    // Summary and button take the new prices and quantities: pressing the button again accepts them.
    if (response.kind === 'price-changed') applyNews((before) => withPrices(before, response.prices));
    if (response.kind === 'lines-short')
      applyNews((before) => withStock(before, response.lines, 'out-of-stock'));
    if (response.kind === 'lines-gone')
      applyNews((before) => withStock(before, response.lines, 'product-gone'));
    requestAnimationFrame(() => problem.current?.focus());
  }

  /** An order that the browser does not store travels in the navigation's state. */
  function endWith(orderNumber: string, unstored: PlacedOrder | null = null) {
    onEnd('placed');
    finish();
    navigate(paths.confirmation(orderNumber), { replace: true, state: unstored });
  }

  /** By a document: only the page that takes the payment lets the payment service's script in. */
  function goToPay(orderNumber: string) {
    onEnd('placed');
    finish();
    window.location.replace(paths.payOrder(orderNumber));
  }

  function queue(
    { customerInfo, items, delivery, billing, gift, codes, givenVariants }: OrderToSend,
    expectedTotalPence: number,
    mayHaveArrived: boolean,
  ): boolean {
    const request = {
      items: itemsToSend(items),
      customerInfo,
      paymentMethod: 'cod' as const,
      ...(delivery && { delivery }),
      ...(billing && { billing }),
      ...(gift && { gift }),
      ...(codes && { codes }),
      ...(givenVariants && { givenVariants }),
      expectedTotalPence,
    };
    const keptAt = new Date().toISOString();
    const { idempotencyKey } = pending;
    return addOutboxOrder({ idempotencyKey, request, keptAt, mayHaveArrived, problem: null });
  }

  function finish() {
    takeOrderedItems(pending.items);
    takeOrderedOffers(order.offers.codes.flatMap(({ code, state }) => (state === 'applies' ? code : [])));
    clearPendingOrder(pending.idempotencyKey);
    clearEnteredDetails();
  }

  function changeItems(items: PendingOrder['items']) {
    setRefusal(null);
    if (items.length === 0) {
      onEnd('emptied');
      clearPendingOrder(pending.idempotencyKey);
    } else if (!writePendingOrder({ ...pending, items })) {
      return setRefusal({ kind: 'refused', text: ORDER_FAILED });
    }
    takeOutOfCart(pending.items, items);
  }

  return (
    <div className="checkout-columns">
      <OrderSummary
        order={order}
        onQuantity={(line, quantity) => changeItems(setQuantity(pending.items, line, quantity))}
      />
      <div className="checkout-form">
        <CheckoutTitle />
        <h1 ref={heading} tabIndex={-1} className="heading-1 outline-none">
          Checkout
        </h1>
        <UnpaidOrderNote />
        <OrderChangedNote pending={pending} begunElsewhere={pending.idempotencyKey !== begunWith} />
        <form
          {...formProps}
          method="post"
          onSubmit={send}
          onInput={(event) => {
            formProps.onInput(event);
            storeEnteredDetails(event.currentTarget);
            const entered = knownPlace(placeEntered(formText(event.currentTarget), countries));
            setPlace((before) => (samePlace(before, entered) ? before : entered));
            if (entered) storeDeliveryPlace(entered);
            setEmail(emailEntered(formText(event.currentTarget)));
          }}
          className="mt-8 grid gap-10"
        >
          <DeliveryFields
            field={field}
            countries={countries}
            isPlaceFirst={variesByPlace(served)}
            placeNote={notServed && <p className="font-semibold text-rose-deep">{notServed.message}</p>}
          />
          <DeliveryChoice
            deliveries={order.deliveries}
            chosen={order.chosen}
            isPlaceKnown={place !== null}
            onChoose={storeDeliveryService}
          />
          <WithheldNote withheld={order.withheld} />
          <div className="grid gap-4">
            {isFree ? (
              <p className="font-semibold">{NOTHING_TO_PAY}</p>
            ) : (
              <PaymentChoice
                legend="How would you like to pay?"
                paymentMethod={paymentMethod}
                offersCash={offersCash}
                offersTransfer={offersTransfer}
                cardOffered={cardOffered}
                takesTestCard={takesTestCard}
                chargesCards={chargesCards}
                onPaymentMethod={setWanted}
              />
            )}
            {paymentMethod === 'card' && takesTestCard && <CardFields field={field} />}
          </div>
          <div className="grid gap-4">
            <WishesFields field={field} isCash={paymentMethod === 'cod' && !isFree} />
            <ReviewMailChoice />
          </div>
          <div className="grid gap-4">
            <div ref={problem} tabIndex={-1} role="alert" className="outline-none empty:-mb-4">
              {problemText && (
                <OrderProblem
                  text={problemText}
                  action={shortage?.action ?? (earlier && 'See that order')}
                  onAct={() => (shortage || !earlier ? changeItems(left) : endWith(earlier))}
                />
              )}
            </div>
            {left.length > 0 && !earlier && !notServed && (
              <>
                <Button type="submit" size="large" disabled={isSending} className="w-full">
                  {isSending
                    ? PROCESSING
                    : isFree
                      ? 'Place Order · nothing to pay'
                      : `Place Order · pay ${total}${paymentMethod === 'cod' ? ' on delivery' : ''}`}
                </Button>
                <p className="text-sm text-ink-soft">
                  {paymentMethod === 'card' && chargesCards && 'You pay on the next page. '}
                  {paymentMethod === 'transfer' && 'The next page shows where to transfer it to. '}
                  {isFree ? '' : `By placing your order you agree to pay ${total}. `}You have{' '}
                  {timeToCancel({ returnDays })} from delivery to change your mind.
                </p>
                <SealedNote lines={check?.lines ?? []} />
              </>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}

/** Outcomes after which the shop is asked again what the order costs. */
const ASKS_AGAIN: readonly OrderResponse['kind'][] = ['delivery-not-offered', 'code-refused', 'gift-gone'];

/** Nothing of either where there is none, so that an order without offers is sent as before. */
function offersToSend({ codes, givenVariants }: OfferChoice): Partial<OfferChoice> {
  return {
    ...(codes.length > 0 && { codes }),
    ...(givenVariants.length > 0 && { givenVariants }),
  };
}

/** Null until it is one. */
function emailEntered({ email = '' }: Partial<Record<string, string>>): string | null {
  return isEmail(email.trim()) ? normaliseEmail(email) : null;
}

/** Where the address entered so far is. */
function placeEntered(
  { country = '', postcode = '' }: Partial<Record<string, string>>,
  [first = '', ...others]: readonly string[],
): DeliveryPlace {
  return { country: others.includes(country) ? country : first, postcode: postcode.trim() };
}

function formText(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
