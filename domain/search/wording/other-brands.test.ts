import { expect, test } from 'vitest';
import { otherBrandsIn } from './other-brands.ts';

test.each([
  ['chanel no 5', ['chanel']],
  ['perfume like jo malone', ['jo malone']],
  ['the ordinary', ['the ordinary']],
  ['ordinary soap', []],
  ['malone', []],
  ['', []],
])('%j names the brands %j', (text, brands) => {
  expect(otherBrandsIn(text.split(' '))).toEqual(brands);
});
