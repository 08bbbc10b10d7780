import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { describeOnBothEngines } from '../support/shop.ts';

const ACCOUNT_TABLES = ['user', 'account', 'session', 'twoFactor', 'passkey'];

/** Reads table → columns from the text of `database/schema.ts`. */
function describedTables(): Map<string, string[]> {
  const source = readFileSync(new URL('../../database/schema.ts', import.meta.url), 'utf8');
  const interfaces = new Map(
    [...source.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^\s+(\w+):/gm)].map(([, column = '']) => column),
    ]),
  );
  const schema = /export interface Schema \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return new Map(
    [...schema.matchAll(/(\w+): (\w+);/g)].map(([, table = '', type = '']) => [
      table,
      interfaces.get(type) ?? [],
    ]),
  );
}

describeOnBothEngines('the migrated database', (shop) => {
  test('has the tables and columns that the schema describes', async () => {
    for (const [table, columns] of describedTables()) {
      const found = await columnsOf(table);
      // better-auth's own tables have more; the shop describes only what it reads or writes.
      if (ACCOUNT_TABLES.includes(table)) expect(found).toEqual(expect.arrayContaining(columns));
      else expect(found.toSorted(), table).toEqual(columns.toSorted());
    }
  });

  test('is migrated once: a second run applies nothing', async () => {
    expect(await migrate(shop().database)).toEqual([]);
  });

  test('refuses a stock below zero and a wrong total', async () => {
    const { db } = shop().platform;
    await expect(db.updateTable('variants').set({ stock: -1 }).execute()).rejects.toThrow();
    await expect(db.updateTable('products').set({ stock: -1 }).execute()).rejects.toThrow();
  });

  async function columnsOf(table: string): Promise<string[]> {
    const { db } = shop().platform;
    const query =
      shop().engine === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_table_info(${table})`
        : sql<{
            name: string;
          }>`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = 'public'`;
    return (await query.execute(db)).rows.map(({ name }) => name);
  }
});
