import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ShownTime } from '#domain/calendar/shown-time.ts';
import type { HeroSlideType } from '#domain/content/hero-slide.ts';
import type { HeroSlideFields } from '#domain/content/hero-slide-form.ts';
import type { SlideListQuery } from '#domain/content/slide-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';

export type SlideRow = {
  id: string;
  title: string;
  subtitle: string;
  backgroundImage: string | null;
  type: HeroSlideType;
  order: number;
  isActive: boolean;
  isArchived: boolean;
  updatedAt: string;
} & ShownTime;

/** The hero slides as staff see them, archived ones included. */
export async function listSlideRows(db: Db, query: SlideListQuery): Promise<ListPage<SlideRow>> {
  const matching = filtered(db, query);
  const page = await readListPage(
    matching,
    sorted(matching, query.sort).selectAll().orderBy('id'),
    query.page,
  );
  const items = page.items.map((row) => ({
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    backgroundImage: row.background_image || null,
    type: row.type,
    order: row.position,
    isActive: row.active === 1,
    isArchived: row.archived_at !== null,
    updatedAt: row.updated_at,
    shownFrom: row.shown_from ?? '',
    shownUntil: row.shown_until ?? '',
  }));
  return { ...page, items };
}

export type SlideRecord = HeroSlideFields & {
  id: string;
  version: number;
  isArchived: boolean;
  updatedAt: string;
};

export async function findSlideRecord(db: Db, id: string): Promise<SlideRecord | null> {
  const row = await db.selectFrom('hero_slides').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    badge: row.badge,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    buttonText: row.button_text,
    buttonLink: row.button_link,
    backgroundImage: row.background_image || null,
    tallImage: row.tall_image || null,
    imageAlt: row.image_alt,
    active: row.active === 1,
    order: row.position,
    type: row.type,
    shownFrom: row.shown_from ?? '',
    shownUntil: row.shown_until ?? '',
    isArchived: row.archived_at !== null,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export async function listSlideOrder(db: Db): Promise<{ id: string; title: string; isActive: boolean }[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .select(['id', 'title', 'active'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, active }) => ({ id, title, isActive: active === 1 }));
}

/** The place after the last slide, archived ones included: restored, they keep theirs. */
export async function nextSlidePlace(db: Db): Promise<number> {
  const row = await db
    .selectFrom('hero_slides')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

function filtered(db: Db, { search, filters }: SlideListQuery) {
  let slides = db.selectFrom('hero_slides');
  if (search) slides = slides.where(nameHolds(db, 'hero_slides.title', search));
  if (filters.type) slides = slides.where('type', '=', filters.type);
  if (filters.status === 'archived') return slides.where('archived_at', 'is not', null);
  if (filters.status)
    slides = slides
      .where('archived_at', 'is', null)
      .where('active', '=', filters.status === 'active' ? 1 : 0);
  return slides;
}

function sorted(slides: ReturnType<typeof filtered>, sort: SlideListQuery['sort']) {
  switch (sort) {
    case 'order':
      return slides.orderBy('position');
    case 'title':
      return slides.orderBy('title');
    case '-title':
      return slides.orderBy('title', 'desc');
    case '-updated':
      return slides.orderBy('updated_at', 'desc');
  }
}
