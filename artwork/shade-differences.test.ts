import { expect, test } from 'vitest';
import { skinPictures } from './pictures/skin.ts';
import { measureSkin, measureStrokes, type ShadeDifference } from './shade-differences.ts';

const MOST = 3;
const timeout = 300_000;

const far = (all: ShadeDifference[]) =>
  all
    .filter(({ difference }) => difference > MOST)
    .map(({ picture, part, difference }) => `${picture} ${part}: ${difference.toFixed(1)}`);

test('each stroke and package has in its picture the colour of its swatch', { timeout }, async () => {
  const measured = await measureStrokes();
  expect(measured.length).toBeGreaterThan(0);
  expect(far(measured)).toEqual([]);
});

test('each shade has on each of four skins, where it covers, the colour of its swatch', {
  timeout,
}, async () => {
  const measured = await measureSkin();
  expect(measured).toHaveLength(skinPictures.length * 4);
  expect(far(measured)).toEqual([]);
});
