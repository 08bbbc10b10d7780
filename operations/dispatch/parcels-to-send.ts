import type { Db } from '#database/open.ts';
import { listPickedOfLines } from '#database/queries/dispatch/picked-lines.ts';
import { tallyLinesOf } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listConcernsOfOrders } from '#database/queries/payment/payment-risks.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import {
  type Doubted,
  type LeftOut,
  type ParcelToSend,
  parcelWeight,
} from '#domain/dispatch/parcel-to-send.ts';
import { isTakenIn, type TakenIn } from '#domain/dispatch/taken-in.ts';
import { packingOf } from '#domain/order-moves/packing.ts';
import { linesToCome, type ParcelPieces } from '#domain/parcels/parcel.ts';

/**
 * What is left to send of these orders, each as one parcel, in the order they are named. Orders that something speaks against are
 * among the parcels only where they are taken in for it; those that cannot be packed are left out with the reason. Numbers of no
 * order are passed over.
 */
export async function parcelsToSend(
  db: Db,
  orderNumbers: readonly string[],
  takenIn: TakenIn = new Map(),
): Promise<{ parcels: ParcelToSend[]; doubted: Doubted[]; leftOut: LeftOut[] }> {
  const found = await Promise.all([...new Set(orderNumbers)].map((number) => findOrder(db, number)));
  const orders = found.filter((order) => order !== null);
  const ids = orders.map(({ id }) => id);
  const [tallies, pickedOf, { plan }, concernsOf] = await Promise.all([
    tallyLinesOf(db, orders),
    listPickedOfLines(db, ids),
    readSettings(db),
    listConcernsOfOrders(
      db,
      orders.map(({ orderNumber }) => orderNumber),
    ),
  ]);
  const parcels: ParcelToSend[] = [];
  const doubted: Doubted[] = [];
  const leftOut: LeftOut[] = [];
  for (const order of orders) {
    const { orderNumber, customerInfo: to } = order;
    const lines = linesToCome(tallies.get(order.id) ?? []);
    const concerns = concernsOf.get(orderNumber) ?? [];
    const packing = packingOf({ ...order, concerns, piecesLeft: lines.length });
    if (packing.kind === 'not') {
      leftOut.push({ orderNumber, reason: packing.reason });
      continue;
    }
    if (packing.kind === 'ask') {
      const isIn = isTakenIn(takenIn, orderNumber, concerns);
      doubted.push({ orderNumber, name: `${to.firstName} ${to.lastName}`, concerns, isTakenIn: isIn });
      if (!isIn) continue;
    }
    const picked = lines.flatMap(({ lineId, quantity }) =>
      (pickedOf.get(lineId) ?? []).map((goods) => ({ ...goods, quantity: goods.quantity * quantity })),
    );
    parcels.push({
      orderNumber,
      placedAt: order.createdAt,
      to,
      service: order.delivery.name,
      weightGrams: parcelWeight(picked, plan.packingGrams),
      picked,
      goodsPence: lines.reduce((sum, { unitPricePence, quantity }) => sum + unitPricePence * quantity, 0),
      shippingPence: order.shippingPence,
      gift: order.gift,
    });
  }
  return { parcels, doubted, leftOut };
}

/** The pieces that are left to send of an order; none of one that is not there. */
export async function piecesToSend(db: Db, orderNumber: string): Promise<ParcelPieces[]> {
  const order = await findOrder(db, orderNumber);
  if (!order) return [];
  const tallied = (await tallyLinesOf(db, [order])).get(order.id) ?? [];
  return linesToCome(tallied).map(({ lineId, quantity }) => ({ lineId, quantity }));
}
