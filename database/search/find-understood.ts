import { type RawBuilder, sql } from 'kysely';
import { areFormWords } from '#domain/search/form-words.ts';
import {
  type AttributePart,
  headKind,
  isFilter,
  isForMen,
  isPurpose,
  isSet,
  type PartRead,
  type SearchPart,
} from '#domain/search/search-part.ts';
import { type WordsMatched, wholeWord } from '#domain/search/search-word.ts';
import type { Db } from '../open.ts';
import { countUpTo } from './count-up-to.ts';
import { conditionOf } from './filter-conditions.ts';
import { nearness as nearnessOf } from './nearest-first.ts';
import { HAS, hitsOfKinds, isOfTypesWith, partHits, partPoints, type ScoredHit } from './part-hits.ts';
import type { ProductSearch, SearchHits } from './product-search.ts';
import { calledSo, filtered, havingFirst, inTurn, together, unscored } from './scored-hits.ts';
import { byNearestPrice, bySaving, orderOf, setsFirst } from './search-orders.ts';

/** When fewer products than this have all that was asked for, those of the kind asked for follow. */
const FEW = 8;

/** `unmet` are the prices, offers and claims that were left out because no product met them. */
type UnderstoodHits = Omit<SearchHits, 'unmetPrice' | 'unsold'> & { unmet: readonly PartRead[] };

type Asked = {
  /** The folded search. */
  text: string;
  parts: readonly PartRead[];
  /** Products that hold the words without a known meaning; null where there are none. */
  others: SearchHits | null;
  /** Those words. */
  rest: readonly string[];
  nearness: RawBuilder<number>;
};

/**
 * Finds the products that every part means. Prices, offers and claims sort out; where nothing is left the price is given up, or
 * else the claims, or both. When few products have all the rest, those of the kind (or else the brand, or the other words) asked
 * for follow, and if none has, those of other kinds that are good for the same after them. Of several kinds that no product is at
 * once, such as shampoo and conditioner, products of each are found.
 */
export async function findUnderstood(db: Db, engine: ProductSearch, asked: Asked): Promise<UnderstoodHits> {
  const { parts, others, rest } = asked;
  const men = await unmetForMen(db, engine, asked);
  if (men) {
    const found = await findUnderstood(db, engine, { ...asked, parts: parts.filter((read) => read !== men) });
    return { ...found, wordsMatched: 'most', unmet: [...found.unmet, men] };
  }
  const sorting = parts.filter(({ part }) => isFilter(part));
  const without = (unmet: readonly PartRead[]) =>
    sorting.filter((read) => !unmet.includes(read)).map(({ part }) => conditionOf(engine, part));
  const filters = without([]);
  const order = parts.some(({ part }) => part.is === 'order');
  const { essential, besides, instead } = essentialOf(engine, asked);
  const words = essential === others?.query ? null : (others?.query ?? null);
  const found = (
    hits: RawBuilder<ScoredHit>,
    matched: WordsMatched,
    unmet: readonly PartRead[] = [],
  ): UnderstoodHits => ({
    query: filtered(order && !others ? unscored(hits) : hits, without(unmet)),
    nearness: nearnessOfParts(asked, unmet, essential !== null),
    correctedTo: others?.correctedTo ?? null,
    understood: [],
    shade: null,
    tone: null,
    wordsMatched: lesser(matched, others?.wordsMatched ?? 'every'),
    unmet,
  });
  const base = essential ?? filterHits(engine, parts) ?? EVERY_PRODUCT;
  const ranks = ranksOf(parts, rest);
  const all = besides.length === 0 ? base : together(base, besides, { needsAll: true, words, ranks });
  if (besides.length === 0 && filters.length === 0) return found(base, 'every');
  const enough = besides.length > 0 ? FEW : 1;
  const count = await countUpTo(db, filtered(all, filters), enough);
  if (count === enough) return found(all, 'every');
  const [widest, beside] =
    count === 0 && instead
      ? [instead.hits, instead.besides]
      : [count === 0 ? withOtherKinds(base, parts) : base, besides];
  const saidBeside = widest === instead?.hits ? (others?.query ?? null) : words;
  const most =
    beside.length === 0 ? widest : together(widest, beside, { needsAll: false, words: saidBeside, ranks });
  const more = besides.length > 0 ? await countUpTo(db, filtered(most, filters), count + 1) : 0;
  if (count > 0 && more === count) return found(all, 'every');
  if (more > 0) return found(most, count > 0 ? 'every-or-most' : 'most');
  const gifts = besides.length === 0 && others ? giftHits(engine, parts) : null;
  if (gifts && (await countUpTo(db, filtered(gifts, filters), 1)) > 0) return found(gifts, 'most');
  const prices = sorting.filter(({ part }) => part.is === 'price');
  const claimed = sorting.filter(({ part }) => part.is !== 'price');
  const hasAtAnyPrice = (await countUpTo(db, filtered(all, without(prices)), 1)) > 0;
  if (prices.length > 0 && hasAtAnyPrice) return found(others ? all : unscored(all), 'most', prices);
  for (const unmet of [prices, claimed])
    if (unmet.length > 0 && (await countUpTo(db, filtered(most, without(unmet)), 1)) > 0)
      return found(most, 'most', unmet);
  return found(most, 'most', sorting);
}

