import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Which folder may import which (docs/architecture.md). */
const ARROWS: Record<string, string[]> = {
  domain: [],
  database: ['domain'],
  operations: ['domain', 'database'],
  adapters: ['domain', 'database', 'operations'],
  app: ['domain', 'database', 'operations'],
  server: ['domain', 'database', 'operations', 'adapters', 'app'],
};

const LIBRARIES_OF_DOMAIN = ['valibot'];

const imports = Object.keys(ARROWS).flatMap(importsOf);

type Import = { file: string; specifier: string; typeOnly: boolean };

test('imports follow the arrows between the folders', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const from = folderOf(file);
    const to = targetFolder(file, specifier);
    return to !== null && to !== from && !ARROWS[from]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

test('the rules import nothing from outside but the schema library', () => {
  const outside = imports.filter(
    ({ file, specifier }) =>
      folderOf(file) === 'domain' &&
      targetFolder(file, specifier) === null &&
      !LIBRARIES_OF_DOMAIN.includes(specifier),
  );
  expect(outside).toEqual([]);
});

test('in the app only pages, the root and middleware read the database or run operations', () => {
  const wrong = imports.filter(
    ({ file, specifier, typeOnly }) =>
      folderOf(file) === 'app' &&
      !typeOnly &&
      ['database', 'operations', 'adapters', 'server'].includes(targetFolder(file, specifier) ?? '') &&
      !file.endsWith('-page.tsx') &&
      file !== 'app/root.tsx' &&
      !file.includes('/middleware/'),
  );
  expect(wrong).toEqual([]);
});

test('only the cart store touches localStorage, only the configuration the environment', () => {
  const sources = Object.keys(ARROWS)
    .flatMap(filesOf)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const touching = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(touching(/\b(?:local|session)Storage\b/)).toEqual(['app/storefront/cart/cart-store.ts']);
  expect(touching(/process\.env\.|process\.env\[/)).toEqual([]);
});

test('no folder is a drawer for odds and ends', () => {
  const names = Object.keys(ARROWS).flatMap(filesOf);
  expect(
    names.filter((name) =>
      /(?:^|[/-])(?:utils?|helpers?|common|manager|service)\.tsx?$|\/index\.tsx?$/.test(name),
    ),
  ).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

function importsOf(folder: string): Import[] {
  return filesOf(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'/gm)].map(
      ([, type, specifier = '']) => ({ file, specifier, typeOnly: Boolean(type) }),
    );
  });
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The top folder an import leads to; null for packages. */
function targetFolder(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? null;
  if (specifier.startsWith('.')) return folderOf(normalize(join(dirname(file), specifier)));
  return null;
}
