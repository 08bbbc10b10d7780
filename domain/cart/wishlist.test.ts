import { expect, test } from 'vitest';
import {
  isWished,
  MAX_WISHES,
  parseWishlist,
  toggleWish,
  wishedProduct,
  wishedVariant,
  wishedVariantId,
  wishFor,
  wishToShare,
} from './wishlist.ts';
import { joinWishes, nameWishesAsToday, parseSharedWishes, putBackWish } from './wishlist-changes.ts';

test('whatever the browser stored is read as ids, none twice', () => {
  expect(parseWishlist(['rose', 'rose', 3, null, '', 'night-cream'])).toEqual(['rose', 'night-cream']);
  for (const broken of [null, {}, 'rose', 7]) expect(parseWishlist(broken)).toEqual([]);
});

test('a wish is put on and taken off, the latest first', () => {
  expect(toggleWish(['rose'], 'cream')).toEqual(['cream', 'rose']);
  expect(toggleWish(['cream', 'rose'], 'rose')).toEqual(['cream']);
});

test('what was taken off goes back where it stood', () => {
  expect(putBackWish(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  expect(putBackWish(['a', 'b'], 'b', 0)).toEqual(['a', 'b']);
});

test('a shared list is read from its address and joined to one’s own', () => {
  expect(parseSharedWishes('rose, cream,,two words,a/b,rose')).toEqual(['rose', 'cream']);
  expect(joinWishes(['rose'], ['cream', 'rose'])).toEqual(['rose', 'cream']);
});

test('a list has an end', () => {
  const many = Array.from({ length: MAX_WISHES + 5 }, (_, index) => `wish-${index}`);
  expect(parseWishlist(many)).toHaveLength(MAX_WISHES);
  expect(toggleWish(parseWishlist(many), 'one-more')).toHaveLength(MAX_WISHES);
});

test('a wish keeps the shade it was made for; another shade of the product takes its place', () => {
  const ember = wishFor('lipstick', 'ember');
  expect([wishedProduct(ember), wishedVariant(ember)]).toEqual(['lipstick', 'ember']);
  expect([wishedProduct('cream'), wishedVariant('cream')]).toEqual(['cream', null]);
  expect(toggleWish(['cream', ember], wishFor('lipstick', 'fig'))).toEqual(['lipstick:fig', 'cream']);
  expect(toggleWish(['cream', ember], ember)).toEqual(['cream']);
  expect(toggleWish(['cream', ember], 'lipstick')).toEqual(['cream']);
  expect(parseWishlist(['lipstick:fig', ember, 'lipstick', ':fig'])).toEqual(['lipstick:fig']);
  expect(isWished([ember], 'lipstick', 'fig')).toBe(false);
  expect(isWished([ember], 'lipstick', null)).toBe(true);
  expect(isWished(['lipstick'], 'lipstick', 'fig')).toBe(true);
});

test('a wish learns the id of its shade, keeps it under a new name, and leaves it out of a shared list', () => {
  const ember = wishFor('lipstick', 'ember', 'v1');
  expect([wishedProduct(ember), wishedVariant(ember), wishedVariantId(ember)]).toEqual([
    'lipstick',
    'ember',
    'v1',
  ]);
  expect(wishFor('cream', null, 'v1')).toBe('cream');
  expect(wishToShare(ember)).toBe('lipstick:ember');
  const own = ['lipstick:ember', 'cream'];
  const named = nameWishesAsToday(own, [
    { id: 'lipstick:ember', now: 'lipstick:fig:v1' },
    { id: 'cream', now: 'cream' },
  ]);
  expect(named).toEqual(['lipstick:fig:v1', 'cream']);
  expect(nameWishesAsToday(own, [{ id: 'cream', now: 'cream' }])).toBe(own);
  expect(isWished(named, 'lipstick', 'fig')).toBe(true);
  expect(toggleWish(named, 'lipstick')).toEqual(['cream']);
});

test('a shared list has ids of a bounded length, and a wish that is put back leaves the list at its end', () => {
  expect(parseSharedWishes(`${'a'.repeat(300)},${'b'.repeat(301)}`)).toEqual(['a'.repeat(300)]);
  const full = Array.from({ length: MAX_WISHES }, (_, at) => `p${at}`);
  expect(putBackWish(full, 'back', 0)).toHaveLength(MAX_WISHES);
});
