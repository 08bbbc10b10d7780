import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  NO_SHADE_WORDS,
  SHADE_DEPTHS,
  SHADE_FAMILIES,
  shadeFamily,
  shadeWords,
  UNDERTONES,
} from './shade-words.ts';

const ON_LIPS = { isComplexion: false };
const ON_SKIN = { isComplexion: true };

test.each([
  ['#b3131f', 'red'],
  ['#8c1d33', 'berry'],
  ['#5c1a3b', 'plum'],
  ['#d8567a', 'pink'],
  ['#e0604f', 'coral'],
  ['#d97c52', 'orange'],
  ['#c9958a', 'nude'],
  ['#6b3b2e', 'brown'],
  ['#c39a63', 'gold'],
  ['#8b9a80', 'green'],
  ['#20324f', 'blue'],
  ['#b9a3c9', 'purple'],
  ['#808080', 'grey'],
  ['#131114', 'black'],
  ['#101418', 'black'],
  ['#f3e7e0', 'white'],
  ['#f4f4f4', 'white'],
])('%s is called %s', (shade, family) => {
  expect(shadeFamily(shade)).toBe(family);
});

test('every colour has a family, whatever the case of its letters', () => {
  const families = SHADE_FAMILIES.map(({ slug }) => slug);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const shade = `#${number.toString(16).padStart(6, '0')}`;
      expect(families).toContain(shadeFamily(shade));
      expect(shadeFamily(shade.toUpperCase())).toBe(shadeFamily(shade));
    }),
  );
});

test('nothing is told that was not entered, and all that was', () => {
  const families = SHADE_FAMILIES.map(({ slug }) => slug);
  const oneOf = <T>(words: readonly T[]) => fc.constantFrom(null, ...words);
  const anyWords = fc.record({
    shadeDepth: oneOf(SHADE_DEPTHS),
    shadeUndertone: oneOf(UNDERTONES),
    shadeFamily: oneOf(families),
  });
  fc.assert(
    fc.property(anyWords, (entered) => {
      const { shadeDepth, shadeUndertone, shadeFamily } = entered;
      const onLips = [shadeDepth, shadeUndertone, shadeFamily].filter((word) => word !== null).join(' ');
      expect(shadeWords(entered, ON_LIPS).toLowerCase()).toBe(onLips);
      const onSkin = [shadeDepth, shadeUndertone].filter((word) => word !== null).join(' ');
      expect(shadeWords(entered, ON_SKIN).toLowerCase().replace(', ', ' ').replace(' undertone', '')).toBe(
        onSkin.replace(' undertone', ''),
      );
    }),
  );
});

test('the words of skin and of colours', () => {
  const entered = { shadeDepth: 'deep', shadeUndertone: 'olive', shadeFamily: null } as const;
  expect(shadeWords(entered, ON_SKIN)).toBe('Deep, olive undertone');
  expect(shadeWords({ ...entered, shadeUndertone: null }, ON_SKIN)).toBe('Deep');
  expect(shadeWords({ ...entered, shadeUndertone: 'cool', shadeFamily: 'berry' }, ON_LIPS)).toBe(
    'Deep cool berry',
  );
  expect(shadeWords(NO_SHADE_WORDS, ON_SKIN)).toBe('');
});

test('an entered family stands in place of that of the colour', () => {
  expect(shadeFamily('#b3131f', { shadeFamily: 'berry' })).toBe('berry');
  expect(shadeFamily(null, { shadeFamily: 'plum' })).toBe('plum');
  for (const shade of [null, '', 'red', '#fff']) expect(shadeFamily(shade)).toBe('');
});
