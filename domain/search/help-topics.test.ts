import { expect, test } from 'vitest';
import { helpTopics, isHelpSearch, isQuestion } from './help-topics.ts';

const asked = (text: string) => helpTopics(text).map(({ path }) => path);

test.each([
  ['delivery', '/shipping'],
  ['Free delivery', '/shipping'],
  ['how long does delivery take?', '/shipping'],
  ['returns', '/returns'],
  ['can I get a refund', '/returns'],
  ['are your products fake?', '/contact'],
  ['do you gift wrap', '/contact'],
  ['Where is my order', '/orders'],
  ["where's my order", '/orders'],
  ['how do I track my order', '/orders'],
  ['opening hours', '/contact'],
  ['damaged item', '/returns'],
  ['my parcel arrived damaged', '/returns'],
  ['loyalty points', '/rewards'],
  ['gift card', '/gift-cards'],
  ['deliv', '/shipping'],
  ['northern ireland', '/shipping'],
  ['do you send abroad', '/shipping'],
  ['overseas', '/shipping'],
  ['Europe', '/shipping'],
  ['allergies', '/faq'],
  ['ingredients', '/faq'],
  ['expiry date', '/faq'],
  ['how long does it last', '/faq'],
  ['does mascara expire', '/faq'],
])('%s leads to %s', (text, path) => {
  expect(asked(text)).toContain(path);
});

test.each([
  'rose serum',
  'fake tan',
  'hand cream',
  'red',
  '',
  'cream in a jar',
  'order of skincare',
  'long lasting lipstick',
])('%s asks for no help', (text) => {
  expect(isHelpSearch(text)).toBe(false);
  expect(asked(text)).toEqual([]);
});

test('an unfinished question is one for help where it ends within a word', () => {
  expect(isHelpSearch('is it test')).toBe(true);
  expect(isHelpSearch('do you have gift')).toBe(false);
  expect(isHelpSearch('test')).toBe(false);
});

test('a question is told by its beginning', () => {
  expect(isQuestion('Is your makeup cruelty free?')).toBe(true);
  expect(isQuestion('cruelty free makeup')).toBe(false);
});

test.each([
  ["where's my parcel", '/orders'],
  ['can I return opened products', '/returns'],
  ['next day postage', '/shipping'],
  ['is there a shop in Leeds', '/contact'],
])('%s leads to %s as a question', (text, path) => {
  expect(asked(text)).toContain(path);
});
