import { paths } from '#app/links/paths.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { TransferInstructions } from '#domain/transfers/transfer-instructions.ts';
import { orderLetter } from './order-letter.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

const TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

export function paymentNeeded(content: Content<'payment-needed'>): WrittenMail {
  const { order, viewToken, transfer } = content.facts;
  return orderLetter(
    `Please pay for your order ${order.orderNumber}`,
    content,
    [
      <ul key="held">
        {order.lines.map(({ lineId, variant, name, quantity }) => (
          <li key={lineId}>
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
      transfer && <TransferRows key="transfer" transfer={transfer} />,
    ],
    transfer ? null : payNow(viewToken),
  );
}

/** The bank details, to be copied. */
function TransferRows({ transfer: { rows, owedPence, receivedPence } }: { transfer: TransferInstructions }) {
  return (
    <>
      {receivedPence > 0 && <p>We have received {formatPounds(receivedPence)} of it. Thank you.</p>}
      <p>
        Please transfer <strong>{formatPounds(owedPence)}</strong> to:
      </p>
      <table className="lines">
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <td>{label}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Money that was no payment of an order, transferred back. */
export function transferReturned(content: Content<'transfer-returned'>): WrittenMail {
  const { order, amountPence } = content.facts;
  const amount = formatPounds(amountPence);
  return orderLetter(`${amount} of order ${order.orderNumber} is on its way back`, content, [
    <p key="what">
      We transferred <strong>{amount}</strong> back to you. It can take up to a working day to appear.
    </p>,
  ]);
}

export function paymentFailed(content: Content<'payment-failed'>): WrittenMail {
  const { order, viewToken } = content.facts;
  return orderLetter(
    `Your payment for order ${order.orderNumber} did not go through`,
    content,
    [
      <p key="what">
        You were not charged.{' '}
        {order.holdUntil && `We hold your order until ${TIME.format(new Date(order.holdUntil))}.`}
      </p>,
      <p key="then">
        You can pay by another card or method until then. After that the order ends by itself, and costs you
        nothing.
      </p>,
    ],
    payNow(viewToken),
  );
}

const payNow = (viewToken: string) => ({ label: 'Pay now', path: paths.payOrderByLink(viewToken) });

export function orderExpired(content: Content<'order-expired'>): WrittenMail {
  const { order, viewToken } = content.facts;
  return orderLetter(
    `Your order ${order.orderNumber} has ended`,
    content,
    [
      <p key="what">It was not paid in time, so we no longer hold it for you. You were not charged.</p>,
      <p key="then">
        If you would still like these products, put them in your cart again from the page of the order.
      </p>,
    ],
    { label: 'Order again', path: paths.viewOrder(viewToken) },
  );
}

export function orderRefunded(content: Content<'order-refunded'>): WrittenMail {
  const { order, refund } = content.facts;
  return orderLetter(
    `Refund of ${formatPounds(refund.amountPence)} for order ${order.orderNumber}`,
    content,
    [
      <p key="what">
        We refunded <strong>{formatPounds(refund.amountPence)}</strong> {refundedHow(order)}
      </p>,
      refund.items.length > 0 && (
        <ul key="items">
          {refund.items.map(({ text, amountPence }) => (
            <li key={text}>
              {text}: {formatPounds(amountPence)}
            </li>
          ))}
        </ul>
      ),
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
      The payment service could not make the refund of <strong>{amount}</strong>, so the money is still with
      us.
    </p>,
    <p key="then">
      We will send it again, or another way, and email you once it is done. If your card or account has
      changed since, please reply to this email.
    </p>,
  ]);
}

function refundedHow({ paymentMethod, isTestCard }: Order): string {
  if (isTestCard) return 'to the test card: no money was taken, so none moves.';
  if (paymentMethod === 'transfer') return 'by bank transfer. It can take up to a working day to appear.';
  return paymentMethod === 'cod'
    ? 'for this order.'
    : 'to your original payment method. It can take up to ten days to appear.';
}
