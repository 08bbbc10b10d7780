import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import { linesOf, type SearchRuleFields } from '#domain/search-rules/search-rule-form.ts';
import type { SearchRuleListQuery } from '#domain/search-rules/search-rule-list.ts';

export type SearchRuleRow = {
  id: string;
  asked: string;
  called: string;
  productCount: number;
  pagePath: string;
  isPopular: boolean;
  updatedAt: string;
};

export async function listSearchRuleRows(
  db: Db,
  query: SearchRuleListQuery,
): Promise<ListPage<SearchRuleRow>> {
  const matching = filtered(db, query);
  const rows = sorted(matching, query.sort)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('search_rule_products')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('rule_id', '=', 'search_rules.id')
        .as('productCount'),
    )
    .orderBy('id');
  const page = await readListPage(matching, rows, query.page);
  const items = page.items.map((row) => ({
    id: row.id,
    asked: linesOf(row.asked).join(', '),
    called: linesOf(row.called).join(', '),
    productCount: Number(row.productCount ?? 0),
    pagePath: row.page_path,
    isPopular: row.popular === 1,
    updatedAt: row.updated_at,
  }));
  return { ...page, items };
}

export type SearchRuleRecord = SearchRuleFields & { id: string; version: number; updatedAt: string };

export async function findSearchRule(db: Db, id: string): Promise<SearchRuleRecord | null> {
  const row = await db.selectFrom('search_rules').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const products = await db
    .selectFrom('search_rule_products')
    .innerJoin('products', 'products.id', 'search_rule_products.product_id')
    .select('products.slug')
    .where('rule_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    asked: row.asked,
    called: row.called,
    products: products.map(({ slug }) => slug).join('\n'),
    pageTitle: row.page_title,
    pagePath: row.page_path,
    popular: row.popular === 1,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

function filtered(db: Db, { search, filters: { does } }: SearchRuleListQuery) {
  let rules = db.selectFrom('search_rules');
  if (search) rules = rules.where(nameHolds(db, 'search_rules.asked', search));
  if (does === 'synonyms') rules = rules.where('called', '!=', '');
  if (does === 'page') rules = rules.where('page_path', '!=', '');
  if (does === 'popular') rules = rules.where('popular', '=', 1);
  if (does === 'products')
    rules = rules.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_rule_products').select('rule_id').whereRef('rule_id', '=', 'search_rules.id'),
      ),
    );
  return rules;
}

function sorted(rules: ReturnType<typeof filtered>, sort: SearchRuleListQuery['sort']) {
  switch (sort) {
    case 'asked':
      return rules.orderBy('asked');
    case '-asked':
      return rules.orderBy('asked', 'desc');
    case '-updated':
      return rules.orderBy('updated_at', 'desc');
  }
}
