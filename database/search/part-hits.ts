import { type RawBuilder, sql } from 'kysely';
import { alikeAttribute } from '#domain/search/said-of-attributes.ts';
import {
  type AttributePart,
  isFilter,
  type KindPart,
  type SearchPart,
  type SizePart,
  type TonePart,
} from '#domain/search/search-part.ts';
import { synonymOf } from '#domain/search/search-synonyms.ts';
import { hasOtherStem, wholeWord } from '#domain/search/search-word.ts';
import { singular } from '#domain/search/spelling/singular.ts';
import type { ProductSearch, SearchHit } from './product-search.ts';

export type ScoredHit = SearchHit & { points: number };

/** Points of what is of the kind or brand or has the shade. */
export const HAS = 4;
/** Points of what has the attribute: more than of anything else that tells it. */
export const OWN = 8;
/** Points of what is called so. */
export const NAMED = 3;
/** Points of what ranks before others of its kind: more than these have together. */
const FIRST = 16;
/** Points of what has an attribute that is nearly the same, and of what only says the words. */
const ALIKE = 2;
const SAYS = 1;

/**
 * A query giving product_id and points of the products a part of a search means, each once: more for those that are of the kind
 * or have the attribute than for those whose text has the words. Null for a part that only sorts out by price or offer, or
 * orders.
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
        sql`select id as product_id, ${sql.lit(HAS)} as points from products where brand_id in (${sql.join(part.ids)})`,
        inText(engine, words),
      ]);
    case 'attribute': {
      const alike = alikeOf(part);
      return summed([
        having(part, OWN),
        ...(isFilter(part) ? [] : [inText(engine, words)]),
        ...(part.called.length > 0 ? [calledSo(engine, part)] : []),
        ...(alike ? [having(alike, ALIKE)] : []),
      ]);
    }
    case 'shade':
      return summed([
        sql`select distinct product_id, ${sql.lit(HAS)} as points from variants where shade_family = ${part.family}`,
        inText(engine, words),
      ]);
    case 'tone':
      return sql`select distinct product_id, ${sql.lit(HAS)} as points from variants where ${hasTone(part)}`;
    case 'size':
      return sql`select products.id as product_id, ${sql.lit(HAS)} as points from products
        where ${isOfSize(part)}`;
    case 'price':
    case 'offer':
    case 'stars':
    case 'order':
      return null;
  }
}

/** The points of a part for a joined product, 0 where it is not meant: read for few products, where hits would be many. */
export function partPoints(engine: ProductSearch, part: SearchPart, words: string): RawBuilder<number> {
  const text = sql`products.id in (select product_id from (${inText(engine, words)}) as said)`;
  const points = (has: RawBuilder<unknown>, says: RawBuilder<unknown> = text) =>
    sql<number>`case when ${has} then ${sql.lit(HAS)} when ${says} then ${sql.lit(SAYS)} else 0 end`;
  switch (part.is) {
    case 'brand':
      return points(sql`products.brand_id in (${sql.join(part.ids)})`);
    case 'attribute': {
      const alike = alikeOf(part);
      const mentions = alike ? sql`(${text} or ${hasAttribute(alike)})` : text;
      return points(claims(engine, part), mentions);
    }
    case 'shade':
      return points(sql`exists (select 1 from variants
        where variants.product_id = products.id and shade_family = ${part.family})`);
    case 'tone':
      return sql`case when exists (select 1 from variants
        where variants.product_id = products.id and ${hasTone(part)}) then ${sql.lit(HAS)} else 0 end`;
    case 'size':
      return sql`case when ${isOfSize(part)} then ${sql.lit(HAS)} else 0 end`;
    case 'kind':
      return sql`case when products.id in (select product_id from (${sql.join(kindHits(engine, part), sql` union all `)}) as named)
        then ${sql.lit(HAS)} else 0 end`;
    case 'price':
    case 'offer':
    case 'stars':
    case 'order':
      return sql`${sql.lit(HAS)}`;
  }
}

