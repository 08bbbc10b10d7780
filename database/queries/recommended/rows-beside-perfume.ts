import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { listAttributesOf } from '#database/queries/attributes/product-attributes.ts';
import { goesBesidePerfume, isPerfume, type Worn } from '#domain/recommended/beside-perfume.ts';

type Row = { id: string; brand: string; type: string | null };

/** Returns the ids of the products that are worn with this one, all where it is no perfume. */
export async function idsBesidePerfume(by: Db, own: Row, rows: readonly Row[]): Promise<Set<string>> {
  if (!isPerfume(own.type) || rows.length === 0) return new Set(rows.map(({ id }) => id));
  const { db, noteProducts } = notedReading(by);
  const ids = [own, ...rows].map(({ id }) => id);
  noteProducts(ids);
  const attributes = await listAttributesOf(db, ids);
  const withoutIngredients = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('ingredients', '=', '')
    .execute();
  const noneListed = new Set(withoutIngredients.map(({ id }) => id));
  const worn = ({ id, brand, type }: Row): Worn => {
    const told = attributes.get(id) ?? [];
    const has = (wanted: string) =>
      told.flatMap(({ attribute, value }) => (attribute === wanted ? [value] : []));
    const isScentless = noneListed.has(id) || has('free-from').includes('fragrance');
    return { type, brand, scents: has('scent'), isScentless };
  };
  const perfume = worn(own);
  return new Set(rows.flatMap((row) => (goesBesidePerfume(perfume, worn(row)) ? [row.id] : [])));
}
