import { describe, expect, test } from 'vitest';
import { isTrapped, parseReview, parseStrangersReview, SOMETHING_RECEIVED } from './review-form.ts';
import { traitsAsked } from './reviewer-traits.ts';

describe('a review as it is sent', () => {
  test('stars alone are enough of a buyer', () => {
    const parsed = parseReview({ stars: '4' });
    expect(parsed).toMatchObject({ ok: true, review: { stars: 4, title: '', body: '', marks: [] } });
  });

  test.each(['', '0', '6', '2.5', 'five', undefined])('stars of %o are refused', (stars) => {
    expect(parseReview({ stars })).toMatchObject({ ok: false, errors: { stars: expect.any(String) } });
  });

  test('anybody else gives an address', () => {
    expect(parseStrangersReview({ stars: '1' })).toMatchObject({
      ok: false,
      errors: { email: 'Email is required' },
    });
    expect(parseStrangersReview({ stars: '1', email: 'a@example.com' }).ok).toBe(true);
  });

  test('what somebody says of themselves is of the lists, or nothing', () => {
    const said = {
      stars: '5',
      skinType: 'dry',
      undertone: 'purple',
      ageBand: '25 to 34',
      'mark-coverage': '4',
    };
    expect(parseReview({ ...said, 'mark-wear': '9', 'mark-taste': '3', incentive: 'yes' })).toMatchObject({
      ok: true,
      review: {
        ...{ skinType: 'dry', undertone: null, ageBand: '25 to 34', incentive: SOMETHING_RECEIVED },
        marks: [{ trait: 'coverage', mark: 4 }],
      },
    });
  });

  test('the number of a card is refused', () => {
    expect(parseReview({ stars: '5', body: 'Mine is 4242 4242 4242 4242' }).ok).toBe(false);
  });

  test('a program that fills in everything is known', () => {
    expect(isTrapped({ website: 'https://example.com' })).toBe(true);
    expect(isTrapped({ website: '' })).toBe(false);
  });
});

test.each([
  ['Foundation', 'Make-up', ['coverage', 'wear', 'comfort']],
  ['Eau de parfum', 'Fragrances', ['scent', 'longevity', 'value']],
  // Of varnish and of files: what may be asked of both.
  ['', 'Nail care', ['easy-to-use', 'value']],
  ['Nail varnish', 'Nail care', ['coverage', 'wear', 'easy-to-use']],
  ['Serums', 'Skincare', ['moisture', 'skin-feel', 'scent']],
  ['Gift card', 'Gifts', ['easy-to-use', 'value']],
])('a review of %s in %s is asked for its traits', (type, category, traits) => {
  expect(traitsAsked({ type, category })).toEqual(traits);
});
