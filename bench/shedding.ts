import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startShop } from './benched-shop.ts';
import { probe } from './probe-page.ts';
import { hasWrk, WRK_MISSING } from './wrk.ts';

const SECONDS = 6;
const LOAD_BEFORE_PROBE_MS = 2000;
const FLOODS = [32, 500];

const run = promisify(execFile);

/** Measures a cached product page while nobody else asks, and beside floods of searches that no cache can answer. */
export async function measureShedding(): Promise<string[]> {
  if (!hasWrk()) return [`cached page beside a flood of searches: ${WRK_MISSING}`];
  const shop = await startShop();
  await probe(shop.url, 1);
  const idle = await probe(shop.url, SECONDS);
  const lines = [`cached product page, idle: p50 ${ms(idle.p50)}, p99 ${ms(idle.p99)}`];
  for (const connections of FLOODS) {
    const flood = floodWithSearches(shop.url, connections);
    await wait(LOAD_BEFORE_PROBE_MS);
    const beside = await probe(shop.url, SECONDS);
    const { served, shed, broken } = await flood;
    lines.push(
      `beside ${connections} connections of new searches: p50 ${ms(beside.p50)} (${(beside.p50 / idle.p50).toFixed(1)} × idle, aim 10), ` +
        `p99 ${ms(beside.p99)} (${(beside.p99 / idle.p99).toFixed(1)} × idle); ` +
        `searches: ${served} served, ${shed} refused with 503, ${broken} connections broken or out of time`,
    );
  }
  await shop.stop();
  return lines;
}

async function floodWithSearches(url: string, connections: number) {
  const seconds = Math.ceil(SECONDS + LOAD_BEFORE_PROBE_MS / 1000) + 1;
  const { stdout: report } = await run('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', '20s', '--header', 'accept-encoding: br', '--script', 'bench/random-searches.lua'],
    ...[url, '--', String(Date.now() % 1e9)],
  ]);
  const all = Number(/(\d+) requests in/.exec(report)?.[1] ?? 0);
  const shed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return { served: all - shed, shed, broken: errors.slice(1).reduce((sum, count) => sum + Number(count), 0) };
}

const ms = (figure: number) => `${figure.toFixed(figure < 10 ? 2 : 0)} ms`;
