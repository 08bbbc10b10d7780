import { expect, test } from 'vitest';
import { errorsAfterEdit } from './errors-after-edit.ts';

const refused = { price: 'Price is required', was: 'Must not be below the price', slug: 'Taken' };
const isRule = (name: string) => name !== 'slug';
const refusal = { refused, shown: refused, isRule };

test('an error goes when its field is put right, and changes its words when it is wrong in another way', () => {
  const found = { price: 'Price must be a number', was: 'Must not be below the price' };
  expect(errorsAfterEdit(refusal, found, 'price')).toEqual({ ...refused, ...found });
  expect(errorsAfterEdit(refusal, {}, 'price')).toEqual({ slug: 'Taken' });
});

test('an error only the server knew goes when its field is edited, and stays away', () => {
  const shown = errorsAfterEdit(refusal, refused, 'slug');
  expect(shown).not.toHaveProperty('slug');
  expect(errorsAfterEdit({ ...refusal, shown }, refused, 'price')).not.toHaveProperty('slug');
  expect(errorsAfterEdit(refusal, refused, 'price')).toHaveProperty('slug');
});
