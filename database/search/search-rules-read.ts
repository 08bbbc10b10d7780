import type { KindGroup } from '#domain/search/kinds/kind-group.ts';
import { phraseKeys } from '#domain/search/phrase-key.ts';
import { foldText } from '#domain/search/search-text.ts';
import { linesOf } from '#domain/search-rules/search-rule-form.ts';
import type { Db } from '../open.ts';

/** What a rule does to a search that is one of its phrases as a whole. */
export type SearchRule = { productIds: readonly string[]; page: { title: string; path: string } | null };

export type RuleRead = SearchRule & { asked: string[]; called: string[]; isPopular: boolean };

/** The owner's rules for searches, the oldest first. */
export async function readRules(db: Db): Promise<RuleRead[]> {
  const [rows, products] = await Promise.all([
    db.selectFrom('search_rules').selectAll().orderBy('created_at').orderBy('id').execute(),
    db
      .selectFrom('search_rule_products')
      .select(['rule_id', 'product_id'])
      .orderBy('rule_id')
      .orderBy('position')
      .execute(),
  ]);
  return rows.map((row) => ({
    asked: linesOf(row.asked),
    called: linesOf(row.called).map(foldText),
    isPopular: row.popular === 1,
    productIds: products.filter(({ rule_id }) => rule_id === row.id).map(({ product_id }) => product_id),
    page: row.page_path === '' ? null : { title: row.page_title, path: row.page_path },
  }));
}

/** The phrases of rules with synonyms are searched as kinds: what is called so, or as was asked. */
export function synonymsOf(rules: readonly RuleRead[]): KindGroup[] {
  return rules.flatMap(({ asked, called }) => {
    const phrases = asked.map(foldText);
    return called.length === 0 ? [] : [{ asked: phrases, called: [...called, ...phrases] }];
  });
}

export function wholeSearches(rules: readonly RuleRead[]): Map<string, SearchRule> {
  const searches = new Map<string, SearchRule>();
  for (const { asked, productIds, page } of rules)
    for (const key of asked.flatMap((phrase) => phraseKeys(foldText(phrase))))
      if (!searches.has(key)) searches.set(key, { productIds, page });
  return searches;
}
