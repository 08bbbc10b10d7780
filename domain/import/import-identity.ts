import { foldText } from '#domain/search/search-text.ts';
import type { ImportRow } from './import-cells.ts';
import type { ColumnPlan } from './import-columns.ts';

/** The keys that recognise a row's product in its file and in the shop (docs/decisions/012-import-keys.md). */
export type Identity = {
  /** Stored with the product (`import_key`), so that the next import of the source finds it. */
  key: string;
  /** Keys of earlier versions for the same row; a product that has one may be another (`isSameUnderFormerKey`). */
  formerKeys: string[];
  /** Slugs that also identify the product; only where the file may hold this shop's own addresses. */
  slugs: string[];
  /** True if the row has neither id nor slug: the product of this name and brand is meant. */
  byName: boolean;
  /** The id in the file, which different products may share by mistake; '' without one. */
  id: string;
};

/**
 * Returns the identity of a row: the map's identifying columns, or else the id, the slug, or brand and name. `source` keeps the ids of one
 * source from those of others; '' is a file without a map. Null if the map's identifying columns are all blank or too long to store.
 */
export function identityOf(
  record: readonly string[],
  row: ImportRow,
  { identify }: Pick<ColumnPlan, 'identify'>,
  source: string,
): Identity | null {
  const id = row.id ?? '';
  const slug = row.slug ?? '';
  const prefix = source ? `${source}:` : '';
  const identity = { formerKeys: [], slugs: [], byName: false, id };
  if (identify.length > 0) {
    const values = identify.map(({ index }) => (record[index] ?? '').replace(/\s+/g, ' ').trim());
    const key = prefix + values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');
    if (values.every((value) => value === '') || key.length > MAX_KEY_LENGTH) return null;
    return { ...identity, key };
  }
  if (id) {
    const own = [slug, mayBeAddress(id) ? id : ''].filter(Boolean);
    const formerKeys = source === SHOPIFY ? [`id:${id}`] : [];
    return { ...identity, key: `${prefix}id:${id}`, formerKeys, slugs: source ? [] : own };
  }
  if (slug) return { ...identity, key: `${prefix}slug:${slug}`, slugs: [slug] };
  const brand = row.brand ?? '';
  const formerKeys = [`${prefix}name:${likeKey(brand, row.name)}`];
  return { ...identity, key: `${prefix}named:${nameKey(brand, row.name)}`, formerKeys, byName: true };
}

/** The source of Shopify's exports, whose keys had no source once. */
export const SHOPIFY = 'shopify';

/** The source of WooCommerce's exports. */
export const WOOCOMMERCE = 'woocommerce';

/** True for an id that may be the address of a product of this shop: a number is one of the file. */
function mayBeAddress(id: string): boolean {
  return /\p{L}/u.test(id);
}

/** Folds case, white space and the shapes of apostrophes and dashes; names that differ by a sign or an accent stay different. */
export function nameKey(brand: string, name: string): string {
  return `${exactText(brand)}|${exactText(name)}`;
}

/** Folds accents and punctuation too, so that it finds names to be confused. A name of nothing but punctuation stays as it is. */
export function likeKey(brand: string, name: string): string {
  return `${foldText(brand) || brand}|${foldText(name) || name}`;
}

function exactText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reason of the note on a new product whose name another of the brand nearly has. */
export const ALIKE =
  'differs from the name of another product of the brand by signs or accents alone: taken as a product of its own';

type Named = { name: string; brand: string };

/**
 * True if a product stored under a former key of the row is the row's. Keys of names were folded once: a product whose name differs by a
 * sign or an accent had the same; one that staff renamed since is the row's all the same.
 */
export function isSameUnderFormerKey(row: Pick<ImportRow, 'name'>, stored: Named): boolean {
  const isAlike = likeKey('', row.name) === likeKey('', stored.name);
  return !isAlike || nameKey('', row.name) === nameKey('', stored.name);
}

/**
 * True if a row and the product it is identified as differ in both brand and name: two products then, whatever a code says. Found by an id
 * that looks like an address, a brand that the row does not say counts as another.
 */
export function isOtherProduct(
  row: Pick<ImportRow, 'name' | 'brand'>,
  stored: Named,
  { isFoundByAddressOfId }: { isFoundByAddressOfId: boolean },
): boolean {
  if (likeKey('', row.name) === likeKey('', stored.name)) return false;
  if (!row.brand) return isFoundByAddressOfId;
  return likeKey(row.brand, '') !== likeKey(stored.brand, '');
}

/** Returns the key of a row that repeats an identity, for maps with `sameIdentity: separate`. */
export function numberedKey(key: string, occurrence: number): string {
  return occurrence === 1 ? key : `${key}#${occurrence}`;
}

/** PostgreSQL indexes no more than about 2,700 bytes; letters may take four. */
const MAX_KEY_LENGTH = 500;
