import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
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
  writePageOrder,
  writePageProducts,
  writePageStatus,
} from '#database/queries/content/write-page.ts';
import type { PageStatus } from '#domain/content/page.ts';
import type { PageFields } from '#domain/content/page-form.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type SavePageResult =
  | { ok: true; id: string }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' | 'slug-taken' };

/** Adds a page or an article. Problem: its slug is another's. */
export function createPage(platform: Platform, actor: Actor, page: PageFields): Promise<SavePageResult> {
  const { db, clock, random } = platform;
  return db.transaction().execute(async (trx): Promise<SavePageResult> => {
    if (await isPageSlugTaken(trx, page.slug, null)) return { ok: false, problem: 'slug-taken' };
    const id = random.id();
    const now = new Date(clock.now()).toISOString();
    await insertPage(trx, id, page, { now, publishedAt: page.status === 'published' ? now : null });
    await writePageProducts(trx, id, page.products);
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'page.create',
      subjectId: id,
      subject: page.title,
      before: null,
      after: page,
    });
    return { ok: true, id };
  });
}

/** Saves a page over the version somebody read. Problems: it is gone, somebody saved meanwhile, its slug is another's. */
export function savePage(
  platform: Platform,
  actor: Actor,
  { id, version, page }: { id: string; version: number; page: PageFields },
): Promise<SavePageResult> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx): Promise<SavePageResult> => {
    const before = await findPageRecord(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    if (await isPageSlugTaken(trx, page.slug, id)) return { ok: false, problem: 'slug-taken' };
    if (!(await updatePage(trx, id, version, page, new Date(clock.now()).toISOString())))
      return { ok: false, problem: 'changed-meanwhile' };
    await writePageProducts(trx, id, page.products);
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'page.update',
      subjectId: id,
      subject: page.title,
      before: fieldsOf(before),
      after: page,
    });
    return { ok: true, id };
  });
}

/** Publishes pages or takes them back into drafts; those that are gone or so already are passed over. */
export function changePageStatuses(
  platform: Platform,
  actor: Actor,
  ids: string[],
  status: PageStatus,
): Promise<void> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const before = await findPageRecord(trx, id);
      if (!before || before.status === status) continue;
      await writePageStatus(trx, id, status, new Date(clock.now()).toISOString());
      await auditChange(trx, platform, actor, {
        action: status === 'published' ? 'page.publish' : 'page.unpublish',
        subjectId: id,
        subject: before.title,
        before: { status: before.status },
        after: { status },
      });
    }
    await moveCatalogueRevision(trx);
  });
}

/** Deletes pages for good; what is gone already is passed over. */
export function deletePages(platform: Platform, actor: Actor, ids: string[]): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const before = await findPageRecord(trx, id);
      if (!before) continue;
      await deletePage(trx, id);
      await auditChange(trx, platform, actor, {
        action: 'page.delete',
        subjectId: id,
        subject: before.title,
        before: fieldsOf(before),
        after: null,
      });
    }
    await moveCatalogueRevision(trx);
  });
}

/** Puts the footer's pages into the order of these ids; those left out follow as they stood. */
export function reorderPages(platform: Platform, actor: Actor, ids: string[]): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const before = await listPageOrder(trx);
    const titles = new Map(before.map(({ id, title }) => [id, title]));
    const wanted = [...new Set(ids)].filter((id) => titles.has(id));
    const order = [...wanted, ...[...titles.keys()].filter((id) => !wanted.includes(id))];
    await writePageOrder(trx, order);
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'page.reorder',
      subjectId: 'pages',
      subject: 'Pages in the footer',
      before: { order: before.map(({ title }) => title) },
      after: { order: order.map((id) => titles.get(id)) },
    });
  });
}

function fieldsOf({ id, version, publishedAt, updatedAt, ...fields }: PageRecord): PageFields {
  return fields;
}
