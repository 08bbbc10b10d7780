import { expect } from 'vitest';
import type { Db } from '#database/open.ts';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { listSoldLines, type SoldLine } from '#database/queries/order/order-rows.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listLedger } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentOfOrder } from '#database/queries/payment/payments.ts';
import { listRefunds } from '#database/queries/payment/refunds.ts';
import type { LineTally } from '#domain/order-lines/line-movement.ts';
import { uncredited } from '#domain/paper/credit-facts.ts';
import { standingParcels } from '#domain/parcels/parcel.ts';
import { ledgerSums } from '#domain/payment/payment-state.ts';
import type { StripeServer } from './stripe-server.ts';

export type AgreedLine = SoldLine & { tally: LineTally };

/** Fails where money, papers, lines, parcels or offers of an order do not agree, or Stripe holds another sum. Returns its lines. */
export async function expectAgreement(db: Db, server: StripeServer, id: string): Promise<AgreedLine[]> {
  await expectAdjustments(db, id);
  const ledger = ledgerSums(await listLedger(db, id));
  expect(ledger.keptPence).toBeGreaterThanOrEqual(0);
  const payment = await findPaymentOfOrder(db, id);
  if (payment?.reference && ledger.disputedPence === 0)
    expect(server.keptPence(payment.reference)).toBe(ledger.keptPence);
  const papers = (await listPapersOfOrder(db, id)).map(({ facts }) => facts);
  for (const { grossPence, netPence, vatPence } of uncredited(papers))
    expect(Math.min(grossPence, netPence, vatPence)).toBeGreaterThanOrEqual(0);
  const stated = uncredited(papers).reduce((sum, { grossPence }) => sum + grossPence, 0);
  // What a correction takes off is not in the papers, also where giving it back failed; a later one gives it back again.
  const failedPence = (await listRefunds(db, id))
    .filter(({ correctionId, state }) => correctionId !== null && state === 'failed')
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  const notStated = ledger.keptPence + ledger.disputedPence - stated;
  if (ledger.receivedPence > 0) {
    expect(notStated).toBeGreaterThanOrEqual(0);
    expect(notStated).toBeLessThanOrEqual(failedPence);
  }
  const lines = await tallyLines(db, id, await listSoldLines(db, id));
  const parcels = standingParcels(await listParcels(db, id));
  for (const { lineId, quantity, tally } of lines) {
    expect(Math.min(tally.sent, tally.cancelled, tally.returned, tally.refunded)).toBeGreaterThanOrEqual(0);
    expect(tally.sent + tally.cancelled).toBeLessThanOrEqual(quantity);
    expect(tally.returned).toBeLessThanOrEqual(tally.sent);
    expect(tally.refunded).toBeLessThanOrEqual(quantity);
    const inParcels = parcels
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, each) => (each.lineId === lineId ? sum + each.quantity : sum), 0);
    expect(inParcels).toBeLessThanOrEqual(tally.sent);
  }
  return lines;
}

/** What offers took off is in rows that say why: of each line its discount, of the order all of them. */
async function expectAdjustments(db: Db, id: string): Promise<void> {
  const rows = await db
    .selectFrom('order_adjustments')
    .select(['line_id as lineId', 'pence'])
    .where('order_id', '=', id)
    .execute();
  const sumOf = (lineId: string) =>
    rows.reduce((sum, row) => (row.lineId === lineId ? sum + row.pence : sum), 0);
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'discount_pence as discountPence', 'line_pence as linePence'])
    .where('order_id', '=', id)
    .execute();
  for (const { id: lineId, discountPence, linePence } of lines) {
    expect(sumOf(lineId)).toBe(discountPence);
    expect(linePence).toBeGreaterThanOrEqual(discountPence);
  }
  const gone = rows.filter(({ lineId }) => lineId !== null && !lines.some((line) => line.id === lineId));
  expect(gone.reduce((sum, { pence }) => sum + pence, 0)).toBe(0);
}
