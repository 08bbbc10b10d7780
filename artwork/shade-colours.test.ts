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
  for (const { name, scene, lies, stands, strokes = [] } of coloured) {
    const pixels = await decoded(name);
    const wanted = { ...(lies && { lies }), ...(stands && { stands }), ...numbered(strokes) };
    for (const [group, colour] of Object.entries(wanted)) {
      const where = places[scene]?.[group];
      if (!where) throw new Error(`${scene} has no places for ${group}`);
      const difference = colourDifference(colour, colourAt(pixels, where));
      if (difference > 3) far.push(`${name} ${group}: ${difference.toFixed(1)}`);
    }
  }
  expect(coloured.length).toBeGreaterThan(0);
  expect(far).toEqual([]);
});

function numbered(strokes: readonly string[]): Record<string, string> {
  return Object.fromEntries(strokes.map((stroke, i) => [`lies${i}`, stroke]));
}

type Pixels = { data: Buffer; width: number; height: number };

async function decoded(name: string): Promise<Pixels> {
  const master = findMaster(folder, name);
  if (!master) throw new Error(`${name} was not rendered`);
  const { data, info } = await sharp(master.path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the mean sRGB colour of the places, five pixels square each. */
function colourAt({ data, width, height }: Pixels, where: [number, number][]): Rgb {
  const total: [number, number, number] = [0, 0, 0];
  for (const [x, y] of where) {
    const [left, top] = [Math.floor((x / 1000) * width) - 2, Math.floor((y / 1000) * height) - 2];
    for (let row = top; row < top + 5; row++) {
      for (let column = left; column < left + 5; column++) {
        for (const channel of [0, 1, 2] as const)
          total[channel] += data[(row * width + column) * 3 + channel] ?? 0;
      }
    }
  }
  const count = where.length * 25;
  return [total[0] / count, total[1] / count, total[2] / count];
}
