import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { migrate } from '#database/migrate.ts';
import { openDatabase, patiently } from '#database/open.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { deriveMissingShadeFamilies } from '#operations/catalogue/derive-shade-families.ts';
import { indexWordsBehindArticles } from '#operations/catalogue/index-words-behind-articles.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import { addStandingPages } from '#operations/content/add-standing-pages.ts';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { bringExampleReviews } from '#operations/shop/bring-example-reviews.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { removeInventedReviews, stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { buildPlatform } from './platform/build-platform.ts';
import { type Config, readConfig } from './platform/config.ts';
import { prepareDataDir } from './platform/data-dir.ts';
import { assertPortIsFree } from './platform/free-port.ts';
import { keyLines, openShopKeys } from './platform/open-shop-keys.ts';
import { serve } from './serve.ts';
import { exitCodeOf, startText } from './start/start-problem.ts';
import { assertDatabaseFile, stopWithoutDatabaseFile } from './start/stop-without-database-file.ts';
import { startWorkers } from './start/workers.ts';

const startedAt = performance.now();

try {
  if (existsSync('.env')) loadEnvFile('.env');
  await start(readConfig(process.env));
} catch (error) {
  console.error(startText(error));
  process.exit(exitCodeOf(error));
}

async function start(config: Config): Promise<void> {
  if (cluster.isWorker) {
    assertDatabaseFile(config);
    await serve(config);
    return;
  }
  await assertPortIsFree(config);
  await prepare(config);
  stopWithoutDatabaseFile(config);
  await announce(
    config,
    config.workers > 1 ? await startWorkers(config.workers) : (await serve(config)).port,
  );
  // To `npm start`, which starts a shop again that has run and died.
  process.send?.('ready');
}

/** Runs once before any process serves. */
async function prepare(config: Config): Promise<void> {
  prepareDataDir(config);
  const database = openDatabase(patiently(config.database));
  try {
    const applied = await migrate(database);
    if (applied.length > 0) console.log(`Database: ${applied.length} migrations applied.`);
    for (const line of keyLines(await openShopKeys(database, config), config.dataDir)) console.log(line);
    const platform = await buildPlatform(database, config);
    const stocked = await stockNewShop(platform);
    if (stocked) console.log('Stocked the new shop with the demo catalogue.');
    await addStandingPages(platform);
    await removeInventedReviews(platform);
    await matchShownExamples(platform);
    await bringExampleReviews(platform);
    await refreshDueOffers(platform);
    await turnByTime(platform);
    await deriveMissingShadeFamilies(platform);
    await indexWordsBehindArticles(platform);
  } finally {
    await database.close();
  }
}

async function announce(config: Config, port: number): Promise<void> {
  const database = openDatabase(config.database);
  const platform = await buildPlatform(database, config);
  const token = await ownerLinkToken(platform);
  await database.close();
  const address = config.publicUrl || `http://${hostName(config.host)}:${port}`;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\nThe shop:  ${address}\nThe /cms:  ${address}/cms`);
  if (token)
    console.log(
      `\nThis shop has no owner yet. Become it by this one-time link:\n${address}/cms/welcome?token=${token}`,
    );
  console.log(`\nReady in ${seconds} s.`);
}

/** The name by which a browser on this machine reaches the shop. */
function hostName(host: string | undefined): string {
  if (host === undefined || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
