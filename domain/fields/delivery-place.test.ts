import { expect, test } from 'vitest';
import { deliveryProblem, isPostcodeOf, normaliseCountry } from './delivery-place.ts';

const UK = 'United Kingdom';

test.each(['SW1A 1AA', 'sw1a1aa', 'GIR 0AA', 'BFPO 57', 'BF1 2AU', 'M1 1AE', 'JE2 3AB'])(
  '%s has the form of a UK postcode',
  (postcode) => expect(isPostcodeOf({ country: UK, postcode })).toBe(true),
);

test.each(['XYZ', '12345', 'SW1A', '75001', 'SW1A 1A', 'D02 X285'])('%s has not', (postcode) => {
  expect(isPostcodeOf({ country: UK, postcode })).toBe(false);
});

test('a country without British postcodes takes any', () => {
  expect(isPostcodeOf({ country: 'France', postcode: '75001' })).toBe(true);
  expect(isPostcodeOf({ country: 'Jersey', postcode: 'JE2 3AB' })).toBe(true);
  expect(isPostcodeOf({ country: 'Jersey', postcode: 'SW1A 1AA' })).toBe(false);
});

test('the nations of the United Kingdom are one country', () => {
  for (const text of ['UK', ' scotland', 'Great Britain', 'GB']) expect(normaliseCountry(text)).toBe(UK);
  expect(normaliseCountry('France')).toBe('France');
});

test('a parcel goes where the shop delivers', () => {
  expect(deliveryProblem({ country: UK, postcode: 'SW1A 1AA' }, [UK])).toBeNull();
  expect(deliveryProblem({ country: 'France', postcode: '75001' }, [UK])).toEqual({
    field: 'country',
    message: 'Sorry, we do not deliver to France, only to: United Kingdom.',
  });
  expect(deliveryProblem({ country: 'France', postcode: '75001' }, [UK, 'France'])).toBeNull();
});

test('a Crown dependency is a country of its own', () => {
  expect(deliveryProblem({ country: UK, postcode: 'JE2 3AB' }, [UK])).toEqual({
    field: 'postcode',
    message: 'Sorry, we do not deliver to Jersey.',
  });
  expect(deliveryProblem({ country: UK, postcode: 'IM1 1AA' }, [UK, 'Isle of Man'])).toEqual({
    field: 'postcode',
    message: 'This postcode is in the Isle of Man: please choose Isle of Man as the country.',
  });
  expect(deliveryProblem({ country: 'Guernsey', postcode: 'GY1 1AA' }, [UK, 'Guernsey'])).toBeNull();
});

test.each(['JE2 3AB', 'je23ab', 'GY10 1SA', 'IM1 1AA'])(
  '%s is not delivered to as the United Kingdom',
  (postcode) => {
    const problem = deliveryProblem({ country: UK, postcode }, [UK]);
    expect(problem?.field).toBe('postcode');
    expect(problem?.message).toMatch(/^Sorry, we do not deliver to (Jersey|Guernsey|the Isle of Man)\.$/);
  },
);
