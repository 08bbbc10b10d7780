import { paths } from '#app/links/paths.ts';
import { reviewPaths } from '#app/links/review-paths.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { differenceNotice } from '#domain/corrections/difference-words.ts';
import { expectedWords } from '#domain/delivery/expected-words.ts';
import { orderWindow } from '#domain/delivery/order-window.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import type { Order } from '#domain/order/order.ts';
import { orderTimeline, type TimelineStep } from '#domain/order/order-timeline.ts';
import { trackingText } from '#domain/order/tracking.ts';
import { cancelWords } from '#domain/order-account/cancel-words.ts';
import { type MoneyEvent, moneyEvents, withMoneyEvents } from '#domain/order-account/money-events.ts';
import { orderProgress } from '#domain/order-account/order-progress.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { shopperMay, whyNotCancelled } from '#domain/order-account/shopper-actions.ts';
import { linesOfParcel, type Parcel } from '#domain/parcels/parcel.ts';
import { pieceText } from '#domain/parcels/parcel-words.ts';
import { cancelledMoneyOf, cancelledMoneyText } from '#domain/payment/cancelled-money.ts';
import { failedRefundPence, failedRefundText } from '#domain/payment/failed-refund.ts';
import { isUnpaid } from '#domain/payment/payment-state.ts';
import { refundablePence } from '#domain/payment/refundable.ts';
import { orderOffers, paidLine } from '#domain/promotions/order-offers.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { momentText, weekdayText } from '#domain/text/london-moment.ts';
import type { OrderAccount } from '#operations/order/order-account.ts';
import type { OwnReturns } from '#operations/returns/own-returns.ts';
import type { FoundOrder, ShownStep } from './lookup-result.ts';
import { stepName } from './status-names.ts';

/**
 * Turns an order into the values of its page. By the `link` of a mail it says nothing of the customer, whose name
 * and address papers show.
 */
export function foundOrder(
  account: OrderAccount,
  letters: Letters,
  own: OwnReturns,
  link: string | null = null,
): FoundOrder {
  const { order, events, ledger, refunds, parcels, toCome } = account;
  const isPartSent = parcels.length > 0 && toCome.length > 0;
  const isSeveral = isPartSent || parcels.length > 1;
  const { customerInfo, subtotalPence, shippingPence, totalPence, orderStatus } = order;
  const { discounts, deliveryAdjustments, givenPence } = orderOffers(order.adjustments);
  const timeline = withMoneyEvents(orderTimeline(orderStatus, events), moneyEvents(ledger, refunds, order));
  return {
    orderNumber: order.orderNumber,
    status: orderStatus,
    placed: weekdayText(order.createdAt),
    progress: orderProgress({ ...order, isPartSent, heldPence: account.heldPence }, letters),
    steps: timeline.map((step) => shownStep(step, order)),
    lines: order.lines.map(
      ({ lineId, productId, name, variant, variantId, brand, imageUrl, quantity, linePence, parts }) => ({
        slug: productId,
        name,
        variant: variant === STANDARD_VARIANT ? '' : variant,
        variantId,
        brand,
        imageUrl,
        quantity,
        ...paidLine({ lineId, linePence }, order.adjustments),
        contents: contentsText(parts),
      }),
    ),
    totals: { subtotalPence: subtotalPence - givenPence, shippingPence, totalPence },
    discounts,
    deliveryAdjustments,
    service: order.delivery.isChosen ? order.delivery.name : '',
    vatPence: order.vatPence,
    isExport: order.isExport,
    payment: paymentTexts(account, letters),
    difference: differenceNotice(account.difference, order),
    transfer: account.transfer,
    parcel: orderStatus === 'cancelled' || isSeveral ? { text: '', link: '' } : parcelOf(order),
    parcels: isSeveral ? parcels.map((parcel) => shownParcel(parcel, order)) : [],
    toCome: isSeveral ? toCome.map(pieceText) : [],
    may: {
      pay: shopperMay('pay', order),
      cancel: shopperMay('cancel', { ...order, isPartSent: parcels.length > 0 }),
      'send-back': shopperMay('send-back', order),
    },
    cancelling: {
      words: cancelWords({ ...order, keptPence: refundablePence(ledger, refunds) }),
      whyNot: whyNotCancelled({ ...order, isPartSent: parcels.length > 0 }, account.returnTerms) ?? '',
    },
    papers:
      link === null ? account.papers.map(({ label, token }) => ({ label, href: paths.paper(token) })) : [],
    giveBack: {
      link: own.link,
      paths: own.paths.map(({ path, isOpen, text }) => ({ path, isOpen, text })),
      returns: own.returns.map(({ number, title, goods }) => ({ number, title, goods })),
    },
    review: account.reviewToken === null ? null : reviewPaths.ofOrder(account.reviewToken),
    link,
    customer:
      link !== null
        ? null
        : { email: customerInfo.email, postcode: customerInfo.postcode, goingTo: goingTo(customerInfo) },
  };
}

function shownStep(step: TimelineStep | MoneyEvent, order: Order): ShownStep {
  if ('status' in step)
    return {
      name: stepName(step.status, order.paymentState),
      when: step.at ? momentText(step.at) : whenAhead(step, order),
      text: '',
      state: step.state,
    };
  const amount = step.amountPence > 0 ? `: ${formatPounds(step.amountPence)}` : '';
  return {
    name: step.name + amount,
    when: momentText(step.at),
    text: step.text,
    state: step.isUnderWay ? 'money-under-way' : 'money',
  };
}

function whenAhead(
  { status, state }: TimelineStep,
  { paymentState, orderDate, estimatedDelivery, customerInfo, delivery }: Order,
): string {
  if (state !== 'ahead') return '';
  return status === 'delivered' && !isUnpaid(paymentState)
    ? expectedWords(orderWindow(orderDate, estimatedDelivery, customerInfo, delivery.until))
    : 'Not yet';
}

/** Whether letters may be promised. */
type Letters = { sendsMail: boolean };

function paymentTexts({ order, ledger, refunds, heldPence }: OrderAccount, letters: Letters): string[] {
  return order.orderStatus === 'cancelled'
    ? cancelledMoneyText(cancelledMoneyOf(order, ledger, refunds, heldPence), letters)
    : [paymentWords(order, letters), ...failedTexts(ledger, refunds, letters)];
}

function failedTexts(
  ledger: OrderAccount['ledger'],
  refunds: OrderAccount['refunds'],
  letters: Letters,
): string[] {
  const pence = failedRefundPence(refundablePence(ledger, refunds), refunds);
  return pence > 0 ? [failedRefundText(pence, letters)] : [];
}

function shownParcel(parcel: Parcel, { lines }: Order): FoundOrder['parcels'][number] {
  return {
    name: `Parcel ${parcel.place}`,
    when: weekdayText(parcel.sentAt),
    contents: linesOfParcel(parcel, lines).map(pieceText),
    text: trackingText(parcel.tracking),
    link: parcel.tracking.link,
  };
}

function parcelOf({ tracking }: Order): FoundOrder['parcel'] {
  return { text: trackingText(tracking), link: tracking.link };
}

function goingTo({ firstName, lastName, address, city, postcode, country }: CustomerInfo): string[] {
  return [`${firstName} ${lastName}`, address, `${city} ${postcode}`, country].filter(Boolean);
}
