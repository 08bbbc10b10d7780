import { expect, test } from 'vitest';
import { COUNTRY_CODES, countryCode, countryName } from './country.ts';

test.each([
  ['United Kingdom', 'GB'],
  ['united kingdom ', 'GB'],
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['Scotland', 'GB'],
  ['Jersey', 'JE'],
  ['Isle of Man', 'IM'],
  ['ireland', 'IE'],
  ['France', 'FR'],
  ['Åland Islands', 'AX'],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test.each(['', 'Atlantis', 'EU', 'XX', 'United'])('%j is no country', (text) => {
  expect(countryCode(text)).toBeNull();
});

test('every country is found by its own name and code', () => {
  for (const code of COUNTRY_CODES) {
    expect(countryCode(countryName(code))).toBe(code);
    expect(countryCode(code.toLowerCase())).toBe(code);
  }
});
