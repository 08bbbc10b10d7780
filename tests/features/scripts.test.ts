import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'zabelle-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const README = readFileSync(join(root, 'README.md'), 'utf8');
const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, NODE_ENV: undefined };

/** The commands of the README, each with what it does first and what it prints then. */
const MAIN_THINGS: Record<string, { words: string[]; prints: RegExp; status: number } | 'serves'> = {
  start: 'serves',
  dev: 'serves',
  test: { words: ['order'], prints: /Begin with the steps to run \(lint, types/, status: 1 },
  check: { words: ['--help'], prints: /nearest to what differs/, status: 0 },
  import: { words: ['none.csv'], prints: /none\.csv/, status: 1 },
  'owner-link': { words: [], prints: /\/cms\//, status: 0 },
  backup: { words: [], prints: /Backup made and read again: .*\.tar/, status: 0 },
  restore: { words: ['none.tar'], prints: /There is no file .*none\.tar/, status: 1 },
  settings: { words: [], prints: /docs\/settings\.md/, status: 0 },
  torture: { words: ['--help'], prints: /Lives of orders at random/, status: 0 },
  mutate: { words: ['--help'], prints: /survived/, status: 0 },
  bench: { words: ['--help'], prints: /page \| orders/, status: 0 },
  'bench:stock': { words: ['--help'], prints: /Stocks the shop/, status: 0 },
  'bench:golden': { words: ['--help'], prints: /FILE\.csv/, status: 0 },
};

test('every script is named in the README, and has its main thing here', () => {
  expect(Object.keys(MAIN_THINGS).toSorted()).toEqual(Object.keys(SCRIPTS).toSorted());
  for (const name of Object.keys(SCRIPTS)) expect(README, name).toMatch(new RegExp(`(?:npm |\\b)${name}\\b`));
});

describe.each(Object.entries(MAIN_THINGS).filter(([, thing]) => thing === 'serves'))('npm run %s', (name) => {
  test('serves the shop', async () => {
    const port = await freePort();
    const shop = spawn('sh', ['-c', SCRIPTS[name] ?? ''], {
      cwd: root,
      env: { ...environment, PORT: String(port), DATA_DIR: join(folder, name) },
    });
    const home = await reached(shop, `http://localhost:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('</html>');
    expect((await fetch(`http://localhost:${port}/api/products?pageSize=1`)).status).toBe(200);
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }, 240_000);
});

test.each(Object.entries(MAIN_THINGS).filter(([, thing]) => thing !== 'serves'))(
  'npm run %s does its main thing',
  (name, thing) => {
    if (thing === 'serves') return;
    const data = join(folder, existsSync(join(folder, 'start')) ? 'start' : name);
    const { status, output } = run(name, thing.words, data);
    expect(output).toMatch(thing.prints);
    expect(status).toBe(thing.status);
  },
  120_000,
);

test.each(Object.keys(SCRIPTS))(
  'npm run %s refuses what it does not know, before it does anything',
  (name) => {
    const { status, output } = run(name, ['--nonsense'], join(folder, 'refused'));
    expect(status).not.toBe(0);
    expect(output).toMatch(/nonsense|Begin with the steps/);
    expect(output).not.toMatch(/Building|Installing|Every figure/);
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  },
  60_000,
);

test('the build holds the licences of all that the shop runs on', () => {
  const notices = readFileSync(join(root, 'build/client/third-party-licences.txt'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    expect(notices).toContain(`\n${name} ${dependencies[name]}\n`);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

function run(name: string, words: string[], data: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${SCRIPTS[name]} "$@"`, 'sh', ...words], {
    cwd: root,
    env: { ...environment, DATA_DIR: data },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Asks until the shop responds, and fails with its output where it ends before. */
async function reached(shop: ChildProcess, address: string): Promise<Response> {
  let output = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (bytes) => {
      output += bytes;
    });
  for (;;) {
    if (shop.exitCode !== null) throw new Error(`The shop ended:\n${output}`);
    const response = await fetch(address).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
