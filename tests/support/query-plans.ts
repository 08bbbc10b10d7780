import { CompiledQuery, Kysely } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Schema } from '#database/schema.ts';
import { sqliteDialect } from '#database/sqlite/sqlite-dialect.ts';
import type { TestShop } from './shop.ts';

/** Returns SQLite's plan for each query that `ask` runs, a line a step; it does not depend on the number of products. */
export async function queryPlans(shop: TestShop, ask: (db: Db) => Promise<unknown>): Promise<string[][]> {
  if (shop.database.engine !== 'sqlite') throw new Error('Only SQLite has these plans');
  const queries: CompiledQuery[] = [];
  const dialect = sqliteDialect(shop.database.connections);
  const recording = new Kysely<Schema>({
    dialect,
    log({ query }) {
      queries.push(query);
    },
  });
  await ask(recording);
  const plans: string[][] = [];
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await shop.database.db.executeQuery<{ detail: string }>(explained);
    plans.push(rows.map(({ detail }) => detail));
  }
  return plans;
}
