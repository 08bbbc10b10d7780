import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { orderLetter } from './order-letter.tsx';

/** Tells of a correction: what changed of goods and particulars, where the order goes, and what it costs now. */
export function orderCorrected(content: Extract<MailContent, { mail: 'order-corrected' }>): WrittenMail {
  const { order, goods, particulars, totalBeforePence, backPence } = content.facts;
  const { customerInfo: to, totalPence } = order;
  const address = [to.address, to.city, to.postcode, to.country].filter(Boolean).join(', ');
  return orderLetter(`Your order ${order.orderNumber} was changed`, content, [
    goods.length > 0 && (
      <ul key="goods">
        {goods.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    ),
    particulars && (
      <p key="particulars">
        We corrected: {particulars}. The order goes to {to.firstName} {to.lastName}, {address}.
      </p>
    ),
    <p key="total">
      {totalPence === totalBeforePence
        ? `The total stays ${formatPounds(totalPence)}.`
        : `The total is ${formatPounds(totalPence)} now; it was ${formatPounds(totalBeforePence)}.`}
    </p>,
    backPence > 0 && (
      <p key="back">
        We give you {formatPounds(backPence)} back, the way it was paid. We will email you once it is done.
      </p>
    ),
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
    <p key="wrong">
      If something of this is not right, please reply to this mail before we send your order.
    </p>,
  ]);
}
