import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadEnvFile } from 'node:process';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { turnByTime } from '#operations/by-time/turn-by-time.ts';
import { deriveMissingShadeFamilies } from '#operations/catalogue/derive-shade-families.ts';
import { indexWordsBehindArticles } from '#operations/catalogue/index-words-behind-articles.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import { addStandingPages } from '#operations/content/add-standing-pages.ts';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { createApp } from './app.ts';
import { rateLimits } from './http/rate-limits.ts';
import { NO_PROXIES } from './http/trusted-proxies.ts';
import { loggedListener } from './listener/logged-listener.ts';
import { workQueueFor } from './load/work-queue.ts';
import { PageCache } from './pages/page-cache.ts';
import { buildPlatform } from './platform/build-platform.ts';
import { readConfig } from './platform/config.ts';
import { mailMeans } from './platform/mail-means.ts';
import { shopLog } from './platform/shop-log.ts';

/** The development server: Vite with hot reload, and no page cache. */
if (existsSync('.env')) loadEnvFile('.env');
const config = readConfig(process.env);
const log = shopLog();
const database = openDatabase(config.database, log);
await migrate(database);
const platform = await buildPlatform(database, config, { log });
await stockNewShop(platform);
await addStandingPages(platform);
await matchShownExamples(platform);
await refreshDueOffers(platform);
await turnByTime(platform);
await deriveMissingShadeFamilies(platform);
await indexWordsBehindArticles(platform);

const vite = await createVite({ server: { middlewareMode: true } });
const loadBuild = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
const queue = workQueueFor(database.engine);
const respond = loggedListener(async (request, bindings) => {
  const app = createApp({
    platform,
    build: await loadBuild(),
    assetsFolder: 'public',
    pages: new PageCache({ maxBytes: 0, now: Date.now }),
    watch: { check: () => {} },
    checkLimit: rateLimits(false),
    trustedProxies: NO_PROXIES,
    queue,
    isDevelopment: true,
  });
  return app.fetch(request, bindings);
}, log);
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void respond(request, response));
});
new JobWorker(platform, jobHandlers(mailMeans(await loadBuild(), config, config.port))).start();
server.listen({ port: config.port, host: config.host }, async () => {
  console.log(`http://localhost:${config.port}`);
  const token = await ownerLinkToken(platform);
  if (token) console.log(`http://localhost:${config.port}/cms/welcome?token=${token}`);
});
