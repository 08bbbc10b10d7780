import { paths } from '#app/links/paths.ts';
import { isHandedOver } from '#domain/entered-orders/entered-order.ts';
import { greetingName } from '#domain/mail/greeting-name.ts';
import type { MailContent, WrittenMail } from '#domain/mail/mail-content.ts';
import type { Order } from '#domain/order/order.ts';
import { orderedPrice, orderedText, orderSums } from '#domain/order-account/confirmed-order.ts';
import { orderProgress } from '#domain/order-account/order-progress.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import {
  FAULTY_GOODS,
  FORM_IS_FREE,
  RIGHT_TO_CANCEL,
  rightToCancel,
} from '#domain/order-account/right-to-cancel.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { AttachedPapers } from './attached-papers.tsx';
import { MailFrame } from './mail-frame.tsx';
import { mailHtml } from './mail-html.ts';
import { MailIntroduction } from './mail-introduction.tsx';
import { MailLines } from './mail-lines.tsx';
import { PhoneNumber } from './phone-number.tsx';

type Content<Kind extends MailContent['mail']> = Extract<MailContent, { mail: Kind }>;

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/**
 * The confirmation on a durable medium that the Consumer Contracts Regulations 2013 ask for (reg 16): the goods, the whole
 * price, delivery, the trader, and the right to cancel with its model form; what was bought at the counter has none. Repeats no note: anybody can enter somebody else's address.
 */
export function orderConfirmation({
  subject,
  introduction,
  shop,
  home,
  papers,
  facts: { order, viewToken, sealed },
}: Content<'order-confirmation'>): WrittenMail {
  const html = mailHtml(
    <MailFrame subject={subject} shop={shop} home={home}>
      <h1>{thanks(order.customerInfo.firstName)}</h1>
      <MailIntroduction text={introduction} />
      <p>
        It is order <strong>{order.orderNumber}</strong> of {DAY.format(new Date(order.createdAt))}.{' '}
        {orderProgress(order, { sendsMail: true }).next}
      </p>
      <p>
        <a className="button" href={home + paths.viewOrder(viewToken)}>
          See your order
        </a>
      </p>
      <p className="soft">
        Track it, or make changes such as cancelling. The link works for 90 days, and shows neither name nor
        address.
      </p>
      <h2>What you ordered</h2>
      <OrderLines order={order} />
      <p>{paymentWords(order, { sendsMail: true })}</p>
      <AttachedPapers papers={papers} />
      {order.paymentState === 'cash due' && <p>We will email your invoice when the order is on its way.</p>}
      {!isHandedOver(order.delivery) && (
        <>
          <h2>Going to</h2>
          <p>
            <MailLines text={addressOf(order)} />
          </p>
        </>
      )}
      <h2>If something is not right</h2>
      <p>
        Reply to this email, or call <PhoneNumber number={shop.shop.phone} />. {FAULTY_GOODS}
      </p>
      {!isHandedOver(order.delivery) && <RightToCancel order={order} sealed={sealed} {...shop} />}
    </MailFrame>,
  );
  return { subject, html, leaveLink: null };
}

function OrderLines({ order }: { order: Order }) {
  return (
    <table className="lines">
      <thead>
        <tr>
          <th>Item</th>
          <th>Price</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.lineId}>
            <td>
              <MailLines text={[orderedText(line), ...orderedPrice(line, order).words].join('\n')} />
            </td>
            <td>{orderedPrice(line, order).text}</td>
          </tr>
        ))}
        {orderSums(order).map(({ label, text, isTotal }) => (
          <tr key={label} className={isTotal ? 'sum total' : 'sum'}>
            <td>{label}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function addressOf({ customerInfo: to }: Order): string {
  return [`${to.firstName} ${to.lastName}`, to.address, `${to.city} ${to.postcode}`, to.country].join('\n');
}

function RightToCancel({
  order,
  sealed,
  ...settings
}: ShopSettings & Pick<Content<'order-confirmation'>['facts'], 'order' | 'sealed'>) {
  const { orderNumber } = order;
  const { paragraphs, form } = rightToCancel({ orderNumber, sealed, settings, medium: 'mail' });
  return (
    <>
      <h2>{RIGHT_TO_CANCEL}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="soft">{FORM_IS_FREE}</p>
      <p className="soft">
        <MailLines text={form.join('\n')} />
      </p>
    </>
  );
}

/** 'Thank you, Ann', or without what is no name. */
function thanks(firstName: string): string {
  const name = greetingName(firstName);
  return name === '' ? 'Thank you' : `Thank you, ${name}`;
}
