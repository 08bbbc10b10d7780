import { expect, test } from 'vitest';
import { pageAddress, pageNoun, STANDING_PAGES } from './page.ts';

test('standing pages have addresses of their own, others are below /pages, articles in the magazine', () => {
  for (const slug of STANDING_PAGES) expect(pageAddress({ kind: 'page', slug })).toBe(`/${slug}`);
  expect(pageAddress({ kind: 'questions', slug: 'faq' })).toBe('/faq');
  expect(pageAddress({ kind: 'page', slug: 'gift-wrapping' })).toBe('/pages/gift-wrapping');
  expect(pageAddress({ kind: 'article', slug: 'privacy' })).toBe('/beauty-tips/privacy');
});

test('messages call it a page or an article', () => {
  expect([pageNoun('questions'), pageNoun('article')]).toEqual(['page', 'article']);
});
