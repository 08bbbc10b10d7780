import type { ReactNode } from 'react';
import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

const TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

export function paymentFailed({ shop, home, facts: { order } }: Content<'payment-failed'>): WrittenMail {
  return letter(`Your payment for order ${order.orderNumber} did not go through`, { shop, home }, [
    <p key="what">
      Nothing was taken.{' '}
      {order.holdUntil && `We hold your order until ${TIME.format(new Date(order.holdUntil))}.`}
    </p>,
    <p key="then">
      You can pay by another card or method until then. After that the order ends by itself, and costs you
      nothing.
    </p>,
  ]);
}

export function orderExpired({ shop, home, facts: { order } }: Content<'order-expired'>): WrittenMail {
  return letter(`Your order ${order.orderNumber} has ended`, { shop, home }, [
    <p key="what">It was not paid in time, so we no longer hold it for you. Nothing was taken.</p>,
    <p key="then">If you still would like these things, please order them again.</p>,
  ]);
}

export function orderCancelled({ shop, home, facts: { order } }: Content<'order-cancelled'>): WrittenMail {
  return letter(`Your order ${order.orderNumber} was cancelled`, { shop, home }, [
    <p key="what">
      Nothing more of it is sent. What was paid for it is refunded the way it was paid; we write again then.
    </p>,
  ]);
}

export function orderRefunded({
  shop,
  home,
  facts: { order, refund },
}: Content<'order-refunded'>): WrittenMail {
  return letter(
    `Refund of ${formatPounds(refund.amountPence)} for order ${order.orderNumber}`,
    { shop, home },
    [
      <p key="what">
        We refunded <strong>{formatPounds(refund.amountPence)}</strong>{' '}
        {order.paymentMethod === 'cod'
          ? 'for this order.'
          : 'the way you paid. Banks take up to ten days to show it.'}
      </p>,
      <p key="why">Reason: {refund.reason}</p>,
    ],
  );
}

function letter(
  subject: string,
  { shop, home }: Pick<MailContent, 'shop' | 'home'>,
  paragraphs: ReactNode[],
): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{subject}</h1>
      {paragraphs}
      <p>
        <a className="button" href={home + paths.orders()}>
          Your order
        </a>
      </p>
      <p className="soft">You are asked for the order number and this e-mail address.</p>
    </MailFrame>,
  );
  return { subject: `${subject} – ${shop.shop.name}`, html, leaveLink: null };
}
