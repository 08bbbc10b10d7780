import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { addStandingPages } from '#operations/content/add-standing-pages.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { readConfig } from '#server/platform/config.ts';

export type GoldenShop = { database: OpenDatabase; close(): Promise<void> };

/** A shop of its own with the demo catalogue, or with that of a file for `npm run import`. */
export async function openGoldenShop(importWords: readonly string[]): Promise<GoldenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zabelle-golden-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  if (importWords.length > 0) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['server/import/import-command.ts', ...importWords],
      {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      },
    );
    if (status !== 0 && status !== 2) throw new Error(stderr);
  }
  const config = readConfig(env);
  const database = openDatabase(config.database);
  await migrate(database);
  if (importWords.length === 0) {
    const platform = await buildPlatform(database, config);
    await stockNewShop(platform);
    await addStandingPages(platform);
  }
  return {
    database,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
