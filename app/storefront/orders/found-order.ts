import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';
import { trackingText } from '#domain/order/tracking.ts';
import { PAID_WITH_TEST_CARD } from '#domain/words/messages.ts';
import type { FoundOrder } from './lookup-result.ts';
import { STATUS_NAMES } from './status-names.ts';

/** Turns an order into the values of its page. */
export function foundOrder(order: Order, timeline: TimelineStep[]): FoundOrder {
  const { customerInfo, subtotalPence, shippingPence, totalPence, orderStatus } = order;
  const isOpen = orderStatus !== 'delivered' && orderStatus !== 'cancelled';
  return {
    orderNumber: order.orderNumber,
    status: orderStatus,
    placed: dayText(order.createdAt),
    expected: isOpen ? dayText(order.estimatedDelivery) : '',
    steps: timeline.map(({ status, at, state }) => ({
      name: STATUS_NAMES[status],
      when: at ? momentText(at) : '',
      state,
    })),
    lines: order.lines.map(({ name, variant, brand, quantity, linePence }) => ({
      name,
      variant: variant === STANDARD_VARIANT ? '' : variant,
      brand,
      quantity,
      linePence,
    })),
    totals: { subtotalPence, shippingPence, totalPence },
    vatPence: order.vatPence,
    goingTo: `${customerInfo.firstName} ${customerInfo.lastName}, ${customerInfo.city} ${customerInfo.postcode}`,
    paymentMethod: order.paymentMethod,
    payment: paymentText(order),
    parcel: orderStatus === 'cancelled' ? { text: '', link: '' } : parcelOf(order),
  };
}

function parcelOf({ tracking }: Order): FoundOrder['parcel'] {
  return { text: trackingText(tracking), link: tracking.link };
}

function paymentText(order: Order): string {
  const { paymentMethod, card, isTestCard, orderStatus, paymentState, holdUntil, totalPence } = order;
  if (paymentState === 'awaiting payment')
    return holdUntil
      ? `Not paid yet: we hold your order until ${momentText(holdUntil)}.`
      : 'Not paid: there is nothing to pay any more.';
  if (paymentMethod === 'card' && paymentState === 'failed') return 'It was not paid, and nothing was taken.';
  if (paymentState === 'refunded') return 'All you paid was refunded.';
  if (isTestCard) return PAID_WITH_TEST_CARD;
  if (paymentMethod === 'card') return card ? `Paid by ${card.brand} ending ${card.last4}.` : 'Paid by card.';
  if (orderStatus === 'cancelled') return 'Cash on delivery: there is nothing to pay.';
  if (orderStatus === 'delivered') return 'Paid in cash on delivery.';
  return `Cash on delivery: please have ${formatPounds(totalPence)} ready for the courier.`;
}

const CLOCK = { timeZone: 'Europe/London' };
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...CLOCK });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  ...CLOCK,
});

const dayText = (at: string) => DAY.format(new Date(at));
const momentText = (at: string) => MOMENT.format(new Date(at));
