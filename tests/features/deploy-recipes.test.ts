import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { LARGEST_PICTURE_BYTES } from '#domain/pictures/picture.ts';
import { SERVER_ROUTES } from '#server/load/routes/held-routes.ts';
import { SETTINGS } from '#server/platform/settings.ts';
import { WRONG_SETTINGS } from '#server/start/restart-pause.mjs';
import { smallMemory } from '../../tools/small-memory.mjs';

const root = new URL('../../', import.meta.url).pathname;
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/zabelle.service');
const nginx = read('deploy/nginx.conf');
const caddy = read('deploy/Caddyfile');
const PORT = SETTINGS.PORT.fallback;
/** Variables of the engine, the C library and npm, which are no settings of the shop. */
const OF_OTHERS = ['NODE_ENV', ...Object.keys(smallMemory.environment), 'npm_config_cache'];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Names of variables that are given to the shop, in their recipe's own way of writing. */
const GIVEN: Record<string, string[]> = {
  Dockerfile: matches(dockerfile, /^ENV (.*)$/gm).flatMap((line) => matches(line, /(\w+)=/g)),
  'compose.yaml': matches(compose.slice(0, compose.indexOf('\n  database:')), /^ {6}([A-Z_]+):/gm),
  'zabelle.service': matches(unit, /^Environment=(\w+)=/gm),
  'nginx.conf': matches(nginx, /\b([A-Z_]{4,})=/g),
};

test('documents name every recipe', () => {
  const documents = read('docs/running-the-shop.md');
  for (const file of readdirSync(join(root, 'deploy')).filter((name) => !name.endsWith('.dockerignore')))
    expect(documents).toContain(`\`deploy/${file}\``);
});

test.each(Object.entries(GIVEN))('what %s gives to the shop are settings', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  const known = [...Object.keys(SETTINGS), ...OF_OTHERS];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('the image copies what exists and is sent to it, with the package file of every workspace', () => {
  const copied = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((line) => line.split(' '));
  expect(copied).toContain('package-lock.json');
  for (const path of copied) {
    expect(existsSync(join(root, path)), path).toBe(true);
    const [folder = ''] = path.split('/');
    const isLeftOut = ignored.includes(folder) || ignored.includes(`${folder}/*`);
    if (isLeftOut) expect(ignored, path).toContain(`!${path}`);
  }
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`);
});

test('the image keeps what the shop runs on, and its stages follow from each other', () => {
  const stages = matches(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  for (const stage of matches(dockerfile, /--from=(\S+)/g)) expect(stages).toContain(stage);
  expect(stages.at(-1), 'the last stage is built where none is named').toBe('shop');
  const removed = [...dockerfile.matchAll(/rm -rf ([^&\n\\]+)/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const needed = [
    'app',
    'adapters',
    'build',
    'database',
    'domain',
    'jobs',
    'operations',
    'public',
    'server',
    'tools',
  ];
  for (const folder of needed) {
    expect(removed, folder).not.toContain(folder);
    if (folder !== 'build') expect(ignored, folder).not.toContain(folder);
  }
  const { dependencies }: { dependencies: object } = JSON.parse(read('package.json'));
  const found = Object.keys(dependencies).flatMap((name) => mainFileOf(name) ?? []);
  expect(found.length).toBeGreaterThan(30);
  for (const path of removed.filter((one) => one.startsWith('node_modules/') && !one.includes('*')))
    expect(found.filter((file) => `${file}/`.startsWith(`${path}/`))).toEqual([]);
});

test('the image starts the shop as npm start does, on the Node of .nvmrc', () => {
  const [command = ''] = matches(dockerfile, /^CMD (\[.+\])$/gm);
  const words: string[] = JSON.parse(command);
  expect(words).toEqual(['node', ...smallMemory.flags, 'server/main.ts']);
  for (const [name, value] of Object.entries(smallMemory.environment))
    expect(dockerfile).toContain(`${name}=${value}`);
  expect(matches(dockerfile, /^FROM node:(\d+)-/gm)).toEqual([read('.nvmrc').trim()]);
  for (const script of matches(dockerfile, /node ((?:tools|server)\/\S+)/g))
    expect(existsSync(join(root, script)), script).toBe(true);
});

test('an image without the pictures of the demo is no demo', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  expect(last).toMatch(/^ENV DEMO_SHOP=0$/m);
  expect(compose).toMatch(/DEMO_SHOP: \$\{DEMO_SHOP:-0\}$/m);
});

test('ports and addresses of health agree with the program', () => {
  expect(matches(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual([PORT]);
  expect(dockerfile).toContain(`process.env.PORT || ${PORT}`);
  const [health = ''] = matches(dockerfile, /(\/\w+z)`/g);
  expect(SERVER_ROUTES.map(({ path }) => path)).toContain(health);
  expect(matches(nginx, /proxy_pass http:\/\/127\.0\.0\.1:(\d+);/g)).toEqual([PORT]);
  const [service = '', port = ''] = matches(caddy, /reverse_proxy (\S+)/g)[0]?.split(':') ?? [];
  expect(port).toBe(PORT);
  expect(compose).toMatch(new RegExp(`^ {2}${service}:$`, 'm'));
});

