import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [1, 382, [1, 2, 'gap-after', 382]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [382, 382, [1, 'gap-before', 381, 382]],
])('from page %i of %i one sees the way to the others', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});
