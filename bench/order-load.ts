import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { benchOrder } from './bench-order.ts';
import { type BenchedShop, startShop } from './benched-shop.ts';
import { fillShelves } from './fill-shelves.ts';
import { buildFormerShop } from './former-shop.ts';
import { median } from './median.ts';
import { hasWrk, type LoadResult, loadByWrk, WRK_MISSING } from './wrk.ts';

const SECONDS = 4;
const ROUNDS = 5;
const CLIENTS = 32;
const IDLE_ORDERS = 10;
const LONGEST_MAIL_MS = 30_000;

type Shop = { name: string; shop: BenchedShop; database: OpenDatabase };

/**
 * Measures orders through POST /api/orders by many clients at once, each order by another customer: of a shop that mails them, beside
 * one of the same sources whose jobs are dropped as they are written, and one of the commit `against`. Then how long a mail waits in a
 * shop that has nothing else to do.
 */
export async function measureOrderLoad(against: string | null): Promise<string[]> {
  if (!hasWrk()) return [`orders over HTTP: ${WRK_MISSING}`];
  const former = against === null ? null : await buildFormerShop(against);
  const shops: Shop[] = [];
  try {
    const mailing = await openShop('with mails');
    shops.push(mailing);
    const mailless = await openShop('without mails');
    shops.push(mailless);
    await sql`create trigger no_jobs before insert on jobs begin select raise(ignore); end`.execute(
      mailless.database.db,
    );
    if (former) shops.push(await openShop(`of ${against}`, former.folder));
    const waits = await mailWaits(mailing);
    const rounds: LoadResult[][] = [];
    for (const { shop } of shops) await buy(shop);
    for (let round = 0; round < ROUNDS; round++) {
      const results: LoadResult[] = [];
      for (const { shop } of shops) results.push(await buy(shop));
      rounds.push(results);
    }
    return linesOf(shops, rounds, waits, await waitingMails(mailing));
  } finally {
    for (const { shop, database } of shops) {
      await database.close();
      await shop.stop();
    }
    await former?.remove();
  }
}

function linesOf(shops: Shop[], rounds: LoadResult[][], waits: number[], behind: number): string[] {
  const of = (place: number, figure: (result: LoadResult) => number) =>
    median(rounds.flatMap((results) => results[place] ?? []).map(figure));
  const first = of(0, ({ perSecond }) => perSecond);
  const firstCpu = of(0, ({ cpuPerRequest }) => cpuPerRequest);
  const ratio = (place: number) =>
    median(rounds.map((results) => (results[0]?.perSecond ?? 0) / (results[place]?.perSecond ?? 0)));
  return [
    ...shops.map(({ name }, place) => {
      const rate = of(place, ({ perSecond }) => perSecond).toFixed(0);
      const cpu = of(place, ({ cpuPerRequest }) => cpuPerRequest);
      const slow = of(place, ({ p99 }) => p99).toFixed(0);
      const beside =
        place === 0
          ? '(aim 800/s)'
          : `ratio of the first to it ${ratio(place).toFixed(2)}, in CPU ${(cpu / firstCpu).toFixed(2)}`;
      return `orders over HTTP ${name}, ${CLIENTS} clients: ${rate}/s, p99 ${slow} ms, ${cpu.toFixed(0)} µs of CPU each ${beside}`;
    }),
    `mails of orders: after ${Math.max(...waits).toFixed(0)} ms at most in a shop with nothing else to do (median ${median(waits).toFixed(0)}, ` +
      `aim 1000); ${behind} waited after ${(SECONDS * (ROUNDS + 1) * first).toFixed(0)} orders at ${first.toFixed(0)}/s`,
  ];
}

async function openShop(name: string, folder?: string): Promise<Shop> {
  const shop = await startShop(folder);
  const database = openDatabase({ engine: 'sqlite', file: join(shop.dataDir, 'shop.db') });
  await fillShelves(database);
  return { name, shop, database };
}

function buy(shop: BenchedShop): Promise<LoadResult> {
  return loadByWrk(shop, {
    path: '/api/orders',
    connections: CLIENTS,
    seconds: SECONDS,
    script: { file: 'bench/place-orders.lua', args: [benchOrder('EMAIL'), randomUUID()] },
  });
}

/** Orders placed one after the other at any moment; how long after its response the mail of each is written, in milliseconds. */
async function mailWaits({ shop, database: { db } }: Shop): Promise<number[]> {
  const waits: number[] = [];
  for (let count = 0; count < IDLE_ORDERS; count++) {
    await wait(700 + count * 97);
    const email = `idle${count}@bench.example`;
    const response = await fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: benchOrder(email),
    });
    if (response.status !== 201) throw new Error(`Not placed: ${response.status}`);
    const began = performance.now();
    while (!(await db.selectFrom('mails').select('id').where('recipient', '=', email).executeTakeFirst())) {
      if (performance.now() - began > LONGEST_MAIL_MS) throw new Error(`No mail to ${email}`);
      await wait(5);
    }
    waits.push(performance.now() - began);
  }
  return waits;
}

async function waitingMails({ database: { db } }: Shop): Promise<number> {
  const { waiting } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .where('kind', '=', 'send-mail')
    .executeTakeFirstOrThrow();
  return waiting;
}
