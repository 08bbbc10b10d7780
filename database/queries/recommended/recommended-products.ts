import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { type CardRow, listVariants, toCards } from '#database/queries/catalogue/product-rows.ts';
import type { Product, ProductCard } from '#domain/catalogue/product.ts';
import { cardOfVariant, type VariantShown } from '#domain/catalogue/variant/card-of-variant.ts';
import { variantSlugs } from '#domain/catalogue/variant/variant-address.ts';
import { type Candidate, chosenPairs } from '#domain/recommended/chosen-pairs.ts';
import { nearestAlike } from '#domain/recommended/nearest-alike.ts';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';
import { typesUsedWith } from '#domain/recommended/used-with.ts';
import { listBoughtTogether } from './bought-together.ts';
import { listInStock, listPopularOfBrand, listPopularOfType } from './popular-first.ts';
import { idsBesidePerfume } from './rows-beside-perfume.ts';

export type RecommendedCard = ProductCard & { shown?: VariantShown };

export type Recommended = {
  /** What is used together with the product: other types, in stock, in the shade nearest to the chosen one. */
  pairs: RecommendedCard[];
  ofBrand: RecommendedCard[];
  /** Products to take instead of a sold-out one, first the parts of a set; none for one in stock. */
  alike: RecommendedCard[];
  alikeBy: AlikeBy;
};

/** What the products to take instead have in common: parts of the set are among them, they are of the type, or of the category alone. */
export type AlikeBy = 'set' | 'type' | 'category';

const SHOWN = 4;
const LOOKED_AT = 12;
/** Candidates for the nearest product. */
const LIKE_LOOKED_AT = 40;
const ALIKE_SHOWN = 3;
const MOST_TYPES = 24;

/** Reads a few rows of indexes for each list, however large the catalogue is (docs/decisions/091-pairs-by-use.md). */
export async function listRecommended(db: Db, product: Product, shade: string | null): Promise<Recommended> {
  const own = await ownRow(db, product);
  const pairs = await pairRows(db, product, own);
  const known = new Set([
    product.id,
    ...pairs.map(({ slug }) => slug),
    ...product.parts.map(({ slug }) => slug),
  ]);
  const ofBrand = (await listPopularOfBrand(db, own.brand_id, LOOKED_AT))
    .filter(({ slug }) => !known.has(slug))
    .slice(0, SHOWN);
  const { rows: alike, by: alikeBy } = product.stock > 0 ? NONE_ALIKE : await rowsInstead(db, product, own);
  return {
    pairs: await cardsInShade(db, pairs, shade),
    ofBrand: await toCards(db, ofBrand),
    alike: await cardsInShade(db, alike, shade),
    alikeBy,
  };
}

type Alike = { rows: CardRow[]; by: AlikeBy };

const NONE_ALIKE: Alike = { rows: [], by: 'type' };

/** What is used together with a product, in the shade nearest to the chosen one. */
export async function listPairs(db: Db, product: Product, shade: string | null): Promise<RecommendedCard[]> {
  return cardsInShade(db, await pairRows(db, product, await ownRow(db, product)), shade);
}

/** Products in stock to take instead of a sold-out one. */
export async function listInstead(db: Db, product: Product): Promise<ProductCard[]> {
  const { rows } = await rowsInstead(db, product, await ownRow(db, product));
  return toCards(db, rows);
}

async function ownRow(by: Db, { id }: Product) {
  const { db, noteProducts } = notedReading(by);
  const row = await db
    .selectFrom('products')
    .select(['id', 'type_id', 'brand_id', 'category_id'])
    .where('slug', '=', id)
    .executeTakeFirstOrThrow();
  noteProducts([row.id]);
  return row;
}

type OwnRow = { id: string; type_id: string | null; category_id: string };
type CandidateRow = CardRow & Candidate;

async function pairRows(db: Db, product: Product, own: OwnRow): Promise<CardRow[]> {
  const itself = { id: own.id, brand: product.brand.slug, type: product.type?.slug ?? null };
  const together = (await listBoughtTogether(db, own.id, LOOKED_AT)).map(asCandidate);
  const byType: CandidateRow[][] = [];
  for (const typeId of await typesBeside(db, product, own))
    byType.push((await listPopularOfType(db, typeId, LOOKED_AT)).map(asCandidate));
  const beside = await idsBesidePerfume(db, itself, [...together, ...byType.flat()]);
  const worn = (rows: readonly CandidateRow[]) => rows.filter(({ id }) => beside.has(id));
  return chosenPairs(itself, { together: worn(together), byType: byType.map(worn), count: SHOWN });
}

