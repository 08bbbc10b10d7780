import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** The top folders, and which others each may import (docs/architecture.md). */
const ARROWS: Record<string, string[]> = {
  domain: [],
  database: ['domain'],
  operations: ['domain', 'database'],
  jobs: ['domain', 'database', 'operations'],
  adapters: ['domain', 'database', 'operations'],
  app: ['domain', 'database', 'operations'],
  server: ['domain', 'database', 'operations', 'jobs', 'adapters', 'app'],
};

const LIBRARIES_OF_DOMAIN = ['valibot'];

/** Folders of one noun each; /cms and the storefront are held by the rule against cycles alone. */
const MOST_FILES = 25;

type Import = { file: string; specifier: string; typeOnly: boolean };

const files = Object.keys(ARROWS).flatMap(filesOf);
const imports = files.flatMap(importsOf);

test('imports follow the arrows between the top folders', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const from = topFolder(file);
    const to = topFolderOfTarget(file, specifier);
    return to !== null && to !== from && !ARROWS[from]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

test('no folders and no files import each other in a circle, types and dynamic imports included', () => {
  const known = new Set(files);
  const betweenFiles: [string, string][] = imports.flatMap(({ file, specifier }) => {
    const target = targetFile(file, specifier);
    return target !== null && known.has(target) ? [[file, target]] : [];
  });
  const betweenFolders = betweenFiles.map(([from, to]): [string, string] => [dirname(from), dirname(to)]);
  expect(cycles(betweenFiles)).toEqual([]);
  expect(cycles(betweenFolders.filter(([from, to]) => from !== to))).toEqual([]);
});

test('the search for circles finds a circle', () => {
  const arrows: [string, string][] = [
    ['cart', 'checkout'],
    ['checkout', 'outbox'],
    ['outbox', 'cart'],
    ['cart', 'money'],
  ];
  expect(cycles(arrows)).toEqual([['cart', 'checkout', 'outbox']]);
});

test('domain imports no package but the schema library', () => {
  const outside = imports.filter(
    ({ file, specifier }) =>
      topFolder(file) === 'domain' &&
      topFolderOfTarget(file, specifier) === null &&
      !LIBRARIES_OF_DOMAIN.includes(specifier),
  );
  expect(outside).toEqual([]);
});

test('in the app only pages and their intents, the root and middleware read the database or run operations', () => {
  const wrong = imports.filter(
    ({ file, specifier, typeOnly }) =>
      topFolder(file) === 'app' &&
      !typeOnly &&
      ['database', 'operations', 'adapters', 'server'].includes(topFolderOfTarget(file, specifier) ?? '') &&
      !file.endsWith('-page.tsx') &&
      !file.endsWith('-intent.ts') &&
      file !== 'app/root.tsx' &&
      !file.includes('/middleware/'),
  );
  expect(wrong).toEqual([]);
});

test('only the database folder knows SQL', () => {
  const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/;
  const outside = files.filter((file) => topFolder(file) !== 'database');
  expect(outside.filter((file) => statement.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test("nothing of the shop imports artwork's code, which is a workspace of its own", () => {
  const importing = [...files, ...['bench', 'tests', 'tools'].flatMap(sourcesOf)].filter((file) =>
    /(?:from|import\()\s*'[^']*\/artwork\//.test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([]);
});

test('one function writes the audit log', () => {
  const writers = imports
    .filter(({ specifier }) => specifier.endsWith('/people/audit-log.ts'))
    .map(({ file }) => file);
  const calling = writers.filter((file) => /\binsertAuditEntries\(/.test(readFileSync(file, 'utf8')));
  expect(calling).toEqual(['operations/platform/staff-write.ts']);
});

test('one file writes the stock of variants, with its cause; that of sets follows their parts', () => {
  const statement = /(?:updateTable|insertInto)\('variants'\)|update variants set|insert into variants/g;
  const writing = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(statement)].some(({ index }) =>
      /\bstock\b|\(columns\)|\.\.\./.test(text.slice(index, index + 400).split(/\.execute\(|;\n/)[0] ?? ''),
    );
  });
  expect(writing.toSorted()).toEqual([
    'database/queries/catalogue-editing/write-product.ts',
    'database/queries/sets/follow-parts.ts',
    'database/queries/stock-ledger/write-stock.ts',
  ]);
  const product = readFileSync('database/queries/catalogue-editing/write-product.ts', 'utf8');
  const columns = /function variantColumns[\s\S]*?\n}/.exec(product)?.[0] ?? 'stock';
  expect(columns).not.toContain('stock');
});

test('one function opens transactions', () => {
  const opening = files.filter((file) => /\.transaction\(\)/.test(readFileSync(file, 'utf8')));
  expect(opening.filter((file) => !file.endsWith('.test.ts'))).toEqual(['database/transaction.ts']);
});

test('one file touches browser storage, one the environment', () => {
  const touching = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(touching(/\b(?:local|session)Storage\b/)).toEqual(['app/browser/stored-value.ts']);
  expect(touching(/process\.env\.|process\.env\[/)).toEqual([]);
});

test('no folder of rules, queries or operations holds more than one noun', () => {
  const rooms = files.filter((file) => /^(?:domain|database|operations)\//.test(file)).map(dirname);
  const full = [...new Set(rooms)].filter(
    (room) => rooms.filter((other) => other === room).length > MOST_FILES,
  );
  expect(full).toEqual([]);
});

test('no folder is a drawer for odds and ends', () => {
  const drawers = files.filter((name) =>
    /(?:^|[/-])(?:utils?|helpers?|common|manager|service)\.tsx?$|\/index\.tsx?$/.test(name),
  );
  expect(drawers).toEqual([]);
});

test('no two files of one kind share a name in different folders', () => {
  const allowed = /-page\.tsx$/;
  const names = files
    .filter((file) => !file.startsWith('database/seed/') && !allowed.test(file))
    .map((file) => basename(file));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('no two migrations for one engine share a number', () => {
  // Applied under these names before the rule; a migration is known by its whole name and cannot be renamed.
  const allowed = new Set(['0015', '0016']);
  const names = readdirSync('database/migrations').map((name) => {
    const [, number = '', , engine = ''] =
      /^(\d{4})_([a-z_]+)(?:\.(sqlite|postgres))?\.sql$/.exec(name) ?? [];
    return { number, key: `${number} ${engine}` };
  });
  const keys = names.filter(({ number }) => !allowed.has(number)).map(({ key }) => key);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  expect(keys).not.toContain(' ');
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** With the tests and plain JavaScript. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statics = [...text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'"]*?from\s+)?'([^']+)'/gm)];
  const dynamics = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)];
  return [
    ...statics.map(([, type, specifier = '']) => ({ file, specifier, typeOnly: Boolean(type) })),
    ...dynamics.map(([, specifier = '']) => ({ file, specifier, typeOnly: false })),
  ];
}

function topFolder(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Null for packages. */
function targetFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return null;
}

/** Null for packages. */
function topFolderOfTarget(file: string, specifier: string): string | null {
  const target = targetFile(file, specifier);
  return target === null ? null : topFolder(target);
}

/** The groups of places that reach each other, each sorted: Tarjan's strongly connected components of two or more. */
function cycles(arrows: readonly [string, string][]): string[][] {
  const targets = Map.groupBy(arrows, ([from]) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  function visit(place: string) {
    order.set(place, order.size);
    lowest.set(place, order.get(place) ?? 0);
    open.push(place);
    for (const [, next] of targets.get(place) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(place, Math.min(lowest.get(place) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(place) !== order.get(place)) return;
    const group = open.splice(open.indexOf(place));
    if (group.length > 1) found.push(group.sort());
  }

  for (const place of new Set(arrows.flat())) if (!order.has(place)) visit(place);
  return found;
}

test('an intent of a page is imported by a table of intents alone', () => {
  const wrong = imports.filter(
    ({ file, specifier, typeOnly }) =>
      topFolder(file) === 'app' &&
      specifier.endsWith('-intent.ts') &&
      !typeOnly &&
      !file.endsWith('-intents.ts'),
  );
  expect(wrong).toEqual([]);
});
