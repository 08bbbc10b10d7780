import { type RawBuilder, sql } from 'kysely';
import { isFilter, type KindPart, type SearchPart } from '#domain/search/search-part.ts';
import { wholeWord } from '#domain/search/search-word.ts';
import type { ProductSearch, SearchHit } from './product-search.ts';

export type ScoredHit = SearchHit & { points: number };

/**
 * A query giving product_id and points of the products a part of a search means, each once: more for those that are of the kind
 * or have the attribute than for those whose text has the words. Null for a part that only filters or orders.
 */
export function partHits(
  engine: ProductSearch,
  part: SearchPart,
  words: string,
): RawBuilder<ScoredHit> | null {
  switch (part.is) {
    case 'kind':
      return summed(kindHits(engine, part));
    case 'brand':
      return summed([
        sql`select id as product_id, 4 as points from products where brand_id = ${part.id}`,
        inText(engine, words),
      ]);
    case 'attribute': {
      const having = sql<ScoredHit>`select product_id, 4 as points from product_attributes
        where attribute = ${part.attribute} and value = ${part.value}`;
      return isFilter(part) ? having : summed([having, inText(engine, words)]);
    }
    case 'shade':
      return summed([
        sql`select distinct product_id, 4 as points from variants where shade_family = ${part.family}`,
        inText(engine, words),
      ]);
    case 'price':
    case 'offer':
    case 'order':
      return null;
  }
}

function kindHits(engine: ProductSearch, { asked, called, notCalled, categoryIds, typeIds }: KindPart) {
  const named = (words: readonly string[], points: number) =>
    sql<ScoredHit>`select product_id, ${sql.lit(points)} as points
      from (${engine.named({ words, not: notCalled })}) as named`;
  return [
    ...(categoryIds.length > 0 ? [inGroup('category_id', categoryIds)] : []),
    ...(typeIds.length > 0 ? [inGroup('type_id', typeIds)] : []),
    named(called, 3),
    named([asked], 2),
  ];
}

function inGroup(column: 'category_id' | 'type_id', ids: readonly string[]): RawBuilder<ScoredHit> {
  return sql`select id as product_id, 4 as points from products where ${sql.ref(column)} in (${sql.join(ids)})`;
}

function inText(engine: ProductSearch, words: string): RawBuilder<ScoredHit> {
  const hits = engine.hits(words.split(' ').map(wholeWord));
  return sql`select product_id, 1 as points from (${hits}) as held`;
}

function summed(found: readonly RawBuilder<ScoredHit>[]): RawBuilder<ScoredHit> {
  return sql`select product_id, sum(points) as points from (${sql.join(found, sql` union all `)}) as scored
    group by product_id`;
}
