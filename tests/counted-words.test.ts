import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOODS_KIND_WORDS, GOODS_KINDS, goodsText } from '#domain/delivery/goods-kind.ts';

const FOLDERS = ['domain', 'operations', 'jobs', 'adapters', 'app'];

const NOUNS = [
  ...[
    'aerosols',
    'brands',
    'categories',
    'customers',
    'days',
    'items',
    'lines',
    'liquids',
    'messages',
    'orders',
  ],
  ...[
    'parcels',
    'perfumes',
    'pieces',
    'polishes',
    'products',
    'questions',
    'refunds',
    'reviews',
    'rows',
    'variants',
  ],
].join('|');

/** A count in a text before a plural: '${count} items', '{count} items'. Constants in capitals are never 1. */
const COUNTED = new RegExp(`\\{(?![A-Z_.]+\\})[a-z][\\w.()]*\\} (?:${NOUNS})\\b`, 'g');

/** Counts that cannot be 1 where they stand: behind a comparison in the same line, or the days of the dashboard. */
const NEVER_ONE = [
  /[>=] 1\b|\? '1 /,
  /\{days\.length\} days|\{days\} days/,
  // In two tags, the second of which is the product of a page.
  /orders=\{|products=\{|lines=\{|items=\{|variants=\{/,
];

test('what is counted is named by one function, in the singular where it is one', () => {
  const wrong = FOLDERS.flatMap(filesIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) =>
        NEVER_ONE.some((pattern) => pattern.test(line))
          ? []
          : [...line.matchAll(COUNTED)].map(([text]) => `${file}: ${text}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test.each([...GOODS_KINDS, 'liquid' as const])('one and several of %s', (kind) => {
  expect(goodsText(1, kind)).not.toContain(GOODS_KIND_WORDS[kind]);
  expect(goodsText(2, kind)).toBe(`2 ${GOODS_KIND_WORDS[kind]}`);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('+types'));
}
