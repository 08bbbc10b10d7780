import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runJobs } from './blender.ts';
import { writeMaster } from './master-file.ts';
import type { ColouredPicture } from './picture.ts';

const placesFile = join(import.meta.dirname, 'shade-places.json');

/** Places of a scene that show its shade, in thousandths of width and height. */
export type ShadePlaces = Record<string, Record<string, [number, number][]>>;

export function readShadePlaces(): ShadePlaces {
  return existsSync(placesFile) ? JSON.parse(readFileSync(placesFile, 'utf8')) : {};
}

/** Writes the masters of a rendered scene's colours, and the places by which they are measured. */
export async function colourScene(
  pictures: ColouredPicture[],
  layers: string,
  [width, height]: [number, number],
  folder: string,
  work: string,
  isDraft: boolean,
): Promise<void> {
  const jobs = pictures.map((picture, i) => ({ ...picture, layers, output: join(work, `colour-${i}.raw`) }));
  for await (const number of runJobs('colouring.py', jobs, join(work, 'colouring.json'))) {
    const { name, scene, output } = jobs[number] as (typeof jobs)[number];
    const raw = readFileSync(output);
    const pixels = new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
    await writeMaster(folder, name, sharp(pixels, { raw: { width, height, channels: 3 } }));
    const { places } = JSON.parse(readFileSync(`${output}.json`, 'utf8'));
    if (!isDraft) writeFileSync(placesFile, `${JSON.stringify({ ...readShadePlaces(), [scene]: places })}\n`);
    rmSync(output);
  }
}
