import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import { selectCards, toCards } from '#database/queries/catalogue/product-rows.ts';
import { findFormerSlug } from '#database/queries/shop/former-slugs.ts';
import type { PagesTable } from '#database/schema.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { type FooterPlace, PAGE_KINDS, type PageKind, pageAddress } from '#domain/content/page.ts';

export type WrittenPage = {
  id: string;
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  imageUrl: string | null;
  imageAlt: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
};

export async function findWrittenPage(
  db: Db,
  slug: string,
  kinds: readonly PageKind[],
): Promise<WrittenPage | null> {
  const row = await published(db, kinds).selectAll().where('slug', '=', slug).executeTakeFirst();
  return row ? toWrittenPage(row) : null;
}

/** The present address of a page that is asked for by a former slug or under another kind; null where there is none. */
export async function findMovedPage(db: Db, slug: string): Promise<string | null> {
  const pages = published(db, PAGE_KINDS).select(['kind', 'slug']);
  const formerId = await findFormerSlug(db, 'page', slug);
  const row =
    (await pages.where('slug', '=', slug.toLowerCase()).executeTakeFirst()) ??
    (formerId === null ? undefined : await pages.where('id', '=', formerId).executeTakeFirst());
  return row ? pageAddress(row) : null;
}

export async function listArticles(db: Db): Promise<WrittenPage[]> {
  const rows = await articles(db).selectAll().execute();
  return rows.map(toWrittenPage);
}

export type PageLink = { title: string; to: string };

export async function findNeighbours(
  db: Db,
  slug: string,
): Promise<{ newer: PageLink | null; older: PageLink | null }> {
  const rows = await articles(db).select(['slug', 'title']).execute();
  const place = rows.findIndex((row) => row.slug === slug);
  const linkTo = (row: { slug: string; title: string } | undefined): PageLink | null =>
    row ? { title: row.title, to: pageAddress({ kind: 'article', slug: row.slug }) } : null;
  return { newer: place > 0 ? linkTo(rows[place - 1]) : null, older: linkTo(rows[place + 1]) };
}

export type FooterPages = Record<Exclude<FooterPlace, 'none'>, PageLink[]> & { hasArticles: boolean };

/** The links of every page's footer, in the owner's order. */
export async function listFooterPages(db: Db): Promise<FooterPages> {
  const rows = await db
    .selectFrom('pages')
    .select(['kind', 'slug', 'title', 'footer', 'footer_label'])
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .where('footer', '!=', 'none')
    .orderBy('position')
    .orderBy('title')
    .execute();
  const linksIn = (place: FooterPlace) =>
    rows
      .filter(({ footer }) => footer === place)
      .map((row) => ({ title: row.footer_label || row.title, to: pageAddress(row) }));
  const article = await published(db, ['article']).select('id').limit(1).executeTakeFirst();
  return { help: linksIn('help'), legal: linksIn('legal'), hasArticles: article !== undefined };
}

/** Every published address and when it last changed, for the sitemap. */
export async function listPageAddresses(db: Db): Promise<{ address: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['kind', 'slug', 'updated_at as updatedAt'])
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .orderBy('slug')
    .execute();
  return rows.map(({ updatedAt, ...page }) => ({ address: pageAddress(page), updatedAt }));
}

/** The products a page is linked to, as far as visitors may see them, in their order there. */
export async function listPageProducts(db: Db, pageId: string): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .innerJoin('page_products', 'page_products.product_id', 'products.id')
    .where('page_products.page_id', '=', pageId)
    .orderBy('page_products.position')
    .execute();
  return toCards(db, rows);
}

/** The cards of the products a text names, as far as visitors may see them. */
export async function listNamedProducts(db: Db, slugs: string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  return toCards(db, await selectCards(db).where('products.slug', 'in', slugs).execute());
}

/** The first product of each of these pages, for the covers of articles without a picture. */
export async function listCoverProducts(db: Db, pageIds: string[]): Promise<Map<string, ProductCard[]>> {
  const covers = new Map<string, ProductCard[]>();
  if (pageIds.length === 0) return covers;
  const rows = await selectCards(db)
    .innerJoin('page_products', 'page_products.product_id', 'products.id')
    .select('page_products.page_id')
    .where('page_products.page_id', 'in', pageIds)
    .orderBy('page_products.position')
    .execute();
  const cards = await toCards(db, rows);
  for (const [place, row] of rows.entries()) {
    const card = cards[place];
    if (card) covers.set(row.page_id, [...(covers.get(row.page_id) ?? []), card]);
  }
  return covers;
}

function published(db: Db, kinds: readonly PageKind[]) {
  return db
    .selectFrom('pages')
    .where('status', '=', 'published')
    .where('archived_at', 'is', null)
    .where('kind', 'in', [...kinds]);
}

function articles(db: Db) {
  return published(db, ['article']).orderBy('published_at', 'desc').orderBy('id');
}

function toWrittenPage(row: Selectable<PagesTable>): WrittenPage {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    body: row.body,
    imageUrl: row.image_url,
    imageAlt: row.image_alt,
    author: row.author,
    publishedAt: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
  };
}
