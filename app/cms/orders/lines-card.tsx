import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { deliveryLabel, type Order, type OrderAdjustment } from '#domain/order/order.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { piecesWords } from '#domain/order-lines/pieces-words.ts';
import { contentsText } from '#domain/sets/contents-text.ts';
import { Card } from './card.tsx';

/** What was ordered, what became of its pieces, and the sums. */
export function LinesCard({
  order,
  tallies,
}: {
  order: Order;
  tallies: readonly { lineId: string; tally: LineTally }[];
}) {
  const wordsOf = (lineId: string) => {
    const found = tallies.find((each) => each.lineId === lineId);
    return found ? piecesWords(found.tally, order.orderStatus) : '';
  };
  const discountPence = order.subtotalPence + order.shippingPence - order.totalPence;
  return (
    <Card title="Items">
      <ul className="divide-y divide-line text-sm">
        {order.lines.map((line) => (
          <li
            key={line.lineId}
            className="grid gap-x-4 3xs:grid-cols-[3rem_minmax(0,1fr)] py-3 2xs:grid-cols-[3rem_minmax(0,1fr)_auto] 2xs:grid-rows-[auto_1fr] xs:grid-cols-[3rem_minmax(0,1fr)_auto_5rem]"
          >
            <ProductPicture
              product={pictured({ ...line, category: '' })}
              alt=""
              sizes="3rem"
              className="row-span-3 h-15 w-12 max-3xs:hidden 2xs:row-span-2 overflow-hidden rounded-md object-cover xs:row-span-1"
            />
            <div className="2xs:row-span-2 xs:row-span-1">
              <p className="font-medium [overflow-wrap:anywhere]">{line.name}</p>
              <p className="text-ink-soft [overflow-wrap:anywhere]">
                {line.brand} · {line.variant}
              </p>
              {line.parts.length > 0 && (
                <p className="text-ink-soft [overflow-wrap:anywhere]">{contentsText(line.parts)}</p>
              )}
              {line.sku && <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">SKU {line.sku}</p>}
              {reductionsOf(order, line.lineId).map(({ promotionId, words, code, pence, isGift }) => (
                <p key={`${promotionId} ${code}`} className="text-xs [overflow-wrap:anywhere]">
                  {isGift ? 'Given' : `−${formatPounds(pence)}`}: {words}
                  {code && ` (code ${code})`}
                </p>
              ))}
              {wordsOf(line.lineId) && <p className="text-xs font-semibold">{wordsOf(line.lineId)}</p>}
            </div>
            <p className="whitespace-nowrap text-ink-soft 2xs:text-right tabular-nums">
              {line.quantity} × {formatPounds(line.unitPricePence)}
            </p>
            <p className="font-medium tabular-nums 2xs:text-right">{formatPounds(line.linePence)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link
          to={cmsPaths.stockOfOrder(order.orderNumber)}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          Stock of this order
        </Link>
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 border-t [&>dd]:text-right border-line pt-4 text-sm tabular-nums">
        <dt>Subtotal</dt>
        <dd>{formatPounds(order.subtotalPence)}</dd>
        {discountPence > 0 && (
          <>
            <dt>Discount</dt>
            <dd>−{formatPounds(discountPence)}</dd>
          </>
        )}
        <dt>{deliveryLabel(order.delivery)}</dt>
        <dd>
          {order.shippingPence === 0 ? 'Free' : formatPounds(order.shippingPence)}
          {reductionsOf(order, null).map(({ promotionId, words, pence }) => (
            <span key={promotionId} className="block text-xs text-ink-soft">
              {formatPounds(pence)} off: {words}
            </span>
          ))}
        </dd>
        <dt className="text-base font-semibold">Total</dt>
        <dd className="text-base font-semibold">{formatPounds(order.totalPence)}</dd>
        {order.vatPence !== null && (
          <>
            <dt className="text-ink-soft">{order.isExport ? 'Zero-rated export' : 'VAT included'}</dt>
            <dd className="text-ink-soft">{formatPounds(order.vatPence)}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

/** What offers took off a line, or off delivery where it is null. */
function reductionsOf({ adjustments = [] }: Order, of: string | null): OrderAdjustment[] {
  return adjustments.filter(({ lineId, pence, isGift }) => lineId === of && (pence > 0 || isGift));
}
