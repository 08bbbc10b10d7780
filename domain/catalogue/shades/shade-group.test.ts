import { expect, test } from 'vitest';
import { shadeWords } from '#domain/catalogue/shade-words.ts';
import { shadeGroups } from './shade-groups.ts';
import { lightToDeep, shadeGroup } from './shade-order.ts';

const SKIN = ['#c99a73', '#f5e1d3', '#3d261d', '#e0b998', '#855638', '#efd4c1', '#a06d49', '#543425'];

test('many shades are shown from light to deep, a few as the owner put them', () => {
  const shades = SKIN.map((shade) => ({ shade }));
  expect(lightToDeep(shades).map(({ shade }) => shade)).toEqual([
    '#f5e1d3',
    '#efd4c1',
    '#e0b998',
    '#c99a73',
    '#a06d49',
    '#855638',
    '#543425',
    '#3d261d',
  ]);
  expect(lightToDeep(shades.slice(0, 3))).toEqual(shades.slice(0, 3));
  const withClear = [...shades, { shade: null }];
  expect(lightToDeep(withClear)).toEqual(withClear);
});

test('shades of skin are gathered by depth, others by family', () => {
  const skin = { shadeFamily: 'nude' as const, shadeWords: shadeWords('#f5e1d3', { isComplexion: true }) };
  expect(shadeGroup(skin)).toBe('Very fair');
  expect(shadeGroup({ shadeFamily: 'berry', shadeWords: 'Deep cool berry' })).toBe('Berry');
  expect(shadeGroup({ shadeFamily: null, shadeWords: null })).toBe('');
});

test('a filter is offered where there are many shades of several kinds', () => {
  const many = ['Fair', 'Fair', 'Light', 'Light', 'Tan', 'Tan', 'Deep', 'Deep'].map((group) => ({ group }));
  expect(shadeGroups(many)).toEqual(['Fair', 'Light', 'Tan', 'Deep']);
  expect(shadeGroups(many.slice(0, 4))).toEqual([]);
  expect(shadeGroups(many.map(() => ({ group: 'Red' })))).toEqual([]);
});
