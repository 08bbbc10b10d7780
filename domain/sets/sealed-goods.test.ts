import { expect, test } from 'vitest';
import { isSealedWhole, sealedNames, sealedParts } from './sealed-goods.ts';

const part = (name: string, sealedForHygiene: boolean) => ({ name, sealedForHygiene });

test('goods without parts are sealed as they are marked', () => {
  expect(sealedNames({ ...part('Balm', true), parts: [] })).toEqual(['Balm']);
  expect(sealedNames({ ...part('Comb', false), parts: [] })).toEqual([]);
});

test('of a set the sealed parts alone cannot come back, however the set is marked', () => {
  for (const isMarked of [false, true]) {
    const parts = [part('Balm', true), part('Comb', false), part('Balm', true)];
    const set = { ...part('Winter Set', isMarked), parts };
    expect(isSealedWhole(set)).toBe(false);
    expect(sealedParts(set)).toEqual(['Balm']);
    expect(sealedNames(set)).toEqual(['Balm (in Winter Set)']);
  }
});

test('a marked set of parts without seals is sealed as one', () => {
  const set = { ...part('Comb Set', true), parts: [part('Comb', false)] };
  expect(sealedNames(set)).toEqual(['Comb Set']);
  expect(sealedNames({ ...set, sealedForHygiene: false })).toEqual([]);
});
