import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { searchFor } from '#database/search/search.ts';
import type { NamedRef, ProductCard } from '#domain/catalogue/product.ts';
import type { NameRule } from '#domain/search/name-rule.ts';
import { selectCards, toCards } from './product-rows.ts';

export type LandingCategory = NamedRef & { id: string; imageUrl: string | null; imageAlt: string };

export async function listLandingCategories(db: Db): Promise<LandingCategory[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'image_url as imageUrl', 'image_alt as imageAlt'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** All products of these categories, and those of such a name within others (null: of any category). */
export type Selection = { wholeCategories: string[]; named: NameRule | null; within: string[] | null };

/** The most names to choose the best from; on SQLite the newest ones, which its index gives first. */
const MOST_NAMED = 1500;

/**
 * The first of a selection that are in stock: featured ones, then the most reviewed. Each category is
 * read by its index only as far as needed, so that it costs the same at a hundred thousand products.
 */
export async function listLandingProducts(
  db: Db,
  selection: Selection,
  { limit, without }: { limit: number; without: ProductCard[] },
): Promise<ProductCard[]> {
  const excluded = without.map(({ id }) => id);
  const others = excluded.length === 0 ? sql`` : sql`and slug not in (${sql.join(excluded)})`;
  const columns = sql`products.id as row_id, featured, shown_review_count, sort_name`;
  const firsts = selection.wholeCategories.map(
    (id) => sql`select * from (
      select ${columns} from products where category_id = ${id} and status = 'published' and stock > 0 ${others}
      order by ${ORDER}, products.id limit ${sql.lit(limit)}) as firsts`,
  );
  const { named, within } = selection;
  if (named && within?.length !== 0) {
    firsts.push(sql`select * from (
      select ${columns} from (${searchFor(db).named(named)}) as named cross join products
      where products.id = named.product_id ${within ? sql`and category_id in (${sql.join(within)})` : sql``}
      and status = 'published' and stock > 0 ${others}
      order by named.place desc limit ${sql.lit(MOST_NAMED)}) as named_so`);
  }
  if (firsts.length === 0) return [];
  const { rows } = await sql<{ row_id: string }>`
    select distinct row_id, featured, shown_review_count, sort_name from (${sql.join(firsts, sql` union all `)}) as candidates
    order by ${ORDER}, row_id limit ${sql.lit(limit)}
  `.execute(db);
  const places = new Map(rows.map(({ row_id }, place) => [row_id, place]));
  if (places.size === 0) return [];
  const cards = await selectCards(db)
    .where('products.id', 'in', [...places.keys()])
    .execute();
  return toCards(
    db,
    cards.sort((one, other) => (places.get(one.row_id) ?? 0) - (places.get(other.row_id) ?? 0)),
  );
}

const ORDER = sql`featured desc, shown_review_count desc, sort_name`;

type LandingFigures = {
  productCount: number;
  lowestPricePence: number | null;
  /** Ordered by their number of products, the most first. */
  brands: NamedRef[];
};

/** Figures of all selections together, sold out products included as on their listings: number, lowest price, brands. */
export async function readLandingFigures(
  db: Db,
  selections: Selection[],
  mostBrands: number,
): Promise<LandingFigures> {
  const { rows } = await sql<NamedRef & { product_count: number; lowest: number; isArchived: boolean }>`
    select brands.slug, brands.name, brands.archived_at is not null as "isArchived", counted.product_count, counted.lowest
    from (
      select brand_id, count(*) as product_count, min(shown_price_pence) as lowest from products
      where status = 'published' and ${chosenBy(db, selections)} group by brand_id
    ) as counted join brands on brands.id = counted.brand_id
    order by counted.product_count desc, brands.featured desc, brands.name
  `.execute(db);
  return {
    productCount: rows.reduce((sum, row) => sum + row.product_count, 0),
    lowestPricePence: rows.length === 0 ? null : Math.min(...rows.map(({ lowest }) => lowest)),
    brands: rows
      .filter(({ isArchived }) => !isArchived)
      .slice(0, mostBrands)
      .map(({ slug, name }) => ({ slug, name })),
  };
}

function chosenBy(db: Db, selections: Selection[]): RawBuilder<boolean> {
  const whole = [...new Set(selections.flatMap(({ wholeCategories }) => wholeCategories))];
  const either = [
    ...(whole.length > 0 ? [sql`category_id in (${sql.join(whole)})`] : []),
    ...selections.flatMap(({ named, within }) =>
      named && within === null
        ? [sql`id in (select product_id from (${searchFor(db).named(named)}) as named)`]
        : [],
    ),
  ];
  return either.length === 0 ? sql`1 = 0` : sql`(${sql.join(either, sql` or `)})`;
}
