import { expect, test } from 'vitest';
import { foldText } from '../search-text.ts';
import { withEmojisAsWords } from './emoji-words.ts';

test.each([
  ['💄', 'lipstick'],
  ['perfume 🌹', 'perfume rose'],
  ['💅🏽', 'nail polish'],
  ['☀️ for kids', 'sun cream for kids'],
  ['💇🏾‍♀️ oil', 'hair oil'],
  ['🦄 soap', 'soap'],
  ['rose £20', 'rose 20'],
])('%s is searched as %s', (text, words) => {
  expect(foldText(withEmojisAsWords(text))).toBe(words);
});
