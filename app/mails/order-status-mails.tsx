import { isHandedOver } from '#domain/entered-orders/entered-order.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { orderProgress } from '#domain/order-account/order-progress.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { cancelledMoneyText } from '#domain/payment/cancelled-money.ts';
import { timeToCancel } from '#domain/returns/return-terms.ts';
import { orderLetter } from './order-letter.tsx';
import { ParcelWay, SentLines } from './parcel-mail.tsx';
import { PhoneNumber } from './phone-number.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

export function orderShipped(content: Content<'order-shipped'>): WrittenMail {
  const { order, packed, before } = content.facts;
  const { customerInfo: to, tracking } = order;
  const isRest = before.length > 0;
  const heading = `${isRest ? 'The rest of your' : 'Your'} order ${order.orderNumber} is on its way`;
  return orderLetter(heading, content, [
    <p key="what">
      We have sent {isRest ? 'the rest of it' : 'it'} to {to.firstName} {to.lastName}, {to.city} {to.postcode}
      .
    </p>,
    <ParcelWay key="way" tracking={tracking} delivery={order.delivery} />,
    <SentLines key="lines" lines={packed} />,
    isRest && <SentLines key="before" title="Sent before:" lines={before} />,
    <p key="next">{orderProgress(order, { sendsMail: true }).next}</p>,
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
  ]);
}

export function orderDelivered(content: Content<'order-delivered'>): WrittenMail {
  const { order, returnTerms } = content.facts;
  return orderLetter(`Your order ${order.orderNumber} was delivered`, content, [
    <p key="help">
      If it has not reached you, or something is not right, reply to this email or call{' '}
      <PhoneNumber number={content.shop.shop.phone} />.
      {!isHandedOver(order.delivery) &&
        ` You can change your mind within ${timeToCancel(returnTerms)} of receiving the last parcel: your order's confirmation says how.`}
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
