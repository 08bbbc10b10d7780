import { expect, test } from 'vitest';
import { type ChosenValue, listingTitle } from './listing-title.ts';

const type = (name: string): ChosenValue => ({ param: 'type', slug: name.toLowerCase(), name });
const vegan: ChosenValue = { param: 'standard', slug: 'vegan', name: 'Vegan' };
const gift: ChosenValue = { param: 'suits', slug: 'gift', name: 'A gift' };
const dry: ChosenValue = { param: 'skin-type', slug: 'dry', name: 'Dry' };
const fragrance: ChosenValue = { param: 'free-from', slug: 'fragrance', name: 'Fragrance' };
const under20: ChosenValue = { param: 'price', slug: 'under-20', name: 'Under £20' };

test.each<[string, ChosenValue[], string]>([
  ['Makeup', [], 'Makeup'],
  ['Makeup', [type('Lipstick')], 'Lipstick'],
  ['Makeup', [type('Lipstick'), type('Lip liner')], 'Makeup'],
  ['Skincare', [vegan], 'Vegan skincare'],
  ['Makeup', [type('Lipstick'), vegan], 'Vegan lipstick'],
  ['Skincare', [vegan, dry], 'Skincare'],
  ['Skincare', [dry], 'Skincare for dry skin'],
  ['Haircare', [fragrance], 'Haircare without fragrance'],
  ['All Products', [gift], 'Gifts'],
  ['Body Care', [gift], 'Body Care gifts'],
  ['All Products', [gift, under20], 'Gifts under £20'],
  ['All Products', [vegan, gift], 'Vegan gifts'],
  ['All Products', [gift, vegan, dry], 'Gifts'],
  ['All Products', [type('Candle'), type('Soap'), gift], 'Gifts'],
  ['All Products', [vegan], 'Vegan products'],
  ['All Products', [under20], 'Products under £20'],
  ['Makeup', [{ param: 'size', slug: '30ml', name: '30 ml' }], 'Makeup'],
])('%s with %j is called %s', (base, chosen, title) => {
  expect(listingTitle(base, chosen)).toBe(title);
});
