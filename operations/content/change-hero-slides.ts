import type { Db } from '#database/open.ts';
import {
  findSlideRecord,
  listSlideOrder,
  type SlideRecord,
} from '#database/queries/content/listed-slides.ts';
import {
  deleteSlide,
  insertSlide,
  updateSlide,
  writeSlideActive,
  writeSlideArchived,
} from '#database/queries/content/write-slide.ts';
import type { HeroSlideFields } from '#domain/content/hero-slide-form.ts';
import { renewPagesAt } from '#operations/jobs/renew-pages-at.ts';
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

const SLIDES: RecordKind<HeroSlideFields, SlideRecord, never> = {
  noun: 'slide',
  nameOf: ({ title }) => title,
  valuesOf: ({ id, version, isArchived, updatedAt, ...fields }) => fields,
  find: findSlideRecord,
  findProblem: async () => null,
  insert: async (write, id, slide) => {
    await insertSlide(write.trx, id, slide, write.now);
    await renewPagesAt(write.trx, [slide.shownFrom, slide.shownUntil], write);
  },
  update: async (write, id, version, slide) => {
    await renewPagesAt(write.trx, [slide.shownFrom, slide.shownUntil], write);
    return updateSlide(write.trx, id, version, slide, write.now);
  },
  remove: deleteSlide,
};

export async function createSlide(
  platform: Platform,
  actor: Actor,
  slide: HeroSlideFields,
): Promise<{ ok: true; id: string }> {
  const created = await createRecord(platform, actor, SLIDES, slide);
  // Slides know no problem: its type is never.
  return created.ok ? created : created.problem;
}

/** Saves a slide over the version somebody read. Problems: it is gone, somebody saved meanwhile. */
export function saveSlide(
  platform: Platform,
  actor: Actor,
  { id, version, slide }: { id: string; version: number; slide: HeroSlideFields },
): Promise<SaveResult<never>> {
  return saveRecord(platform, actor, SLIDES, { id, version, values: slide });
}

export type SlideState = 'activate' | 'deactivate' | 'archive' | 'restore';

/** Shows, hides, archives or restores slides; skips those that are gone or so already. Returns the number changed. */
export function changeSlideStates(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: SlideState,
): Promise<number> {
  const isArchiving = to === 'archive' || to === 'restore';
  return changeEach(platform, actor, ids, findSlideRecord, async (slide, id, { trx, now }) => {
    const before = { active: slide.active, archived: slide.isArchived };
    const after = isArchiving
      ? { ...before, archived: to === 'archive' }
      : { ...before, active: to === 'activate' };
    if (after.active === before.active && after.archived === before.archived) return null;
    await (isArchiving
      ? writeSlideArchived(trx, id, after.archived ? now : null, now)
      : writeSlideActive(trx, id, after.active, now));
    return { action: `slide.${to}`, subject: slide.title, before, after };
  });
}

/** Deletes slides for good; skips those that are gone. Returns the number deleted. */
export function deleteSlides(platform: Platform, actor: Actor, ids: string[]): Promise<number> {
  return deleteRecords(platform, actor, SLIDES, ids);
}

/** Puts the slides into a new order. Problem: somebody saved another one meanwhile. */
export function reorderSlides(platform: Platform, actor: Actor, order: NewOrder): Promise<ReorderResult> {
  const slides = {
    table: 'hero_slides',
    list: async (trx: Db) => (await listSlideOrder(trx)).map(({ id, title }) => ({ id, name: title })),
    action: 'slide.reorder',
    subjectId: 'slides',
    subject: 'All hero slides',
  } as const;
  return reorderRows(platform, actor, slides, order);
}
