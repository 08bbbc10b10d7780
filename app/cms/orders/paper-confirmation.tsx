import { useShop } from '#app/shop/use-shop.ts';
import type { Order } from '#domain/order/order.ts';
import { orderedPrice, orderedText, orderSums } from '#domain/order-account/confirmed-order.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import {
  FAULTY_GOODS,
  FORM_IS_FREE,
  RIGHT_TO_CANCEL,
  type RightToCancel,
} from '#domain/order-account/right-to-cancel.ts';
import { billingText } from '#domain/order-wishes/billing-address.ts';
import { longDay } from '#domain/text/london-day.ts';

/**
 * The confirmation on paper that travels with the goods where the shop sends no mail (Consumer Contracts Regulations 2013, reg 16):
 * the goods, the whole price, the trader, and the right to cancel with its model form.
 */
export function PaperConfirmation({
  order,
  trader,
  right: { paragraphs, form },
  isApart,
}: {
  order: Order;
  /** Name and postal address, in one line. */
  trader: string;
  right: RightToCancel;
  /** True where it may not travel with the goods, since somebody else opens the parcel. */
  isApart: boolean;
}) {
  const shop = useShop();
  return (
    <section
      aria-label={`Confirmation of ${order.orderNumber}`}
      className="mb-8 grid break-after-page gap-4 border border-line bg-surface p-8 text-sm last:break-after-auto print:mb-0 print:border-0 print:p-0"
    >
      {isApart && (
        <p className="border-2 border-ink px-4 py-2 text-xl font-semibold">
          A gift: post this sheet to {letterTo(order)}, not with the goods.
        </p>
      )}
      <h2 className="font-display text-2xl">Confirmation of your order {order.orderNumber}</h2>
      <p>
        Ordered on {longDay(order.createdAt)} from {trader}.{shop.legalLine && ` ${shop.legalLine}.`}
      </p>
      <table className="w-full text-left">
        <thead className="border-b border-ink">
          <tr>
            <th className="py-1">Item</th>
            <th className="py-1 text-right">Price</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.lines.map((line) => (
            <tr key={line.lineId}>
              <td className="py-1 pr-4">
                {[orderedText(line), ...orderedPrice(line, order).words].join('. ')}
              </td>
              <td className="py-1 text-right tabular-nums">{orderedPrice(line, order).text}</td>
            </tr>
          ))}
          {orderSums(order).map(({ label, text }) => (
            <tr key={label}>
              <th scope="row" className="py-1 pr-4 text-left font-semibold">
                {label}
              </th>
              <td className="py-1 text-right font-semibold tabular-nums">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{paymentWords(order, { sendsMail: false })}</p>
      <p>
        <strong>If something is not right</strong>, write to {shop.supportEmail}
        {shop.phone && `, or call ${shop.phone}`}. {FAULTY_GOODS}
      </p>
      <h3 className="font-display text-lg">{RIGHT_TO_CANCEL}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{FORM_IS_FREE}</p>
      <ul className="grid gap-2 border border-line p-3">
        {form.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whom a letter about the order goes to; the address of its delivery is the one of who gets the gift. */
function letterTo({ billing, customerInfo: { firstName, lastName } }: Order): string {
  return billing
    ? billingText(billing).replaceAll('\n', ', ')
    : `${firstName} ${lastName}, at an address that you ask for`;
}
