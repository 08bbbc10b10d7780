import { useShop } from '#app/shop/use-shop.ts';
import { Day } from '#app/ui/moment.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { paymentWords } from '#domain/order-account/payment-words.ts';
import {
  FAULTY_GOODS,
  FORM_IS_FREE,
  RIGHT_TO_CANCEL,
  type RightToCancel,
} from '#domain/order-account/right-to-cancel.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { NO_UK_VAT } from '#domain/words/messages.ts';

/**
 * The confirmation on paper that travels with the goods where the shop sends no mail (Consumer Contracts Regulations 2013, reg 16):
 * the goods, the whole price, the trader, and the right to cancel with its model form.
 */
export function PaperConfirmation({
  order,
  trader,
  right: { paragraphs, form },
}: {
  order: Order;
  /** Name and postal address, in one line. */
  trader: string;
  right: RightToCancel;
}) {
  const shop = useShop();
  const { subtotalPence, shippingPence, totalPence, vatPence, isExport } = order;
  return (
    <section
      aria-label={`Confirmation of ${order.orderNumber}`}
      className="mb-8 grid break-after-page gap-4 border border-line bg-surface p-8 text-sm last:break-after-auto print:mb-0 print:border-0 print:p-0"
    >
      <h2 className="font-display text-2xl">Confirmation of your order {order.orderNumber}</h2>
      <p>
        Ordered on <Day at={order.createdAt} /> from {trader}.{shop.legalLine && ` ${shop.legalLine}.`}
      </p>
      <table className="w-full text-left">
        <thead className="border-b border-ink">
          <tr>
            <th className="py-1">Item</th>
            <th className="py-1 text-right">Price</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.lines.map(({ lineId, name, variant, brand, quantity, unitPricePence, linePence, parts }) => (
            <tr key={lineId}>
              <td className="py-1 pr-4">
                {quantity} × {name}
                {variant !== STANDARD_VARIANT && ` (${variant})`}, {brand}
                {quantity > 1 && `, ${formatPounds(unitPricePence)} each`}
                {parts.length > 0 && `. ${contentsText(parts)}`}
              </td>
              <td className="py-1 text-right tabular-nums">{formatPounds(linePence)}</td>
            </tr>
          ))}
          {[
            ['Subtotal', formatPounds(subtotalPence)],
            ['Delivery', shippingPence === 0 ? 'Free' : formatPounds(shippingPence)],
            ['Total', formatPounds(totalPence)],
            ...(vatPence === null
              ? []
              : [isExport ? [NO_UK_VAT, ''] : ['Including VAT', formatPounds(vatPence)]]),
          ].map(([label, sum]) => (
            <tr key={label}>
              <th className="py-1 pr-4 text-left font-semibold">{label}</th>
              <td className="py-1 text-right font-semibold tabular-nums">{sum}</td>
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
