import type { Db } from '#database/open.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listConcernsOfOrders } from '#database/queries/payment/payment-risks.ts';
import { type Packed, type SlipFacts, slipFacts } from '#domain/dispatch/slip.ts';
import { isTakenIn, type TakenIn } from '#domain/dispatch/taken-in.ts';
import type { Order } from '#domain/order/order.ts';
import { linesToPack } from '#domain/order-lines/lines-to-pack.ts';
import { slipMoney } from '#domain/order-moves/slip-money.ts';
import {
  isPartSent,
  linesOfParcel,
  linesOfParcels,
  linesToCome,
  sentProgress,
  standingParcels,
} from '#domain/parcels/parcel.ts';
import { pieceText } from '#domain/parcels/parcel-words.ts';

/**
 * The slips of these orders, in their order, each with the order as it was placed; of one parcel where its id is given and the order
 * has it. Orders that are taken in are not held for what was read of their payment. Numbers of no order are passed over.
 */
export async function slipsOfOrders(
  db: Db,
  orderNumbers: readonly string[],
  { parcelId = null, takenIn = new Map() }: { parcelId?: string | null; takenIn?: TakenIn } = {},
): Promise<{ order: Order; slip: SlipFacts }[]> {
  const orders = await Promise.all(orderNumbers.map((number) => findOrder(db, number)));
  const found = orders.filter((order) => order !== null);
  const concerns = await listConcernsOfOrders(
    db,
    found.map(({ orderNumber }) => orderNumber),
  );
  return Promise.all(
    found.map(async (order) => {
      const { isLast, ...packed } = await packOf(db, order, parcelId);
      const doubts = concerns.get(order.orderNumber) ?? [];
      const money = slipMoney({
        ...order,
        piecesLeft: packed.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        collectsLater: packed.place !== null && !isLast,
        concerns: isTakenIn(takenIn, order.orderNumber, doubts) ? [] : doubts,
      });
      return { order, slip: slipFacts(order, packed, money) };
    }),
  );
}

/**
 * What a slip lists: one parcel's pieces where it is asked for, else what is still to send, or all of it. `apart`: pieces that go
 * in other parcels.
 */
async function packOf(db: Db, order: Order, parcelId: string | null): Promise<Packed & { isLast: boolean }> {
  const tallied = await tallyLines(db, order.id, order.lines);
  const parcels = standingParcels(await listParcels(db, order.id));
  const parcel = parcels.find(({ id }) => id === parcelId);
  const toCome = linesToCome(tallied);
  const others = linesOfParcels(
    parcels.filter(({ id }) => id !== parcel?.id),
    order.lines,
  );
  if (parcel)
    return {
      lines: linesOfParcel(parcel, order.lines),
      apart: [...others, ...toCome].map(pieceText),
      place: parcel.place,
      isLast: toCome.length === 0 && parcels.at(-1)?.id === parcel.id,
    };
  return isPartSent(sentProgress(tallied.map(({ tally }) => tally)))
    ? { lines: toCome, apart: others.map(pieceText), place: null, isLast: false }
    : { lines: linesToPack(tallied), apart: [], place: null, isLast: false };
}
