import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourDifference, type Rgb } from './colour-difference.ts';
import { findMaster } from './master-file.ts';
import { skinPictures } from './pictures/skin.ts';

const folder = join(import.meta.dirname, 'masters');
/** By product and arm, in thousandths of width and height. */
const places: Record<string, [number, number][][]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'skin-places.json'), 'utf8'),
);

test('each shade has on each of four skins, where it covers, the colour of its swatch', {
  timeout: 300_000,
}, async () => {
  const far: string[] = [];
  for (const { name, product, shade } of skinPictures) {
    const master = findMaster(folder, name);
    if (!master) throw new Error(`${name} was not rendered`);
    const { data, info } = await sharp(master.path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const arms = places[product] ?? [];
    expect(arms, product).toHaveLength(4);
    for (const [arm, where] of arms.entries()) {
      const difference = colourDifference(shade, meanAt(data, info.width, info.height, where));
      if (difference > 3) far.push(`${name} on arm ${arm + 1}: ${difference.toFixed(1)}`);
    }
  }
  expect(far).toEqual([]);
});

/** Returns the mean sRGB colour of the places, three pixels square each. */
function meanAt(data: Buffer, width: number, height: number, where: [number, number][]): Rgb {
  const total: [number, number, number] = [0, 0, 0];
  for (const [x, y] of where) {
    const [left, top] = [Math.floor((x / 1000) * width) - 1, Math.floor((y / 1000) * height) - 1];
    for (let row = top; row < top + 3; row++) {
      for (let column = left; column < left + 3; column++) {
        for (const channel of [0, 1, 2] as const)
          total[channel] += data[(row * width + column) * 3 + channel] ?? 0;
      }
    }
  }
  return total.map((sum) => sum / where.length / 9) as unknown as Rgb;
}
