import {
  deletePictureRow,
  findPicture,
  listUnusedOfShoppers,
  listUnusedPictures,
} from '#database/queries/pictures/pictures.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** A picture uploaded a moment ago may be named in a form that is not saved yet. */
const FRESH_MS = 60 * 60 * 1000;

/** Removes pictures nothing names any more: these, or all. Those added within the last hour stay. Returns the number removed. */
export async function removeUnusedPictures(
  platform: Platform,
  actor: Actor,
  keys?: string[],
): Promise<number> {
  const { db, clock, media } = platform;
  const before = new Date(clock.now() - FRESH_MS).toISOString();
  let removed = 0;
  for (const key of await listUnusedPictures(db, before, keys)) {
    const isRemoved = await staffWrite(platform, actor, async ({ trx, record }) => {
      // Listed again: somebody may have chosen it since.
      const [stillUnused] = await listUnusedPictures(trx, before, [key]);
      const picture = await findPicture(trx, key);
      if (!stillUnused || !(await deletePictureRow(trx, key))) return false;
      const name = picture?.name || key;
      record({ action: 'picture.delete', subjectId: key, subject: name, before: { name }, after: null });
      return true;
    });
    if (!isRemoved) continue;
    await media.removeFolder(key);
    removed += 1;
  }
  return removed;
}

/**
 * Removes some pictures of shoppers that nothing names: of refused forms, and of reviews that were deleted or whose authors were erased.
 * Returns whether there may be more.
 */
export async function removeSomeOfShoppers({
  db,
  clock,
  media,
}: Pick<Platform, 'db' | 'clock' | 'media'>): Promise<boolean> {
  const before = new Date(clock.now() - FRESH_MS).toISOString();
  const unused = await listUnusedOfShoppers(db, before, MOST_AT_ONCE);
  let removed = 0;
  for (const key of unused) {
    const isRemoved = await inTransaction(db, async (trx) => {
      // Listed again: somebody may have sent it with another review since.
      const [stillUnused] = await listUnusedPictures(trx, before, [key]);
      return stillUnused !== undefined && (await deletePictureRow(trx, key));
    });
    if (!isRemoved) continue;
    await media.removeFolder(key);
    removed += 1;
  }
  return removed === MOST_AT_ONCE;
}

const MOST_AT_ONCE = 20;
