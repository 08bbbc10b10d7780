import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { foundProducts } from '#database/search/found-products.ts';
import { nearness } from '#database/search/nearest-first.ts';
import { searchFor } from '#database/search/search.ts';
import type { PartFields } from '#domain/catalogue/product-part-form.ts';
import { foldText, searchTerms } from '#domain/search/search-text.ts';
import { unfinishedWord } from '#domain/search/search-word.ts';
import { nearestPartsFirst } from '#domain/sets/part-order.ts';

/** A variant that can be a part of a set. */
export type PartChoice = {
  slug: string;
  variant: string;
  name: string;
  brand: string;
  pricePence: number;
  stock: number;
  /** False for one that is archived or a draft: a set with it cannot be bought. */
  isShown: boolean;
};

const MOST_PRODUCTS = 24;
const MOST_CHOICES = 40;
const MOST_SETS = 3;

/** The variants of products that hold every word, the last one perhaps unfinished, of any status; sets are left out. */
export async function findPartChoices(db: Db, text: string): Promise<PartChoice[]> {
  const terms = searchTerms(foldText(text));
  if (terms.length === 0) return [];
  const words = terms.map(unfinishedWord);
  const found = await foundProducts(db, searchFor(db).hits(words))
    .select('products.slug')
    .where(IS_NO_SET)
    .orderBy(hasVariantCalled(text), 'desc')
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST_PRODUCTS)
    .execute();
  const slugs = found.map(({ slug }) => slug);
  const choices = await listChoices(db, slugs);
  const nearest = choices.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
  return nearestPartsFirst(nearest, text).slice(0, MOST_CHOICES);
}

/** The names of a few sets that hold every word: they cannot be parts, which whoever looks for one is told. */
export async function findSetNames(db: Db, text: string): Promise<string[]> {
  const terms = searchTerms(foldText(text));
  if (terms.length === 0) return [];
  const words = terms.map(unfinishedWord);
  const found = await foundProducts(db, searchFor(db).hits(words))
    .select('products.name')
    .where(IS_SET)
    .orderBy(nearness(words), 'desc')
    .orderBy('products.sort_name')
    .limit(MOST_SETS)
    .execute();
  return found.map(({ name }) => name);
}

/** The variants these parts name, in their order; those that are gone are missing. */
export async function listPartChoices(db: Db, parts: readonly PartFields[]): Promise<PartChoice[]> {
  const choices = await listChoices(
    db,
    parts.map(({ slug }) => slug),
  );
  return parts.flatMap(
    ({ slug, variant }) => choices.find((one) => one.slug === slug && one.variant === variant) ?? [],
  );
}

async function listChoices(db: Db, slugs: string[]): Promise<PartChoice[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select((eb) => [
      'products.slug',
      'variants.name as variant',
      'products.name',
      'brands.name as brand',
      eb.fn.coalesce('variants.price_pence', 'products.price_pence').as('pricePence'),
      'variants.stock',
      'products.status',
    ])
    .where('products.slug', 'in', slugs)
    .orderBy('products.slug')
    .orderBy('variants.position')
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, isShown: status === 'published' }));
}

const IS_SET = sql<boolean>`exists (select 1 from set_parts where set_parts.set_id = products.id)`;
const IS_NO_SET = sql<boolean>`not ${IS_SET}`;

function hasVariantCalled(text: string) {
  const name = text.trim().toLowerCase();
  const named = sql`select 1 from variants where variants.product_id = products.id and lower(variants.name) = ${name}`;
  return sql<number>`case when exists (${named}) then 1 else 0 end`;
}
