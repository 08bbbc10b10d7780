import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofPhrase, phraseKey, phraseKeys } from './phrase-key.ts';

const isSame = (one: string, other: string) => phraseKeys(one).some((key) => phraseKeys(other).includes(key));

/** Words that end like plurals among others, without those that are spelt in several ways. */
const word = fc
  .tuple(fc.stringMatching(/^[bdfgklmnprt][aeo][bdfgklmnprt]{1,4}$/), fc.constantFrom('', '', 's', 'ss'))
  .map((parts) => parts.join(''));
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const counted = (one: string) => (one.endsWith('s') ? one : `${one}s`);

test.each([
  ['lip stick', 'lipsticks'],
  ['hand creme', 'hand creams'],
  ['nails polish', 'nail polish'],
  ['luminous silk', 'luminoussilk'],
  ['luminous silk', 'luminoussilks'],
  ['luminous silk', 'luminousilk'],
  ['christmas gift', 'christmasgifts'],
  ['berry balm', 'berries balms'],
  ['lip berry', 'lipberries'],
  ['cookie', 'cookies'],
  ['gifts for her', 'giftsforher'],
  ['gifts for her', 'gift for hers'],
])("'%s' is the same as '%s'", (one, other) => {
  expect(isSame(one, other)).toBe(true);
  expect(isSame(other, one)).toBe(true);
});

test.each([
  ['slip', 'lip'],
  ['glass skin', 'glas kin'],
  ['lip gloss', 'lip glow'],
])("'%s' is not the same as '%s'", (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test('a phrase is the same with any of its words joined, plural at the end or not', () => {
  fc.assert(
    fc.property(words, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (phrase, isJoined) => {
      const joined = phrase.reduce((text, next, place) => `${text}${isJoined[place] ? '' : ' '}${next}`);
      expect(isSame(joined, phrase.join(' '))).toBe(true);
      expect(isSame(counted(joined), phrase.join(' '))).toBe(true);
    }),
  );
});

test('a phrase is the same with any of its words in the plural', () => {
  const long = words.map((phrase) => phrase.map((each) => `${each.replace(/s+$/, '')}mel`));
  fc.assert(
    fc.property(long, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (phrase, isPlural) => {
      const plural = phrase.map((each, place) => (isPlural[place] ? counted(each) : each));
      expect(phraseKey(plural.join(' '))).toBe(phraseKey(phrase.join(' ')));
    }),
  );
});

test('a meaning is found by any form of its phrase', () => {
  const meanings = new Map(phraseKeys('luminous silk').map((key) => [key, 'foundation']));
  for (const form of ['luminous silk', 'luminoussilk', 'luminous silks', 'lumin oussilk'])
    expect(ofPhrase(meanings, form), form).toBe('foundation');
  expect(ofPhrase(meanings, 'silk')).toBeUndefined();
});

test('a meaning is found by a joined word with a plural within', () => {
  const meanings = new Map(phraseKeys('nail polish').map((key) => [key, 'lacquer']));
  for (const form of ['nailspolish', 'nailspolishes']) expect(ofPhrase(meanings, form), form).toBe('lacquer');
  for (const form of ['nasilpolish', 'snailpolish', 'nailspolis'])
    expect(ofPhrase(meanings, form), form).toBeUndefined();
});
