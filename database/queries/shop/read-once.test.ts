import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

const counted = () => {
  let reads = 0;
  const read = readOnce<{ zones: { name: string }[] }>((stored) => {
    reads += 1;
    return { zones: [], ...stored };
  });
  return { read, reads: () => reads };
};

test('a text is read once as long as it stays the same, and anew when it changes', () => {
  const { read, reads } = counted();
  const first = read('{"zones":[{"name":"Mainland"}]}');
  expect(first).toEqual({ zones: [{ name: 'Mainland' }] });
  expect(read('{"zones":[{"name":"Mainland"}]}')).toBe(first);
  expect(reads()).toBe(1);
  expect(read('{"zones":[]}')).toEqual({ zones: [] });
  expect(read(null)).toEqual({ zones: [] });
  expect(reads()).toBe(3);
});

test('nobody can change what others read', () => {
  const value = counted().read('{"zones":[{"name":"Mainland"}]}');
  expect(() => {
    for (const zone of value.zones) zone.name = 'Elsewhere';
  }).toThrow(TypeError);
});
