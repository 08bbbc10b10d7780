import { CompiledQuery, Kysely } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Schema } from '#database/schema.ts';
import { sqliteDialect } from '#database/sqlite-dialect.ts';
import type { TestShop } from './shop.ts';

/** How SQLite goes about each question that is asked meanwhile, a line a step; the same however many products there are. */
export async function queryPlans(shop: TestShop, ask: (db: Db) => Promise<unknown>): Promise<string[][]> {
  if (shop.database.engine !== 'sqlite') throw new Error('Only SQLite is asked for its plans');
  const asked: CompiledQuery[] = [];
  const dialect = sqliteDialect(shop.database.connections);
  const recording = new Kysely<Schema>({
    dialect,
    log({ query }) {
      asked.push(query);
    },
  });
  await ask(recording);
  const plans: string[][] = [];
  for (const { sql, parameters } of asked) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await shop.database.db.executeQuery<{ detail: string }>(explained);
    plans.push(rows.map(({ detail }) => detail));
  }
  return plans;
}
