import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHADE_FAMILIES, shadeFamily, shadeWords, WORDS_FROM_COLOUR } from './shade-words.ts';

const ON_LIPS = { isComplexion: false };
const ON_SKIN = { isComplexion: true };

test.each([
  ['#b3131f', 'red', 'Medium warm red'],
  ['#8c1d33', 'berry', 'Deep cool berry'],
  ['#5c1a3b', 'plum', 'Very deep cool plum'],
  ['#d8567a', 'pink', 'Medium cool pink'],
  ['#e0604f', 'coral', 'Medium warm coral'],
  ['#d97c52', 'orange', 'Light warm orange'],
  ['#c9958a', 'nude', 'Light warm nude'],
  ['#6b3b2e', 'brown', 'Deep warm brown'],
  ['#c39a63', 'gold', 'Light warm gold'],
  ['#8b9a80', 'green', 'Medium warm green'],
  ['#20324f', 'blue', 'Very deep cool blue'],
  ['#b9a3c9', 'purple', 'Light cool purple'],
  ['#808080', 'grey', 'Medium neutral grey'],
  ['#131114', 'black', 'Very deep neutral black'],
  ['#101418', 'black', 'Very deep cool black'],
  ['#f3e7e0', 'white', 'Pale warm white'],
  ['#f4f4f4', 'white', 'Pale neutral white'],
])('%s is called %s: %s', (shade, family, words) => {
  expect(shadeFamily(shade)).toBe(family);
  expect(shadeWords(shade, ON_LIPS)).toBe(words);
});

test.each([
  ['#f5e1d3', 'Very fair, cool undertone'],
  ['#e9c8ae', 'Fair, neutral undertone'],
  ['#dfba98', 'Light, warm undertone'],
  ['#b88560', 'Medium, neutral undertone'],
  ['#a06d49', 'Tan, neutral undertone'],
  ['#8a5c41', 'Deep, cool undertone'],
  ['#3d261d', 'Very deep, neutral undertone'],
])('a foundation of %s is %s', (shade, words) => {
  expect(shadeWords(shade, ON_SKIN)).toBe(words);
});

test('every colour has a family and words, whatever the case of its letters', () => {
  const families = SHADE_FAMILIES.map(({ slug }) => slug);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const shade = `#${number.toString(16).padStart(6, '0')}`;
      expect(families).toContain(shadeFamily(shade));
      expect(shadeFamily(shade.toUpperCase())).toBe(shadeFamily(shade));
      expect(shadeWords(shade, ON_LIPS)).toMatch(/^[A-Z][a-z ]+ (cool|neutral|warm) [a-z]+$/);
      expect(shadeWords(shade, ON_SKIN)).toMatch(/^[A-Z][a-z ]+, (cool|neutral|warm) undertone$/);
    }),
  );
});

test('words the owner chose are told in place of those from the colour', () => {
  const berry = { ...WORDS_FROM_COLOUR, shadeFamily: 'berry' as const };
  expect(shadeFamily('#b3131f', berry)).toBe('berry');
  expect(shadeWords('#b3131f', ON_LIPS, berry)).toBe('Medium warm berry');
  expect(shadeWords('#b3131f', ON_LIPS, { ...berry, shadeUndertone: 'cool', shadeDepth: 'deep' })).toBe(
    'Deep cool berry',
  );
  expect(shadeWords('#131114', ON_LIPS, { ...WORDS_FROM_COLOUR, shadeUndertone: 'warm' })).toBe(
    'Very deep warm black',
  );
  expect(shadeWords('#dfba98', ON_SKIN, { ...WORDS_FROM_COLOUR, shadeUndertone: 'neutral' })).toBe(
    'Light, neutral undertone',
  );
});

test('a shade without a colour is told by the chosen words alone', () => {
  const chosen = { ...WORDS_FROM_COLOUR, shadeDepth: 'very deep' as const };
  expect(shadeWords(null, ON_SKIN, chosen)).toBe('Very deep');
  expect(shadeWords(null, ON_LIPS, { ...chosen, shadeFamily: 'plum' })).toBe('Very deep plum');
  expect(shadeFamily(null, { shadeFamily: 'plum' })).toBe('plum');
});

test('what is no shade has neither', () => {
  for (const shade of [null, '', 'red', '#fff']) {
    expect(shadeFamily(shade)).toBe('');
    expect(shadeWords(shade, ON_LIPS)).toBe('');
  }
});
