import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharpImages } from '../adapters/media/sharp-images.ts';
import { renditionName } from '../operations/pictures/picture-rendition.ts';
import { findMaster } from './master-file.ts';
import { shippedPictures } from './shipped-renditions.ts';

const folder = join(import.meta.dirname, 'renditions');
const command = 'npm run renditions -w artwork makes what is missing and removes what is left over';
const pictures = shippedPictures();

test('every listed picture has its renditions, by the current recipe from the current master', () => {
  const all = pictures.flatMap(({ name, renditions }) =>
    renditions.map((rendition) => ({ name, file: renditionName(rendition) })),
  );
  const missing = all.filter(({ file }) => !existsSync(join(folder, file)));
  expect(missing, command).toEqual([]);
});

test('no rendition is left of a picture that is gone', () => {
  const wanted = new Set(pictures.flatMap(({ renditions }) => renditions.map(renditionName)));
  const names = readdirSync(folder, { recursive: true }).map(String);
  const others = names.filter((name) => /\.[a-z]+$/.test(name) && !wanted.has(name));
  expect(others, command).toEqual([]);
});

test('shipped renditions are as large as those the shop makes', async () => {
  const [first] = pictures;
  const ofEachFormat = [first, pictures.find(({ name }) => name.startsWith('logo-'))];
  for (const picture of ofEachFormat) {
    if (!picture) throw new Error('There are no pictures');
    const master = readFileSync(findMaster(join(import.meta.dirname, 'masters'), picture.name)?.path ?? '');
    for (const rendition of picture.renditions) {
      const shipped = readFileSync(join(folder, renditionName(rendition)));
      const made = await sharpImages.render(master, rendition);
      // On the same processor they are equal; others may round differently.
      const ratio = made.byteLength / shipped.byteLength;
      const words = `${picture.name}: whoever changes how renditions are made raises RECIPE; ${command}`;
      expect(Math.abs(ratio - 1), words).toBeLessThan(0.02);
    }
  }
});
