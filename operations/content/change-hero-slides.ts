import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import {
  findSlideRecord,
  listSlideOrder,
  type SlideRecord,
} from '#database/queries/content/listed-slides.ts';
import {
  deleteSlide,
  insertSlide,
  updateSlide,
  writeSlideOrder,
  writeSlideState,
} from '#database/queries/content/write-slide.ts';
import type { HeroSlideFields } from '#domain/content/hero-slide-form.ts';
import { type Actor, auditChange } from '#operations/platform/audit-change.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type SaveSlideResult =
  | { ok: true; id: string }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' };

export function createSlide(
  platform: Platform,
  actor: Actor,
  slide: HeroSlideFields,
): Promise<{ ok: true; id: string }> {
  const { db, clock, random } = platform;
  return db.transaction().execute(async (trx) => {
    const id = random.id();
    await insertSlide(trx, id, slide, new Date(clock.now()).toISOString());
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'slide.create',
      subjectId: id,
      subject: slide.title,
      before: null,
      after: slide,
    });
    return { ok: true, id } as const;
  });
}

/** Saves a slide over the version somebody read. Problems: it is gone, somebody saved meanwhile. */
export function saveSlide(
  platform: Platform,
  actor: Actor,
  { id, version, slide }: { id: string; version: number; slide: HeroSlideFields },
): Promise<SaveSlideResult> {
  const { db, clock } = platform;
  return db.transaction().execute(async (trx): Promise<SaveSlideResult> => {
    const before = await findSlideRecord(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    if (!(await updateSlide(trx, id, version, slide, new Date(clock.now()).toISOString())))
      return { ok: false, problem: 'changed-meanwhile' };
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'slide.update',
      subjectId: id,
      subject: slide.title,
      before: fieldsOf(before),
      after: slide,
    });
    return { ok: true, id };
  });
}

export type SlideState = 'activate' | 'deactivate' | 'archive' | 'restore';

/** Shows or hides slides (decision 29); those that are gone are passed over. */
export function changeSlideStates(
  platform: Platform,
  actor: Actor,
  ids: string[],
  to: SlideState,
): Promise<void> {
  const { db, clock } = platform;
  const now = new Date(clock.now()).toISOString();
  const states = {
    activate: { active: 1 },
    deactivate: { active: 0 },
    archive: { archived_at: now },
    restore: { archived_at: null },
  } as const;
  return db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const before = await findSlideRecord(trx, id);
      if (!before) continue;
      await writeSlideState(trx, id, states[to], now);
      const after = await findSlideRecord(trx, id);
      await auditChange(trx, platform, actor, {
        action: `slide.${to}`,
        subjectId: id,
        subject: before.title,
        before: { active: before.active, archived: before.isArchived },
        after: { active: after?.active, archived: after?.isArchived },
      });
    }
    await moveCatalogueRevision(trx);
  });
}

/** Deletes slides for good; what is gone already is passed over. */
export function deleteSlides(platform: Platform, actor: Actor, ids: string[]): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const before = await findSlideRecord(trx, id);
      if (!before) continue;
      await deleteSlide(trx, id);
      await auditChange(trx, platform, actor, {
        action: 'slide.delete',
        subjectId: id,
        subject: before.title,
        before: fieldsOf(before),
        after: null,
      });
    }
    await moveCatalogueRevision(trx);
  });
}

/** Puts the slides into the order of these ids; those left out follow as they stood. */
export function reorderSlides(platform: Platform, actor: Actor, ids: string[]): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const before = await listSlideOrder(trx);
    const titles = new Map(before.map(({ id, title }) => [id, title]));
    const wanted = [...new Set(ids)].filter((id) => titles.has(id));
    const order = [...wanted, ...[...titles.keys()].filter((id) => !wanted.includes(id))];
    await writeSlideOrder(trx, order);
    await moveCatalogueRevision(trx);
    await auditChange(trx, platform, actor, {
      action: 'slide.reorder',
      subjectId: 'slides',
      subject: 'All hero slides',
      before: { order: before.map(({ title }) => title) },
      after: { order: order.map((id) => titles.get(id)) },
    });
  });
}

function fieldsOf({ id, version, isArchived, updatedAt, ...fields }: SlideRecord): HeroSlideFields {
  return fields;
}
