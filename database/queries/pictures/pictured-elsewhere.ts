import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** True for an address on another server; the shop's own begin with a slash. As the partial indexes of migration 0116 say it. */
export function isElsewhere(column: string): RawBuilder<boolean> {
  return sql<boolean>`substr(${sql.ref(column)}, 1, 1) <> '/'`;
}

/** The ids of products that show a picture of another server, also for a variant alone. */
export function productsPicturedElsewhere(db: Db) {
  return db
    .selectFrom('products as pictured')
    .select('pictured.id')
    .where(isElsewhere('pictured.image_url'))
    .union(
      db
        .selectFrom('product_pictures')
        .select('product_pictures.product_id as id')
        .where(isElsewhere('product_pictures.url')),
    )
    .union(
      db.selectFrom('variants').select('variants.product_id as id').where(isElsewhere('variants.image_url')),
    );
}
