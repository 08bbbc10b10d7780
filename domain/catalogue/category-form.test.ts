import { expect, test } from 'vitest';
import { parseCategoryForm } from './category-form.ts';

test('a name is enough: slug, colour and icon have defaults', () => {
  expect(parseCategoryForm({ name: 'Nail Care' })).toEqual({
    ok: true,
    category: {
      name: 'Nail Care',
      slug: 'nail-care',
      description: '',
      color: '#ff69b4',
      icon: 'tags',
      imageUrl: null,
      imageAlt: '',
    },
  });
});

test('a name is required, and a slug where the name gives none', () => {
  expect(parseCategoryForm({ name: ' ' })).toEqual({
    ok: false,
    errors: { name: 'Name is required' },
  });
  expect(parseCategoryForm({ name: '!?' })).toEqual({ ok: false, errors: { slug: 'Slug is required' } });
});

test('a colour is one, an icon one of those offered', () => {
  expect(parseCategoryForm({ name: 'A', color: 'red', icon: 'bomb' })).toEqual({
    ok: false,
    errors: { color: 'Colour must look like #ff69b4', icon: 'Icon is not one of those offered' },
  });
});
