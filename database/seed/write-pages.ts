import { sql } from 'kysely';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertPage, writePageProducts } from '#database/queries/content/write-page.ts';
import type { PageFields } from '#domain/content/page-form.ts';
import { isNotice } from '#domain/notices/notice-slugs.ts';
import type { Db } from '../open.ts';
import { articles } from './articles/articles.ts';
import { demoPictures, demoPictureUrl } from './demo-pictures.ts';
import { readText, type SeedPage } from './pages/seed-page.ts';
import { standingPages } from './pages/standing-pages.ts';

/** Writes the standing pages that the shop has never had. Returns the slugs of all it has now. */
export async function writeStandingPages(trx: Db, stamp: Stamp, brought: string[] = []): Promise<string[]> {
  for (const [place, page] of standingPages.entries()) {
    if (brought.includes(page.slug) || (await isTaken(trx, page.slug))) continue;
    await insertPage(trx, stamp.newId(), toFields(page, 'pages'), {
      now: stamp.now,
      publishedAt: stamp.now,
      position: place + 1,
    });
  }
  return standingPages.map(({ slug }) => slug);
}

/**
 * Writes the present text of standing pages that nobody has edited, so that a new release says what it does. Returns whether any
 * differed (docs/decisions/299-unedited-pages-follow-the-release.md).
 */
export async function renewStandingPages(trx: Db, { now }: Pick<Stamp, 'now'>): Promise<boolean> {
  const rows = await trx
    .selectFrom('pages')
    .select(['id', 'slug', 'title', 'summary', 'body'])
    .where('kind', '!=', sql.lit('article'))
    .where('version', '=', 1)
    .where(
      'slug',
      'in',
      standingPages.map(({ slug }) => slug),
    )
    .execute();
  const renewed = standingPages.flatMap((page) => {
    const { title, summary, body } = toFields(page, 'pages');
    const row = rows.find(({ slug }) => slug === page.slug);
    const isSame = row?.title === title && row.summary === summary && row.body === body;
    return row && !isSame ? [{ id: row.id, title, summary, body }] : [];
  });
  for (const { id, ...words } of renewed)
    await trx
      .updateTable('pages')
      .set({ ...words, updated_at: now })
      .where('id', '=', id)
      .execute();
  return renewed.length > 0;
}

const DAYS_BETWEEN = 9;

/** Writes the demo's magazine, the first article dated today, the others some days apart. Returns their ids. */
export async function writeArticles(trx: Db, { now, newId }: Stamp): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, article] of articles.entries()) {
    if (await isTaken(trx, article.slug)) continue;
    const id = newId();
    const day = daysBefore(now, place * DAYS_BETWEEN);
    await insertPage(trx, id, toFields({ ...article, kind: 'article' }, 'articles'), {
      now: day,
      publishedAt: day,
    });
    await writePageProducts(trx, id, article.products ?? []);
    ids.push(id);
  }
  return ids;
}

async function isTaken(trx: Db, slug: string): Promise<boolean> {
  return (
    (await trx.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined
  );
}

function daysBefore(now: string, days: number): string {
  return new Date(Date.parse(now) - days * 24 * 60 * 60 * 1000).toISOString();
}

function toFields(page: SeedPage, folder: 'pages' | 'articles'): PageFields {
  return {
    kind: page.kind ?? 'page',
    slug: page.slug,
    title: page.title,
    summary: page.summary,
    // The shop writes notices itself; what an owner adds stands below.
    body: folder === 'pages' && isNotice(page.slug) ? '' : readText(folder, page.slug),
    imageUrl: demoPictureUrl(`article-${page.slug}`),
    imageAlt: demoPictures[`article-${page.slug}`]?.alt ?? '',
    author: '',
    footer: page.footer ?? 'none',
    footerLabel: page.footerLabel ?? '',
    status: 'published',
    products: page.products ?? [],
  };
}
