import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isMailKind, MAIL_LABELS } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { settingsDocuments } from '#server/platform/settings-documents.ts';

const FOLDERS = [
  'adapters',
  'app',
  'artwork',
  'bench',
  'database',
  'deploy',
  'docs',
  'domain',
  'jobs',
  'operations',
  'public',
  'server',
  'tests',
  'tools',
];

const files = FOLDERS.flatMap(filesIn);
const names = new Set(files.map((file) => basename(file)));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'artwork/README.md',
  ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
];

test('every file a document names exists', () => {
  expect(namedFiles('see `domain/cart/cart.ts`, `cart.ts` and `no file`')).toEqual([
    'domain/cart/cart.ts',
    'cart.ts',
  ]);
  const missing = documents.flatMap((document) =>
    namedFiles(readFileSync(document, 'utf8'))
      .filter((name) => !(name.includes('/') ? existsSync(name) : names.has(name) || existsSync(name)))
      .filter((name) => !existsSync(join(dirname(document), name)))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no document or source holds the marks of an unfinished merge', () => {
  const marked = [...documents, ...files.filter(isSource)].filter((file) =>
    /^(<{7}|>{7}) /m.test(readFileSync(file, 'utf8')),
  );
  expect(marked).toEqual([]);
});

test('every link between documents leads somewhere', () => {
  const broken = documents.flatMap((document) =>
    linkedFiles(readFileSync(document, 'utf8'))
      .filter((link) => !existsSync(join(dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every decision note that code or a document names exists', () => {
  const notes = new Set(files.filter((file) => file.startsWith('docs/decisions/')));
  const missing = [...documents, ...files.filter(isSource)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/\d{3}-[\w-]+\.md/g)]
      .filter(([note]) => !notes.has(note))
      .map(([note]) => `${file}: ${note}`),
  );
  expect(missing).toEqual([]);
});

test('nothing cites a paper that is not in the repository', () => {
  const citing = [...documents, ...files.filter(isSource)].filter(
    (file) => file !== 'tests/documents.test.ts' && CITATION.test(readFileSync(file, 'utf8')),
  );
  expect(citing).toEqual([]);
});

test('every decision note has a number of its own and a title', () => {
  const notes = files.filter((file) => file.startsWith('docs/decisions/'));
  const numbers = notes.map((file) => basename(file).slice(0, 3));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  const untitled = notes.filter(
    (file) => !readFileSync(file, 'utf8').startsWith(`# ${basename(file).slice(0, 3)} `),
  );
  expect(untitled).toEqual([]);
});

/** 'spec §5', 'the spec', 'decision 12', 'decisions 3 to 6'. */
const CITATION = /\bspec §|\bthe spec(?:'s|’s)?\b|\bdecisions? \d{1,2}\b/i;

const FILE_KINDS = 'css|json|md|mjs|py|sql|svg|toml|ts|tsx|webp';
const NAMED_FILE = new RegExp(
  `^(?:(?:${FOLDERS.join('|')}|\\.ci)/[\\w./-]*|[\\w.-]+\\.(?:ts|tsx|mjs|py|css|md)|[a-z-]+/[\\w./-]+\\.(?:${FILE_KINDS}))$`,
);

/** Returns the texts in backticks that look like a file or folder of the repository. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => NAMED_FILE.test(name));
}

function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
}

function isSource(file: string): boolean {
  return /\.(?:ts|tsx|mjs|mts|css|sql|py)$/.test(file);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('docs/mail.md lists every mail with its reader and its occasion', () => {
  const document = readFileSync('docs/mail.md', 'utf8');
  for (const [kind, { goesTo, sentWhen }] of Object.entries(MAIL_TEXTS)) {
    const label = isMailKind(kind) ? MAIL_LABELS[kind] : kind;
    expect(document).toContain(`| ${label} | ${goesTo} | ${sentWhen} |`);
  }
});

test('the documents on settings say what the program reads', () => {
  for (const [path, text] of Object.entries(settingsDocuments())) {
    expect(readFileSync(path, 'utf8'), `npm run settings writes ${path}`).toBe(text);
  }
});
