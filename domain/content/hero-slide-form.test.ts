import { expect, test } from 'vitest';
import { parseHeroSlideForm } from './hero-slide-form.ts';

function errorsOf(form: Record<string, string>) {
  const parsed = parseHeroSlideForm(form);
  return parsed.ok ? {} : parsed.errors;
}

test('title and order are enough', () => {
  expect(parseHeroSlideForm({ title: 'AUTUMN', order: '2' })).toMatchObject({
    ok: true,
    slide: { title: 'AUTUMN', order: 2, type: 'default', active: false, backgroundImage: null },
  });
});

test('title is required, the order begins at 1, the type is one of four', () => {
  expect(errorsOf({ order: '0', type: 'odd' })).toEqual({
    title: 'Title is required',
    order: 'Order must be a whole number from 1 to 9999',
    type: 'Type is not one of those offered',
  });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'products', '/a b'])(
  'a button does not lead to %s',
  (buttonLink) => {
    expect(errorsOf({ title: 'A', order: '1', buttonLink })).toEqual({
      buttonLink: 'Button link must be a path such as /products, or a URL',
    });
  },
);

test.each(['/categories/makeup?sort=rating', 'https://example.com/x', ''])(
  'a button leads to %s',
  (buttonLink) => {
    expect(errorsOf({ title: 'A', order: '1', buttonLink })).toEqual({});
  },
);
