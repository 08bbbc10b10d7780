import { paths } from '#app/links/paths.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import { formatPounds } from '#domain/money/money.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { orderLetter } from './order-letter.tsx';

/** Tells of a correction: what changed of goods and particulars, where the order goes, and what it costs now. */
export function orderCorrected(content: Extract<MailContent, { mail: 'order-corrected' }>): WrittenMail {
  const { order, goods, particulars, totalBeforePence, backPence, owed } = content.facts;
  const { customerInfo: to, totalPence } = order;
  const address = [to.address, to.city, to.postcode, to.country].filter(Boolean).join(', ');
  const pay = owed && { label: `Pay ${formatPounds(owed.pence)}`, path: paths.payOrderByLink(owed.payToken) };
  const paragraphs = [
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
    owed && (
      <p key="owed">
        {formatPounds(owed.pence)} is still to be paid. We send your order once it is. The button below pays
        it until {momentText(owed.until)}; after that, please write to us.
      </p>
    ),
    <p key="money">{paymentWords(order, { sendsMail: true })}</p>,
    <p key="wrong">
      If something of this is not right, please reply to this mail before we send your order.
    </p>,
  ];
  return orderLetter(`Your order ${order.orderNumber} was changed`, content, paragraphs, pay);
}
