import type { Db } from '#database/open.ts';
import { shadeFamily } from '#domain/catalogue/shade-words.ts';

/** Derives the family of the first so many variants that were written before there were families; returns their number. */
export async function deriveShadeFamilies(trx: Db, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'shade', 'chosen_family'])
    .where('shade_family', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  const byFamily = Map.groupBy(rows, ({ shade, chosen_family }) =>
    shadeFamily(shade, { shadeFamily: chosen_family }),
  );
  for (const [family, variants] of byFamily)
    await trx
      .updateTable('variants')
      .set({ shade_family: family })
      .where(
        'id',
        'in',
        variants.map(({ id }) => id),
      )
      .execute();
  return rows.length;
}
