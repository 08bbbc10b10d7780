import type { MailContent, SentLine, WrittenMail } from '#domain/mail/mail-content.ts';
import { deliveryLabel, isNamed, type OrderDelivery } from '#domain/order/order.ts';
import { type Tracking, trackingText } from '#domain/order/tracking.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { pieceText } from '#domain/parcels/parcel-words.ts';
import { orderLetter } from './order-letter.tsx';

/** Tells of a parcel with a part of an order: what is in it, what left before, and what still comes. */
export function parcelSent(content: Extract<MailContent, { mail: 'parcel-sent' }>): WrittenMail {
  const { order, tracking, packed, before, toCome } = content.facts;
  const { customerInfo: to } = order;
  return orderLetter(`Part of your order ${order.orderNumber} is on its way`, content, [
    <p key="what">
      We have sent a parcel to {to.firstName} {to.lastName}, {to.city} {to.postcode}.
    </p>,
    <ParcelWay key="way" tracking={tracking} delivery={order.delivery} />,
    <SentLines key="lines" title="In this parcel:" lines={packed} />,
    before.length > 0 && <SentLines key="before" title="Sent before:" lines={before} />,
    toCome.length > 0 && (
      <SentLines key="to-come" title="Still to come, in a parcel of its own:" lines={toCome} />
    ),
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
  ]);
}

/** How a parcel travels, where that was chosen, and is followed, where that is known. */
export function ParcelWay({ tracking, delivery }: { tracking: Tracking; delivery: OrderDelivery }) {
  const text = trackingText(tracking);
  return (
    <>
      {isNamed(delivery) && <p>{deliveryLabel(delivery)}</p>}
      {text && <p>Your parcel: {text}</p>}
      {tracking.link && (
        <p>
          <a href={tracking.link}>Track your parcel</a>
        </p>
      )}
    </>
  );
}

export function SentLines({ title, lines }: { title?: string; lines: readonly SentLine[] }) {
  return (
    <>
      {title && <p>{title}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.lineId}>{pieceText(line)}</li>
        ))}
      </ul>
    </>
  );
}
