import { expect, test } from 'vitest';
import { headKind, isPurpose, isSet, type KindPart, type PartRead } from './search-part.ts';

const kind = (words: string): PartRead => {
  const part: KindPart = {
    is: 'kind',
    asked: words,
    called: [],
    notCalled: [],
    calledFirst: [],
    categoryIds: [],
    typeIds: [],
  };
  return { part, words };
};

test.each([
  ['soap gift set', ['soap', 'gift set'], 'gift set'],
  ['makeup brush set', ['makeup', 'brush', 'set'], 'set'],
  ['shampoo and conditioner', ['shampoo', 'conditioner'], 'shampoo'],
  ['lip balm with spf', ['lip balm', 'spf'], 'lip balm'],
])('%s is for one kind', (text, kinds, head) => {
  expect(headKind(text, kinds.map(kind))?.words).toBe(head);
});

test.each([
  ['gift set', true],
  ['starter kit', true],
  ['setting spray', false],
])('%s asks for a set: %s', (words, expected) => expect(isSet(kind(words).part)).toBe(expected));

test('a search without a kind has no head', () => {
  expect(headKind('redness', [])).toBeUndefined();
});

test('skin, hair and concerns are purposes, claims are none', () => {
  const attribute = (slug: string) =>
    isPurpose({ is: 'attribute', attribute: slug, value: 'x', name: 'X', called: [], isEntered: true });
  expect(['concern', 'skin-type', 'hair-type', 'standard', 'scent'].map(attribute)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
