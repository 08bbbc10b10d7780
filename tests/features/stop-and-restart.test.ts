import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { restartPauses } from '../../server/start/restart-pause.mjs';
import { smallMemory } from '../../tools/small-memory.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-stop-'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
});

test('pauses before another start grow to a minute, and begin anew after a stable time', () => {
  const pauseAfter = restartPauses();
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(() => pauseAfter(500) / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(pauseAfter(60_000)).toBe(1000);
});

describe.each([1, 2])('a shop of %i processes', { timeout: 90_000 }, (workers) => {
  test('is stopped without cutting a request of open connections', async () => {
    const shop = await start('server/main.ts', workers);
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ends = agents.map((agent) => requestUntilClosed(agent, `${shop.address}/about`));
    // Some connections are open without a request.
    const idle = connect(Number(new URL(shop.address).port), '127.0.0.1');
    await once(idle, 'connect');
    await Promise.all(ends.map(({ responded }) => responded));
    shop.process.kill('SIGTERM');
    for (const { closed } of ends) expect(await closed).toEqual({ status: 200, connection: 'close' });
    expect(await shop.ended).toEqual([0, null]);
    expect(shop.errors()).toBe('');
    idle.destroy();
    for (const agent of agents) agent.destroy();
  });
});

describe.each([1, 2])('npm start with %i processes', { timeout: 90_000 }, (workers) => {
  test('starts a killed shop again, and stops when asked', async () => {
    const shop = await start('tools/start.mjs', workers);
    process.kill(childOf(shop.process), 'SIGKILL');
    const address = await nextAddress(shop.lines);
    expect((await fetch(`${address}/robots.txt`)).status).toBe(200);
    expect(shop.errors()).toContain('The shop ended unexpectedly (SIGKILL). Starting it again in 1 s.');
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toEqual([0, null]);
  });
});

test('npm start does not try wrong settings again', async () => {
  const child = spawnShop('tools/start.mjs', { TRUSTED_PROXIES: 'many' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(78);
});

type Shop = {
  process: ChildProcess;
  address: string;
  lines: AsyncIterator<string>;
  ended: Promise<unknown[]>;
  errors(): string;
};

let started = 0;

async function start(script: string, workers: number): Promise<Shop> {
  const child = spawnShop(script, { WORKERS: String(workers) });
  let errors = '';
  child.stderr?.on('data', (text) => (errors += text));
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('The shop has no output');
  const output: Interface = createInterface(child.stdout);
  const lines = output[Symbol.asyncIterator]();
  return { process: child, address: await nextAddress(lines), lines, ended, errors: () => errors };
}

function spawnShop(script: string, settings: Record<string, string>): ChildProcess {
  started += 1;
  const flags = script.endsWith('.ts') ? smallMemory.flags : [];
  const child = spawn(process.execPath, [...flags, new URL(`../../${script}`, import.meta.url).pathname], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: join(folder, `data-${started}`), DATABASE_URL: '', DEMO_SHOP: '0' },
      ...settings,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves with the next address that the shop prints once it is ready. */
async function nextAddress(lines: AsyncIterator<string>): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('The shop ended without an address');
    const [, address] = /^The shop: +(\S+)$/.exec(value) ?? [];
    if (address) return address.replace('localhost', '127.0.0.1');
  }
}

/** Returns the process that `npm start` runs. */
function childOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}

/** Requests one page after another on one connection, until a response says that it ends. Rejects when a request is cut. */
function requestUntilClosed(agent: Agent, url: string) {
  const first = Promise.withResolvers<void>();
  const closed = (async () => {
    for (;;) {
      const result = await requested(agent, url);
      first.resolve();
      if (result.connection === 'close') return result;
    }
  })();
  return { responded: first.promise, closed };
}

function requested(agent: Agent, url: string) {
  return new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      response
        .resume()
        .on('end', () => resolve({ status, connection: headers.connection }))
        .on('error', reject);
    }).on('error', reject);
  });
}
