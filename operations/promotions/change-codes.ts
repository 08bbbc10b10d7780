import {
  countBatch,
  deleteUnusedCodes,
  insertCodes,
  listTakenCodes,
} from '#database/queries/promotions/promotion-codes.ts';
import { findPromotion, type PromotionRecord } from '#database/queries/promotions/promotion-record.ts';
import { lockPromotions } from '#database/queries/promotions/promotion-uses.ts';
import type { CodeLine } from '#domain/promotion-editing/code-lines.ts';
import { drawCode } from '#domain/promotions/promotion-code.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

export type AddCodesResult =
  | { ok: true; added: number; skipped: number }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'not-single' }
  | { ok: false; problem: 'taken'; codes: string[] };

/** Draws codes for one use each, for anybody. `key` is of the form: sent twice, it draws once. */
export function drawCodes(
  platform: Platform,
  actor: Actor,
  { promotionId, key, count, prefix }: { promotionId: string; key: string; count: number; prefix: string },
): Promise<AddCodesResult> {
  return addOnce(platform, actor, { promotionId, key }, () =>
    Array.from({ length: count }, () => ({
      code: drawCode(() => platform.random.fraction(), prefix),
      email: '',
    })),
  );
}

/** Draws a code for each of these addresses (in small letters). */
export function drawCodesFor(
  platform: Platform,
  actor: Actor,
  {
    promotionId,
    key,
    emails,
    prefix,
  }: { promotionId: string; key: string; emails: readonly string[]; prefix: string },
): Promise<AddCodesResult> {
  return addOnce(platform, actor, { promotionId, key }, () =>
    emails.map((email) => ({ code: drawCode(() => platform.random.fraction(), prefix), email })),
  );
}

/** Takes in codes of the shop's own. Those that the offer has already are skipped; `taken`: another offer or customer has them. */
export function addOwnCodes(
  platform: Platform,
  actor: Actor,
  { promotionId, key, codes }: { promotionId: string; key: string; codes: readonly CodeLine[] },
): Promise<AddCodesResult> {
  return addOnce(platform, actor, { promotionId, key }, () => [...codes]);
}

function addOnce(
  platform: Platform,
  actor: Actor,
  { promotionId, key }: { promotionId: string; key: string },
  codesToAdd: () => CodeLine[],
): Promise<AddCodesResult> {
  return staffWrite(platform, actor, async (write): Promise<AddCodesResult> => {
    await lockPromotions(write.trx, [promotionId]);
    const promotion = await findPromotion(write.trx, promotionId);
    if (!promotion) return { ok: false, problem: 'not-found' };
    if (promotion.codeKind !== 'single') return { ok: false, problem: 'not-single' };
    const made = await countBatch(write.trx, promotionId, key);
    if (made > 0) return { ok: true, added: made, skipped: 0 };
    const codes = codesToAdd();
    const taken = await listTakenCodes(
      write.trx,
      codes.map(({ code }) => code),
    );
    const ofOthers = taken.filter((one) => one.promotionId !== promotionId).map(({ code }) => code);
    if (ofOthers.length > 0) return { ok: false, problem: 'taken', codes: ofOthers };
    const own = new Set(taken.map(({ code }) => code));
    const added = await insertCodes(
      write.trx,
      codes
        .filter(({ code }) => !own.has(code))
        .map((line) => ({ ...line, promotionId, batch: key, createdAt: write.now })),
    );
    recordCodes(write, promotion, 'add', added);
    return { ok: true, added, skipped: codes.length - added };
  });
}

/** Withdraws codes that no order had: these, or all of them. Returns the number withdrawn, null where the offer is gone. */
export function withdrawCodes(
  platform: Platform,
  actor: Actor,
  promotionId: string,
  codes: readonly string[] | 'all',
): Promise<number | null> {
  return staffWrite(platform, actor, async (write) => {
    const promotion = await findPromotion(write.trx, promotionId);
    if (!promotion) return null;
    // The one code of all is changed with its offer.
    if (promotion.codeKind !== 'single') return 0;
    const withdrawn = await deleteUnusedCodes(write.trx, promotionId, codes);
    recordCodes(write, promotion, 'withdraw', withdrawn.length);
    return withdrawn.length;
  });
}

/** Says how many, not which: a code opens an offer, and may be for a person. */
function recordCodes(
  write: StaffWrite,
  { id, title }: PromotionRecord,
  verb: 'add' | 'withdraw',
  codes: number,
) {
  if (codes === 0) return;
  write.record({
    action: `promotion-code.${verb}`,
    subjectId: id,
    subject: title,
    before: verb === 'add' ? null : { codes },
    after: verb === 'add' ? { codes } : null,
  });
}
