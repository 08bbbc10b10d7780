import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourDifference, type Rgb } from './colour-difference.ts';
import { readShadePlaces } from './colour-scene.ts';
import { findMaster } from './master-file.ts';
import { colouredPictures } from './pictures/index.ts';

const folder = join(import.meta.dirname, 'masters');
const places = readShadePlaces();
const coloured = colouredPictures.filter(({ scene }) => places[scene]);

test('CIEDE2000 gives the differences of its authors', () => {
  expect(colourDifference('#ffffff', '#000000')).toBeCloseTo(100, 3);
  expect(colourDifference([128, 128, 128], [128, 128, 128])).toBe(0);
  expect(colourDifference([10, 20, 200], [12, 25, 180])).toBeCloseTo(
    colourDifference([12, 25, 180], [10, 20, 200]),
    9,
  );
});

test('each stroke and package has in its picture the colour of its swatch', {
  timeout: 300_000,
}, async () => {
  const far: string[] = [];
  for (const picture of coloured) {
    for (const group of ['lies', 'stands'] as const) {
      const wanted = picture[group];
      const where = places[picture.scene]?.[group];
      if (!wanted || !where) continue;
      const difference = colourDifference(wanted, await colourAt(picture.name, where));
      if (difference > 3) far.push(`${picture.name} ${group}: ${difference.toFixed(1)}`);
    }
  }
  expect(coloured.length).toBeGreaterThan(0);
  expect(far).toEqual([]);
});

/** Returns the mean sRGB colour of the places, five pixels square each. */
async function colourAt(name: string, where: [number, number][]): Promise<Rgb> {
  const master = findMaster(folder, name);
  if (!master) throw new Error(`${name} was not rendered`);
  const { data, info } = await sharp(master.path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const total = [0, 0, 0];
  for (const [x, y] of where) {
    const [left, top] = [Math.floor((x / 1000) * info.width) - 2, Math.floor((y / 1000) * info.height) - 2];
    for (let row = top; row < top + 5; row++) {
      for (let column = left; column < left + 5; column++) {
        for (const channel of [0, 1, 2] as const) {
          total[channel] = (total[channel] ?? 0) + (data[(row * info.width + column) * 3 + channel] ?? 0);
        }
      }
    }
  }
  return total.map((sum) => sum / where.length / 25) as unknown as Rgb;
}
