import { expect, test } from 'vitest';
import { parseFeatures, parseVariants } from './import-lists.ts';

test('variants are names, with a shade and a count where they are given', () => {
  expect(parseVariants('Rose #D98880: 12|Nude|50 ml:3| |Nude|12:30 Glow')).toEqual([
    { name: 'Rose', shade: '#d98880', stock: 12 },
    { name: 'Nude', shade: null, stock: null },
    { name: '50 ml', shade: null, stock: 3 },
    { name: '12:30 Glow', shade: null, stock: null },
  ]);
});

test('features are an icon and a text, and the icon may be left out', () => {
  expect(parseFeatures('leaf:Vegan| rabbit : Never tested |Soft: very soft|')).toEqual([
    { icon: 'leaf', text: 'Vegan' },
    { icon: 'rabbit', text: 'Never tested' },
    { icon: 'sparkles', text: 'Soft: very soft' },
  ]);
});

test('a cell of a million spaces is read at once', () => {
  const startedAt = performance.now();
  parseVariants(`a${' '.repeat(1_000_000)}b|`.repeat(3));
  parseFeatures(`a${' '.repeat(1_000_000)}:b|`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
