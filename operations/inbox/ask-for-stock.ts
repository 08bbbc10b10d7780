import type { Db } from '#database/open.ts';
import {
  type AwaitedVariant,
  countStockRequests,
  findAwaitedVariant,
  insertStockRequest,
  isConfirmedAddress,
  mailStockRequestAgain,
} from '#database/queries/inbox/stock-requests.ts';
import { inTransaction } from '#database/transaction.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import { MOST_WAITED_FOR, type StockRequest } from '#domain/inbox/stock-request.ts';
import { MOST_UNASKED_MAILS_A_DAY } from '#domain/mail/unasked-mails.ts';
import { queueUnaskedMail } from '#operations/mail/queue-unasked-mail.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `too-many`: of this address; another day it can be asked for again. */
export type AskForStockResult =
  | { ok: true }
  | { ok: false; problem: 'product-gone' | 'in-stock' | 'too-many' };

/**
 * Stores that an address is to be told when a sold-out variant is back. It counts once the link of its mail was followed, or
 * at once where the newsletter has it confirmed; the result is the same, so that nobody learns who is subscribed. Asking
 * again within a day mails nothing.
 */
export async function askForStock(
  { db, clock, random }: Platform,
  { product, variant, email }: StockRequest,
): Promise<AskForStockResult> {
  const now = nowIso(clock);
  const dayAgo = new Date(clock.now() - DAY_MS).toISOString();
  const stamp = { now, newId: () => random.id() };
  return inTransaction(db, async (trx): Promise<AskForStockResult> => {
    const awaited = await findAwaitedVariant(trx, { product, variant });
    if (!awaited) return { ok: false, problem: 'product-gone' };
    if (awaited.stock > 0) return { ok: false, problem: 'in-stock' };
    const address = normaliseEmail(email);
    const asked = await countStockRequests(trx, address, dayAgo);
    if (asked.waiting >= MOST_WAITED_FOR || asked.mailed >= MOST_UNASKED_MAILS_A_DAY)
      return { ok: false, problem: 'too-many' };
    const requestId = await writeRequest(trx, awaited, address, { id: stamp.newId(), now, dayAgo });
    if (requestId) await queueUnaskedMail(trx, { mail: 'stock-confirmation', requestId }, address, stamp);
    return { ok: true };
  });
}

/** Returns the request to be confirmed by mail, or null where none is. */
async function writeRequest(
  trx: Db,
  { productId, variantId }: AwaitedVariant,
  email: string,
  { id, now, dayAgo }: { id: string; now: string; dayAgo: string },
): Promise<string | null> {
  const isConfirmed = await isConfirmedAddress(trx, email);
  const inserted = await insertStockRequest(trx, {
    id,
    email,
    product_id: productId,
    variant_id: variantId,
    asked_at: now,
    mailed_at: isConfirmed ? null : now,
    confirmed_at: isConfirmed ? now : null,
  });
  if (inserted) return isConfirmed ? null : inserted;
  return mailStockRequestAgain(trx, { email, variantId, now, mailedBefore: dayAgo });
}
