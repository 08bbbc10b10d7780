import { expect, test } from 'vitest';
import { parseBrandForm } from './brand-form.ts';

const YEAR = 2026;

function errorsOf(form: Record<string, string>) {
  const parsed = parseBrandForm(form, YEAR);
  return parsed.ok ? {} : parsed.errors;
}

test('a name is enough: the slug is made from it', () => {
  expect(parseBrandForm({ name: ' Maison  Été ' }, YEAR)).toEqual({
    ok: true,
    brand: {
      name: 'Maison  Été',
      slug: 'maison-ete',
      description: '',
      website: null,
      logoUrl: null,
      country: null,
      rating: null,
      established: null,
      featured: false,
      gbPersonId: null,
      euPersonId: null,
    },
  });
});

test('a name is required, and a slug where the name gives none', () => {
  expect(errorsOf({})).toEqual({ name: 'Name is required' });
  expect(errorsOf({ name: '日本' })).toEqual({ slug: 'Slug is required' });
});

test.each(['1799', '2027', 'long ago', '19.5'])('nobody was established in %s', (established) => {
  expect(errorsOf({ name: 'A', established })).toEqual({
    established: 'Established must be a whole number from 1800 to 2026',
  });
});

test('logo and website must be URLs', () => {
  expect(errorsOf({ name: 'A', website: 'example', logoUrl: 'javascript:alert(1)' })).toEqual({
    website: 'Website must be a URL, such as https://example.com',
    logoUrl: 'Logo URL must be a URL',
  });
});

test('ratings go from 1 to 5 in half steps', () => {
  for (const rating of ['0.5', '4.7', '6', 'good'])
    expect(errorsOf({ name: 'A', rating })).toEqual({ rating: 'Rating must be from 1 to 5 in half steps' });
  expect(errorsOf({ name: 'A', rating: '4.5' })).toEqual({});
});
