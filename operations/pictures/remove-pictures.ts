import { deletePictureRow, listUnusedPictures } from '#database/queries/pictures/pictures.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** What was just uploaded may stand in a form that is not saved yet. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Removes pictures nothing names any more: these, or all of them. Those added within the last hour stay. Answers how many
 * went.
 */
export async function removeUnusedPictures(
  platform: Platform,
  actor: Actor,
  keys?: string[],
): Promise<number> {
  const { db, clock, media } = platform;
  const before = new Date(clock.now() - FRESH_MS).toISOString();
  const unused = await listUnusedPictures(db, before, keys);
  let removed = 0;
  for (const key of unused) {
    const isGone = await db.transaction().execute(async (trx) => {
      // Asked again: somebody may have chosen it since.
      const [still] = await listUnusedPictures(trx, before, [key]);
      if (!still) return false;
      await deletePictureRow(trx, key);
      await auditChange(trx, platform, actor, {
        action: 'picture.delete',
        subjectId: key,
        subject: key,
        before: { key },
        after: null,
      });
      return true;
    });
    if (!isGone) continue;
    await media.removeFolder(key);
    removed += 1;
  }
  return removed;
}
