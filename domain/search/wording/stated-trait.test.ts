import { expect, test } from 'vitest';
import { withStatedTraits } from './stated-trait.ts';

test.each([
  ['my skin is red and itchy', 'my red skin itchy skin'],
  ['My hair is really dry', 'My dry hair'],
  ['lips are so chapped help', 'chapped lips help'],
  ['skin feels tight, flaky after shower', 'tight skin flaky skin after shower'],
  ['is skin food vegan', 'is skin food vegan'],
  ['hair dryer', 'hair dryer'],
])('%s is searched as %s', (text, words) => expect(withStatedTraits(text)).toBe(words));
