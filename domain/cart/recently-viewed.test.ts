import { expect, test } from 'vitest';
import { FORGOTTEN, MAX_VIEWED, parseRecentlyViewed, withViewed } from './recently-viewed.ts';

test('what was looked at last comes first, once, and only the latest are remembered', () => {
  const viewed = ['a', 'b', 'a', 'c'].reduce(withViewed, parseRecentlyViewed(null));
  expect(viewed.ids).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: MAX_VIEWED + 3 }, (_, place) => `product-${place}`);
  expect(many.reduce(withViewed, viewed).ids).toHaveLength(MAX_VIEWED);
});

test('whoever asks to be forgotten is not remembered again', () => {
  expect(withViewed(FORGOTTEN, 'a')).toEqual(FORGOTTEN);
  expect(parseRecentlyViewed({ ids: ['a'], isOff: true })).toEqual(FORGOTTEN);
});

test('storage may hold anything', () => {
  for (const broken of [null, 7, [], 'a', { ids: 'a' }]) expect(parseRecentlyViewed(broken).ids).toEqual([]);
  expect(parseRecentlyViewed({ ids: ['x'.repeat(100_000), 'a'] }).ids).toEqual(['a']);
  expect(parseRecentlyViewed({ ids: ['a', 3, null, '', 'a', 'b'] }).ids).toEqual(['a', 'b']);
});

test('ids as long as an address may hold are kept, and no more than the latest', () => {
  expect(parseRecentlyViewed({ ids: ['a'.repeat(200), 'a'.repeat(201)] }).ids).toEqual(['a'.repeat(200)]);
  const many = Array.from({ length: MAX_VIEWED + 1 }, (_, at) => `p${at}`);
  expect(parseRecentlyViewed({ ids: many }).ids).toEqual(many.slice(0, MAX_VIEWED));
});
