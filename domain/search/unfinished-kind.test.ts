import { expect, test } from 'vitest';
import { phraseMeanings } from './phrase-meanings.ts';
import { unfinishedKind } from './unfinished-kind.ts';

const meanings = phraseMeanings({
  categories: [],
  types: [{ id: 't1', name: 'Lipstick' }],
  brands: [],
  values: [],
  formerValues: [],
  groups: [],
  shades: [],
});

test.each([
  ['lip st', 'lipstick'],
  ['lip sti', 'lipstick'],
  ['lipst', 'lipstick'],
  ['lip sta', 'lip stain'],
  ['lip scr', 'lip scrub'],
  ['perf', 'perfume'],
  ['mois', 'moisturiser'],
])('%s begins %s', (words, kind) => expect(unfinishedKind(words, meanings)?.asked).toBe(kind));

test.each(['lip', 'con', 'lipstick', 'lip l', 'rose'])('%s begins no single kind', (words) =>
  expect(unfinishedKind(words, meanings)).toBeNull(),
);
