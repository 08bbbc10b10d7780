import { isWholePicture } from '#domain/pictures/is-whole-picture.ts';
import {
  nearestWidth,
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

/** `isStandIn`: a shipped rendition of about the width, sent while the wanted one is made. */
export type ServedPicture = { bytes: Uint8Array; isStandIn: boolean };

/**
 * Returns the files of pictures; a missing one is made once, however many ask, or copied from those shipped with the demo.
 * An unknown width becomes the nearest.
 */
export class PictureRenditions {
  readonly #platform: Platform;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Null: there is no such picture, or no such width. */
  async get(key: string, width: number, format: PictureFormat): Promise<ServedPicture | null> {
    const picture = parsePictureKey(key);
    if (!picture) return null;
    const isKnown = widthsOf(picture).includes(width) || PICTURE_WIDTHS.some((known) => known === width);
    if (!isKnown) return null;
    const rendition = { key, width: nearestWidth(picture, width), format };
    const stored = await readWhole(this.#platform, renditionName(rendition), format);
    if (stored) return { bytes: stored, isStandIn: false };
    const standIn = await this.#findStandIn(rendition, widthsOf(picture));
    const making = this.#makeOnce(rendition);
    if (standIn) {
      making.catch((error) => this.#platform.log.warn({ err: error, key }, 'a rendition could not be made'));
      return { bytes: standIn, isStandIn: true };
    }
    const made = await making;
    return made && { bytes: made, isStandIn: false };
  }

  /** Returns null where the rendition itself is shipped, none of about its width is, or the shop has no such picture. */
  async #findStandIn(rendition: Rendition, widths: number[]): Promise<Uint8Array | null> {
    if (await this.#readShipped(rendition)) return null;
    for (const width of standInWidths(rendition.width, widths)) {
      const shipped = await this.#readShipped({ ...rendition, width });
      if (shipped) return (await readMaster(this.#platform, rendition.key)) && shipped;
    }
    return null;
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
    const name = renditionName(rendition);
    const bytes = (await this.#readShipped(rendition)) ?? (await images.render(master, rendition));
    // The visitor gets the picture also where the disk is full.
    await media
      .write(name, bytes)
      .catch((error) => log.warn({ err: error, name }, 'a rendition could not be stored'));
    return bytes;
  }

  async #readShipped(rendition: Rendition): Promise<Uint8Array | null> {
    const bytes = await this.#platform.readDemoRendition(renditionName(rendition));
    return bytes && isWholePicture(bytes, rendition.format) ? bytes : null;
  }
}

/** Larger ones first, up to twice the width; a smaller one if nobody could tell it apart. */
function standInWidths(width: number, widths: number[]): number[] {
  const larger = widths.filter((each) => each > width && each <= 2 * width);
  return [...larger, ...widths.filter((each) => each < width && each >= 0.8 * width)];
}

/** Reads a picture's master: AVIF for some of the demo's pictures, WebP for all others; null if there is none. */
async function readMaster(platform: Platform, key: string): Promise<Uint8Array | null> {
  for (const format of PICTURE_FORMATS) {
    const master = await readWhole(platform, masterName(key, format), format);
    if (master) return master;
  }
  return null;
}
