import type { Db } from '#database/open.ts';
import { listProducts } from '#database/queries/listing/list-products.ts';
import { suggestPages } from '#database/queries/suggestions/suggested-pages.ts';
import { parseListing } from '#domain/listing/listing.ts';
import { foldText } from '#domain/search/search-text.ts';
import { fifthUnseen } from './fifth-unseen.ts';
import { firstUnseen } from './first-unseen.ts';
import { fourthUnseen } from './fourth-unseen.ts';
import type { FoundProduct, GoldenQuery } from './golden-query.ts';
import { openGoldenShop } from './golden-shop.ts';
import { helpQueries, queriesByHand } from './queries-by-hand.ts';
import { queriesByRule } from './query-rules.ts';
import { secondUnseen } from './second-unseen.ts';
import { sixthUnseen } from './sixth-unseen.ts';
import { thirdUnseen } from './third-unseen.ts';
import { unseenQueries } from './unseen-query.ts';

const OF_EACH_RULE = 25;
const SEED = 20_260_101;

/**
 * Measures how many searches have a right product among their first three results, by group, over the demo catalogue and
 * over a file imported with `importWords` (those of `npm run import`), if there are any. Searches that failed follow.
 */
export async function measureGolden(importWords: readonly string[] = []): Promise<string[]> {
  const demo = await measureShop([]);
  const imported = importWords.length === 0 ? null : await measureShop(importWords);
  return [
    ...table('Golden searches, demo catalogue', demo),
    ...(imported ? table('Golden searches, imported catalogue', imported) : []),
  ];
}

type Measured = { query: GoldenQuery; isRight: boolean; first: string[] };

async function measureShop(importWords: readonly string[]): Promise<Measured[]> {
  const { database, close } = await openGoldenShop(importWords);
  try {
    return await measureDatabase(database.db, importWords.length > 0 ? 'imported' : 'demo');
  } finally {
    await close();
  }
}

/** Help pages are the same in every shop and measured in the demo only. */
export async function measureDatabase(db: Db, catalogue: 'demo' | 'imported'): Promise<Measured[]> {
  const products = await readProducts(db, catalogue);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const queries = [
    ...queriesByRule(products, catalogue === 'demo' ? OF_EACH_RULE : 2 * OF_EACH_RULE, SEED),
    ...queriesByHand(products),
    ...(catalogue === 'demo' ? helpQueries() : []),
    ...unseenQueries('unseen at first, 121', firstUnseen, products, catalogue),
    ...unseenQueries('unseen at second, 60', secondUnseen, products, catalogue),
    ...unseenQueries('unseen at third, 100', thirdUnseen, products, catalogue),
    ...unseenQueries('unseen at fourth, 60', fourthUnseen, products, catalogue),
    ...unseenQueries('unseen at fifth, 80', fifthUnseen, products, catalogue),
    ...unseenQueries('unseen at sixth, 60', sixthUnseen, products, catalogue),
  ];
  const measured: Measured[] = [];
  for (const query of queries) {
    const results = await listProducts(db, parseListing(new URLSearchParams({ search: query.text })), 3);
    const { items, wordsMatched, correctedTo } = results;
    const found = items.flatMap(({ id }) => bySlug.get(id) ?? []);
    const pages = (await suggestPages(db, query.text)).map(({ path }) => path);
    measured.push({
      query,
      isRight: query.isRight({
        products: found,
        pages,
        saysClosest: wordsMatched !== 'every' || correctedTo !== null,
      }),
      first:
        query.group === 'help' || found.length === 0
          ? pages
          : found.map(({ name, brand }) => `${brand}: ${name}`),
    });
  }
  return measured;
}

async function readProducts(db: Db, catalogue: 'demo' | 'imported'): Promise<FoundProduct[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_types', 'product_types.id', 'products.type_id')
    .select([
      'products.id',
      'products.slug',
      'products.name',
      'brands.name as brand',
      'categories.name as category',
      'product_types.name as type',
    ])
    .select(['shown_price_pence as pricePence', 'shown_former_pence as formerPence'])
    .where('products.status', '=', 'published')
    .orderBy('products.slug')
    .execute();
  // What the import suggested was read by the words of the search: it proves nothing of it.
  const values = await db.selectFrom('product_attributes').selectAll().where('suggested', '=', 0).execute();
  const attributes = Map.groupBy(values, ({ product_id }) => product_id);
  const variants = await db.selectFrom('variants').select(['product_id', 'shade_family']).execute();
  const shades = Map.groupBy(variants, ({ product_id }) => product_id);
  const traits = (row: { id: string; type: string | null }): string[] => [
    foldText(row.type ?? ''),
    ...(attributes.get(row.id)?.map(({ attribute, value }) => `${attribute}:${value}`) ?? []),
    ...(shades.get(row.id)?.map(({ shade_family }) => `shade:${shade_family ?? ''}`) ?? []),
  ];
  return rows.map((row) => ({
    slug: row.slug,
    name: foldText(row.name),
    brand: foldText(row.brand),
    category: foldText(row.category),
    attributes: new Set(attributes.get(row.id)?.map(({ attribute, value }) => `${attribute}:${value}`)),
    pricePence: row.pricePence,
    isReduced: row.formerPence !== null && row.formerPence > row.pricePence,
    words: [foldText(row.name), foldText(row.category), ...(catalogue === 'demo' ? traits(row) : [])].join(
      ' | ',
    ),
  }));
}

export function table(title: string, measured: readonly Measured[]): string[] {
  const groups = Map.groupBy(measured, ({ query }) => query.group);
  const rows = [...groups].map(([group, all]) => row(group, all));
  const failed = measured.filter(({ isRight }) => !isRight);
  return [
    '',
    title,
    ...rows,
    row('all', measured),
    ...failed.map(
      ({ query, first }) => `  missed (${query.group}): ${query.text} → ${first.join(' | ') || 'nothing'}`,
    ),
  ];
}

function row(group: string, all: readonly Measured[]): string {
  const right = all.filter(({ isRight }) => isRight).length;
  const percent = ((100 * right) / all.length).toFixed(1);
  return `${group.padEnd(24)} ${String(right).padStart(4)} of ${String(all.length).padStart(4)}  ${percent.padStart(5)} %`;
}