function asCandidate(row: CardRow): CandidateRow {
  return { ...row, id: row.row_id, brand: row.brand_slug, type: row.type_slug };
}

/** Ids of the types used with the product's; of a type the rules do not name, the others of its category. */
async function typesBeside(db: Db, { type }: Product, own: OwnRow): Promise<string[]> {
  const used = type ? typesUsedWith(type.slug) : [];
  const types = db.selectFrom('product_types').select(['id', 'slug']).where('archived_at', 'is', null);
  if (used.length > 0) {
    const found = await types.where('slug', 'in', [...used]).execute();
    return found.sort((one, other) => used.indexOf(one.slug) - used.indexOf(other.slug)).map(({ id }) => id);
  }
  const beside = await types
    .where('category_id', '=', own.category_id)
    .orderBy('position')
    .orderBy('name')
    .limit(LOOKED_AT)
    .execute();
  return beside.map(({ id }) => id).filter((id) => id !== own.type_id);
}

async function rowsInstead(db: Db, product: Product, own: OwnRow): Promise<Alike> {
  const parts = await listInStock(
    db,
    product.parts.filter(({ isOnSale }) => isOnSale).map(({ slug }) => slug),
  );
  const ofParts = new Set(parts.map(({ row_id }) => row_id));
  const like = await likeRows(db, product, own);
  const others = like.rows.filter(({ row_id }) => !ofParts.has(row_id));
  return {
    rows: [...parts, ...others].slice(0, Math.max(parts.length, ALIKE_SHOWN)),
    by: parts.length > 0 ? 'set' : like.by,
  };
}

/** Of its type; where none of that is in stock, of the types beside it in its group, then of the others of its category. */
async function likeRows(db: Db, product: Product, own: OwnRow): Promise<Alike> {
  const ofType = own.type_id === null ? [] : await listPopularOfType(db, own.type_id, LIKE_LOOKED_AT);
  if (ofType.length > 0) return { rows: await nearest(db, ofType, product, own), by: 'type' };
  const { group, others } = await typesOfCategory(db, own);
  for (const ids of [group, others]) {
    const rows: CardRow[] = [];
    for (const id of ids) rows.push(...(await listPopularOfType(db, id, LOOKED_AT)));
    if (rows.length > 0) return { rows: await nearest(db, rows, product, own), by: 'category' };
  }
  return NONE_ALIKE;
}

async function typesOfCategory(db: Db, own: OwnRow): Promise<{ group: string[]; others: string[] }> {
  const types = await db
    .selectFrom('product_types')
    .select(['id', 'group_name'])
    .where('archived_at', 'is', null)
    .where('category_id', '=', own.category_id)
    .orderBy('position')
    .orderBy('name')
    .limit(MOST_TYPES)
    .execute();
  const ownGroup = types.find(({ id }) => id === own.type_id)?.group_name ?? '';
  const isBeside = ({ group_name }: { group_name: string }) => ownGroup !== '' && group_name === ownGroup;
  return {
    group: types.filter(isBeside).map(({ id }) => id),
    others: types.filter((type) => !isBeside(type)).map(({ id }) => id),
  };
}

async function nearest(
  db: Db,
  rows: readonly CardRow[],
  { pricePence }: Product,
  own: OwnRow,
): Promise<CardRow[]> {
  const attributes = await listAttributesOf(db, [own.id, ...rows.map(({ row_id }) => row_id)]);
  const told = (id: string) =>
    (attributes.get(id) ?? []).map(({ attribute, value }) => `${attribute}:${value}`);
  const candidates = rows
    .filter(({ row_id }) => row_id !== own.id)
    .map((row) => ({ ...row, told: told(row.row_id), pricePence: row.shown_price_pence }));
  return nearestAlike(candidates, { told: told(own.id), pricePence }, ALIKE_SHOWN);
}

/** A product with shades is shown in the one nearest to this shade. */
async function cardsInShade(db: Db, rows: CardRow[], shade: string | null): Promise<RecommendedCard[]> {
  const cards = await toCards(db, rows);
  if (shade === null) return cards;
  const variants = await listVariants(db, rows);
  return cards.map((card, place) => {
    const own = variants.get(rows[place]?.row_id ?? '') ?? [];
    const nearest = nearestShade(own, shade);
    if (!nearest || own.length < 2) return card;
    const slug = variantSlugs(own.map(({ name }) => name))[own.indexOf(nearest)] ?? '';
    return cardOfVariant(card, nearest, slug);
  });
}
