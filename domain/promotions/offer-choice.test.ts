import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOfferChoice, withCode, withGift, withoutCodes } from './offer-choice.ts';
import { MAX_CODES } from './promotion-code.ts';

const NOTHING = parseOfferChoice(null);

test('a code is kept as it is compared, and once', () => {
  const once = withCode(NOTHING, ' spring 10 ');
  expect(once.codes).toEqual(['SPRING10']);
  expect(withCode(once, 'Spring-10')).toBe(once);
  expect(withCode(once, '  ')).toBe(once);
  expect(withoutCodes(once, ['SPRING10'])).toEqual(NOTHING);
});

test('of one thing to choose another takes its place, of several no more than may be chosen', () => {
  const balm = { choices: ['balm', 'oil', 'mist'], pick: 1 };
  const one = withGift(NOTHING, balm, 'oil');
  expect(one.givenVariants).toEqual(['oil']);
  expect(withGift(one, balm, 'mist').givenVariants).toEqual(['mist']);
  expect(withGift(one, balm, 'oil').givenVariants).toEqual([]);
  const two = withGift(one, { ...balm, pick: 2 }, 'balm');
  expect(withGift(two, { ...balm, pick: 2 }, 'mist')).toBe(two);
});

test('a gift of one offer leaves those of another', () => {
  const first = withGift(NOTHING, { choices: ['balm', 'oil'], pick: 1 }, 'oil');
  expect(withGift(first, { choices: ['soap', 'scrub'], pick: 1 }, 'soap').givenVariants).toEqual([
    'oil',
    'soap',
  ]);
});

test('whatever a browser stored, what is read is bounded, and reads the same again', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.string()), fc.array(fc.string()), (any, codes, givenVariants) => {
      expect(parseOfferChoice(any).codes.length).toBeLessThanOrEqual(MAX_CODES);
      const choice = parseOfferChoice({ codes, givenVariants });
      expect(parseOfferChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
      expect(codes.reduce(withCode, choice).codes.length).toBeLessThanOrEqual(MAX_CODES);
    }),
  );
});
