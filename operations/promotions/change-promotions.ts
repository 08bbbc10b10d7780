import { isUniqueViolation } from '#database/constraint-violation.ts';
import type { Db } from '#database/open.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { readGoodsNames } from '#database/queries/promotions/listed-promotions.ts';
import {
  deleteUnusedCodes,
  insertCodes,
  listTakenCodes,
} from '#database/queries/promotions/promotion-codes.ts';
import {
  deletePromotion,
  findPromotion,
  insertPromotion,
  type PromotionRecord,
  setPromotionState,
  updatePromotion,
  withIds,
} from '#database/queries/promotions/promotion-record.ts';
import { lockPromotions } from '#database/queries/promotions/promotion-uses.ts';
import { turnJob } from '#domain/jobs/turn-job.ts';
import { auditedPromotion } from '#domain/promotion-editing/audited-promotion.ts';
import type { EnteredPromotion } from '#domain/promotion-editing/entered-promotion.ts';
import { hasBegun } from '#domain/promotion-editing/state-now.ts';
import { changesOfUsed } from '#domain/promotion-editing/used-promotion.ts';
import type { Promotion, PromotionState } from '#domain/promotions/promotion.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

type Errors = Record<string, string>;

export type CreatePromotionResult =
  | { ok: true; id: string }
  /** `errors` by the fields of the form. */
  | { ok: false; problem: 'refused'; errors: Errors };

export type SavePromotionResult =
  | CreatePromotionResult
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' };

/** Creates an offer. Refused: it names unknown goods, its code is taken, it would have ended already. */
export function createPromotion(
  platform: Platform,
  actor: Actor,
  entered: EnteredPromotion,
): Promise<CreatePromotionResult> {
  return onceMoreIfTaken(() =>
    staffWrite(platform, actor, async (write): Promise<CreatePromotionResult> => {
      const { promotion, errors } = await checked(write, entered, null);
      if (Object.keys(errors).length > 0) return { ok: false, problem: 'refused', errors };
      const id = write.newId();
      const { code, ...columns } = promotion;
      await insertPromotion(write.trx, { ...columns, id }, write.now);
      await writeSharedCode(write, id, code);
      await followDates(write, promotion);
      write.record({
        action: 'promotion.create',
        subjectId: id,
        subject: promotion.title,
        before: null,
        after: await audited(write.trx, promotion),
      });
      return { ok: true, id };
    }),
  );
}

/**
 * Saves an offer over the version somebody read. An offer that an order had keeps what it does and says, and one that shoppers saw keeps
 * its end (docs/decisions/284-used-offers-keep-their-meaning.md).
 */
export function savePromotion(
  platform: Platform,
  actor: Actor,
  { id, version, promotion: entered }: { id: string; version: number; promotion: EnteredPromotion },
): Promise<SavePromotionResult> {
  return onceMoreIfTaken(() =>
    staffWrite(platform, actor, async (write): Promise<SavePromotionResult> => {
      await lockPromotions(write.trx, [id]);
      const before = await findPromotion(write.trx, id);
      if (!before) return { ok: false, problem: 'not-found' };
      if (before.version !== version) return { ok: false, problem: 'changed-meanwhile' };
      const { promotion, errors } = await checked(write, entered, before);
      if (Object.keys(errors).length > 0) return { ok: false, problem: 'refused', errors };
      const { code, ...columns } = promotion;
      if (!(await updatePromotion(write.trx, { ...columns, id }, { version, now: write.now })))
        return { ok: false, problem: 'changed-meanwhile' };
      if (code !== before.code || promotion.codeKind !== before.codeKind) {
        await deleteUnusedCodes(write.trx, id, 'all');
        await writeSharedCode(write, id, code);
      }
      await followDates(write, promotion);
      write.record({
        action: 'promotion.update',
        subjectId: id,
        subject: promotion.title,
        before: await audited(write.trx, { ...before.stored, code: before.code }),
        after: await audited(write.trx, promotion),
      });
      return { ok: true, id };
    }),
  );
}

