import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { deleteFormerSlugs } from '#database/queries/shop/former-slugs.ts';
import type { PageStatus } from '#domain/content/page.ts';
import type { PageFields } from '#domain/content/page-form.ts';

/** The products linked to it are written apart. */
export async function insertPage(
  trx: Db,
  id: string,
  page: PageFields,
  { now, publishedAt, position }: { now: string; publishedAt: string | null; position?: number },
): Promise<void> {
  await trx
    .insertInto('pages')
    .values({
      id,
      ...columns(page),
      published_at: publishedAt,
      ...(position === undefined ? {} : { position }),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** False when somebody saved meanwhile: nothing is written then. */
export async function updatePage(
  trx: Db,
  id: string,
  version: number,
  page: PageFields,
  now: string,
): Promise<boolean> {
  const written = await trx
    .updateTable('pages')
    .set({
      ...columns(page),
      updated_at: now,
      version: sql`version + 1`,
      ...(page.status === 'published' ? { published_at: firstPublication(now) } : {}),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return written.length > 0;
}

export async function writePageStatus(trx: Db, id: string, status: PageStatus, now: string): Promise<void> {
  await trx
    .updateTable('pages')
    .set({
      status,
      updated_at: now,
      version: sql`version + 1`,
      ...(status === 'published' ? { published_at: firstPublication(now) } : {}),
    })
    .where('id', '=', id)
    .execute();
}

export async function writePageArchived(
  trx: Db,
  id: string,
  archivedAt: string | null,
  now: string,
): Promise<void> {
  await trx
    .updateTable('pages')
    .set({ archived_at: archivedAt, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deletePage(trx: Db, id: string): Promise<boolean> {
  await deleteFormerSlugs(trx, 'page', id);
  const deleted = await trx.deleteFrom('pages').where('id', '=', id).returning('id').execute();
  return deleted.length > 0;
}

/** Links it to the products of these slugs, in this order; unknown ones are skipped. */
export async function writePageProducts(trx: Db, pageId: string, slugs: string[]): Promise<void> {
  await trx.deleteFrom('page_products').where('page_id', '=', pageId).execute();
  if (slugs.length === 0) return;
  const rows = await trx.selectFrom('products').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  const links = slugs.flatMap((slug, position) => {
    const product_id = ids.get(slug);
    return product_id ? [{ page_id: pageId, position, product_id }] : [];
  });
  if (links.length > 0) await trx.insertInto('page_products').values(links).execute();
}

function firstPublication(now: string) {
  return sql<string>`coalesce(published_at, ${now})`;
}

function columns(page: PageFields) {
  return {
    kind: page.kind,
    slug: page.slug,
    title: page.title,
    summary: page.summary,
    body: page.body,
    image_url: page.imageUrl,
    image_alt: page.imageAlt,
    author: page.author,
    footer: page.footer,
    footer_label: page.footerLabel,
    status: page.status,
  };
}
