import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import { forgetShopFact, readShopFact, writeShopFact } from '#database/queries/shop/shop-facts.ts';
import {
  type BackupPlan,
  isBackupDue,
  isBackupPlan,
  type MadeBackup,
  outdatedBackups,
  readMadeBackup,
} from '#domain/backup/backup.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

export type BackupState = {
  plan: BackupPlan;
  /** The last one that was made and read again. */
  last: MadeBackup | null;
  failed: { at: string; problem: string } | null;
};

export async function readBackupState(db: Db): Promise<BackupState> {
  const [plan, last, failed] = await Promise.all([
    readShopFact(db, 'backup_plan'),
    readShopFact(db, 'backup_made'),
    readShopFact(db, 'backup_failed'),
  ]);
  return {
    plan: plan !== null && isBackupPlan(plan) ? plan : 'off',
    last: readMadeBackup(last),
    failed: failed === null ? null : failureOf(failed),
  };
}

/** Stored as the time (UTC, ISO), a space and the words. */
function failureOf(text: string): BackupState['failed'] {
  const space = text.indexOf(' ');
  return { at: text.slice(0, space), problem: text.slice(space + 1) };
}

/** Has a backup made at once; one that waits already is the same one. */
export function askForBackup(platform: Platform, actor: Actor): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    await insertJob(trx, { kind: 'make-backup', payload: { planned: false }, key: 'backup' }, { now, newId });
    record({ action: 'backup.ask', subjectId: 'backup', subject: 'Backup', before: null, after: null });
  });
}

export function setBackupPlan(platform: Platform, actor: Actor, plan: BackupPlan): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const { plan: before } = await readBackupState(trx);
    await writeShopFact(trx, 'backup_plan', plan);
    record({
      action: 'backup.plan',
      subjectId: 'backup',
      subject: 'Backup',
      before: { plan: before },
      after: { plan },
    });
  });
}

export function deleteBackup(platform: Platform, actor: Actor, name: string): Promise<void> {
  return staffWrite(platform, actor, async ({ record }) => {
    await platform.backups.remove(name);
    record({ action: 'backup.delete', subjectId: 'backup', subject: name, before: { name }, after: null });
  });
}

/** Adds the job of a backup that is due by the plan. Work of a recurring job, written with its end. */
export async function planDueBackup({ db, clock, random }: Platform): Promise<(trx: Db) => Promise<void>> {
  const { plan, last } = await readBackupState(db);
  if (!isBackupDue(plan, last?.at ?? null, clock.now())) return async () => {};
  const stamp: Stamp = { now: nowIso(clock), newId: () => random.id() };
  return async (trx) => {
    await insertJob(trx, { kind: 'make-backup', payload: { planned: true }, key: 'backup' }, stamp);
  };
}

/** Makes a backup and deletes planned ones beyond the last few. The problem in words, null where it was made. */
export async function runBackup(
  { backups, clock }: Platform,
  { planned }: { planned: boolean },
): Promise<{ problem: string | null; write: (trx: Db) => Promise<void> }> {
  const problem = await backups.make({ planned });
  if (problem !== null) {
    const noted = `${nowIso(clock)} ${problem.slice(0, 900)}`;
    return { problem, write: (trx) => writeShopFact(trx, 'backup_failed', noted) };
  }
  const names = (await backups.list()).map(({ name }) => name);
  for (const name of outdatedBackups(names)) await backups.remove(name);
  return { problem: null, write: (trx) => forgetShopFact(trx, 'backup_failed') };
}
