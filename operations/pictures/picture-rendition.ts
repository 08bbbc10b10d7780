import { isWholePicture } from '#domain/pictures/is-whole-picture.ts';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  parsePictureKey,
  widthsOf,
} from '#domain/pictures/picture.ts';
import type { Platform } from '#operations/platform/platform.ts';

export type Rendition = { key: string; width: number; format: PictureFormat };

/** Part of the stored names: files made by another recipe are not read, and removed with their picture. */
const RECIPE = 2;

export const masterName = (key: string, format: PictureFormat) => `${key}/master.${format}`;
export const renditionName = ({ key, width, format }: Rendition) => `${key}/${RECIPE}/${width}.${format}`;

/** Reads a file of the media store; null also where a power cut left it empty or cut short. */
export async function readWhole(
  { media, log }: Platform,
  name: string,
  format: PictureFormat,
): Promise<Uint8Array | null> {
  const bytes = await media.read(name);
  if (!bytes || isWholePicture(bytes, format)) return bytes;
  log.warn({ name }, 'a picture file is incomplete');
  return null;
}

/** Returns the files of pictures; makes a missing one once, however many ask. An unknown width becomes the nearest. */
export class PictureRenditions {
  readonly #platform: Platform;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Null: there is no such picture, or no such width. */
  async get(key: string, width: number, format: PictureFormat): Promise<Uint8Array | null> {
    const picture = parsePictureKey(key);
    if (!picture) return null;
    const widths = widthsOf(picture);
    const isKnown = widths.includes(width) || PICTURE_WIDTHS.some((known) => known === width);
    if (!isKnown) return null;
    const nearest = widths.find((each) => each >= width) ?? widths.at(-1) ?? width;
    const rendition = { key, width: nearest, format };
    return (await readWhole(this.#platform, renditionName(rendition), format)) ?? this.#makeOnce(rendition);
  }

  #makeOnce(rendition: Rendition): Promise<Uint8Array | null> {
    const name = renditionName(rendition);
    const making = this.#making.get(name);
    if (making) return making;
    const made = this.#make(rendition);
    this.#making.set(name, made);
    void made.catch(() => {}).finally(() => this.#making.delete(name));
    return made;
  }

  async #make(rendition: Rendition): Promise<Uint8Array | null> {
    const { media, images, log } = this.#platform;
    const master = await readMaster(this.#platform, rendition.key);
    if (!master) return null;
    const bytes = await images.render(master, rendition);
    const name = renditionName(rendition);
    // The visitor gets the picture also where the disk is full.
    await media
      .write(name, bytes)
      .catch((error) => log.warn({ err: error, name }, 'a rendition could not be stored'));
    return bytes;
  }
}

/** Reads a picture's master: AVIF for some of the demo's pictures, WebP for all others; null if there is none. */
async function readMaster(platform: Platform, key: string): Promise<Uint8Array | null> {
  for (const format of PICTURE_FORMATS) {
    const master = await readWhole(platform, masterName(key, format), format);
    if (master) return master;
  }
  return null;
}
