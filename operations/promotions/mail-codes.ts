import type { Db } from '#database/open.ts';
import { listOffersToGive } from '#database/queries/promotions/class-members.ts';
import {
  findLastMailed,
  listAgreed,
  listAllAgreed,
  listCodesOfBatch,
  listHolders,
} from '#database/queries/promotions/mailed-codes.ts';
import { countBatch, deleteUnusedCodes, insertCodes } from '#database/queries/promotions/promotion-codes.ts';
import { findPromotion } from '#database/queries/promotions/promotion-record.ts';
import { lockPromotions } from '#database/queries/promotions/promotion-uses.ts';
import { drawCode } from '#domain/promotions/promotion-code.ts';
import { queueMailAt } from '#operations/mail/queue-mail.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** More are mailed in several goes: one go is one transaction. */
export const MOST_MAILED = 2000;
/** Until then the mails can be taken back. */
export const MAILED_AFTER_MINUTES = 10;
const PAUSE_MS = MAILED_AFTER_MINUTES * 60_000;
/** Begins the name of a batch that is mailed. */
const MAILED = 'mail.';

/** Addresses in small letters, or everybody who agreed. */
export type Recipients = readonly string[] | 'subscribers';

export type MailPlan = {
  /** Who gets a code. */
  emails: string[];
  /** A code that nobody asked for is advertising (PECR, regulation 22): it goes to confirmed subscribers alone. */
  notAgreed: number;
  /** Who has a code of the offer already. */
  holders: number;
};

/** Who of these would get a code of an offer. */
export async function planCodeMails(db: Db, promotionId: string, to: Recipients): Promise<MailPlan> {
  const agreed = to === 'subscribers' ? await listAllAgreed(db, MOST_MAILED) : await listAgreed(db, to);
  const holders = await listHolders(db, promotionId, agreed);
  return {
    emails: agreed.filter((email) => !holders.has(email)),
    notAgreed: to === 'subscribers' ? 0 : to.length - agreed.length,
    holders: holders.size,
  };
}

export type MailCodesResult =
  | { ok: true; mailed: number }
  | { ok: false; problem: 'not-found' | 'not-on' }
  /** Others agreed, or left, since the number was shown. */
  | { ok: false; problem: 'changed-meanwhile'; count: number };

/**
 * Draws a code for each who would get one, and mails it ten minutes later. `count` is the number that staff agreed to; `key` is of the
 * form: sent twice, it mails once.
 */
export function mailCodes(
  platform: Platform,
  actor: Actor,
  { promotionId, key, to, count }: { promotionId: string; key: string; to: Recipients; count: number },
): Promise<MailCodesResult> {
  return staffWrite(platform, actor, async (write): Promise<MailCodesResult> => {
    const { trx, now } = write;
    await lockPromotions(trx, [promotionId]);
    const promotion = await findPromotion(trx, promotionId);
    if (!promotion) return { ok: false, problem: 'not-found' };
    const batch = MAILED + key;
    const made = await countBatch(trx, promotionId, batch);
    if (made > 0) return { ok: true, mailed: made };
    if (!(await listOffersToGive(trx, now)).some(({ id }) => id === promotionId))
      return { ok: false, problem: 'not-on' };
    const { emails } = await planCodeMails(trx, promotionId, to);
    if (emails.length !== count) return { ok: false, problem: 'changed-meanwhile', count: emails.length };
    const codes = emails.map((email) => ({ email, code: drawCode(() => platform.random.fraction()) }));
    await insertCodes(
      trx,
      codes.map((one) => ({ ...one, promotionId, batch, createdAt: now })),
    );
    const runAt = new Date(Date.parse(now) + PAUSE_MS).toISOString();
    for (const { code } of codes)
      await queueMailAt(trx, { mail: 'offer-code', code, isAsked: false }, runAt, write);
    write.record({
      action: 'promotion-code.mail',
      subjectId: promotionId,
      subject: promotion.title,
      before: null,
      after: { codes: codes.length },
    });
    return { ok: true, mailed: codes.length };
  });
}

/** The codes of an offer whose mails have not left; null where there are none. */
export function findWaitingCodes({ db, clock }: Pick<Platform, 'db' | 'clock'>, promotionId: string) {
  return findLastMailed(db, promotionId, { prefix: MAILED, after: sincePause(clock.now()) });
}

/** Withdraws the codes of a batch whose mails have not left, and with them the mails. Returns how many. */
export function takeBackCodes(
  platform: Platform,
  actor: Actor,
  promotionId: string,
  batch: string,
): Promise<number> {
  return staffWrite(platform, actor, async (write) => {
    await lockPromotions(write.trx, [promotionId]);
    const promotion = await findPromotion(write.trx, promotionId);
    const after = sincePause(Date.parse(write.now));
    const codes = promotion ? await listCodesOfBatch(write.trx, promotionId, { batch, after }) : [];
    if (!promotion || !batch.startsWith(MAILED) || codes.length === 0) return 0;
    let withdrawn = 0;
    for (let from = 0; from < codes.length; from += MOST_NAMED)
      withdrawn += (await deleteUnusedCodes(write.trx, promotionId, codes.slice(from, from + MOST_NAMED)))
        .length;
    write.record({
      action: 'promotion-code.withdraw',
      subjectId: promotionId,
      subject: promotion.title,
      before: { codes: withdrawn },
      after: null,
    });
    return withdrawn;
  });
}

const MOST_NAMED = 500;

function sincePause(nowMs: number): string {
  return new Date(nowMs - PAUSE_MS).toISOString();
}