test('proxies let the largest picture through', () => {
  const limits = [/client_max_body_size (\d+)m;/.exec(nginx)?.[1], /max_size (\d+)MB/.exec(caddy)?.[1]];
  for (const megabytes of limits)
    expect(Number(megabytes) * 1_000_000).toBeGreaterThan(LARGEST_PICTURE_BYTES + 1_000_000);
});

test('compose asks for what its example of settings lists, and mounts what exists', () => {
  const asked = new Set(matches(compose, /\$\{(\w+)/g));
  const listed = matches(read('deploy/compose.env.example'), /^(\w+)=/gm);
  expect(listed.toSorted()).toEqual([...asked].toSorted());
  for (const mounted of matches(compose, /- (\.\/[^:]+):/g))
    expect(existsSync(join(root, 'deploy', mounted)), mounted).toBe(true);
  const [data = ''] = matches(dockerfile, /^VOLUME (\S+)$/gm);
  expect(compose).toContain(`shop-data:${data}`);
  expect(dockerfile).toContain(`DATA_DIR=${data}`);
  expect(compose).toContain(`dockerfile: ${'deploy/Dockerfile'}`);
});

test('the unit of systemd starts a script that exists, and does not start again what cannot start', () => {
  const [script = ''] = matches(unit, /^ExecStart=\/usr\/bin\/npm (\w+)$/gm);
  expect(Object.keys(JSON.parse(read('package.json')).scripts)).toContain(script);
  expect(unit).toContain(`RestartPreventExitStatus=${WRONG_SETTINGS}`);
  const [project = ''] = matches(unit, /^WorkingDirectory=(\S+)$/gm);
  expect(unit).toContain(`ReadWritePaths=${project}`);
  expect(read('docs/running-the-shop.md')).toContain(`\`${project}\``);
});

test.each(['compose.yaml', 'zabelle.service'])('%s waits for requests that are still answered', (name) => {
  const [seconds] = matches(read(`deploy/${name}`), /(?:stop_grace_period: |TimeoutStopSec=)(\d+)/g);
  const shutdown = read('server/start/shutdown.ts');
  const [cut, close] = ['CUT_AFTER_MS', 'CLOSE_WITHIN_MS'].map((constant) =>
    Number(new RegExp(`${constant} = (\\d+)`).exec(shutdown)?.[1]),
  );
  expect(Number(seconds) * 1000).toBeGreaterThan((cut ?? Number.NaN) + (close ?? Number.NaN));
});

/** Returns the file that Node loads for a package; null for packages of files alone. */
function mainFileOf(name: string): string | null {
  try {
    return relative(root, createRequire(import.meta.url).resolve(name));
  } catch {
    return null;
  }
}
