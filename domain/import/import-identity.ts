import { foldText } from '#domain/search/search-text.ts';
import type { ImportRow } from './import-cells.ts';
import type { ColumnPlan } from './import-columns.ts';
import type { ImportMap } from './import-map.ts';

/** The keys that recognise a row's product in its file and in the shop (docs/decisions/012-import-keys.md). */
export type Identity = {
  /** Stored with the product (`import_key`), so that the next import of the source finds it. */
  key: string;
  /** Slugs that also identify the product; only without a map, when the file may hold this shop's own addresses. */
  slugs: string[];
  /** True if the row has neither id nor slug: the product of this name and brand is meant. */
  byName: boolean;
  /** The id in the file, which different products may share by mistake; '' without one. */
  id: string;
};

/**
 * Returns the identity of a row: the map's identifying columns, or else the id, the slug, or brand and name. Null if the
 * map's identifying columns are all blank or too long to store.
 */
export function identityOf(
  record: readonly string[],
  row: ImportRow,
  plan: ColumnPlan,
  map: ImportMap | null,
): Identity | null {
  const id = row.id ?? '';
  const slug = row.slug ?? '';
  const source = map ? `${map.name}:` : '';
  if (plan.identify.length > 0) {
    const values = plan.identify.map(({ index }) => (record[index] ?? '').replace(/\s+/g, ' ').trim());
    const key = source + values.map((value) => value.replace(/[\\|]/g, '\\$&')).join('|');
    if (values.every((value) => value === '') || key.length > MAX_KEY_LENGTH) return null;
    return { key, slugs: slug ? [slug] : [], byName: false, id };
  }
  if (id)
    return { key: `${source}id:${id}`, slugs: map ? [] : [slug, id].filter(Boolean), byName: false, id };
  if (slug) return { key: `${source}slug:${slug}`, slugs: [slug], byName: false, id };
  const key = `${source}name:${nameKey(row.brand ?? '', row.name)}`;
  return { key, slugs: [], byName: true, id };
}

/** Folds case, accents and punctuation; a name of nothing but punctuation stays as it is. */
export function nameKey(brand: string, name: string): string {
  return `${foldText(brand) || brand}|${foldText(name) || name}`;
}

/** Returns the key of a row that repeats an identity, for maps with `sameIdentity: separate`. */
export function numberedKey(key: string, occurrence: number): string {
  return occurrence === 1 ? key : `${key}#${occurrence}`;
}

/** PostgreSQL indexes no more than about 2,700 bytes; letters may take four. */
const MAX_KEY_LENGTH = 500;
