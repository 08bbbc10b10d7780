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
  writePageArchived,
  writePageProducts,
  writePageStatus,
} from '#database/queries/content/write-page.ts';
import { writeFormerSlug } from '#database/queries/shop/former-slugs.ts';
import type { PageStatus } from '#domain/content/page.ts';
import type { PageFields } from '#domain/content/page-form.ts';
import { isRequiredPage, takesPageAway } from '#domain/content/required-pages.ts';
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

/** 'required': the law asks for this page, which keeps its address and stays published. */
type PageProblem = 'slug-taken' | 'required';

const PAGES: RecordKind<PageFields, PageRecord, PageProblem> = {
  noun: 'page',
  nameOf: ({ title }) => title,
  valuesOf: ({ id, version, publishedAt, updatedAt, isArchived, ...fields }) => fields,
  find: findPageRecord,
  async findProblem(trx, page, exceptId) {
    if (await isPageSlugTaken(trx, page.slug, exceptId)) return 'slug-taken';
    const stored = exceptId === null ? null : await findPageRecord(trx, exceptId);
    return stored && takesPageAway(stored, page) ? 'required' : null;
  },
  async insert({ trx, now }, id, page) {
    await insertPage(trx, id, page, { now, publishedAt: page.status === 'published' ? now : null });
    await writePageProducts(trx, id, page.products);
  },
  async update({ trx, now }, id, version, page, before) {
    if (!(await updatePage(trx, id, version, page, now))) return false;
    await writePageProducts(trx, id, page.products);
    await writeFormerSlug(trx, 'page', { former: before.slug, current: page.slug, recordId: id });
    return true;
  },
  remove: deletePage,
};

/** Adds a page or an article. Problem: its slug is another's. */
export function createPage(
  platform: Platform,
  actor: Actor,
  page: PageFields,
): Promise<SaveResult<PageProblem>> {
  return createRecord(platform, actor, PAGES, page);
}

/** Saves a page over the version somebody read. Problems: it is gone, somebody saved meanwhile, its slug is another's, the law asks for it as it is. */
export function savePage(
  platform: Platform,
  actor: Actor,
  { id, version, page }: { id: string; version: number; page: PageFields },
): Promise<SaveResult<PageProblem>> {
  return saveRecord(platform, actor, PAGES, { id, version, values: page });
}

/** Publishes pages or makes them drafts again; skips those that are gone, so already or required. Returns the number changed. */
export function changePageStatuses(
  platform: Platform,
  actor: Actor,
  ids: string[],
  status: PageStatus,
): Promise<number> {
  return changeEach(platform, actor, ids, findPageRecord, async (page, id, { trx, now }) => {
    if (page.status === status || (status === 'draft' && isRequiredPage(page))) return null;
    await writePageStatus(trx, id, status, now);
    const action = status === 'published' ? 'page.publish' : 'page.unpublish';
    return { action, subject: page.title, before: { status: page.status }, after: { status } };
  });
}

/** Archives or restores pages; skips those that are gone, so already or required. Returns the number changed. */
export function archivePages(
  platform: Platform,
  actor: Actor,
  ids: string[],
  archived: boolean,
): Promise<number> {
  return changeEach(platform, actor, ids, findPageRecord, async (page, id, { trx, now }) => {
    if (page.isArchived === archived || (archived && isRequiredPage(page))) return null;
    await writePageArchived(trx, id, archived ? now : null, now);
    const action = archived ? 'page.archive' : 'page.restore';
    return { action, subject: page.title, before: { archived: !archived }, after: { archived } };
  });
}

/** Deletes pages for good; skips those that are gone or required. Returns the number deleted. */
export async function deletePages(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  const required = await listRequiredPages(platform.db, ids);
  const others = ids.filter((id) => !required.some((page) => page.id === id));
  return deleteRecords(platform, actor, PAGES, others);
}

/** Those of these pages that the law asks for. */
export async function listRequiredPages(db: Db, ids: string[]): Promise<PageRecord[]> {
  const pages = await Promise.all(ids.map((id) => findPageRecord(db, id)));
  return pages.filter((page) => page !== null).filter(isRequiredPage);
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
