import {
  confirmStockRequestRow,
  deleteStockRequest,
  findStockRequest,
  type StoredStockRequest,
} from '#database/queries/inbox/stock-requests.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { inTransaction } from '#database/transaction.ts';
import { readSignedToken } from '#operations/mail/signed-token.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Reads the request that a confirming link is for. Null: the link is damaged or expired, or its request is gone. */
export async function findRequestToConfirm(
  platform: Platform,
  token: string,
): Promise<StoredStockRequest | null> {
  const id = readSignedToken(platform, 'confirm-stock-request', token);
  return id ? findStockRequest(platform.db, id) : null;
}

/** Confirms a request by the link of its mail; what is back already is told of at once. False where the link opens nothing. */
export async function confirmStockRequest(platform: Platform, token: string): Promise<boolean> {
  const request = await findRequestToConfirm(platform, token);
  if (!request) return false;
  const { id, variantId } = request;
  const stamp = { now: nowIso(platform.clock), newId: () => platform.random.id() };
  await inTransaction(platform.db, async (trx) => {
    if (await confirmStockRequestRow(trx, id, stamp.now))
      await insertJob(trx, { kind: 'tell-of-stock', payload: { variantId } }, stamp);
  });
  return true;
}

/** Reads the request that a withdrawing link is for; `isGenuine` also where it is gone already. */
export async function findRequestToWithdraw(
  platform: Platform,
  token: string,
): Promise<{ isGenuine: boolean; request: StoredStockRequest | null }> {
  const id = readSignedToken(platform, 'withdraw-stock-request', token);
  return { isGenuine: id !== null, request: id ? await findStockRequest(platform.db, id) : null };
}

/** Deletes a request with its address, however often. False for a link that opens nothing. */
export async function withdrawStockRequest(platform: Platform, token: string): Promise<boolean> {
  const id = readSignedToken(platform, 'withdraw-stock-request', token);
  if (!id) return false;
  await deleteStockRequest(platform.db, id);
  return true;
}
