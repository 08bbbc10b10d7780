import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { trackingText } from '#domain/order/tracking.ts';
import { orderProgress } from '#domain/order-account/order-progress.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { cancelledMoneyText } from '#domain/payment/cancelled-money.ts';
import { orderLetter } from './order-letter.tsx';
import { PhoneNumber } from './phone-number.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function orderShipped(content: Content<'order-shipped'>): WrittenMail {
  const { order, packed } = content.facts;
  const { customerInfo: to, tracking } = order;
  const parcel = trackingText(tracking);
  return orderLetter(`Your order ${order.orderNumber} is on its way`, content, [
    <p key="what">
      We have sent it to {to.firstName} {to.lastName}, {to.city} {to.postcode}.
    </p>,
    parcel && <p key="parcel">Your parcel: {parcel}</p>,
    tracking.link && (
      <p key="link">
        <a href={tracking.link}>Track your parcel</a>
      </p>
    ),
    <ul key="lines">
      {packed.map(({ lineId, variant, name, quantity }) => (
        <li key={lineId}>
          {quantity} × {name}
          {variant !== STANDARD_VARIANT && ` (${variant})`}
        </li>
      ))}
    </ul>,
    <p key="next">{orderProgress(order, { sendsMail: true }).next}</p>,
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
  ]);
}

export function orderDelivered(content: Content<'order-delivered'>): WrittenMail {
  const { order } = content.facts;
  return orderLetter(`Your order ${order.orderNumber} was delivered`, content, [
    <p key="help">
      If it has not reached you, or something is not right, reply to this email or call{' '}
      <PhoneNumber number={content.shop.shop.phone} />. You can change your mind within 14 days of receiving
      it: your order's confirmation says how.
    </p>,
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
  ]);
}

export function orderCancelled(content: Content<'order-cancelled'>): WrittenMail {
  const { order, money } = content.facts;
  return orderLetter(`Your order ${order.orderNumber} was cancelled`, content, [
    <p key="what">Nothing more will be sent.</p>,
    ...cancelledMoneyText(money, { sendsMail: true }).map((sentence) => <p key={sentence}>{sentence}</p>),
  ]);
}
