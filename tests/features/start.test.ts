import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/open.ts';
import { WRONG_SETTINGS } from '../../server/start/restart-pause.mjs';
import { smallMemory } from '../../tools/small-memory.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zabelle-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAMAGED = folderWith('damaged', 'This was a database once.\n'.repeat(400));

describe.each(['main.ts', 'start/owner-link-command.ts'])('server/%s', (command) => {
  test.each([
    ['a file as DATA_DIR', { DATA_DIR: '/etc/passwd' }, 'DATA_DIR (/etc/passwd) is a file.'],
    [
      'a folder that cannot be created',
      { DATA_DIR: '/proc/nope' },
      'may not make or write to the folder DATA_DIR',
    ],
    [
      'an impossible port',
      { DATABASE_URL: 'postgres://u:p@localhost:99999/shop' },
      'with a port up to 65535.',
    ],
    [
      'a server that does not respond',
      { DATABASE_URL: 'postgres://u:p@localhost:9/shop' },
      'The database at DATABASE_URL cannot be reached.',
    ],
    [
      'an address without server and database',
      { DATABASE_URL: 'postgres://' },
      'must name a server and a database',
    ],
    ['an address without a database', { DATABASE_URL: 'postgres://localhost' }, 'a server and a database'],
    ['a damaged shop.db', { DATA_DIR: DAMAGED }, 'shop.db in DATA_DIR is damaged or is no SQLite database.'],
    [
      'a folder as shop.db',
      { DATA_DIR: folderWith('folder', null) },
      'shop.db in DATA_DIR cannot be opened.',
    ],
  ])('%s stops the start with a sentence', (_, settings, sentence) => {
    const { status, stderr } = start(command, settings);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    const isLasting = command === 'main.ts' && !sentence.includes('cannot be reached');
    expect(status).toBe(isLasting ? WRONG_SETTINGS : 1);
  });
});

test('a port that is taken is reported before anything is created', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const data = join(folder, 'untouched');
  const { status, stderr, stdout } = start('main.ts', { PORT: String(port), DATA_DIR: data });
  taken.close();
  expect(stderr).toContain(`Port ${port} is taken already.`);
  expect(stdout).toBe('');
  expect(existsSync(data)).toBe(false);
  expect(status).toBe(1);
});

test('searches that found nothing are saved before the shop ends', async () => {
  const data = join(folder, 'stopped');
  const shop = spawn(process.execPath, [...smallMemory.flags, scriptOf('main.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: data, DATABASE_URL: '', DEMO_SHOP: '0' },
  });
  const ended = once(shop, 'exit');
  const address = await addressOf(shop.stdout);
  await (await fetch(`${address}/products?search=velvet+unicorn`)).text();
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const { db, close } = openDatabase({ engine: 'sqlite', file: join(data, 'shop.db') });
  const saved = await db.selectFrom('search_misses').select(['question', 'times']).execute();
  await close();
  expect(saved).toEqual([{ question: 'velvet unicorn', times: 1 }]);
});

/** Resolves with the address that the shop prints once it is ready. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^The shop: +(\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The shop ended without an address');
}

function start(command: string, settings: Record<string, string>) {
  return spawnSync(process.execPath, [...smallMemory.flags, scriptOf(command)], {
    encoding: 'utf8',
    cwd: folder,
    timeout: 20_000,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...settings },
  });
}

function scriptOf(command: string): string {
  return new URL(`../../server/${command}`, import.meta.url).pathname;
}

/** Creates a data folder whose shop.db holds this text; null: is a folder. */
function folderWith(name: string, text: string | null): string {
  const data = join(folder, name);
  mkdirSync(text === null ? join(data, 'shop.db') : data, { recursive: true });
  if (text !== null) writeFileSync(join(data, 'shop.db'), text);
  return data;
}
