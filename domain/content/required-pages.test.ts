import { expect, test } from 'vitest';
import { isRequiredPage, takesPageAway } from './required-pages.ts';

const privacy = { slug: 'privacy', kind: 'page', status: 'published' };

test('the pages the law asks for are known by their slugs', () => {
  expect(isRequiredPage(privacy)).toBe(true);
  expect(isRequiredPage({ slug: 'our-workshop' })).toBe(false);
});

test('a required page keeps its address and stays published', () => {
  expect(takesPageAway(privacy, { ...privacy })).toBe(false);
  expect(takesPageAway(privacy, { ...privacy, slug: 'privacy-2' })).toBe(true);
  expect(takesPageAway(privacy, { ...privacy, status: 'draft' })).toBe(true);
  expect(takesPageAway(privacy, { ...privacy, kind: 'article' })).toBe(true);
  expect(takesPageAway({ ...privacy, status: 'draft' }, { ...privacy, status: 'draft' })).toBe(false);
});
