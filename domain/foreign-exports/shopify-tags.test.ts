import { expect, test } from 'vitest';
import { attributesOfTags } from './shopify-tags.ts';

test.each([
  ['Vegan, skin-type:dry, SPF 30', 'standard: vegan; skin-type: dry; spf: 30'],
  ['Skin Type_Oily, concern=Fine lines', 'skin-type: Oily; concern: Fine lines'],
  [
    'Fragrance-free, matte finish, For men, Gift sets',
    'free-from: fragrance; finish: matte; suits: men; suits: gift',
  ],
  ['summer-2024, bestseller, colour:red, finish:', ''],
  ['', ''],
])('the tags %s say "%s"', (tags, cell) => {
  expect(attributesOfTags(tags)).toBe(cell);
});