/**
 * Returns the part 'for men' where a kind is asked for and what is for men only goes by another name of it: a hand cream is not
 * what 'mens moisturiser' means.
 */
async function unmetForMen(db: Db, engine: ProductSearch, { text, parts }: Asked): Promise<PartRead | null> {
  const men = parts.find(({ part }) => isForMen(part));
  const kind = headKind(text, parts);
  const hits = men && kind && partHits(engine, kind.part, kind.words);
  if (!hits) return null;
  const forMen = filtered(hits, [conditionOf(engine, men.part)]);
  if ((await countUpTo(db, forMen, 1)) === 0) return null;
  return (await countUpTo(db, calledSo(forMen), 1)) === 0 && (await countUpTo(db, calledSo(hits), 1)) > 0
    ? men
    : null;
}

/** Orders products with equal points: by the price that none has, by what was asked for, by savings, sets of gifts first, or else by their names. */
function nearnessOfParts(
  { parts, rest, nearness }: Asked,
  unmet: readonly PartRead[],
  hasEssential: boolean,
): RawBuilder<number> {
  const unmetPrices = unmet.flatMap(({ part }) => (part.is === 'price' ? [part] : []));
  if (unmetPrices.length > 0) return byNearestPrice(unmetPrices);
  const order = parts.find(({ part }) => part.is === 'order')?.part;
  if (order?.is === 'order') return orderOf(order.by);
  const isOffer = parts.some((read) => read.part.is === 'offer' && !unmet.includes(read));
  if (isOffer && rest.length === 0) return bySaving();
  if (isGiftAlone(parts, rest)) return setsFirst();
  return hasEssential ? nearness : NOT_NEARER;
}

const EVERY_PRODUCT = sql<ScoredHit>`select id as product_id, 0 as points from products`;
const NOT_NEARER = sql<number>`cast(0 as integer)`;

/**
 * The hits of the part that all closest products have: the kind, or else the brand, the other words or the first part. Words
 * for forms ('cream') beside what a product is good for are not required. `instead` is taken when no product has all parts:
 * each of several kinds, or what is good for it without the other words.
 */
