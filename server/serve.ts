import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { openDatabase } from '#database/open.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { DueOffersRefresher } from '#operations/catalogue/refresh-due-offers.ts';
import { RowFollower } from '#operations/platform/row-follower.ts';
import { rowsToFollow } from '#operations/platform/rows-to-follow.ts';
import { createApp } from './app.ts';
import { childBackups } from './backup/child-backups.ts';
import { processMetrics } from './health/metrics.ts';
import { readiness } from './health/readiness.ts';
import { metricsReader } from './health/worker-metrics.ts';
import { boundConnectionsOfOne } from './http/connections-of-one.ts';
import { createHttpServer } from './http/http-server.ts';
import { limitedOrderAttempts } from './http/order-attempts.ts';
import { rateLimits } from './http/rate-limits.ts';
import { loggedListener } from './listener/logged-listener.ts';
import { shopListener } from './listener/shop-listener.ts';
import { workQueueFor } from './load/work-queue.ts';
import { oncePerTurn } from './pages/once-per-turn.ts';
import { PageCache } from './pages/page-cache.ts';
import { buildPlatform } from './platform/build-platform.ts';
import type { Config } from './platform/config.ts';
import { mailMeans } from './platform/mail-means.ts';
import { shopLog } from './platform/shop-log.ts';
import { OpenConnections, stopOnSignals } from './start/shutdown.ts';

const PAGE_CACHE_BYTES = 48 * 1024 * 1024;
const built = new URL('../build/', import.meta.url);

export async function serve(config: Config): Promise<{ port: number }> {
  const log = shopLog();
  const database = openDatabase(config.database, log);
  const pages = new PageCache({ maxBytes: PAGE_CACHE_BYTES, now: Date.now });
  const watch = await watchCatalogue(database, pages, log);
  const metrics = processMetrics(database, pages);
  const platform = await buildPlatform(database, config, {
    log,
    announceStock: watch.announceStock,
    noteOrder: metrics.noteOrder,
    backups: childBackups(config),
    ...(config.rateLimits ? { orderAttempts: limitedOrderAttempts() } : {}),
  });
  const build: ServerBuild = await import(new URL('server/index.js', built).href);
  const queue = workQueueFor(database.engine);
  const app = createApp({
    queue,
    platform,
    build,
    pages,
    watch,
    assetsFolder: fileURLToPath(new URL('client/', built)),
    checkLimit: rateLimits(config.rateLimits),
    trustedProxies: config.trustedProxies,
    coversSubdomains: config.coversSubdomains,
    health: {
      findFault: readiness(database, config.dataDir),
      readMetrics: metricsReader(metrics.registry),
      metricsAccess: { ...config, token: config.metricsToken },
    },
  });

  const connections = new OpenConnections();
  const server = createHttpServer(
    shopListener({
      pages,
      checkCatalogue: oncePerTurn(watch.check),
      publicUrl: config.publicUrl,
      queue,
      metrics,
      connections,
      respondByApp: loggedListener(app.fetch, log),
      log,
    }),
  );
  boundConnectionsOfOne(server, config.connectionsOfOne, config.trustedProxies);
  connections.watch(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const jobs = new JobWorker(platform, jobHandlers(mailMeans(build, config, port, platform.connections)));
  jobs.start();
  const dueOffers = new DueOffersRefresher(platform);
  dueOffers.start();
  const followers = rowsToFollow(platform).map((rows) => new RowFollower(log, rows));
  for (const follower of followers) follower.start();
  stopOnSignals(server, connections, async () => {
    await dueOffers.stop();
    for (const follower of followers) await follower.stop();
    await jobs.stop();
    await watch.close();
    await platform.searchMisses.flush();
    await database.close();
  });
  return { port };
}
