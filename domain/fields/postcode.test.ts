import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignPostcodeProblem, isUkPostcode, normalisePostcode, postcodeRegion } from './postcode.ts';
import { POSTCODE_AREAS } from './postcode-areas.ts';

test.each([
  ['m1 1ae', 'M1 1AE'],
  ['M60 1NW', 'M60 1NW'],
  ['cr26xh', 'CR2 6XH'],
  ['DN551PT', 'DN55 1PT'],
  [' w1a0ax ', 'W1A 0AX'],
  ['ec1a  1bb', 'EC1A 1BB'],
  ['s w 1 a 1 a a', 'SW1A 1AA'],
  ['sw1a-1aa', 'SW1A 1AA'],
  ['(SW1A) 1AA.', 'SW1A 1AA'],
  ['gir0aa', 'GIR 0AA'],
  ['bfpo57', 'BFPO 57'],
  ['BFPO 1234', 'BFPO 1234'],
])('%s is written %s', (entered, written) => {
  expect(isUkPostcode(entered)).toBe(true);
  expect(normalisePostcode(entered)).toBe(written);
});

test.each([
  '',
  'SW1A',
  '1AA',
  'SW1A 1A',
  'QA1 1AA',
  'SW1A 1CI',
  'GIR 1AA',
  'BFPO 12345',
  '75001',
  'D02 X285',
])('%s is no British postcode', (text) => {
  expect(isUkPostcode(text)).toBe(false);
  expect(postcodeRegion(text)).toBeNull();
});

test('a foreign postcode is only put in capitals', () => {
  expect(normalisePostcode(' d02 x285 ')).toBe('D02 X285');
  expect(normalisePostcode('75001')).toBe('75001');
});

test.each([
  ['SW1A 1AA', 'mainland'],
  ['bt1 5gs', 'northern-ireland'],
  ['IM1 1AA', 'isle-of-man'],
  ['JE2 3AB', 'jersey'],
  ['GY1 1AA', 'guernsey'],
  ['IV1 1AA', 'highlands-islands'],
  ['HS1 2AA', 'highlands-islands'],
  ['ZE1 0AA', 'highlands-islands'],
  ['PH33 6AA', 'highlands-islands'],
  ['PH1 5AA', 'mainland'],
  ['PA34 4AA', 'highlands-islands'],
  ['PA1 1AA', 'mainland'],
  ['KA27 8AA', 'highlands-islands'],
  ['KA1 1AA', 'mainland'],
  ['AB37 9AA', 'highlands-islands'],
  ['AB10 1AA', 'mainland'],
  ['FK19 8AA', 'highlands-islands'],
  ['PO30 1UD', 'isle-of-wight'],
  ['PO41 0AA', 'isle-of-wight'],
  ['PO1 2AA', 'mainland'],
  ['TR21 0LW', 'scilly'],
  ['TR20 8AA', 'mainland'],
  ['GIR 0AA', 'mainland'],
  ['BFPO 57', 'bfpo'],
  ['BF1 2AU', 'bfpo'],
])('a parcel to %s goes to %s', (postcode, zone) => {
  expect(postcodeRegion(postcode)).toBe(zone);
});

test('however it is spaced and cased, a postcode is written one way', () => {
  const postcode = fc
    .tuple(fc.constantFrom(...POSTCODE_AREAS.keys()), fc.stringMatching(/^[1-9]\d? \d[ABD-H]{2}$/))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(postcode, (written) => {
      expect(normalisePostcode(written)).toBe(written);
      expect(normalisePostcode(written.replace(' ', '').toLowerCase())).toBe(written);
    }),
  );
});

test('writing a postcode properly twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalisePostcode(normalisePostcode(text))).toBe(normalisePostcode(text));
    }),
  );
});

test('all 124 areas are British, and no other letters are', () => {
  expect(POSTCODE_AREAS.size).toBe(124);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const area of [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]) {
    const postcode = `${area}1 1AA`;
    const isBritish = POSTCODE_AREAS.has(area) || area === 'BF';
    expect([postcode, isUkPostcode(postcode)]).toEqual([postcode, isBritish]);
    expect(foreignPostcodeProblem(postcode) !== null && isBritish).toBe(false);
  }
});

test.each([
  ['GX11 1AA', 'This postcode is in Gibraltar, not in the United Kingdom.'],
  ['ascn 1zz', 'This postcode is in Ascension Island, not in the United Kingdom.'],
  ['FIQQ1ZZ', 'This postcode is in the Falkland Islands, not in the United Kingdom.'],
  ['BX9 1AS', /^Postcodes that begin with BX are for letters alone/],
  ['EA1 1AA', 'No postcode of the United Kingdom begins with EA: please check its letters.'],
])('%s is refused in words', (postcode, words) => {
  expect(isUkPostcode(postcode)).toBe(false);
  expect(foreignPostcodeProblem(postcode)).toMatch(words);
});

test.each(['', '75001', 'EC1V OBW', 'SW1A'])('%j has nothing to say beyond its form', (text) => {
  expect(foreignPostcodeProblem(text)).toBeNull();
});
