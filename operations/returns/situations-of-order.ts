import type { Db } from '#database/open.ts';
import { listSealedProducts } from '#database/queries/catalogue/sealed-products.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listOrderEvents, type OrderEvent } from '#database/queries/order/orders.ts';
import { listReturnsOf, listSealedLines } from '#database/queries/returns/returns.ts';
import { termsOfOrder } from '#database/queries/returns/terms-of-order.ts';
import { regionOf } from '#domain/delivery/delivery-window.ts';
import { isHandedOver } from '#domain/entered-orders/entered-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { mostPieces } from '#domain/order-lines/line-state.ts';
import { isOpenReturn, type Return } from '#domain/returns/return.ts';
import type { LineFacts } from '#domain/returns/rights-of-line.ts';
import { isSealedWhole } from '#domain/sets/sealed-goods.ts';
import { londonDay } from '#domain/text/london-day.ts';

/** Pieces of a line that a return can be about, all of them sent or none. */
export type LineSituation = {
  lineId: string;
  name: string;
  variant: string;
  wasSent: boolean;
  /** Not back, not refunded, and in no return that is open. */
  most: number;
  /** What a right to send them back rests on (`returnRight`, `rightsOfLine`). */
  facts: LineFacts;
};

/** `shopDays`, `freeReturns`: as the settings have them; an order keeps what was said when it was placed. */
type AskedOn = {
  today: string;
  shopDays: number;
  freeReturns: boolean;
  remedyFailed?: boolean;
};

/**
 * Reads what the law is asked about each line of an order. Of goods of which it is not known whether they came, the time to cancel has
 * not begun. A line of which some pieces left stands twice: the pieces that were sent come first.
 */
export async function situationsOfOrder(
  db: Db,
  order: Order,
  { today, shopDays, freeReturns, remedyFailed = false }: AskedOn,
): Promise<LineSituation[]> {
  const [tallied, events, returns, isSealed, terms] = await Promise.all([
    tallyLines(db, order.id, order.lines),
    listOrderEvents(db, order.id),
    listReturnsOf(db, order.id),
    sealedLines(db, order),
    termsOfOrder(db, order, { returnDays: shopDays, freeReturns }),
  ]);
  const arrivedOn = arrivalOf(order, events);
  const facts: Omit<LineFacts, 'isSealed' | 'wasSent' | 'arrivedOn'> = {
    isConsumer: true,
    isDistance: !isHandedOver(order.delivery),
    isMadeToOrder: false,
    isDigitalSupplied: false,
    perishesInDays: null,
    isMixed: false,
    orderedOn: londonDay(order.orderDate),
    lastArrivedOn: arrivedOn,
    promisedBy: order.delivery.until || null,
    wasNotTold: false,
    toldOn: null,
    remedyFailed,
    claimsIn: regionOf(order.customerInfo.postcode),
    shopDays: terms.returnDays,
    freeReturns: terms.freeReturns,
    today,
  };
  return tallied.flatMap(({ lineId, name, variant, tally }) =>
    [true, false].flatMap((wasSent): LineSituation[] => {
      const most = mostAsked(tally, returns, { lineId, wasSent });
      if (most === 0) return [];
      const own = { isSealed: isSealed.get(lineId) ?? false, wasSent, arrivedOn: wasSent ? arrivedOn : null };
      return [{ lineId, name, variant, wasSent, most, facts: { ...facts, ...own } }];
    }),
  );
}

/** The day on which the whole order was there; null where nobody has said so. */
function arrivalOf(
  { orderStatus, delivery, orderDate }: Order,
  events: readonly OrderEvent[],
): string | null {
  if (isHandedOver(delivery)) return londonDay(orderDate);
  if (orderStatus !== 'delivered') return null;
  const last = events.findLast(({ from, to }) => to === 'delivered' && from !== 'delivered');
  return last ? londonDay(last.at) : null;
}

function mostAsked(
  tally: LineTally,
  returns: readonly Return[],
  { lineId, wasSent }: { lineId: string; wasSent: boolean },
): number {
  const open = returns
    .filter(({ state }) => isOpenReturn(state))
    .flatMap((one) => one.lines.map((line) => ({ ...line, isBack: one.state === 'inspected' })))
    .filter((line) => line.lineId === lineId);
  const asked = (lines: typeof open) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unrefunded = tally.ordered - tally.refunded - asked(open);
  const of = wasSent ? mostPieces('return', tally) : mostPieces('cancel', tally);
  const waiting = asked(open.filter((line) => line.wasSent === wasSent && !line.isBack));
  return Math.max(0, Math.min(of - waiting, unrefunded));
}

/** As they were sold; of orders of before, as their product is now. */
async function sealedLines(db: Db, { id, lines }: Order): Promise<Map<string, boolean>> {
  const kept = await listSealedLines(db, id);
  const unknown = lines.filter(({ lineId }) => (kept.get(lineId) ?? null) === null);
  const goods = unknown.flatMap((line) => [line, ...line.parts]);
  const sealed = await listSealedProducts(
    db,
    goods.map(({ productId }) => productId),
  );
  const marked = <Goods extends { productId: string; name: string }>(one: Goods) => ({
    ...one,
    sealedForHygiene: sealed.has(one.productId),
  });
  return new Map(
    lines.map((line) => [
      line.lineId,
      kept.get(line.lineId) ?? isSealedWhole({ ...marked(line), parts: line.parts.map(marked) }),
    ]),
  );
}
