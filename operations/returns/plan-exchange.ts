import type { Db } from '#database/open.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { listExchangedSales } from '#database/queries/returns/exchanged-sales.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { priceRefund } from '#domain/refunds/refund-asked.ts';
import { grossOf } from '#domain/refunds/refund-part.ts';
import { piecesText } from '#domain/refunds/refund-words.ts';
import { priceExchange } from '#domain/returns/exchange.ts';
import type { ReturnLine } from '#domain/returns/return.ts';
import { offerIn, offersOf } from '#operations/order-lines/hold-exchange.ts';
import type { PaymentProvider } from '#operations/platform/payment-provider.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import type { SentInstead } from './send-instead.ts';

export type ExchangePlan = {
  origin: Order;
  lines: SentInstead[];
  owedPence: Pence;
  reason: string;
  /** Of each line of the return: what was paid for its pieces, what of it stays, and what goes back. */
  parts: { id: string; wholePence: Pence; keptPence: Pence; backPence: Pence }[];
};

export type Swap = { line: ReturnLine; swap: number; quantity: number; lessPence: Pence };

type Planned = { ok: true; plan: ExchangePlan | null } | { ok: false; why: string };

/** Prices what is sent instead of pieces of a return, and what becomes of the money that was paid for them; a null plan: nothing is. */
export async function planExchange(
  trx: Db,
  {
    order,
    swaps,
    provider,
    now,
  }: { order: { id: string }; swaps: readonly Swap[]; provider: PaymentProvider | null; now: string },
): Promise<Planned> {
  const swapped = swaps.filter(({ swap }) => swap > 0);
  if (swapped.length === 0) return { ok: true, plan: null };
  if (swapped.some(({ line }) => line.exchange === null)) return { ok: false, why: NOTHING_NAMED };
  const [origin, refundable, sales, offers] = await Promise.all([
    findOrderById(trx, order.id),
    refundableOfOrder(trx, order.id),
    listExchangedSales(trx, order.id),
    offersOf(
      trx,
      swapped.flatMap(({ line }) => line.exchange?.variantId ?? []),
      now,
    ),
  ]);
  if (!origin) return { ok: false, why: 'The order is gone.' };
  const pieces = new Map(refundable.lines.map((line) => [line.lineId, line.pieces]));
  const priced: { swap: Swap; sent: SentInstead; wholePence: Pence; valuePence: Pence; costPence: Pence }[] =
    [];
  for (const swap of swapped) {
    const { lineId, exchange } = swap.line;
    const worth = priceRefund(
      { lines: [{ lineId, quantity: swap.swap }], deliveryPence: 0, sumPence: 0, sumRate: undefined },
      refundable.standing,
      pieces,
      refundable.before,
    );
    if (!worth.ok) return { ok: false, why: 'The money of these pieces went back before.' };
    const offer = offerIn(offers, exchange?.variantId ?? '');
    const wholePence = grossOf(worth.parts);
    // What is taken off is taken off the money, where money goes back for the line as well.
    const lessPence = swap.quantity > 0 ? 0 : swap.lessPence;
    if (lessPence > wholePence) return { ok: false, why: 'More is taken off than was paid.' };
    const unitPence = exchange?.unitPence ?? null;
    const sent = {
      offer,
      quantity: swap.swap,
      unitPence: unitPence ?? sales.get(lineId)?.unitPence ?? 0,
    };
    const costPence = unitPence === null ? wholePence : unitPence * swap.swap;
    priced.push({ swap, sent, wholePence, valuePence: wholePence - lessPence, costPence });
  }
  const isSameVat = priced.every(({ swap, sent: { offer } }) => {
    const sale = sales.get(swap.line.lineId);
    return (
      sale !== undefined &&
      (sale.variantId === offer.variantId ||
        (sale.goodsRate === offer.vatRate && !sale.isSet && offer.parts.length === 0))
    );
  });
  const { keptPence, backPence, owedPence } = priceExchange(priced, { isSameVat });
  const why = whyNotOwed(owedPence, provider);
  if (why) return { ok: false, why };
  return {
    ok: true,
    plan: {
      origin,
      owedPence,
      lines: priced.map(({ sent }) => sent),
      reason: reasonOf(origin, swapped),
      parts: priced.map(({ swap, wholePence }, at) => ({
        id: swap.line.id,
        wholePence,
        keptPence: keptPence[at] ?? 0,
        backPence: backPence[at] ?? 0,
      })),
    },
  };
}

const NOTHING_NAMED = 'Nothing was named that is sent instead.';

function whyNotOwed(owedPence: Pence, provider: PaymentProvider | null): string | null {
  if (owedPence === 0) return null;
  const sum = formatPounds(owedPence);
  if (!provider) return `${sum} would be to pay, and the shop takes no cards: state another price.`;
  return owedPence < provider.smallestPence
    ? `${sum} would be to pay, and a card pays ${formatPounds(provider.smallestPence)} or more: state another price.`
    : null;
}

/** 'In exchange for 1 × Rose Serum (30 ml) of order ZA123456789', for the customer and for papers. */
function reasonOf(origin: Order, swapped: readonly Swap[]): string {
  const goods = swapped.flatMap(({ line, swap }) => {
    const sold = origin.lines.find(({ lineId }) => lineId === line.lineId);
    return sold ? [piecesText(sold, swap)] : [];
  });
  const isSame = swapped.every(({ line }) => {
    const sold = origin.lines.find(({ lineId }) => lineId === line.lineId);
    return sold !== undefined && line.exchange?.variantId === sold.variantId;
  });
  const words = isSame ? 'In place of' : 'In exchange for';
  return `${words} ${goods.join(', ')} of order ${origin.orderNumber}`.slice(0, 300);
}
