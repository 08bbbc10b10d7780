import type { Db } from '#database/open.ts';
import type { OfferedLine } from '#database/queries/catalogue/offered-lines.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { returnStock, takeStock } from '#database/queries/catalogue/take-stock.ts';
import {
  deleteLine,
  hasStory,
  writeCorrectedLine,
  writeCorrectedOrder,
  writeCorrectedPart,
} from '#database/queries/corrections/write-corrected.ts';
import { insertLineMovements, movementId } from '#database/queries/order/line-movements.ts';
import {
  insertOrderLines,
  type NewOrderLine,
  type NewOrderLinePart,
} from '#database/queries/order/order-rows.ts';
import type { Correction } from '#domain/corrections/correct-order.ts';
import { deliveryWindow } from '#domain/delivery/delivery-window.ts';
import { estimatedDelivery } from '#domain/delivery/estimated-delivery.ts';
import { toE164 } from '#domain/fields/phone.ts';
import type { Pence } from '#domain/money/money.ts';
import type { CustomerInfo } from '#domain/order/customer-info.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import { isSealedWhole } from '#domain/sets/sealed-goods.ts';
import { StockGone } from '#operations/order-lines/move-lines.ts';
import { correctAdjustments } from '#operations/promotions/correct-adjustments.ts';
import type { StandingOrder } from './read-correctable.ts';

type StandingLine = StandingOrder['lines'][number];

export type Writing = {
  correctionId: string;
  actor: string;
  offers: ReadonlyMap<string, OfferedLine>;
  /** Of the new lines in their order. */
  newIds: readonly string[];
};

const REASON = 'The order was corrected';

/**
 * Writes a locked order as a correction has it, with its lines, and moves the stock. Returns the slugs of the products whose stock
 * moved; throws `StockGone` where there is too little.
 */
export async function writeCorrection(
  trx: Db,
  order: StandingOrder,
  correction: Correction,
  writing: Writing,
  stamp: Stamp,
): Promise<string[]> {
  await writeOrder(trx, order, correction, stamp);
  if (!correction.changesGoods) return [];
  for (const line of order.lines) await writeLine(trx, order, line, correction, writing, stamp);
  await correctAdjustments(trx, order, correction, writing.correctionId, stamp);
  await addLines(trx, order, correction, writing);
  return moveStock(trx, order, correction, writing, stamp);
}

async function writeOrder(
  trx: Db,
  order: StandingOrder,
  { delivery, totals, person: { customerInfo, billing, gift } }: Correction,
  { now }: Stamp,
): Promise<void> {
  const { service } = delivery;
  await writeCorrectedOrder(trx, order.id, {
    first_name: customerInfo.firstName,
    last_name: customerInfo.lastName,
    email: customerInfo.email,
    phone: customerInfo.phone,
    address: customerInfo.address,
    flat: flatIn(order.customerInfo.flat, customerInfo),
    phone_e164: toE164(customerInfo.phone, customerInfo.country) ?? '',
    city: customerInfo.city,
    postcode: customerInfo.postcode,
    country: customerInfo.country,
    notes: customerInfo.notes,
    billing: billing ? JSON.stringify(billing) : '',
    gift: gift ? 1 : 0,
    gift_message: gift?.message ?? '',
    subtotal_pence: totals.subtotalPence,
    discount_pence: totals.discountPence,
    shipping_pence: totals.shippingPence,
    shipping_vat_pence: delivery.vatPence,
    total_pence: totals.totalPence,
    delivery_id: delivery.id,
    delivery_name: delivery.name,
    delivery_chosen: delivery.isChosen ? 1 : 0,
    ...(service && {
      estimated_delivery: estimatedDelivery(Date.parse(now), customerInfo, service),
      delivery_until: deliveryWindow(Date.parse(now), customerInfo, service).last,
    }),
  });
}

/** The second line of the address, where the corrected one still ends in it. */
function flatIn(flat: string | undefined, { address }: CustomerInfo): string {
  return flat && addressLines({ address, flat }).length === 2 ? flat : '';
}

/** A line of which nothing is left goes; one that movements or refunds name stays, with all of its pieces cancelled. */
async function writeLine(
  trx: Db,
  order: StandingOrder,
  line: StandingLine,
  { lines }: Correction,
  { correctionId, actor }: Writing,
  { now }: Stamp,
): Promise<void> {
  const corrected = lines.find((each) => each.line.lineId === line.lineId);
  if (!corrected) return;
  if (corrected.quantity > 0) {
    const { quantity, unitPricePence, discountPence, ratePercent, vat } = corrected;
    await writeCorrectedLine(trx, line.lineId, {
      quantity,
      unit_price_pence: unitPricePence,
      line_pence: unitPricePence * quantity,
      discount_pence: discountPence,
      vat_rate_percent: ratePercent,
      vat_pence: vatOf(vat),
    });
    for (const [place, part] of line.parts.entries()) {
      const amount = vat[place];
      const of = { orderId: order.id, linePosition: line.position, position: part.position };
      await writeCorrectedPart(trx, of, {
        part_pence: amount?.grossPence ?? 0,
        vat_rate_percent: amount?.ratePercent ?? null,
        vat_pence: amount?.vatPence ?? 0,
      });
    }
    return;
  }
  if (!(await hasStory(trx, line.lineId))) return deleteLine(trx, line.lineId);
  await writeCorrectedLine(trx, line.lineId, {
    unit_price_pence: 0,
    line_pence: 0,
    discount_pence: 0,
    vat_pence: 0,
  });
  for (const { position } of line.parts) {
    const of = { orderId: order.id, linePosition: line.position, position };
    await writeCorrectedPart(trx, of, { part_pence: 0, vat_pence: 0 });
  }
  await insertLineMovements(trx, [
    {
      id: movementId(correctionId, { kind: 'cancelled', lineId: line.lineId }),
      order_id: order.id,
      line_id: line.lineId,
      kind: 'cancelled',
      cause: 'pieces',
      quantity: line.quantity,
      stock_back: line.quantity,
      refund_id: null,
      at: now,
      actor,
      reason: REASON,
    },
  ]);
}

