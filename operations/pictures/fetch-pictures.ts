import pLimit from 'p-limit';
import type { Db } from '#database/open.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';
import {
  beginFetch,
  endFetch,
  forgetFailedFetches,
  gatherFetches,
  gatherFurtherFetches,
  listFetches,
  listProductsNaming,
  moveFetch,
  renameFurtherPicture,
  renamePictureOfProducts,
} from '#database/queries/pictures/picture-fetches.ts';
import { findPicture, renewPicture } from '#database/queries/pictures/pictures.ts';
import { lockRows } from '#database/queries/sets/lock-rows.ts';
import type { JobPayload } from '#domain/jobs/job-kinds.ts';
import { ownPicture } from '#domain/pictures/picture.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { addPictureFromWeb } from './add-picture.ts';

/** Work of one turn of the job: a process that stops waits for its end, and each turn has the pages drawn anew at most once. */
const PRODUCTS_AT_ONCE = 200;
const PICTURES_AT_ONCE = 12;
/** Connections to servers of others; pictures are decoded one at a time whatever this says. */
const CONNECTIONS = 3;

/**
 * Begins to fetch every picture of another server that the shop names, also those that failed before. The job goes on from any
 * line where a process ended: each address has a state, and the shop's own picture is named in its place in one transaction.
 */
export async function beginPictureFetch(platform: Platform, actor: Actor): Promise<void> {
  await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    await forgetFailedFetches(trx);
    const payload = { after: '' };
    await insertJob(trx, { kind: 'fetch-pictures', payload, key: 'gather pictures' }, { now, newId });
    const subject = 'Pictures elsewhere';
    record({ action: 'picture.fetch-all', subjectId: 'elsewhere', subject, before: null, after: null });
  });
}

/** Tries one address again; false where it is not among the failed ones. */
export function retryPictureFetch(platform: Platform, actor: Actor, url: string): Promise<boolean> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
    if (!(await moveFetch(trx, url, { from: 'failed', to: 'waiting', now }))) return false;
    // Without a key: a turn that ends at this moment may not have seen the address.
    await insertJob(trx, { kind: 'fetch-pictures', payload: { after: null } }, { now, newId });
    record({ action: 'picture.fetch', subjectId: url, subject: url, before: null, after: null });
    return true;
  });
}

/**
 * Does one turn of the work: gathers the addresses of some products, names some fetched pictures in their place, or fetches some.
 * Returns what is written with the job's end, the next turn included.
 */
export async function workOnPictureFetch(
  platform: Platform,
  { after }: JobPayload<'fetch-pictures'>,
): Promise<(trx: Db) => Promise<void>> {
  const stamp = () => ({ now: nowIso(platform.clock), newId: () => platform.random.id() });
  if (after !== null)
    return async (trx) => {
      const last = await gatherFetches(trx, { after, limit: PRODUCTS_AT_ONCE, now: stamp().now });
      if (last === null) await gatherFurtherFetches(trx, stamp().now);
      const key = last === null ? 'fetch pictures' : 'gather pictures';
      await insertJob(trx, { kind: 'fetch-pictures', payload: { after: last }, key }, stamp());
    };
  const fetched = await listFetches(platform.db, 'fetched', { limit: PICTURES_AT_ONCE });
  const waiting =
    fetched.length > 0 ? [] : await listFetches(platform.db, 'waiting', { limit: PICTURES_AT_ONCE });
  const limit = pLimit(CONNECTIONS);
  // Awaits every one: what went on after the job has failed would meet the next attempt at the same addresses.
  const results = await Promise.allSettled(waiting.map(({ url }) => limit(() => fetchOne(platform, url))));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const isOver = fetched.length + waiting.length === 0;
  return async (trx) => {
    if (fetched.length > 0) await nameFetched(trx, fetched, stamp().now);
    const next = { kind: 'fetch-pictures' as const, payload: { after: null }, key: 'fetch pictures' };
    if (!isOver) await insertJob(trx, next, stamp());
  };
}

async function fetchOne(platform: Platform, url: string): Promise<void> {
  const { db, clock, publicUrl } = platform;
  if (!(await beginFetch(db, url, nowIso(clock))))
    return endFetch(db, url, { problem: 'interrupted' }, nowIso(clock));
  const added = await addPictureFromWeb(platform, null, { url, ownOrigin: publicUrl });
  const result = added.ok ? { pictureUrl: added.url } : { problem: added.problem };
  await endFetch(db, url, result, nowIso(clock));
}

type Fetched = { url: string; pictureUrl: string | null };

/** Names the shop's pictures in place of their addresses; an address of very many products takes several turns. */
async function nameFetched(trx: Db, fetched: Fetched[], now: string): Promise<void> {
  const known: { url: string; pictureUrl: string }[] = [];
  for (const { url, pictureUrl } of fetched) {
    const key = ownPicture(pictureUrl)?.key;
    if (!key || pictureUrl === null || !(await findPicture(trx, key))) {
      // Somebody deleted it from the library before it was named anywhere.
      await moveFetch(trx, url, { from: 'fetched', to: 'waiting', now });
      continue;
    }
    await renewPicture(trx, key, { now });
    known.push({ url, pictureUrl });
  }
  const naming = new Map<string, string[]>();
  let left = PRODUCTS_AT_ONCE;
  for (const { url } of known) {
    const ids = await listProductsNaming(trx, url, left + 1);
    naming.set(url, ids.slice(0, left));
    if (ids.length > left) break;
    left -= ids.length;
  }
  await lockRows(trx, [...new Set([...naming.values()].flat())]);
  for (const { url, pictureUrl } of known) {
    const ids = naming.get(url);
    if (!ids) break;
    await renamePictureOfProducts(trx, ids, { url, pictureUrl, now });
    const hasMoreLines = await renameFurtherPicture(trx, { url, pictureUrl });
    const hasMore = hasMoreLines || (await listProductsNaming(trx, url, 1)).length > 0;
    if (!hasMore) await moveFetch(trx, url, { from: 'fetched', to: 'done', now });
  }
  await moveCatalogueRevision(trx);
}
