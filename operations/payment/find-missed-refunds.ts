import type { Db } from '#database/open.ts';
import { listUnknownReferences } from '#database/queries/payment/payment-ledger.ts';
import { findPaymentByReference, type Payment } from '#database/queries/payment/payments.ts';
import { listRefundsKnownBy, type RefundRow } from '#database/queries/payment/refunds.ts';
import { readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import type { PaymentProvider, Refund, RefundPage } from '#operations/platform/payment-provider.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { LOOK_BACK_DAYS } from './find-missed-disputes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pages of one check, for the newest refunds and again for older ones: the next check reads on where this one ended. */
const PAGES = 5;

/**
 * Returns the payments of refunds that the provider knows and the shop does not, or knows in another state: those made since the
 * last check, and, some pages a check, all others of the time in which one can fail.
 */
export async function findMissedRefunds({ db, clock, payments }: Platform): Promise<Payment[]> {
  const provider = await payments.current();
  if (!provider) return [];
  const since = new Date(clock.now() - LOOK_BACK_DAYS * DAY_MS).toISOString();
  const missed = new Map<string, Payment>();
  const addMissed = async ({ refunds }: RefundPage) => {
    const found = await missedOf(db, refunds);
    for (const payment of found) missed.set(payment.id, payment);
    return found.length > 0;
  };
  const reachedEnd = await readNewest(provider, since, addMissed);
  if (reachedEnd) await writeShopFact(db, 'refunds_read_to', '');
  else await readOn(db, provider, since, addMissed);
  return [...missed.values()];
}

type ReadPage = (page: RefundPage) => Promise<boolean>;

/** Reads until a page brings nothing new; true where that was all there is. */
async function readNewest(provider: PaymentProvider, since: string, read: ReadPage): Promise<boolean> {
  let after: string | null = null;
  for (let count = 0; count < PAGES; count += 1) {
    const page: RefundPage = await provider.listRefunds({ since, after });
    const isNews = await read(page);
    if (page.next === null) return true;
    if (!isNews) return false;
    after = page.next;
  }
  return false;
}

async function readOn(db: Db, provider: PaymentProvider, since: string, read: ReadPage): Promise<void> {
  let after = (await readShopFact(db, 'refunds_read_to')) || null;
  for (let count = 0; count < PAGES; count += 1) {
    const page: RefundPage = await provider.listRefunds({ since, after });
    await read(page);
    after = page.next;
    if (after === null) break;
  }
  await writeShopFact(db, 'refunds_read_to', after ?? '');
}

/** The payments of this shop that one of the refunds says something new of. */
async function missedOf(db: Db, refunds: RefundPage['refunds']): Promise<Payment[]> {
  if (refunds.length === 0) return [];
  const references = refunds.map(({ refund }) => refund.reference);
  const ids = refunds.flatMap(({ refund: { key } }) => (key === null ? [] : [key]));
  const rows = await listRefundsKnownBy(db, { references, ids });
  const unwritten = new Set(await listUnknownReferences(db, references));
  const news = refunds.filter(({ refund }) => {
    const row =
      rows.find(({ reference }) => reference === refund.reference) ??
      rows.find(({ id, reference }) => id === refund.key && reference === null);
    return row ? isNews(refund, row) : refund.state !== 'failed' && unwritten.has(refund.reference);
  });
  const found: Payment[] = [];
  for (const reference of new Set(news.map(({ payment }) => payment))) {
    const payment = await findPaymentByReference(db, reference);
    if (payment) found.push(payment);
  }
  return found;
}

function isNews({ state }: Refund, row: RefundRow): boolean {
  return row.reference === null || (state !== 'pending' && state !== row.state);
}
