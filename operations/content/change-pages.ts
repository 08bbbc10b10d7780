import type { Db } from '#database/open.ts';
import {
  findPageRecord,
  isPageSlugTaken,
  listPageOrder,
  type PageRecord,
} from '#database/queries/content/listed-pages.ts';
import {
  deletePage,
  insertPage,
  updatePage,
  writePageProducts,
  writePageStatus,
} from '#database/queries/content/write-page.ts';
import type { PageStatus } from '#domain/content/page.ts';
import type { PageFields } from '#domain/content/page-form.ts';
import { changeEach } from '#operations/platform/change-each.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type NewOrder, type ReorderResult, reorderRows } from '#operations/platform/reorder-rows.ts';
import {
  createRecord,
  deleteRecords,
  type RecordKind,
  type SaveResult,
  saveRecord,
} from '#operations/platform/save-record.ts';
import type { Actor } from '#operations/platform/staff-write.ts';

const PAGES: RecordKind<PageFields, PageRecord, 'slug-taken'> = {
  noun: 'page',
  nameOf: ({ title }) => title,
  valuesOf: ({ id, version, publishedAt, updatedAt, ...fields }) => fields,
  find: findPageRecord,
  findProblem: async (trx, { slug }, exceptId) =>
    (await isPageSlugTaken(trx, slug, exceptId)) ? 'slug-taken' : null,
  async insert({ trx, now }, id, page) {
    await insertPage(trx, id, page, { now, publishedAt: page.status === 'published' ? now : null });
    await writePageProducts(trx, id, page.products);
  },
  async update({ trx, now }, id, version, page) {
    const isWritten = await updatePage(trx, id, version, page, now);
    if (isWritten) await writePageProducts(trx, id, page.products);
    return isWritten;
  },
  remove: deletePage,
};

/** Adds a page or an article. Problem: its slug is another's. */
export function createPage(
  platform: Platform,
  actor: Actor,
  page: PageFields,
): Promise<SaveResult<'slug-taken'>> {
  return createRecord(platform, actor, PAGES, page);
}

/** Saves a page over the version somebody read. Problems: it is gone, somebody saved meanwhile, its slug is another's. */
export function savePage(
  platform: Platform,
  actor: Actor,
  { id, version, page }: { id: string; version: number; page: PageFields },
): Promise<SaveResult<'slug-taken'>> {
  return saveRecord(platform, actor, PAGES, { id, version, values: page });
}

/** Publishes pages or makes them drafts again; skips those that are gone or so already. Returns the number changed. */
export function changePageStatuses(
  platform: Platform,
  actor: Actor,
  ids: string[],
  status: PageStatus,
): Promise<number> {
  return changeEach(platform, actor, ids, findPageRecord, async (page, id, { trx, now }) => {
    if (page.status === status) return null;
    await writePageStatus(trx, id, status, now);
    const action = status === 'published' ? 'page.publish' : 'page.unpublish';
    return { action, subject: page.title, before: { status: page.status }, after: { status } };
  });
}

/** Deletes pages for good; skips those that are gone. Returns the number deleted. */
export function deletePages(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return deleteRecords(platform, actor, PAGES, ids);
}

/** Puts the footer's pages into a new order. Problem: somebody saved another one meanwhile. */
export function reorderPages(platform: Platform, actor: Actor, order: NewOrder): Promise<ReorderResult> {
  const pages = {
    table: 'pages',
    list: async (trx: Db) => (await listPageOrder(trx)).map(({ id, title }) => ({ id, name: title })),
    action: 'page.reorder',
    subjectId: 'pages',
    subject: 'Pages in the footer',
  } as const;
  return reorderRows(platform, actor, pages, order);
}
