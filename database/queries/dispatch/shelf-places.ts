import type { Db } from '#database/open.ts';

/** A variant and where it lies, by its SKU, or its id where it has none. */
export type ShelfRow = { code: string; shelf: string; name: string };

/** Variants of published products without a shelf first, then by shelf. */
export async function listShelves(db: Db, most: number): Promise<ShelfRow[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.sku', 'variants.shelf', 'variants.name as variant', 'products.name'])
    .where('products.status', '=', 'published')
    .orderBy('variants.shelf')
    .orderBy('products.sort_name')
    .orderBy('variants.position')
    .limit(most)
    .execute();
  return rows.map(({ id, sku, shelf, name, variant }) => ({
    code: sku ?? id,
    shelf,
    name: `${name}, ${variant}`,
  }));
}

/** Writes where each variant of a SKU or id lies; returns how many lines named one, and the codes that nothing bears. */
export async function writeShelves(
  trx: Db,
  lines: readonly { code: string; shelf: string }[],
): Promise<{ written: number; unknown: string[] }> {
  const unknown: string[] = [];
  for (const { code, shelf } of lines) {
    const changed = await trx
      .updateTable('variants')
      .set({ shelf })
      .where((eb) => eb.or([eb('sku', '=', code), eb('id', '=', code)]))
      .returning('id')
      .execute();
    if (changed.length === 0) unknown.push(code);
  }
  return { written: lines.length - unknown.length, unknown };
}
