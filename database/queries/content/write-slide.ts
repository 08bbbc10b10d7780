import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { HeroSlideFields } from '#domain/content/hero-slide-form.ts';

export async function insertSlide(trx: Db, id: string, slide: HeroSlideFields, now: string): Promise<void> {
  await trx
    .insertInto('hero_slides')
    .values({ id, ...columns(slide), created_at: now, updated_at: now })
    .execute();
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updateSlide(
  trx: Db,
  id: string,
  version: number,
  slide: HeroSlideFields,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('hero_slides')
    .set({ ...columns(slide), updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function writeSlideActive(trx: Db, id: string, active: boolean, now: string): Promise<void> {
  await trx
    .updateTable('hero_slides')
    .set({ active: active ? 1 : 0, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function writeSlideArchived(
  trx: Db,
  id: string,
  archivedAt: string | null,
  now: string,
): Promise<void> {
  await trx
    .updateTable('hero_slides')
    .set({ archived_at: archivedAt, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSlide(trx: Db, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('hero_slides').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

function columns(slide: HeroSlideFields) {
  return {
    badge: slide.badge,
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    button_text: slide.buttonText,
    button_link: slide.buttonLink,
    background_image: slide.backgroundImage ?? '',
    tall_image: slide.tallImage ?? '',
    image_alt: slide.imageAlt,
    active: slide.active ? (1 as const) : (0 as const),
    position: slide.order,
    type: slide.type,
    shown_from: slide.shownFrom || null,
    shown_until: slide.shownUntil || null,
  };
}
