import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#database/open.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { insertOrderEvent, lockOrderById } from '#database/queries/order/order-rows.ts';
import { findInvoicedOrder } from '#database/queries/paper/invoiced-orders.ts';
import { listPapersOfOrder } from '#database/queries/paper/papers.ts';
import { listVatCandidates } from '#database/queries/paper/vat-candidates.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { inTransaction } from '#database/transaction.ts';
import { isStated } from '#domain/money/vat.ts';
import { unknownRatesNote } from '#domain/paper/unknown-rates.ts';
import { vatCorrection } from '#domain/paper/vat-correction.ts';
import { addToReview, EMPTY_REVIEW, statementText, type VatReview } from '#domain/paper/vat-review.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { issueCorrection } from './issue-paper.ts';

/** Names the orders whose papers state VAT wrongly by the statement of today, with their sums. */
export async function reviewVat({ db }: Pick<Platform, 'db'>): Promise<VatReview> {
  const shop = await readSettings(db);
  const review = { ...EMPTY_REVIEW, statement: statementText(shop.legal) };
  if (!isStated(shop.legal)) return review;
  let found: VatReview = review;
  for (const orderId of await listVatCandidates(db, shop.legal)) {
    const wrong = await findWrong(db, orderId, shop);
    if (wrong) found = addToReview(found, wrong.correction, wrong.order);
    // Another request may be served between two orders.
    await nextTurn();
  }
  return found;
}

export type CorrectionAsked = { ok: true } | { ok: false; problem: 'reviewed-meanwhile' };

/** Begins to put right what was reviewed, in the background. Problem: it is no longer what was reviewed. */
export async function askToCorrectVat(
  platform: Platform,
  actor: Actor,
  reviewed: { orders: number; vatChangePence: number },
): Promise<CorrectionAsked> {
  const { fingerprint, orders, grossPence, vatChangePence, statement } = await reviewVat(platform);
  if (orders !== reviewed.orders || vatChangePence !== reviewed.vatChangePence || orders === 0)
    return { ok: false, problem: 'reviewed-meanwhile' };
  await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    const payload = { statement, until: now, actor: actor.name };
    await insertJob(trx, { kind: 'correct-vat', payload, key: 'correct-vat' }, { now, newId });
    record({
      action: 'order.correct-vat',
      subjectId: 'vat',
      subject: 'Papers with wrong VAT',
      before: null,
      after: { orders, grossPence, vatChangePence, statement, papers: fingerprint },
    });
  });
  return { ok: true };
}

/**
 * Puts right each order that was reviewed, in a transaction of its own: ended anywhere and begun again, it goes on with what is
 * left. Papers issued since, and another statement, were not reviewed and are left alone.
 */
export async function correctVat(
  platform: Pick<Platform, 'db' | 'clock' | 'random'>,
  { statement, until, actor }: { statement: string; until: string; actor: string },
): Promise<void> {
  const { db, clock, random } = platform;
  const { legal } = await readSettings(db);
  for (const orderId of await listVatCandidates(db, legal)) {
    await inTransaction(db, async (trx) => {
      const stamp = { now: nowIso(clock), newId: () => random.id() };
      const order = await lockOrderById(trx, orderId, stamp.now);
      const shop = await readSettings(trx);
      if (!order || statementText(shop.legal) !== statement) return;
      const wrong = await findWrong(trx, orderId, shop);
      if (!wrong || wrong.correction.wrong.issuedAt > until) return;
      const { orderStatus } = wrong.order;
      const invoice = await issueCorrection(trx, { orderId, correction: wrong.correction }, stamp);
      await insertOrderEvent(trx, {
        id: stamp.newId(),
        order_id: orderId,
        at: stamp.now,
        actor,
        note: [
          `VAT put right: ${wrong.correction.wrong.number} is credited and ${invoice.number} replaces it`,
          unknownRatesNote(invoice, wrong.order.unknownRates),
        ]
          .filter(Boolean)
          .join('. '),
        from_status: orderStatus,
        to_status: orderStatus,
      });
    });
    await nextTurn();
  }
}

async function findWrong(db: Db, orderId: string, shop: ShopSettings) {
  const [papers, order] = await Promise.all([listPapersOfOrder(db, orderId), findInvoicedOrder(db, orderId)]);
  const correction = order && vatCorrection(papers, order, shop);
  return correction && order ? { order, correction } : null;
}
