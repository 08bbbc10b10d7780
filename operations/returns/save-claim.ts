import { findClaim, writeClaim } from '#database/queries/returns/carrier-claims.ts';
import { findReturn } from '#database/queries/returns/returns.ts';
import type { CarrierClaim } from '#domain/returns/carrier-claim.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Notes what the shop asks of a carrier for the goods of a return, and what became of it; false where the return is gone. */
export function saveClaim(
  platform: Platform,
  actor: Actor,
  { returnId, claim }: { returnId: string; claim: CarrierClaim },
): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const given = await findReturn(trx, returnId);
    if (!given) return false;
    const before = await findClaim(trx, returnId);
    await writeClaim(trx, {
      return_id: returnId,
      order_id: given.orderId,
      carrier: claim.carrier,
      number: claim.number,
      amount_pence: claim.amountPence,
      state: claim.state,
      at: now,
      actor: actor.name,
      updated_at: now,
    });
    record({
      action: 'return.claim',
      subjectId: given.id,
      subject: given.number,
      before: before && { ...before },
      after: { ...claim },
    });
    return true;
  });
}
