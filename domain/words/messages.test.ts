import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as shopMessages from './messages.ts';
import * as staffMessages from './staff-messages.ts';

const messages = { ...shopMessages, ...staffMessages };

test('every message is used by the shop', () => {
  const code = ['app', 'domain', 'operations', 'server'].flatMap(sourcesIn).join('\n');
  const unused = Object.keys(messages).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

test('every failure tells the reader what to do', () => {
  const failures = Object.entries(messages).filter(([name]) => /FAILED$|ERROR_TEXT$|Failed$/.test(name));
  const texts = failures.map(([, message]) => (typeof message === 'string' ? message : String(message)));
  expect(texts.filter((text) => !/Please (?:try again|refresh the page)\b/.test(text))).toEqual([]);
});

test('adding names the product, on the product page and from quick add', () => {
  expect(messages.productAdded('Rose Serum')).toBe('Rose Serum added to cart successfully!');
  expect(messages.quickAdded('Rose Serum')).toBe('Rose Serum added to cart!');
});

test('staff read which kind of record could not be saved, deleted or loaded', () => {
  expect(messages.savingFailed('slide')).toBe('Error saving slide. Please try again.');
  expect(messages.deletingFailed('order')).toBe('Error deleting order. Please try again.');
  expect(messages.managerError('Hero')).toBe('Error loading Hero Manager');
  expect(messages.deleteQuestion('product')).toBe('Are you sure you want to delete this product?');
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/messages(?:\.test)?\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}
