import { countDue } from '#database/queries/retention/due-rows.ts';
import { readRetention, readSettingsVersion, writeSettings } from '#database/queries/shop/shop-settings.ts';
import { retentionCut, shorterKinds } from '#domain/retention/retention-cut.ts';
import {
  RETENTION_KIND_NAMES,
  type RetentionKind,
  type RetentionTimes,
} from '#domain/retention/retention-kinds.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** How many rows of a kind go in the next run. */
export type DueCount = { kind: RetentionKind; count: number };

/** What the next run erases with these times; kinds of which nothing goes are left out. */
export async function previewRetention(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  times: RetentionTimes,
  kinds: readonly RetentionKind[] = RETENTION_KIND_NAMES,
): Promise<DueCount[]> {
  const now = nowIso(clock);
  const counts: DueCount[] = [];
  for (const kind of kinds) {
    const count = await countDue(db, kind, retentionCut(kind, times, now));
    if (count > 0) counts.push({ kind, count });
  }
  return counts;
}

export type RetentionChange =
  | { ok: true }
  | { ok: false; problem: 'changed-meanwhile' }
  /** A shorter time lets these go in the next run: to be confirmed first. */
  | { ok: false; problem: 'erases'; due: DueCount[] };

/** Changes the times over the version somebody read. Problems: somebody saved meanwhile; a shorter time erases something. */
export async function changeRetention(
  platform: Platform,
  actor: Actor,
  { version, times, isConfirmed }: { version: number; times: RetentionTimes; isConfirmed: boolean },
): Promise<RetentionChange> {
  if (!isConfirmed) {
    if ((await readSettingsVersion(platform.db, 'retention')) !== version)
      return { ok: false, problem: 'changed-meanwhile' };
    const before = await readRetention(platform.db);
    const shorter = shorterKinds(before, times, nowIso(platform.clock));
    const due = await previewRetention(platform, times, shorter);
    if (due.length > 0) return { ok: false, problem: 'erases', due };
  }
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const before = await readRetention(trx);
    if (!(await writeSettings(trx, 'retention', { version, value: times, now })))
      return { ok: false, problem: 'changed-meanwhile' };
    record({
      action: 'settings.change',
      subjectId: 'settings.retention',
      subject: 'Settings: how long things are kept',
      before: { ...before },
      after: { ...times },
    });
    return { ok: true };
  });
}
