import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadEnvFile } from 'node:process';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { jobHandlers } from '#jobs/job-handlers.ts';
import { JobWorker } from '#jobs/job-worker.ts';
import { deriveMissingShadeFamilies } from '#operations/catalogue/derive-shade-families.ts';
import { refreshDueOffers } from '#operations/catalogue/refresh-due-offers.ts';
import { addStandingPages } from '#operations/content/add-standing-pages.ts';
import { ownerLinkToken } from '#operations/people/owner-link.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { stockNewShop } from '#operations/shop/stock-new-shop.ts';
import { createApp } from './app.ts';
import { rateLimits } from './http/rate-limits.ts';
import { NO_PROXIES } from './http/trusted-proxies.ts';
import { PageCache } from './pages/page-cache.ts';
import { buildPlatform } from './platform/build-platform.ts';
import { readConfig } from './platform/config.ts';
import { mailMeans } from './platform/mail-means.ts';

/** The development server: Vite with hot reload, and no page cache. */
if (existsSync('.env')) loadEnvFile('.env');
const config = readConfig(process.env);
const database = openDatabase(config.database);
await migrate(database);
const platform = await buildPlatform(database, config);
await stockNewShop(platform);
await addStandingPages(platform);
await matchShownExamples(platform);
await refreshDueOffers(platform);
await deriveMissingShadeFamilies(platform);

const vite = await createVite({ server: { middlewareMode: true } });
const respond = getRequestListener(async (request, bindings) => {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const app = createApp({
    platform,
    build,
    assetsFolder: 'public',
    pages: new PageCache({ maxBytes: 0, now: Date.now }),
    watch: { check: () => {} },
    checkLimit: rateLimits(false),
    trustedProxies: NO_PROXIES,
    isDevelopment: true,
  });
  return app.fetch(request, bindings);
});
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void respond(request, response));
});
const devBuild = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
new JobWorker(platform, jobHandlers(mailMeans(devBuild, config, config.port))).start();
server.listen({ port: config.port, host: config.host }, async () => {
  console.log(`http://localhost:${config.port}`);
  const token = await ownerLinkToken(platform);
  if (token) console.log(`http://localhost:${config.port}/cms/welcome?token=${token}`);
});
