import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import type { PasswordHash } from '#adapters/accounts/password-queue.ts';
import type { StripeSettings } from '#adapters/payments/stripe-payments.ts';
import { type DatabaseAddress, type Engine, type OpenDatabase, openDatabase } from '#database/open.ts';
import type { PostgresLimits } from '#database/postgres-limits.ts';
import { listStockDifferences } from '#database/queries/stock-ledger/stock-differences.ts';
import { watchCatalogue } from '#database/watch/catalogue-watch.ts';
import type { Log, Platform } from '#operations/platform/platform.ts';
import { matchShownExamples } from '#operations/shop/shown-examples.ts';
import { buildApi } from '#server/api/api.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { limitedOrderAttempts } from '#server/http/order-attempts.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import { NO_PROXIES, type TrustedProxies } from '#server/http/trusted-proxies.ts';
import { loggedListener } from '#server/listener/logged-listener.ts';
import { shopListener } from '#server/listener/shop-listener.ts';
import { type WorkQueue, workQueueFor } from '#server/load/work-queue.ts';
import { oncePerTurn } from '#server/pages/once-per-turn.ts';
import { PageCache } from '#server/pages/page-cache.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { OpenConnections } from '#server/start/shutdown.ts';
import { checkAgainstContract } from './api-contract.ts';

/** A running shop for one test file: the stocked catalogue on a copied database. */
export type TestShop = {
  engine: Engine;
  platform: Platform;
  database: OpenDatabase;
  address: DatabaseAddress;
  dataDir: string;
  pages: PageCache;
  /** Errors logged in this test so far. */
  errors: string[];
  /** Says that this test provokes such a server error; without it a logged error fails the test, and so does its absence. */
  expectError(pattern: RegExp): void;
  /** Throws where errors were logged that no test expected, or expected ones were not; forgets both. */
  checkErrors(): void;
  /** `origin`: under another name than the shop's own. */
  get(path: string, headers?: Record<string, string>, origin?: string): Promise<Response>;
  /** Sends to the address of a server: 'localhost:3000'. */
  getByPort(host: string, path: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init?: RequestInit): Promise<Response>;
  /** The routes registered before the router. */
  served(): { method: string; path: string }[];
  /** Serves the shop over HTTP as `server/serve.ts` does, and returns its address; `close` ends it. */
  listen(): Promise<string>;
  close(): Promise<void>;
};

export const ORIGIN = 'http://shop.test';

export type ShopOptions = {
  demoShop?: boolean | null;
  rateLimits?: boolean;
  publicUrl?: string;
  /** The way to the PostgreSQL server, and its limits, where they are not the plain ones. */
  through?: (url: string) => Promise<{ url: string; limits: PostgresLimits }>;
  trustedProxies?: TrustedProxies;
  /** The address requests come from. */
  connection?: string;
  queue?: WorkQueue;
  /** Gets every entry of the log too. */
  log?: Log;
  /** Keys of Stripe, with the address of its stand-in. */
  stripe?: () => StripeSettings;
  /** The address of Stripe's stand-in, for keys entered in /cms. */
  stripeApiBase?: () => string;
};

/**
 * Runs the same tests on SQLite and, when a server is installed, on PostgreSQL: where what is tested has SQL, transactions,
 * locks, triggers or searches of its own (tests/engines.test.ts).
 */
export function describeOnBothEngines(name: string, tests: TestsOfShop, options?: ShopOptions) {
  describeOn('sqlite', `${name} (sqlite)`, tests, options);
  describeOn('postgres', `${name} (postgres)`, tests, options);
}

/** Runs tests of words, forms, rendering, mails and rules: what they store goes through queries that others run on both engines. */
export function describeOnSqlite(name: string, tests: TestsOfShop, options?: ShopOptions) {
  describeOn('sqlite', name, tests, options);
}

type TestsOfShop = (shop: () => TestShop, engine: Engine) => void;

function describeOn(engine: Engine, name: string, tests: TestsOfShop, options?: ShopOptions) {
  const isMissing = engine === 'postgres' && inject('preparedShop').postgresUrl === null;
  describe.skipIf(isMissing)(name, () => {
    let shop: TestShop | undefined;
    beforeAll(async () => {
      shop = await openTestShop(engine, options);
    });
    afterEach(() => shop?.checkErrors());
    afterAll(async () => {
      const differences = shop && (await listStockDifferences(shop.platform.db).catch(() => []));
      await shop?.close();
      if (differences?.length) throw new Error(`Stock without movements: ${JSON.stringify(differences)}`);
    });
    tests(() => {
      if (!shop) throw new Error('The shop is not open yet');
      return shop;
    }, engine);
  });
}

/** A real shop's hash takes a tenth of a second; journeys use that. */
const QUICK_HASH: PasswordHash = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await QUICK_HASH.hash(password)),
};

