import { sql } from 'kysely';
import type { TestShop } from './shop.ts';

/** Tables of the shop, but not those in which an engine keeps its search. */
export async function tablesOfShop({ engine, platform: { db } }: TestShop): Promise<string[]> {
  const names = sql<{ name: string }>`${
    engine === 'postgres'
      ? sql`select table_name as name from information_schema.tables where table_schema = current_schema()`
      : sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '%search%'`
  }`;
  return (await names.execute(db)).rows.map(({ name }) => name);
}

/** The tables in which a word stands, in any letters. */
export async function tablesNaming(shop: TestShop, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOfShop(shop)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.platform.db);
    if (JSON.stringify(rows).toLowerCase().includes(word.toLowerCase())) found.push(name);
  }
  return found.toSorted();
}
