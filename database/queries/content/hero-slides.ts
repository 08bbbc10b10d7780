import type { Db } from '#database/open.ts';
import type { DatedHeroSlide } from '#domain/content/hero-slide.ts';

/** Those that are on and whose time it is, in their order; `now`: UTC, ISO. */
export async function listActiveHeroSlides(db: Db, now: string): Promise<DatedHeroSlide[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .selectAll()
    .where('active', '=', 1)
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    badge: row.badge,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: row.button_text,
    buttonLink: row.button_link,
    backgroundImage: row.background_image,
    tallImage: row.tall_image,
    imageAlt: row.image_alt,
    active: row.active === 1,
    order: row.position,
    type: row.type,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** Slides that are on until a moment or later, `at` (UTC, ISO), and have an end. */
export async function listSlidesUntil(
  db: Db,
  at: string,
): Promise<{ id: string; title: string; until: string }[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .select(['id', 'title', 'shown_until as until'])
    .where('active', '=', 1)
    .where('archived_at', 'is', null)
    .where('shown_until', '>', at)
    .orderBy('shown_until')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ until, ...slide }) => (until === null ? [] : { ...slide, until }));
}
