import { sql } from 'kysely';
import type { Db } from '../open.ts';
import { deleteProduct } from './product-status.ts';

const TABLES = {
  product: 'products',
  slide: 'hero_slides',
  category: 'categories',
  brand: 'brands',
} as const;

export type DemoKind = keyof typeof TABLES;

/** Notes everything there is as the demo's, with its version: what is changed later counts as the owner's own. */
export async function rememberDemoRows(trx: Db): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES) as [DemoKind, (typeof TABLES)[DemoKind]][]) {
    const rows = await trx.selectFrom(table).select(['id', 'version']).execute();
    if (rows.length === 0) continue;
    await trx
      .insertInto('demo_rows')
      .values(rows.map(({ id, version }) => ({ kind, id, version })))
      .execute();
  }
}

/** What the demo brought and nobody changed since, and what somebody did. */
export async function countDemoRows(
  db: Db,
): Promise<Record<DemoKind, { untouched: number; changed: number }>> {
  const counts = {
    product: { untouched: 0, changed: 0 },
    slide: { untouched: 0, changed: 0 },
    category: { untouched: 0, changed: 0 },
    brand: { untouched: 0, changed: 0 },
  };
  for (const kind of Object.keys(TABLES) as DemoKind[]) {
    const rows = await listDemoRows(db, kind);
    const untouched = rows.filter(isUntouched).length;
    counts[kind] = { untouched, changed: rows.length - untouched };
  }
  return counts;
}

/**
 * Deletes what the demo brought and nobody changed. A brand or category stays while a product of somebody's own is in it.
 * Answers how many of each went.
 */
export async function deleteDemoRows(trx: Db): Promise<Record<DemoKind, number>> {
  const deleted = { product: 0, slide: 0, category: 0, brand: 0 };
  for (const id of await untouchedIds(trx, 'product')) {
    await deleteProduct(trx, id);
    deleted.product += 1;
  }
  for (const id of await untouchedIds(trx, 'slide')) {
    await trx.deleteFrom('hero_slides').where('id', '=', id).execute();
    deleted.slide += 1;
  }
  for (const kind of ['category', 'brand'] as const) {
    for (const id of await untouchedIds(trx, kind)) {
      const column = kind === 'brand' ? 'brand_id' : 'category_id';
      const user = await trx.selectFrom('products').select('id').where(column, '=', id).limit(1).execute();
      if (user.length > 0) continue;
      await trx.deleteFrom(TABLES[kind]).where('id', '=', id).execute();
      deleted[kind] += 1;
    }
  }
  await trx.deleteFrom('demo_rows').execute();
  return deleted;
}

async function untouchedIds(db: Db, kind: DemoKind): Promise<string[]> {
  return (await listDemoRows(db, kind)).filter(isUntouched).map(({ id }) => id);
}

type DemoRow = { id: string; broughtVersion: number; version: number };

const isUntouched = ({ version, broughtVersion }: DemoRow) => version === broughtVersion;

/** What of the demo is still there. */
async function listDemoRows(db: Db, kind: DemoKind): Promise<DemoRow[]> {
  const { rows } = await sql<DemoRow>`
    select demo_rows.id, demo_rows.version as "broughtVersion", kept.version
    from demo_rows join ${sql.table(TABLES[kind])} as kept on kept.id = demo_rows.id
    where demo_rows.kind = ${kind} order by demo_rows.id
  `.execute(db);
  return rows;
}
