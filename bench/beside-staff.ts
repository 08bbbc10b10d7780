import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#database/open.ts';
import { indexDueOrders } from '#database/queries/order/order-search-rows.ts';
import { createOwner, ownerLinkToken } from '#operations/people/owner-link.ts';
import { buildPlatform } from '#server/platform/build-platform.ts';
import { type BenchedShop, startShop } from './benched-shop.ts';
import { multiplyOrders } from './multiply-orders.ts';
import { probe } from './probe-page.ts';
import { hasWrk, WRK_MISSING } from './wrk.ts';

const SECONDS = 6;
const STAFF = 2;
const EMAIL = 'owner@example.com';
const PASSWORD = 'a long enough password';
const PAGES = [
  '/cms',
  '/cms/orders',
  '/cms/orders?search=smith',
  '/cms/orders?search=SW1A',
  '/cms/orders?status=cancelled&sort=-total',
  '/cms/orders?sort=total&page=100',
  '/cms/jump?text=whitfield',
  '/cms/products?search=serum',
  '/cms/papers',
  '/api/orders?page=2',
];

const run = promisify(execFile);

/** Measures a cached product page while nobody else asks, and while two members of staff read one page of /cms after the other without a pause. */
export async function measureBesideStaff(orders: number): Promise<string[]> {
  if (!hasWrk()) return [`cached page beside staff: ${WRK_MISSING}`];
  const shop = await startShop();
  try {
    const cookie = await fillAndSignIn(shop, orders);
    await probe(shop.url, 1);
    const idle = await probe(shop.url, SECONDS);
    const staff = readPages(shop.url, cookie);
    await wait(1000);
    const beside = await probe(shop.url, SECONDS);
    return [
      `cached product page at ${orders.toLocaleString('en-GB')} orders beside ${STAFF} members of staff: ` +
        `p99 ${beside.p99.toFixed(1)} ms (aim 10), p50 ${beside.p50.toFixed(2)} ms; ` +
        `alone p99 ${idle.p99.toFixed(1)}, p50 ${idle.p50.toFixed(2)}; ${await staff} pages a second read by staff`,
    ];
  } finally {
    await shop.stop();
  }
}

async function fillAndSignIn({ url, dataDir }: BenchedShop, orders: number): Promise<string> {
  const database = openDatabase({ engine: 'sqlite', file: join(dataDir, 'shop.db') });
  await multiplyOrders(database.db, orders);
  while ((await indexDueOrders(database.db)) > 0);
  const platform = await buildPlatform(database, {
    demoShop: true,
    publicUrl: '',
    dataDir,
    mediaBucket: null,
  });
  const token = (await ownerLinkToken(platform)) ?? '';
  await createOwner(platform, token, { name: 'Owner', email: EMAIL, password: PASSWORD });
  await database.close();
  const signedIn = await fetch(`${url}/cms/sign-in`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD }),
    redirect: 'manual',
  });
  const cookies = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Not signed in: ${signedIn.status}`);
  return cookies.join('; ');
}

async function readPages(url: string, cookie: string): Promise<string> {
  const { stdout } = await run('wrk', [
    ...[
      '--threads',
      '1',
      '--connections',
      String(STAFF),
      '--duration',
      `${SECONDS + 2}s`,
      '--timeout',
      '30s',
    ],
    ...['--script', 'bench/staff-pages.lua', url, '--', cookie, ...PAGES],
  ]);
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (failures) throw new Error(`Pages of staff: ${failures[0]}`);
  return /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 'no';
}
