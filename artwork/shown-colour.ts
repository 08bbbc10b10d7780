import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { renditionName } from '../operations/pictures/picture-rendition.ts';
import type { Rgb } from './colour-difference.ts';
import { shippedPictures } from './shipped-renditions.ts';

/** Places of a picture in thousandths of its width and height. */
export type Places = readonly (readonly [x: number, y: number])[];

const folder = join(import.meta.dirname, 'renditions');
const WIDTH = 640;
/** Pixels around a place, each way. */
const REACH = 1;
const pictures = new Map(shippedPictures().map((picture) => [picture.name, picture]));

/**
 * Returns what gives the mean sRGB colour of places of a picture, as a product's page shows it. Throws if it
 * has no rendition.
 */
export async function readShownColours(name: string): Promise<(places: Places) => Rgb> {
  const rendition = pictures.get(name)?.renditions.find(({ width }) => width === WIDTH);
  const path = rendition && join(folder, renditionName(rendition));
  if (!path || !existsSync(path)) throw new Error(`${name} has no rendition: npm run renditions -w artwork`);
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (places) => meanColour(data, info, places);
}

function meanColour(data: Buffer, { width, height }: { width: number; height: number }, places: Places): Rgb {
  const total: [number, number, number] = [0, 0, 0];
  for (const [x, y] of places) {
    const [left, top] = [Math.floor((x / 1000) * width), Math.floor((y / 1000) * height)];
    for (let row = top - REACH; row <= top + REACH; row++) {
      for (let column = left - REACH; column <= left + REACH; column++) {
        for (const channel of [0, 1, 2] as const)
          total[channel] += data[(row * width + column) * 3 + channel] ?? 0;
      }
    }
  }
  const count = places.length * (2 * REACH + 1) ** 2;
  return [total[0] / count, total[1] / count, total[2] / count];
}
