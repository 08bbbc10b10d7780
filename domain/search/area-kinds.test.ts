import { expect, test } from 'vitest';
import { areaKinds } from './area-kinds.ts';
import { phraseKey } from './phrase-key.ts';

const areas = areaKinds({
  types: [
    { id: 't1', name: 'Lipstick' },
    { id: 't2', name: 'Lip care' },
    { id: 't3', name: 'Clips' },
  ],
  categories: [{ id: 'c1', name: 'Hair & Nails' }],
});

test('a part of the body means the types and categories with a word that begins with it', () => {
  expect(areas.get(phraseKey('lips'))).toMatchObject({
    alone: { typeIds: ['t1', 't2'], categoryIds: [] },
  });
  expect(areas.get('nail')).toMatchObject({ alone: { typeIds: [], categoryIds: ['c1'] } });
});

test('a part of the body also means what names of its products say', () => {
  expect(areas.get('nail')?.alone.called).toContain('top coat');
});

test('beside a colour the kind that shows it most comes first', () => {
  expect(areas.get('lip')?.inColour.calledFirst).toEqual(['lipstick']);
  expect(areas.get('lip')?.alone.calledFirst).toEqual([]);
  expect(areas.get('hand')?.inColour.calledFirst).toEqual([]);
});

test('other words mean no part of the body', () => {
  for (const word of ['clip', 'serum', '']) expect(areas.get(phraseKey(word)), word).toBeUndefined();
});
