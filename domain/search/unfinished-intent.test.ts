import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseMeanings } from './phrase-meanings.ts';
import { unfinishedAttribute, unfinishedIntents } from './unfinished-intent.ts';

const concern = (slug: string, name: string) => ({ attribute: 'concern', slug, name, isEntered: true });

const meanings = phraseMeanings({
  categories: [],
  types: [],
  brands: [],
  values: [concern('dry-scalp', 'Dry scalp'), concern('fine-lines', 'Fine lines')],
  formerValues: [],
  groups: [],
  shades: [],
});

test('the beginning of a concern tells it', () => {
  expect(unfinishedIntents('dandr', meanings)).toEqual(['dandruff']);
  expect(unfinishedAttribute('dandr', meanings)?.part).toMatchObject({ value: 'dry-scalp' });
  expect(unfinishedAttribute('wrin', meanings)?.part).toMatchObject({ value: 'fine-lines' });
});

test.each(['dan', 'anti', 'itchy', 'dandruff', 'frizz', ''])(
  '%j begins no single concern of the shop',
  (words) => {
    expect(unfinishedAttribute(words, meanings)).toBeNull();
  },
);

test('whatever is begun begins with the words and is known to the shop', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('dandruff', 'wrinkle', 'itchy scalp', 'mature skin'),
      fc.nat(10),
      (phrase, length) => {
        const words = phrase.slice(0, length);
        for (const each of unfinishedIntents(words, meanings)) expect(each.startsWith(words)).toBe(true);
        const endsWithin = /^\S.*\S$/.test(words) && /^\S/.test(phrase.slice(length));
        if (length >= 4 && endsWithin) expect(unfinishedIntents(words, meanings)).toContain(phrase);
      },
    ),
  );
});