/** True for a variant of that depth and undertone, as entered. */
function hasTone({ depths, undertones }: TonePart): RawBuilder<boolean> {
  const conditions = [
    ...(depths.length > 0 ? [sql`variants.chosen_depth in (${sql.join(depths)})`] : []),
    ...(undertones.length > 0 ? [sql`variants.chosen_undertone in (${sql.join(undertones)})`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

function isOfSize({ amount, unit }: SizePart): RawBuilder<boolean> {
  return sql`(products.unit = ${unit} and exists (select 1 from variants where variants.product_id = products.id
    and coalesce(variants.amount, products.amount) = ${sql.lit(amount)}))`;
}

function having(
  { attribute, value }: { attribute: string; value: string },
  points: number,
): RawBuilder<ScoredHit> {
  return sql`select product_id, ${sql.lit(points)} as points from product_attributes
    where attribute = ${attribute} and value = ${value}`;
}

function hasAttribute({ attribute, value }: { attribute: string; value: string }): RawBuilder<boolean> {
  return sql`exists (select 1 from product_attributes where product_attributes.product_id = products.id
    and attribute = ${attribute} and value = ${value})`;
}

/** True for products with the attribute; where no product has it, for those called by the words that tell it. */
export function claims(engine: ProductSearch, part: AttributePart): RawBuilder<boolean> {
  if (part.isEntered || part.called.length === 0) return hasAttribute(part);
  return sql`(${hasAttribute(part)} or products.id in (select product_id from (${calledSo(engine, part)}) as told))`;
}

/** True for products of the types of which some have the attribute: face masks rather than hair masks for spotty skin. */
export function isOfTypesWith({ attribute, value }: AttributePart): RawBuilder<boolean> {
  return sql`products.type_id in (select alike.type_id from product_attributes join products as alike
    on alike.id = product_attributes.product_id where attribute = ${attribute} and value = ${value})`;
}

/**
 * Products called by the words that tell the attribute. Where some have it, others are told by their names only of a concern: not
 * every waved name is for curly hair.
 */
function calledSo(engine: ProductSearch, part: AttributePart): RawBuilder<ScoredHit> {
  const called = sql<ScoredHit>`select product_id, ${sql.lit(NAMED)} as points
    from (${engine.named({ words: part.called })}) as called`;
  if (!part.isEntered || part.attribute === 'concern') return called;
  return sql`select product_id, points from (${called}) as told
    where product_id in (select product_id from (${having(part, OWN)}) as own)`;
}

/** The attribute that is nearly the same, where this one was entered. */
function alikeOf(part: AttributePart) {
  return part.isEntered ? alikeAttribute(part.attribute, part.value) : null;
}

function kindHits(
  engine: ProductSearch,
  { asked, called, notCalled, calledFirst, categoryIds, typeIds }: KindPart,
) {
  const words = called.includes(asked) ? called : [...called, asked];
  const named = sql<ScoredHit>`select product_id, ${sql.lit(NAMED)} as points
    from (${engine.named({ words, not: notCalled })}) as named`;
  const first = engine.named({ words: calledFirst, not: notCalled });
  return [
    ...(calledFirst.length > 0
      ? [sql<ScoredHit>`select product_id, ${sql.lit(FIRST)} as points from (${first}) as first`]
      : []),
    ...(categoryIds.length > 0 ? [inGroup('category_id', categoryIds)] : []),
    ...(typeIds.length > 0 ? [inGroup('type_id', typeIds)] : []),
    named,
    ...(synonymOf(singular(asked)) ? [calledOtherwise(engine, singular(asked))] : []),
  ];
}

/** The products of any of these kinds. */
export function hitsOfKinds(engine: ProductSearch, kinds: readonly KindPart[]): RawBuilder<ScoredHit> {
  return summed(kinds.flatMap((kind) => kindHits(engine, kind)));
}

/** Products that shops call by a synonym of one word: a body butter for 'moisturiser'. */
function calledOtherwise(engine: ProductSearch, asked: string): RawBuilder<ScoredHit> {
  const hits = engine.holding(wholeWord(asked), 'name-or-category');
  return sql`select product_id, ${sql.lit(SAYS)} as points from (${hits}) as otherwise`;
}

function inGroup(column: 'category_id' | 'type_id', ids: readonly string[]): RawBuilder<ScoredHit> {
  return sql`select id as product_id, ${sql.lit(HAS)} as points from products
    where ${sql.ref(column)} in (${sql.join(ids)})`;
}

function inText(engine: ProductSearch, phrase: string): RawBuilder<ScoredHit> {
  const words = phrase.split(' ');
  const hits = engine.hits(words.some(hasOtherStem) ? [] : words.map(wholeWord));
  return sql`select product_id, ${sql.lit(SAYS)} as points from (${hits}) as held`;
}

function summed(found: readonly RawBuilder<ScoredHit>[]): RawBuilder<ScoredHit> {
  return sql`select product_id, sum(points) as points from (${sql.join(found, sql` union all `)}) as scored
    group by product_id`;
}
