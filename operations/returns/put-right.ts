import { findLinkedOrderOf } from '#database/queries/returns/linked-orders.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import type { CarrierClaim } from '#domain/returns/carrier-claim.ts';
import type { EnteredReturn } from '#domain/returns/return-request.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Actor } from '#operations/platform/staff-write.ts';
import { type AskReturnResult, askReturn } from './ask-return.ts';
import { saveClaim } from './save-claim.ts';
import { type SettleResult, settleReturn } from './settle-return.ts';

export type PutRight = {
  orderNumber: string;
  /** One form puts it right once. */
  key: string;
  request: EnteredReturn;
  /** Null: nothing is asked of the carrier. */
  claim: CarrierClaim | null;
  /** False where money is to go back: that is read and confirmed on the page of the return. */
  sendsAgain: boolean;
};

export type PutRightResult =
  /** `sentBy`: the number of the order that brings it again; null where money is to go back. */
  | { ok: true; returnId: string; sentBy: string | null }
  | Exclude<AskReturnResult, { ok: true }>
  | Exclude<SettleResult, { ok: true }>;

/**
 * Puts goods right that came wrong or damaged, or never came, without anything coming back: a return is entered, the carrier's claim
 * noted, and the same pieces go out by an order that costs nothing. Under its key a further try goes on where the first one ended.
 */
export async function putRight(
  platform: Platform,
  actor: Actor,
  { orderNumber, key, request, claim, sendsAgain }: PutRight,
): Promise<PutRightResult> {
  const asked = await askReturn(platform, {
    orderNumber,
    key,
    request,
    by: actor,
    isSettledAtOnce: sendsAgain,
  });
  if (!asked.ok) return asked;
  if (claim) await saveClaim(platform, actor, { returnId: asked.id, claim });
  if (!sendsAgain) return { ok: true, returnId: asked.id, sentBy: null };
  const sent = await findLinkedOrderOf(platform.db, asked.id);
  if (sent) return { ok: true, returnId: asked.id, sentBy: sent.orderNumber };
  const given = await findReturn(platform.db, asked.id);
  if (!given) return { ok: false, problem: 'not-found' };
  const settled = await settleReturn(platform, actor, {
    id: given.id,
    version: given.version,
    withoutGoods: true,
    sameAgain: true,
    lines: given.lines.map(({ id, quantity }) => ({
      id,
      quantity: 0,
      swap: quantity,
      lessPence: 0,
      ground: '',
    })),
    deliveryPence: 0,
    answer: '',
  });
  return settled.ok ? { ok: true, returnId: given.id, sentBy: settled.orderNumber } : settled;
}
