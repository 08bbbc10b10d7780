import { type RawBuilder, sql } from 'kysely';
import { HAS, NAMED, OWN, type ScoredHit } from './part-hits.ts';
import type { SearchHits } from './product-search.ts';

/**
 * Adds the points of other parts to the hits of the first. Products with all of them come before those with some; `needsAll`
 * leaves these out.
 */
export function together(
  base: RawBuilder<ScoredHit>,
  besides: readonly RawBuilder<number>[],
  {
    needsAll,
    words,
    ranks,
  }: { needsAll: boolean; words: SearchHits['query'] | null; ranks: readonly RawBuilder<number>[] },
): RawBuilder<ScoredHit> {
  const columns = besides.map((points, place) => ({ points, name: sql.ref(`points_${place}`) }));
  const read = columns.map(({ points, name }) => sql`${points} as ${name}`);
  const each = columns.map(
    ({ name }) =>
      sql`${name} + case when ${name} >= ${sql.lit(HAS)} then 1000 when ${name} > 0 then 700 else 0 end`,
  );
  const said = words ? sql`left join (${words}) as said on said.product_id = products.id` : sql``;
  const needed = columns.map(({ name }) => sql`${name} > 0`);
  return sql`select product_id, base_points + ${sql.join(each, sql` + `)} as points
    from (select base.product_id, ${sql.join([sql`base.points`, ...ranks], sql` + `)} as base_points, ${sql.join(read)}
      from (${base}) as base cross join products ${said} where products.id = base.product_id) as weighed
    ${needsAll ? sql`where ${sql.join(needed, sql` and `)}` : sql``}`;
}

/** The hits of the first query before those of the second, and so on; a product of several is among the first of them. */
export function inTurn(...queries: readonly RawBuilder<ScoredHit>[]): RawBuilder<ScoredHit> {
  const placed = queries.map(
    (hits, place) =>
      sql`select product_id, points + ${sql.lit(100_000 * (queries.length - 1 - place))} as points from (${hits}) as hits_${sql.raw(String(place))}`,
  );
  return sql`select product_id, max(points) as points from (${sql.join(placed, sql` union all `)}) as in_turn
    group by product_id`;
}

/** Puts products that have the attribute before those of which a name or text tells it. */
export function havingFirst(hits: RawBuilder<ScoredHit>): RawBuilder<ScoredHit> {
  return sql`select product_id, points + case when points >= ${sql.lit(OWN)} then 1000 else 0 end as points
    from (${hits}) as good_for`;
}

/** The hits of products that are of the kind or called so, without those that only say it or go by another name of it. */
export function calledSo(hits: RawBuilder<ScoredHit>): RawBuilder<ScoredHit> {
  return sql`select product_id, points from (${hits}) as called where points >= ${sql.lit(NAMED)}`;
}

/** The hits of products that meet every condition. */
export function filtered(
  hits: RawBuilder<ScoredHit>,
  conditions: readonly RawBuilder<boolean>[],
): RawBuilder<ScoredHit> {
  if (conditions.length === 0) return hits;
  return sql`select found.product_id, found.points from (${hits}) as found cross join products
    where products.id = found.product_id and ${sql.join(conditions, sql` and `)}`;
}

/** The same hits, all with equal points. */
export function unscored(hits: RawBuilder<ScoredHit>): RawBuilder<ScoredHit> {
  return sql`select product_id, 0 as points from (${hits}) as unscored`;
}
