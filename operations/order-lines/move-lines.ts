import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import {
  type OrderCause,
  returnStock,
  type StockReturn,
  takeStock,
} from '#database/queries/catalogue/take-stock.ts';
import { insertLineMovements, tallyLines } from '#database/queries/order/line-movements.ts';
import {
  type LockedOrder,
  listSoldLines,
  type SoldLine,
  slugsOf,
  wasSent,
  writeStockNotReturned,
} from '#database/queries/order/order-rows.ts';
import { hasLeft, holdsStock, type OrderStatus } from '#domain/order/order.ts';
import { isSending } from '#domain/order/sending.ts';
import type { LineMovement } from '#domain/order-lines/line-movement.ts';
import { toSend } from '#domain/order-lines/line-state.ts';
import { keepsPieces } from '#domain/order-lines/restock.ts';
import { isPartAway, movesPieces, statusMovements } from '#domain/order-lines/status-movements.ts';
import type { StockChoice } from '#domain/order-moves/move-questions.ts';
import { moveParcels } from './move-parcels.ts';

/** Thrown to roll the transaction back. */
export class StockGone extends Error {
  readonly lines: { name: string; variant: string }[];

  constructor(lines: { name: string; variant: string }[]) {
    super('Stock of the order is gone');
    this.lines = lines;
  }
}

export type StatusOfLines = {
  to: OrderStatus;
  /** Whether the pieces of a cancelled order that had left are in stock again; null: they are not. */
  stock: StockChoice | null;
  /** The staff member; null for the shop itself. */
  actor: string | null;
};

/**
 * Writes the movements that a status implies for the lines of a locked order, and moves the stock that they say. What was sent
 * and does not come back moves none, and takes none where its order is reopened. What is left to send goes into one parcel; a
 * parcel that did not leave after all is undone. Returns the slugs of the products whose stock
 * moved; throws `StockGone` where there is too little for an order that is reopened.
 */
export async function moveLines(
  trx: Db,
  { id: orderId, orderNumber, status: from, stockNotReturned }: LockedOrder,
  { to, stock, actor }: StatusOfLines,
  stamp: Stamp,
): Promise<string[]> {
  if (!movesPieces(from, to)) return [];
  const isAway =
    holdsStock(from) &&
    !holdsStock(to) &&
    stock !== 'return' &&
    (hasLeft(from) || (await wasSent(trx, orderId)));
  if (isAway) await writeStockNotReturned(trx, orderId, true);
  else if (!holdsStock(from) && holdsStock(to) && stockNotReturned === 1)
    await writeStockNotReturned(trx, orderId, false);
  const lines = await tallyLines(trx, orderId, await listSoldLines(trx, orderId));
  const reason = `The order was set to ${to}`;
  const partAway = isPartAway(lines.map(({ tally }) => tally));
  const moved = lines.map(({ tally, ...line }) => ({
    line,
    movements: statusMovements(tally, { to, stock: isAway ? 'keep-out' : 'return', isPartAway: partAway }),
  }));
  const inParcels = await moveParcels(trx, orderId, moved, { to, actor }, stamp);
  await insertLineMovements(
    trx,
    inParcels.flatMap(({ lineId, movements }) =>
      movements.map(({ stockBack, amountPence, parcelId, ...movement }) => ({
        ...movement,
        id: stamp.newId(),
        order_id: orderId,
        line_id: lineId,
        stock_back: stockBack,
        amount_pence: amountPence,
        refund_id: null,
        at: stamp.now,
        actor,
        reason,
        parcel_id: parcelId,
      })),
    ),
  );
  return moveStock(trx, moved, { at: stamp.now, actor, order: orderNumber, reason });
}

export type MovedLine = { line: SoldLine; movements: readonly LineMovement[] };

/** Moves the stock that movements of lines say: back, or taken again. Returns the slugs whose stock moved. */
export async function moveStock(trx: Db, moved: readonly MovedLine[], cause: OrderCause): Promise<string[]> {
  const back = moved.flatMap(stockReturnsOf);
  const taken = moved
    .map(({ line, movements }) => ({ ...line, quantity: -stockBackOf(movements) }))
    .filter(({ quantity }) => quantity > 0);
  const followed = back.length > 0 ? await returnStock(trx, back, cause) : [];
  if (taken.length > 0) {
    const { refused, followed: sets } = await takeStock(trx, taken, cause);
    if (refused.length > 0) throw new StockGone(refused.map(({ name, variant }) => ({ name, variant })));
    followed.push(...sets);
  }
  return [...slugsOf([...back, ...taken]), ...followed];
}

/** What comes back of a line: pieces that had left are returned, the others released. */
function stockReturnsOf({ line, movements }: MovedLine): (SoldLine & StockReturn)[] {
  const all = stockBackOf(movements);
  if (all <= 0) return [];
  const hadLeft = stockBackOf(movements.filter(({ kind }) => kind === 'returned'));
  const returned = Math.min(all, Math.max(0, hadLeft));
  return (
    [
      { ...line, kind: 'returned', quantity: returned },
      { ...line, kind: 'released', quantity: all - returned },
    ] as const
  ).filter(({ quantity }) => quantity > 0);
}

/** The lines that a locked order takes from stock where it is set to a status; with the pieces taken. */
export async function listLinesTaken(
  trx: Db,
  { id }: Pick<LockedOrder, 'id'>,
  to: OrderStatus,
): Promise<SoldLine[]> {
  const lines = await tallyLines(trx, id, await listSoldLines(trx, id));
  return lines
    .map(({ tally, ...line }) => ({
      ...line,
      quantity: -stockBackOf(statusMovements(tally, { to, stock: 'return' })),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of an order with the pieces that are still to leave, without lines that have none. */
export async function listLinesToSend(trx: Db, orderId: string): Promise<SoldLine[]> {
  const lines = await tallyLines(trx, orderId, await listSoldLines(trx, orderId));
  return lines
    .map(({ tally, ...line }) => ({ ...line, quantity: toSend(tally) }))
    .filter(({ quantity }) => quantity > 0);
}

/** True where an order would be packed or sent, and none of its pieces goes to the shopper any more. */
export async function hasNothingToSend(
  trx: Db,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
  to: OrderStatus,
): Promise<boolean> {
  if (!isSending(to) || hasLeft(status) || to === status) return false;
  const lines = await tallyLines(trx, id, await listSoldLines(trx, id));
  return !lines.some(({ tally }) => keepsPieces(tally));
}

function stockBackOf(movements: readonly LineMovement[]): number {
  return movements.reduce((sum, { stockBack }) => sum + stockBack, 0);
}
