import { type RawBuilder, sql } from 'kysely';
import { isFilter, type PartRead, type SearchOrder, type SearchPart } from '#domain/search/search-part.ts';
import type { WordsMatched } from '#domain/search/search-word.ts';
import type { Db } from '../open.ts';
import { countUpTo } from './count-up-to.ts';
import { partHits, type ScoredHit } from './part-hits.ts';
import type { ProductSearch, SearchHits } from './product-search.ts';

/** When fewer products than this have all that was asked for, those of the kind asked for follow. */
const FEW = 8;

type Asked = {
  parts: readonly PartRead[];
  /** Products that hold the words without a known meaning; null where there are none. */
  others: SearchHits | null;
  nearness: RawBuilder<number>;
};

/**
 * Finds the products that every part means. Prices, offers and claims sort out; when few products have all the rest, those
 * of the kind (or else the brand, or the other words) asked for follow.
 */
export async function findUnderstood(
  db: Db,
  engine: ProductSearch,
  { parts, others, nearness }: Asked,
): Promise<SearchHits> {
  const filters = parts.flatMap(({ part }) => (isFilter(part) ? [conditionOf(part)] : []));
  const scored = parts.flatMap(({ part, words }) => {
    const hits = isFilter(part) ? null : partHits(engine, part, words);
    return hits ? [{ is: part.is as string, hits }] : [];
  });
  if (others) scored.push({ is: 'words', hits: others.query });
  const order = parts.find(({ part }) => part.is === 'order')?.part;
  const found = (
    hits: RawBuilder<ScoredHit>,
    conditions: readonly RawBuilder<boolean>[],
    matched: WordsMatched,
  ) => ({
    query: filtered(order && !others ? unscored(hits) : hits, conditions),
    nearness: order?.is === 'order' ? orderOf(order.by) : nearness,
    correctedTo: others?.correctedTo ?? null,
    understood: [],
    shade: null,
    wordsMatched: lesser(matched, others?.wordsMatched ?? 'every'),
  });
  const all = together(scored, ({ count }) => sql`${count} = ${sql.lit(scored.length)}`);
  const enough = scored.length > 1 ? FEW : 1;
  const count = await countUpTo(db, filtered(all, filters), enough);
  if (count === enough) return found(all, filters, 'every');
  const most = together(
    scored,
    ({ count, essential }) => sql`${count} = ${sql.lit(scored.length)} or ${essential} > 0`,
  );
  if (scored.length > 1 && (await countUpTo(db, filtered(most, filters), 1)) > 0)
    return found(most, filters, count > 0 ? 'every-or-most' : 'most');
  return found(most, [], 'most');
}

function lesser(one: WordsMatched, other: WordsMatched): WordsMatched {
  if (one === 'most' || other === 'most') return 'most';
  return one === 'every' ? other : one;
}

type Counts = { count: RawBuilder<number>; essential: RawBuilder<number> };

function together(
  scored: readonly { is: string; hits: RawBuilder<ScoredHit> }[],
  needed: (counts: Counts) => RawBuilder<unknown>,
): RawBuilder<ScoredHit> {
  const [only] = scored;
  if (!only) return sql`select id as product_id, 0 as points from products`;
  if (scored.length === 1) return only.hits;
  const essential =
    ['kind', 'brand', 'words'].find((each) => scored.some(({ is }) => is === each)) ?? only.is;
  const lists = scored.map(
    ({ is, hits }) => sql`select product_id, points, ${sql.lit(is === essential ? 1 : 0)} as essential
      from (${hits}) as part`,
  );
  const counts = { count: sql<number>`count(*)`, essential: sql<number>`sum(essential)` };
  return sql`select product_id, sum(points) + 1000 * count(*) as points
    from (${sql.join(lists, sql` union all `)}) as parts
    group by product_id having ${needed(counts)}`;
}

function filtered(
  hits: RawBuilder<ScoredHit>,
  conditions: readonly RawBuilder<boolean>[],
): RawBuilder<ScoredHit> {
  if (conditions.length === 0) return hits;
  return sql`select found.product_id, found.points from (${hits}) as found cross join products
    where products.id = found.product_id and ${sql.join(conditions, sql` and `)}`;
}

function unscored(hits: RawBuilder<ScoredHit>): RawBuilder<ScoredHit> {
  return sql`select product_id, 0 as points from (${hits}) as unscored`;
}

function conditionOf(part: SearchPart): RawBuilder<boolean> {
  if (part.is === 'offer') return sql`products.shown_former_pence > products.shown_price_pence`;
  if (part.is === 'attribute')
    return sql`exists (select 1 from product_attributes where product_attributes.product_id = products.id
      and attribute = ${part.attribute} and value = ${part.value})`;
  if (part.is !== 'price') return sql`1 = 1`;
  return sql`products.shown_price_pence between ${sql.lit(part.fromPence ?? 0)}
    and ${sql.lit(part.toPence ?? Number.MAX_SAFE_INTEGER)}`;
}

function orderOf(by: SearchOrder): RawBuilder<number> {
  if (by === 'newest') return sql`products.created_at`;
  return by === 'bestselling' ? sql`products.ordered_count` : sql`-products.shown_price_pence`;
}