export async function openTestShop(engine: Engine, options: ShopOptions = {}): Promise<TestShop> {
  const { address: direct, remove } = await copyPreparedDatabase(engine);
  const address =
    direct.engine === 'postgres' && options.through
      ? { ...direct, ...(await options.through(direct.url)) }
      : direct;
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-media-'));
  const database = openDatabase(address);
  const pages = new PageCache({ maxBytes: 16 * 1024 * 1024, now: Date.now });
  const watch = await watchCatalogue(database, pages);
  const errors: string[] = [];
  const expected: RegExp[] = [];
  const checkErrors = () => {
    const [logged, wanted] = [errors.splice(0), expected.splice(0)];
    const unexpected = logged.filter((error) => !wanted.some((pattern) => pattern.test(error)));
    const missing = wanted.filter((pattern) => !logged.some((error) => pattern.test(error)));
    if (unexpected.length > 0) throw new Error(`Unexpected server errors:\n${unexpected.join('\n')}`);
    if (missing.length > 0) throw new Error(`Expected server errors did not come: ${missing.join(', ')}`);
  };
  const platform = await buildPlatform(
    database,
    {
      demoShop: options.demoShop ?? null,
      publicUrl: options.publicUrl ?? '',
      dataDir: folder,
      mediaBucket: null,
      stripe: options.stripe?.() ?? null,
      stripeApiBase: options.stripeApiBase?.() ?? null,
    },
    {
      log: recordingLog(errors, options.log),
      announceStock: watch.announceStock,
      passwordHash: QUICK_HASH,
      ...(options.rateLimits ? { orderAttempts: limitedOrderAttempts() } : {}),
    },
  );
  await matchShownExamples(platform);
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const queue = options.queue ?? workQueueFor(engine);
  const app = createApp({
    platform,
    build,
    pages,
    watch,
    assetsFolder: new URL('../../build/client/', import.meta.url).pathname,
    checkLimit: rateLimits(options.rateLimits ?? false),
    trustedProxies: options.trustedProxies ?? NO_PROXIES,
    queue,
  });
  const { routes } = buildApi({
    platform,
    checkLimit: rateLimits(false),
    clientOf: () => '',
    inTurn: (_request, _bindings, work) => work(),
  });
  const fetchFrom = async (origin: string, path: string, init?: RequestInit) => {
    const request = new Request(`${origin}${path}`, init);
    const { method, url } = request;
    const response = await app.fetch(request, {
      incoming: { socket: options.connection ? { remoteAddress: options.connection } : {} },
    });
    if (path.startsWith('/api/')) await checkAgainstContract(routes, { method, url }, response);
    return response;
  };
  const send: TestShop['send'] = (path, init) => fetchFrom(ORIGIN, path, init);
  const server = createHttpServer(
    shopListener({
      pages,
      checkCatalogue: oncePerTurn(watch.check),
      publicUrl: platform.publicUrl,
      queue,
      metrics: { noteRequest: () => {} },
      connections: new OpenConnections(),
      respondByApp: loggedListener(app.fetch, platform.log),
      log: platform.log,
    }),
  );
  return {
    engine,
    platform,
    database,
    address,
    dataDir: folder,
    pages,
    errors,
    expectError: (pattern) => expected.push(pattern),
    checkErrors,
    send,
    get: (path, headers = {}, origin = ORIGIN) => fetchFrom(origin, path, { headers }),
    getByPort: async (host, path) =>
      app.fetch(new Request(`http://${host}${path}`, { headers: { host } }), {
        incoming: { socket: { localPort: Number(new URL(`http://${host}`).port) } },
      }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    served: () => app.routes.map(({ method, path }) => ({ method, path })),
    async listen() {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await watch.close();
      await database.close();
      await remove();
      rmSync(folder, { recursive: true, force: true });
      checkErrors();
    },
  };
}

/** Copies the prepared database with the demo catalogue. */
export async function copyPreparedDatabase(
  engine: Engine,
): Promise<{ address: DatabaseAddress; remove: () => Promise<void> }> {
  const { sqliteFile, postgresUrl } = inject('preparedShop');
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'zabelle-shop-'));
    const file = join(folder, 'shop.db');
    copyFileSync(sqliteFile, file);
    return {
      address: { engine, file },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  if (!postgresUrl) throw new Error('There is no PostgreSQL server for this test');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const prepared = new URL(postgresUrl).pathname.slice(1);
  await administer(postgresUrl, `create database ${name} template ${prepared}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    address: { engine, url: url.href },
    remove: () => administer(postgresUrl, `drop database ${name} with (force)`),
  };
}

/** Connects to the server's own database, since a template must have no open connections. */
async function administer(postgresUrl: string, statement: string): Promise<void> {
  const url = new URL(postgresUrl);
  url.pathname = '/template1';
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      // Two copies at once: the template is 'being accessed by other users' for a moment.
      if (attempt >= 40 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
}

function recordingLog(errors: string[], also?: Log): Log {
  return {
    info: (fields, message) => also?.info(fields, message),
    warn: (fields, message) => also?.warn(fields, message),
    error(fields, message) {
      errors.push(`${message} ${'err' in fields ? String(fields.err) : ''}`);
      also?.error(fields, message);
    },
  };
}
