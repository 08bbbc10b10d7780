import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { FooterPlace, PageKind, PageStatus } from '#domain/content/page.ts';
import type { PageFields } from '#domain/content/page-form.ts';
import type { PageListQuery } from '#domain/content/page-list.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';

export type PageRow = {
  id: string;
  kind: PageKind;
  slug: string;
  title: string;
  status: PageStatus;
  footer: FooterPlace;
  publishedAt: string | null;
  updatedAt: string;
  isArchived: boolean;
};

/** Pages and articles as staff see them, drafts included; archived ones only where they are asked for. */
export async function listPageRows(db: Db, query: PageListQuery): Promise<ListPage<PageRow>> {
  const matching = filtered(db, query);
  const rows = sorted(matching, query.sort)
    .select(['id', 'kind', 'slug', 'title', 'status', 'footer', 'published_at as publishedAt'])
    .select(['updated_at as updatedAt', 'archived_at'])
    .orderBy('id');
  const page = await readListPage(matching, rows, query.page);
  return {
    ...page,
    items: page.items.map(({ archived_at, ...row }) => ({ ...row, isArchived: archived_at !== null })),
  };
}

export type PageRecord = PageFields & {
  id: string;
  version: number;
  publishedAt: string | null;
  updatedAt: string;
  isArchived: boolean;
};

/** The whole page for editing, with the slugs of its products in their order; null when there is none. */
export async function findPageRecord(db: Db, id: string): Promise<PageRecord | null> {
  const row = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const products = await db
    .selectFrom('page_products')
    .innerJoin('products', 'products.id', 'page_products.product_id')
    .select('products.slug')
    .where('page_products.page_id', '=', id)
    .orderBy('page_products.position')
    .execute();
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
    footer: row.footer,
    footerLabel: row.footer_label,
    status: row.status,
    products: products.map(({ slug }) => slug),
    version: row.version,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    isArchived: row.archived_at !== null,
  };
}

export async function isPageSlugTaken(db: Db, slug: string, exceptId: string | null): Promise<boolean> {
  const others = db.selectFrom('pages').select('id').where('slug', '=', slug);
  const row = await (exceptId === null ? others : others.where('id', '!=', exceptId)).executeTakeFirst();
  return row !== undefined;
}

export async function listPageOrder(
  db: Db,
): Promise<{ id: string; title: string; footer: FooterPlace; status: PageStatus }[]> {
  return db
    .selectFrom('pages')
    .select(['id', 'title', 'footer', 'status'])
    .where('footer', '!=', 'none')
    .where('archived_at', 'is', null)
    .orderBy('footer')
    .orderBy('position')
    .orderBy('title')
    .execute();
}

export type LinkableProduct = { slug: string; name: string; brand: string; isShown: boolean };

/** The products of these slugs, in this order; unknown ones are left out. */
export async function listLinkableProducts(db: Db, slugs: string[]): Promise<LinkableProduct[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select(LINKABLE)
    .where('products.slug', 'in', slugs)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, toLinkable(row)]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

const MOST_FOUND = 8;

/** Products of any status that match a few letters. */
export async function findLinkableProducts(db: Db, text: string): Promise<LinkableProduct[]> {
  const terms = searchTerms(foldText(text));
  if (terms.length === 0) return [];
  const words = terms.map(unfinishedWord);
  const rows = await foundProducts(db, searchFor(db).hits(words))
    .select(LINKABLE)
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST_FOUND)
    .execute();
  return rows.map(toLinkable);
}

const LINKABLE = ['products.slug', 'products.name', 'products.status', 'brands.name as brand'] as const;

function toLinkable({
  status,
  ...row
}: {
  slug: string;
  name: string;
  brand: string;
  status: string;
}): LinkableProduct {
  return { ...row, isShown: status === 'published' };
}

function filtered(db: Db, { search, filters }: PageListQuery) {
  let pages = db.selectFrom('pages').where('archived_at', filters.archived === 'yes' ? 'is not' : 'is', null);
  if (search)
    pages = pages.where((eb) =>
      eb.or([
        nameHolds(db, 'pages.title', search),
        nameHolds(db, 'pages.slug', search),
        nameHolds(db, 'pages.body', search),
      ]),
    );
  if (filters.kind) pages = pages.where('kind', '=', filters.kind);
  if (filters.status) pages = pages.where('status', '=', filters.status);
  if (filters.footer) pages = pages.where('footer', '=', filters.footer);
  return pages;
}

function sorted(pages: ReturnType<typeof filtered>, sort: PageListQuery['sort']) {
  switch (sort) {
    case 'title':
      return pages.orderBy('title');
    case '-title':
      return pages.orderBy('title', 'desc');
    case 'updated':
      return pages.orderBy('updated_at');
    case '-updated':
      return pages.orderBy('updated_at', 'desc');
    case 'published':
      return pages.orderBy(PUBLISHED_AT);
    case '-published':
      return pages.orderBy(PUBLISHED_AT, 'desc');
  }
}

/** Pages never published come first upwards: the engines disagree about nulls. */
const PUBLISHED_AT = sql`coalesce(published_at, '')`;
