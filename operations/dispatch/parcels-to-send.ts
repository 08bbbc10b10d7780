import type { Db } from '#database/open.ts';
import { listPickedOfLines } from '#database/queries/dispatch/picked-lines.ts';
import { tallyLinesOf } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { type LeftOut, type ParcelToSend, parcelWeight } from '#domain/dispatch/parcel-to-send.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import { linesToCome, type ParcelPieces } from '#domain/parcels/parcel.ts';

/**
 * What is left to send of these orders, each as one parcel, in the order they are named; orders that cannot be sent as they stand
 * are left out with the reason. Numbers of no order are passed over.
 */
export async function parcelsToSend(
  db: Db,
  orderNumbers: readonly string[],
): Promise<{ parcels: ParcelToSend[]; leftOut: LeftOut[] }> {
  const found = await Promise.all([...new Set(orderNumbers)].map((number) => findOrder(db, number)));
  const orders = found.filter((order) => order !== null);
  const ids = orders.map(({ id }) => id);
  const [tallies, pickedOf, { plan }] = await Promise.all([
    tallyLinesOf(db, orders),
    listPickedOfLines(db, ids),
    readSettings(db),
  ]);
  const parcels: ParcelToSend[] = [];
  const leftOut: LeftOut[] = [];
  for (const order of orders) {
    const { orderNumber, orderStatus } = order;
    const lines = linesToCome(tallies.get(order.id) ?? []);
    const reason =
      orderStatus === 'cancelled'
        ? 'The order is cancelled.'
        : (whyNotSent(order) ?? (lines.length === 0 ? 'Nothing of it is left to send.' : null));
    if (reason) {
      leftOut.push({ orderNumber, reason });
      continue;
    }
    const picked = lines.flatMap(({ lineId, quantity }) =>
      (pickedOf.get(lineId) ?? []).map((goods) => ({ ...goods, quantity: goods.quantity * quantity })),
    );
    parcels.push({
      orderNumber,
      placedAt: order.createdAt,
      to: order.customerInfo,
      service: order.delivery.name,
      weightGrams: parcelWeight(picked, plan.packingGrams),
      picked,
      goodsPence: lines.reduce((sum, { unitPricePence, quantity }) => sum + unitPricePence * quantity, 0),
      shippingPence: order.shippingPence,
      gift: order.gift,
    });
  }
  return { parcels, leftOut };
}

/** The pieces that are left to send of an order; none of one that is not there. */
export async function piecesToSend(db: Db, orderNumber: string): Promise<ParcelPieces[]> {
  const order = await findOrder(db, orderNumber);
  if (!order) return [];
  const tallied = (await tallyLinesOf(db, [order])).get(order.id) ?? [];
  return linesToCome(tallied).map(({ lineId, quantity }) => ({ lineId, quantity }));
}