/** Switches offers on, pauses or archives them; skips those that are gone or there already. Returns the number changed. */
export function movePromotions(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: Exclude<PromotionState, 'draft'>,
): Promise<number> {
  return changeEach(platform, actor, ids, findPromotion, async (before, id, write) => {
    if (before.state === to) return null;
    await setPromotionState(write.trx, id, to, write.now);
    return {
      action: `promotion.${to}`,
      subject: before.title,
      before: { state: before.state },
      after: { state: to },
    };
  });
}

/** Deletes offers that no order had, and archives the others, which keep what their orders say. Returns the numbers. */
export async function removePromotions(
  platform: Platform,
  actor: Actor,
  ids: string[],
): Promise<{ deleted: number; archived: number }> {
  let archived = 0;
  const changed = await changeEach(platform, actor, ids, findPromotion, async (before, id, write) => {
    await lockPromotions(write.trx, [id]);
    if ((await isUsed(write.trx, id)) && before.state === 'archived') return null;
    if (await isUsed(write.trx, id)) {
      archived += 1;
      await setPromotionState(write.trx, id, 'archived', write.now);
      return {
        action: 'promotion.archived',
        subject: before.title,
        before: { state: before.state },
        after: { state: 'archived' },
      };
    }
    if (!(await deletePromotion(write.trx, id))) return null;
    const stored = await audited(write.trx, { ...before.stored, code: before.code });
    return { action: 'promotion.delete', subject: before.title, before: stored, after: null };
  });
  return { deleted: changed - archived, archived };
}

async function isUsed(trx: Db, id: string): Promise<boolean> {
  return ((await findPromotion(trx, id))?.orders ?? 0) > 0;
}

async function checked(
  { trx, now }: StaffWrite,
  entered: EnteredPromotion,
  before: PromotionRecord | null,
): Promise<{ promotion: EnteredPromotion; errors: Errors }> {
  const { promotion, errors } = await withIds(trx, entered, before?.stored ?? null);
  if (before !== null && before.orders > 0)
    Object.assign(errors, changesOfUsed({ ...before.stored, code: before.code }, promotion, before.orders));
  const { endsAt } = promotion;
  if (endsAt !== (before?.endsAt ?? null)) {
    if (before !== null && before.endsAt !== null && hasBegun(before, now)) errors.endsAt = END_STANDS;
    else if (endsAt !== null && endsAt <= now) errors.endsAt = 'It would have ended already';
  }
  if (promotion.code !== '' && promotion.code !== before?.code) {
    const [taken] = await listTakenCodes(trx, [promotion.code]);
    if (taken) errors.code = 'Another offer or customer has this code';
  }
  return { promotion, errors };
}

const END_STANDS =
  'Shoppers have read when it ends, and that must stay true. Pause it if you must; a new offer may follow';

/** Pages that name the offer are made again when it begins and ends. */
async function followDates(
  { trx, now, newId }: StaffWrite,
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
): Promise<void> {
  for (const at of [startsAt, endsAt])
    if (at !== null && at > now) await insertJob(trx, turnJob(at), { now, newId });
}

async function writeSharedCode({ trx, now }: StaffWrite, promotionId: string, code: string): Promise<void> {
  if (code === '') return;
  const inserted = await insertCodes(trx, [{ code, promotionId, email: '', batch: '', createdAt: now }]);
  if (inserted === 0) throw new CodeTaken();
}

/** Somebody else wrote the same code between the look and the insert: the second look names it. */
class CodeTaken extends Error {}

async function audited(trx: Db, promotion: Omit<Promotion, 'id'> & { code: string }) {
  return auditedPromotion(promotion, await readGoodsNames(trx, [promotion]));
}

async function onceMoreIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CodeTaken) && !isUniqueViolation(error)) throw error;
    return work();
  }
}
