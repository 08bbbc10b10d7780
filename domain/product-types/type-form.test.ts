import { expect, test } from 'vitest';
import { parseTypeForm } from './type-form.ts';

test('a name and a category are enough: the slug is made from the name', () => {
  expect(parseTypeForm({ name: ' Lip oil ', categoryId: 'c' })).toEqual({
    ok: true,
    type: { name: 'Lip oil', slug: 'lip-oil', categoryId: 'c', group: '', complexion: false },
  });
});

test('a slug, a group and shades of skin are kept', () => {
  const form = { name: 'Concealer', slug: 'Cover Up', categoryId: 'c', group: 'Face', complexion: 'on' };
  expect(parseTypeForm(form)).toEqual({
    ok: true,
    type: { name: 'Concealer', slug: 'cover-up', categoryId: 'c', group: 'Face', complexion: true },
  });
});

test('name and category are required, and a slug where the name gives none', () => {
  expect(parseTypeForm({})).toEqual({
    ok: false,
    errors: { name: 'Name is required', categoryId: 'Category is required' },
  });
  expect(parseTypeForm({ name: '!?', categoryId: 'c' })).toEqual({
    ok: false,
    errors: { slug: 'Slug is required' },
  });
});