function essentialOf(engine: ProductSearch, { text, parts, others, rest }: Asked) {
  const scored = parts.filter(({ part }) => !isFilter(part) && part.is !== 'order');
  const named = (is: SearchPart['is']) => scored.find(({ part }) => part.is === is);
  const purpose = areFormWords(rest) ? scored.find(({ part }) => isPurpose(part)) : undefined;
  const first = headKind(text, scored) ?? named('brand') ?? (others ? purpose : scored[0]);
  const pointsOf = (reads: readonly PartRead[]) =>
    reads.map(({ part, words }) => partPoints(engine, part, words));
  const besides = pointsOf(scored.filter((read) => read !== first));
  const goodFor = scored.find(({ part }) => isPurpose(part) && part.isEntered);
  if (!first) {
    const hits = goodFor && partHits(engine, goodFor.part, goodFor.words);
    const beside = pointsOf(scored.filter((read) => read !== goodFor));
    const instead = hits ? { hits: havingFirst(hits), besides: [...beside, POINTS_OF_WORDS] } : null;
    return { essential: others?.query ?? null, besides, instead };
  }
  const ofWords = others ? [POINTS_OF_WORDS] : [];
  const kinds = scored.flatMap(({ part }) => (part.is === 'kind' ? [part] : []));
  const hits = partHits(engine, first.part, first.words) ?? EVERY_PRODUCT;
  const ofEachKind = hitsOfKinds(engine, kinds);
  const ofFirst = hitsOfKinds(engine, kinds.slice(0, 1));
  const notKinds = pointsOf(scored.filter(({ part }) => part.is !== 'kind'));
  return {
    essential: first === purpose ? havingFirst(hits) : hits,
    besides: [...besides, ...ofWords],
    instead:
      kinds.length > 1
        ? {
            hits:
              first.part === kinds[0] ? ofEachKind : inTurn(isSet(first.part) ? ofFirst : hits, ofEachKind),
            besides: [...notKinds, ...ofWords],
          }
        : null,
  };
}

/** The words weigh what they scored, so that the closest to several words come first. `together` joins them. */
const POINTS_OF_WORDS = sql<number>`coalesce(${sql.lit(HAS)} + said.points, 0)`;

/** Points that order products with the same parts: names that hold the other words, then the types some of which are good for it. */
function ranksOf(parts: readonly PartRead[], rest: readonly string[]): RawBuilder<number>[] {
  const named = rest.length > 0 ? [sql<number>`20 * ${nearnessOf(rest.map(wholeWord))}`] : [];
  const alike = purposesOf(parts).map(
    (part) => sql<number>`case when ${isOfTypesWith(part)} then 20 else 0 end`,
  );
  return [...named, ...alike];
}

/** Adds products of other kinds that are good for what is asked after all those of the kind, then others of their types. */
function withOtherKinds(ofKind: RawBuilder<ScoredHit>, parts: readonly PartRead[]): RawBuilder<ScoredHit> {
  const purposes = purposesOf(parts);
  if (purposes.length === 0 || !parts.some(({ part }) => part.is === 'kind')) return ofKind;
  const have = purposes.map(({ attribute, value }) => sql`attribute = ${attribute} and value = ${value}`);
  const goodFor = sql<ScoredHit>`select product_id, 0 as points from product_attributes where ${sql.join(have, sql` or `)}`;
  return inTurn(ofKind, goodFor, ofTypesAlike(purposes));
}

function ofTypesAlike(purposes: readonly AttributePart[]): RawBuilder<ScoredHit> {
  return sql`select products.id as product_id, 0 as points from products
    where ${sql.join(purposes.map(isOfTypesWith), sql` or `)}`;
}

function purposesOf(parts: readonly PartRead[]): AttributePart[] {
  return parts.flatMap(({ part }) => (isPurpose(part) && part.isEntered ? [part] : []));
}

/** The products of a claim, where nothing but filters was asked for: fewer than all. */
function filterHits(engine: ProductSearch, parts: readonly PartRead[]): RawBuilder<ScoredHit> | null {
  const claim = parts.find(({ part }) => part.is === 'attribute' && isFilter(part));
  return claim ? unscored(partHits(engine, claim.part, claim.words) ?? EVERY_PRODUCT) : null;
}

/** The gifts, where they are asked for: other words beside them tell of a person or a day ('wedding gift for couple'). */
function giftHits(engine: ProductSearch, parts: readonly PartRead[]): RawBuilder<ScoredHit> | null {
  return parts.some(asksForGift) ? filterHits(engine, parts) : null;
}

/** True where nothing tells what kind of gift it is to be. */
function isGiftAlone(parts: readonly PartRead[], rest: readonly string[]): boolean {
  return rest.length === 0 && parts.some(asksForGift) && !parts.some(({ part }) => part.is === 'kind');
}

const asksForGift = ({ part }: PartRead) =>
  part.is === 'attribute' && part.attribute === 'suits' && part.value === 'gift';

function lesser(one: WordsMatched, other: WordsMatched): WordsMatched {
  if (one === 'most' || other === 'most') return 'most';
  return one === 'every' ? other : one;
}
