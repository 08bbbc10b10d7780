import { expect, test } from 'vitest';
import { shadeGroup } from './shade-group.ts';
import { shadeGroups } from './shade-groups.ts';

test('shades of skin are gathered by depth, others by family', () => {
  const nude = { shadeFamily: 'nude' as const, shadeDepth: 'very fair' as const };
  expect(shadeGroup(nude, { isComplexion: true })).toBe('Very fair');
  expect(shadeGroup({ shadeFamily: 'berry', shadeDepth: 'deep' }, { isComplexion: false })).toBe('Berry');
});

test('a depth of skin that nobody entered gathers nothing', () => {
  expect(shadeGroup({ shadeFamily: 'nude', shadeDepth: null }, { isComplexion: true })).toBe('');
  expect(shadeGroup({ shadeFamily: null, shadeDepth: null }, { isComplexion: false })).toBe('');
});

test('a filter is offered where there are many shades of several kinds', () => {
  const many = ['Fair', 'Fair', 'Light', 'Light', 'Tan', 'Tan', 'Deep', 'Deep'].map((group) => ({ group }));
  expect(shadeGroups(many)).toEqual(['Fair', 'Light', 'Tan', 'Deep']);
  expect(shadeGroups(many.slice(0, 4))).toEqual([]);
  expect(shadeGroups(many.map(() => ({ group: 'Red' })))).toEqual([]);
});
