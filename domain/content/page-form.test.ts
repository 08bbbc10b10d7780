import { expect, test } from 'vitest';
import { parsePageForm } from './page-form.ts';

const FORM = { title: 'Gift wrapping', body: 'We wrap it.' };

test('a title and a text are enough; the slug is made from the title', () => {
  expect(parsePageForm(FORM)).toMatchObject({
    ok: true,
    page: {
      kind: 'page',
      slug: 'gift-wrapping',
      status: 'draft',
      footer: 'none',
      imageUrl: null,
      products: [],
    },
  });
});

test('missing fields are named', () => {
  expect(parsePageForm({})).toEqual({
    ok: false,
    errors: { title: 'Title is required', body: 'Text is required' },
  });
  expect(parsePageForm({ title: '!!!', body: 'x' })).toMatchObject({ errors: { slug: 'Slug is required' } });
});

test('a fact the shop does not know is refused, as are too many products and other kinds', () => {
  expect(parsePageForm({ ...FORM, body: 'By {{shop.nmae}}' })).toMatchObject({
    errors: {
      body: expect.stringMatching(/^The shop does not know \{\{shop\.nmae\}\}\. It knows shop\.name, /),
    },
  });
  const many = Array.from({ length: 13 }, (_, place) => `p-${place}`).join(' ');
  expect(parsePageForm({ ...FORM, products: many })).toMatchObject({
    errors: { products: expect.any(String) },
  });
  expect(parsePageForm({ ...FORM, kind: 'poem' })).toMatchObject({ errors: { kind: expect.any(String) } });
});

test('products are slugs, each once, by space or comma', () => {
  expect(parsePageForm({ ...FORM, products: 'rose, fig  rose' })).toMatchObject({
    page: { products: ['rose', 'fig'] },
  });
});
