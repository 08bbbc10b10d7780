import { foldText } from '#domain/search/search-text.ts';
import type { ImportRow } from './import-cells.ts';
import type { ColumnPlan } from './import-columns.ts';
import type { ImportMap } from './import-map.ts';

/** By what a row is recognised: among the rows of its file, and in the shop. */
export type Identity = {
  /** Kept with the product (`import_key`), so that the next import of the source finds it. */
  key: string;
  /** Slugs that would name the product too; only where the file speaks of this shop's own addresses. */
  slugs: string[];
  /** Neither an id nor a slug tells it apart: the product of this name and brand is meant. */
  byName: boolean;
  /** The file's own id, which different products may share by mistake; '' without one. */
  id: string;
};

/**
 * The map's identifying columns; without them the id, the slug, or else brand and name. Null where the identifying columns
 * of the map are all blank, or too long to be kept.
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

/** Brand and name without case, accents and punctuation; names of nothing but punctuation stay as they are. */
export function nameKey(brand: string, name: string): string {
  return `${foldText(brand) || brand}|${foldText(name) || name}`;
}

/** What repeats an identity with other values, where the map takes such rows as products of their own. */
export function numberedKey(key: string, occurrence: number): string {
  return occurrence === 1 ? key : `${key}#${occurrence}`;
}

/** PostgreSQL indexes no more than about 2,700 bytes; letters may take four. */
const MAX_KEY_LENGTH = 500;
