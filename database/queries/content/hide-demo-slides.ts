import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** Deactivates the demo's slides that nobody changed, since they show invented brands; they still count as the demo's. Returns their number. */
export async function hideDemoSlides(trx: Db, now: string): Promise<number> {
  const hidden = await trx
    .updateTable('hero_slides')
    .set({ active: 0, updated_at: now, version: sql`version + 1` })
    .where('active', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('demo_rows')
          .select('demo_rows.id')
          .where('demo_rows.kind', '=', 'slide')
          .whereRef('demo_rows.id', '=', 'hero_slides.id')
          .whereRef('demo_rows.version', '=', 'hero_slides.version'),
      ),
    )
    .returning(['id', 'version'])
    .execute();
  for (const { id, version } of hidden)
    await trx
      .updateTable('demo_rows')
      .set({ version })
      .where('kind', '=', 'slide')
      .where('id', '=', id)
      .execute();
  return hidden.length;
}
