import { paths } from '#app/links/paths.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { orderLetter } from './order-letter.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

const TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

export function paymentNeeded(content: Content<'payment-needed'>): WrittenMail {
  const { order, viewToken } = content.facts;
  return orderLetter(`Please pay for your order ${order.orderNumber}`, content, [
    <ul key="held">
      {order.lines.map(({ productId, variant, name, quantity }) => (
        <li key={`${productId} ${variant}`}>
          {quantity} × {name}
          {variant !== STANDARD_VARIANT && ` (${variant})`}
        </li>
      ))}
    </ul>,
    <p key="total">
      Total: <strong>{formatPounds(order.totalPence)}</strong>
    </p>,
    <p key="until">
      {order.holdUntil && `We hold this for you until ${TIME.format(new Date(order.holdUntil))}. `}
      After that the order ends by itself, and costs you nothing.
    </p>,
    payNow(content.home, viewToken),
  ]);
}

export function paymentFailed(content: Content<'payment-failed'>): WrittenMail {
  const { order, viewToken } = content.facts;
  return orderLetter(`Your payment for order ${order.orderNumber} did not go through`, content, [
    <p key="what">
      You were not charged.{' '}
      {order.holdUntil && `We hold your order until ${TIME.format(new Date(order.holdUntil))}.`}
    </p>,
    <p key="then">
      You can pay by another card or method until then. After that the order ends by itself, and costs you
      nothing.
    </p>,
    payNow(content.home, viewToken),
  ]);
}

function payNow(home: string, viewToken: string) {
  return (
    <p key="pay">
      <a className="button" href={home + paths.payOrderByLink(viewToken)}>
        Pay now
      </a>
    </p>
  );
}

export function orderExpired(content: Content<'order-expired'>): WrittenMail {
  const { order } = content.facts;
  return orderLetter(`Your order ${order.orderNumber} has ended`, content, [
    <p key="what">It was not paid in time, so we no longer hold it for you. You were not charged.</p>,
    <p key="then">If you would still like these products, please order them again.</p>,
  ]);
}

export function orderRefunded(content: Content<'order-refunded'>): WrittenMail {
  const { order, refund } = content.facts;
  return orderLetter(
    `Refund of ${formatPounds(refund.amountPence)} for order ${order.orderNumber}`,
    content,
    [
      <p key="what">
        {order.isTestCard ? 'Booked back:' : 'We refunded'}{' '}
        <strong>{formatPounds(refund.amountPence)}</strong> {refundedHow(order)}
      </p>,
      <p key="why">Reason: {refund.reason}</p>,
    ],
  );
}

export function refundFailed(content: Content<'refund-failed'>): WrittenMail {
  const { order, refund } = content.facts;
  const amount = formatPounds(refund.amountPence);
  return orderLetter(`Your refund of ${amount} for order ${order.orderNumber}`, content, [
    <p key="what">
      {refund.wasTold && `We wrote to you that we refunded ${amount}. `}
      The payment service could not carry the refund of <strong>{amount}</strong> out, so the money is still
      with us.
    </p>,
    <p key="then">
      We send it again, or another way, and write to you once it is done. If your card or account has changed
      since, please reply to this mail.
    </p>,
  ]);
}

function refundedHow({ paymentMethod, isTestCard }: Order): string {
  if (isTestCard) return 'of the test card. No money was taken, so none moves.';
  return paymentMethod === 'cod'
    ? 'for this order.'
    : 'to your original payment method. It can take up to ten days to appear.';
}