async function addLines(
  trx: Db,
  order: StandingOrder,
  { additions }: Correction,
  { offers, newIds }: Writing,
): Promise<void> {
  if (additions.length === 0) return;
  const first = Math.max(-1, ...order.lines.map(({ position }) => position)) + 1;
  const rows = additions.map((addition, place) => {
    const offer = offers.get(addition.variant.variantId);
    if (!offer) throw new Error(`The offer of ${addition.variant.variantId} was not read`);
    return rowsOf(addition, offer, { id: newIds[place] ?? '', orderId: order.id, position: first + place });
  });
  await insertOrderLines(
    trx,
    rows.map(({ line }) => line),
    rows.flatMap(({ parts }) => parts),
  );
}

function rowsOf(
  { quantity, unitPricePence, discountPence, ratePercent, vat }: Correction['additions'][number],
  offer: OfferedLine,
  { id, orderId, position }: { id: string; orderId: string; position: number },
): { line: NewOrderLine; parts: NewOrderLinePart[] } {
  return {
    line: {
      id,
      order_id: orderId,
      position,
      product_id: offer.productId,
      variant_id: offer.variantId,
      product_slug: offer.id,
      name: offer.name,
      variant: offer.variant,
      brand: offer.brand,
      sku: offer.sku,
      image_url: offer.imageUrl,
      unit_price_pence: unitPricePence,
      quantity,
      line_pence: unitPricePence * quantity,
      discount_pence: discountPence,
      vat_rate_percent: ratePercent,
      goods_rate: offer.vatRate,
      sealed: isSealedWhole(offer) ? 1 : 0,
      vat_pence: vatOf(vat),
    },
    parts: offer.parts.map((part, place) => ({
      order_id: orderId,
      line_position: position,
      position: place,
      product_id: part.productId,
      variant_id: part.variantId,
      product_slug: part.slug,
      name: part.name,
      variant: part.variant,
      brand: part.brand,
      sku: part.sku,
      quantity: part.quantity,
      part_pence: vat[place]?.grossPence ?? 0,
      vat_rate_percent: vat[place]?.ratePercent ?? null,
      goods_rate: part.vatRate,
      sealed: part.sealedForHygiene ? 1 : 0,
      vat_pence: vat[place]?.vatPence ?? 0,
    })),
  };
}

/** Gives back first: what a correction takes out may be what it adds. */
async function moveStock(
  trx: Db,
  { orderNumber, lines }: StandingOrder,
  correction: Correction,
  { actor, offers }: Writing,
  { now }: Stamp,
): Promise<string[]> {
  const cause = { at: now, actor, order: orderNumber, reason: REASON };
  const ofLines = correction.lines.flatMap(({ line: { lineId }, removed, grown }) => {
    const line = lines.find((each) => each.lineId === lineId);
    return line ? [{ ...line, removed, grown }] : [];
  });
  const back = ofLines
    .filter(({ removed }) => removed > 0)
    .map(({ removed, ...line }) => ({ ...line, kind: 'released' as const, quantity: removed }));
  const added = correction.additions.flatMap(({ variant: { variantId }, quantity }) => {
    const offer = offers.get(variantId);
    return offer ? [{ ...offer, slug: offer.id, quantity }] : [];
  });
  const taken = [
    ...ofLines.filter(({ grown }) => grown > 0).map(({ grown, ...line }) => ({ ...line, quantity: grown })),
    ...added,
  ];
  const slugs = [...back, ...taken].flatMap(({ slug, parts }) => [slug, ...parts.map((part) => part.slug)]);
  if (back.length > 0) slugs.push(...(await returnStock(trx, back, cause)));
  if (taken.length === 0) return slugs;
  const { refused, followed } = await takeStock(trx, taken, cause);
  if (refused.length > 0) throw new StockGone(refused.map(({ name, variant }) => ({ name, variant })));
  return [...slugs, ...followed];
}

function vatOf(amounts: readonly { vatPence: Pence }[]): Pence {
  return amounts.reduce((sum, { vatPence }) => sum + vatPence, 0);
}
