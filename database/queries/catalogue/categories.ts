import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { findFormerSlug } from '#database/queries/shop/former-slugs.ts';
import { type CategorySummary, sortCategories } from '#domain/catalogue/category.ts';
import type { NamedRef } from '#domain/catalogue/product.ts';
import { ofGroup } from '#domain/topics/topics.ts';
import { reductionsBy } from './discounts.ts';

export async function listCategories(db: Db): Promise<CategorySummary[]> {
  const [rows, reductions] = await Promise.all([summaries(db).execute(), reductionsBy(db, 'category_id')]);
  return sortCategories(rows.map((row) => ({ ...toSummary(row), reductions: reductions.get(row.id) ?? [] })));
}

/** Their names alone, in the same order, for the filters of every listing. */
export async function listCategoryNames(db: Db): Promise<NamedRef[]> {
  return (await listPicturedCategories(db)).map(({ slug, name }) => ({ slug, name }));
}

/** Their names and pictures, for the menu of every page. */
export async function listPicturedCategories(db: Db): Promise<(NamedRef & { imageUrl: string | null })[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['slug', 'name', 'position', 'image_url'])
    .where('archived_at', 'is', null)
    .execute();
  return sortCategories(rows).map(({ slug, name, image_url }) => ({ slug, name, imageUrl: image_url }));
}

/** Finds a category by its slug, its id or a former slug, in this order. */
export async function findCategory(
  by: Db,
  slugOrId: string,
): Promise<Omit<CategorySummary, 'reductions'> | null> {
  const { db, note, noteAnything } = notedReading(by);
  const find = (text: string) =>
    summaries(db)
      .where((eb) => eb.or([eb('categories.slug', '=', text), eb('categories.id', '=', text)]))
      .executeTakeFirst();
  const row = (await find(slugOrId)) ?? (await find((await findFormerSlug(db, 'category', slugOrId)) ?? ''));
  if (!row) {
    noteAnything();
    return null;
  }
  note(ofGroup('category', row.id));
  return toSummary(row);
}

function summaries(db: Db) {
  return db
    .selectFrom('categories')
    .leftJoin('products', (join) =>
      join.onRef('products.category_id', '=', 'categories.id').on('products.status', '=', 'published'),
    )
    .where('categories.archived_at', 'is', null)
    .select((eb) => [
      'categories.id',
      'categories.slug',
      'categories.name',
      'categories.description',
      'categories.color',
      'categories.icon',
      'categories.position',
      'categories.image_url',
      'categories.created_at',
      'categories.updated_at',
      eb.fn.count<number>('products.id').as('product_count'),
      eb.fn.min('products.shown_price_pence').as('lowest_price_pence'),
      eb.fn.max('products.shown_price_pence').as('highest_price_pence'),
    ])
    .groupBy('categories.id');
}

type Row = {
  id: string;
  slug: string;
  name: string;
  description: string;
  color: string;
  icon: string;
  position: number;
  image_url: string | null;
  created_at: string;
  updated_at: string;
  product_count: number;
  lowest_price_pence: number | null;
  highest_price_pence: number | null;
};

function toSummary(row: Row): Omit<CategorySummary, 'reductions'> {
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    color: row.color,
    icon: row.icon,
    position: row.position,
    imageUrl: row.image_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    productCount: row.product_count,
    lowestPricePence: row.lowest_price_pence,
    highestPricePence: row.highest_price_pence,
  };
}

/** Finds a category by its slug in any case, or by a former one. */
export async function findCategoryAnyCase(db: Db, asked: string): ReturnType<typeof findCategory> {
  return (await findCategory(db, asked)) ?? (await findCategory(db, asked.toLowerCase()));
}
