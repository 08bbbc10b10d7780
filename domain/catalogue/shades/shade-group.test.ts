import { expect, test } from 'vitest';
import { shadeWords } from '#domain/catalogue/shade-words.ts';
import { shadeGroup } from './shade-group.ts';
import { shadeGroups } from './shade-groups.ts';

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
