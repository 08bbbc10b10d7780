import * as v from 'valibot';

/** A backup that was made and read again. `at`: UTC, ISO. `planned`: not asked for by a person. */
export type MadeBackup = { name: string; at: string; bytes: number; planned: boolean };

export const BACKUP_PLANS = ['off', 'daily', 'weekly'] as const;

export type BackupPlan = (typeof BACKUP_PLANS)[number];

const HOUR_MS = 60 * 60 * 1000;
const EVERY_MS: Record<Exclude<BackupPlan, 'off'>, number> = {
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};

/** So many planned backups are kept; those that people asked for stay until somebody deletes them. */
export const PLANNED_KEPT = 7;
/** A shop whose last backup is older is told so. */
const OLD_MS = 8 * 24 * HOUR_MS;

/** 'zabelle-2026-11-28-192300.tar', in UTC; a planned one ends in '-planned'. */
export function backupName(now: Date, { planned }: { planned: boolean }): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `zabelle-${day}-${time.slice(0, 8).replaceAll(':', '')}${planned ? '-planned' : ''}.tar`;
}

/** Returns when a backup was made (UTC, ISO) and whether it was planned; null for the name of another file. */
export function readBackupName(name: string): { at: string; planned: boolean } | null {
  const [, day, hours, minutes, seconds, planned] =
    /^zabelle-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(-planned)?\.tar$/.exec(name) ?? [];
  if (day === undefined) return null;
  return { at: `${day}T${hours}:${minutes}:${seconds}.000Z`, planned: planned !== undefined };
}

/** True where the plan asks for a backup. An hour early counts: the job that asks runs once an hour. */
export function isBackupDue(plan: BackupPlan, lastAt: string | null, nowMs: number): boolean {
  if (plan === 'off') return false;
  return lastAt === null || nowMs - Date.parse(lastAt) >= EVERY_MS[plan] - HOUR_MS / 2;
}

export function isBackupOld(lastAt: string | null, nowMs: number): boolean {
  return lastAt === null || nowMs - Date.parse(lastAt) > OLD_MS;
}

/** Planned backups to delete, the oldest beyond the last few. */
export function outdatedBackups(names: readonly string[]): string[] {
  const planned = names.filter((name) => readBackupName(name)?.planned);
  return planned.toSorted().toReversed().slice(PLANNED_KEPT);
}

const DAY_MS = 24 * HOUR_MS;

/** 'today', 'yesterday' or '3 days ago', by hours passed. */
export function ageText(at: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(at)) / DAY_MS);
  if (days < 1) return 'within the last day';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

const madeSchema = v.object({ name: v.string(), at: v.string(), bytes: v.number(), planned: v.boolean() });

/** Reads what was noted of the last backup. */
export function readMadeBackup(text: string | null): MadeBackup | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), madeSchema), text);
  return parsed.success ? parsed.output : null;
}

export function isBackupPlan(text: string): text is BackupPlan {
  return BACKUP_PLANS.some((plan) => plan === text);
}

/** '58.5 MB' */
export function sizeText(bytes: number): string {
  const mb = bytes / 1_000_000;
  return mb < 1000 ? `${mb.toFixed(mb < 10 ? 1 : 0)} MB` : `${(mb / 1000).toFixed(1)} GB`;
}
