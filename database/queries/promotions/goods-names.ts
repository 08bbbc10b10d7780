import type { Db } from '#database/open.ts';
import { ATTRIBUTES, attributeName } from '#domain/catalogue/attributes.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { partsText } from '#domain/catalogue/product-part-form.ts';
import type { GoodsNoun } from '#domain/promotion-editing/entered-promotion.ts';
import { foldText } from '#domain/search/search-text.ts';

/** What goods an offer can name: `id` stands in the offer, `line` in its form, `name` is read by people. */
export type NameableGoods = {
  noun: GoodsNoun;
  id: string;
  line: string;
  name: string;
  /** Other texts that name it in a form. */
  also: string[];
};

type Asked = { noun: GoodsNoun; name: string };

/** The goods that these ids name. */
export async function listGoodsByIds(db: Db, ids: readonly Asked[]): Promise<NameableGoods[]> {
  const of = (noun: GoodsNoun) => [
    ...new Set(ids.filter((one) => one.noun === noun).map(({ name }) => name)),
  ];
  const isAsked = new Set(ids.map(({ noun, name }) => `${noun} ${name}`));
  const [products, variants] = [of('product'), of('variant')];
  return [
    ...(await listGroups(db, ids)).filter(({ noun, id }) => isAsked.has(`${noun} ${id}`)),
    ...(products.length > 0
      ? (await selectProducts(db).where('id', 'in', products).execute()).map(productNamed)
      : []),
    ...(variants.length > 0
      ? (await selectVariants(db).where('variants.id', 'in', variants).execute()).map(variantNamed)
      : []),
  ];
}

/** The goods that lines of a form may name; whoever looks for one finds it by `findNamed`. */
export async function listGoodsByLines(db: Db, lines: readonly Asked[]): Promise<NameableGoods[]> {
  const of = (noun: GoodsNoun) => [
    ...new Set(lines.filter((one) => one.noun === noun).map(({ name }) => name)),
  ];
  const slugs = of('product').map(slugOf);
  const variantSlugs = of('variant').map((line) => slugOf(line.split(':')[0] ?? ''));
  return [
    ...(await listGroups(db, lines)),
    ...(slugs.length > 0
      ? (await selectProducts(db).where('slug', 'in', slugs).execute()).map(productNamed)
      : []),
    ...(variantSlugs.length > 0
      ? (await selectVariants(db).where('products.slug', 'in', variantSlugs).execute()).map(variantNamed)
      : []),
  ];
}

/** The one of these goods that a line of a form means; null for none, or for several. */
export function findNamed(goods: readonly NameableGoods[], { noun, name }: Asked): NameableGoods | null {
  const line = noun === 'product' ? slugOf(name) : name;
  const own = goods.filter((one) => one.noun === noun);
  const exact = own.find((one) => one.line === line);
  if (exact) return exact;
  const folded = foldText(line);
  const meant = own.filter((one) => [one.line, ...one.also].some((text) => foldText(text) === folded));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Reads a product's slug from its address as well. */
function slugOf(line: string): string {
  return /\/product\/([^/?#\s]+)/.exec(line)?.[1] ?? line.trim();
}

/** Brands, categories, types and values of attributes are few: all of a noun that is asked for. */
async function listGroups(db: Db, asked: readonly Asked[]): Promise<NameableGoods[]> {
  const isAsked = (noun: GoodsNoun) => asked.some((one) => one.noun === noun);
  return [
    ...(isAsked('brand') ? await listNamed(db, 'brands', 'brand') : []),
    ...(isAsked('category') ? await listNamed(db, 'categories', 'category') : []),
    ...(isAsked('type') ? await listTypes(db) : []),
    ...(isAsked('attribute') ? await listValues(db) : []),
  ];
}

async function listNamed(db: Db, table: 'brands' | 'categories', noun: 'brand' | 'category') {
  const rows = await db.selectFrom(table).select(['id', 'name', 'slug']).orderBy('name').execute();
  return rows.map(({ id, name, slug }): NameableGoods => ({ noun, id, line: name, name, also: [slug] }));
}

async function listTypes(db: Db): Promise<NameableGoods[]> {
  const rows = await db
    .selectFrom('product_types')
    .innerJoin('categories', 'categories.id', 'product_types.category_id')
    .select(['product_types.id', 'product_types.name', 'categories.name as category'])
    .orderBy('categories.name')
    .orderBy('product_types.name')
    .execute();
  return rows.map(({ id, name, category }) => ({
    noun: 'type',
    id,
    line: `${category}: ${name}`,
    name,
    also: [name],
  }));
}

async function listValues(db: Db): Promise<NameableGoods[]> {
  const rows = await db
    .selectFrom('attribute_values')
    .select(['attribute', 'slug', 'name'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  const places = ATTRIBUTES.map(({ slug }): string => slug);
  return rows
    .toSorted((one, other) => places.indexOf(one.attribute) - places.indexOf(other.attribute))
    .map(({ attribute, slug, name }) => ({
      noun: 'attribute',
      id: `${attribute}:${slug}`,
      line: `${attributeName(attribute)}: ${name}`,
      name,
      also: [`${attribute}:${slug}`],
    }));
}

function selectProducts(db: Db) {
  return db.selectFrom('products').select(['id', 'slug', 'name']);
}

function productNamed({ id, slug, name }: { id: string; slug: string; name: string }): NameableGoods {
  return { noun: 'product', id, line: slug, name, also: [] };
}

function selectVariants(db: Db) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.slug', 'products.name as product', 'variants.name as variant']);
}

function variantNamed(row: { id: string; slug: string; product: string; variant: string }): NameableGoods {
  const { id, slug, product, variant } = row;
  return {
    noun: 'variant',
    id,
    line: partsText([{ slug, variant, quantity: 1 }]),
    name: variant === STANDARD_VARIANT ? product : `${product} (${variant})`,
    also: [],
  };
}
