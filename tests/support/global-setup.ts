import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { countMeanRating } from '#database/queries/catalogue/count-mean-rating.ts';
import { rememberDemoArticles } from '#database/queries/catalogue-editing/demo-rows.ts';
import { writeShopFact } from '#database/queries/shop/shop-facts.ts';
import { stockDemoCatalogue } from '#database/seed/stock-demo-catalogue.ts';
import { writeArticles, writeStandingPages } from '#database/seed/write-pages.ts';
import { startPostgres } from './postgres.ts';
import { testStamp } from './test-stamp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedShop: PreparedShop;
  }
}

/** Makes a migrated and stocked shop on each engine once; every test copies one. */
export type PreparedShop = { sqliteFile: string; postgresUrl: string | null };

export default async function prepareShops(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-features-'));
  const sqliteFile = join(folder, 'prepared.db');
  await prepare({ engine: 'sqlite', file: sqliteFile });
  const postgres = await startPostgres();
  if (postgres) await prepare({ engine: 'postgres', url: postgres.url });
  project.provide('preparedShop', { sqliteFile, postgresUrl: postgres?.url ?? null });
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepare(address: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = openDatabase(address);
  await migrate(database);
  await database.db.transaction().execute(async (trx) => {
    const stamp = testStamp();
    await writeShopFact(trx, 'example_ratings_shown', stamp.now);
    await stockDemoCatalogue(trx, stamp);
    await countMeanRating(trx);
    await writeStandingPages(trx, stamp);
    await rememberDemoArticles(trx, await writeArticles(trx, stamp));
  });
  await database.close();
}
