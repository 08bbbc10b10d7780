import { noteRoughRendition, type RoughRendition } from '#database/queries/pictures/rough-renditions.ts';
import { isWholePicture } from '#domain/pictures/is-whole-picture.ts';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  parsePictureKey,
  widthsOf,
} from '#domain/pictures/picture.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

export const masterName = (key: string, format: PictureFormat) => `${key}/master.${format}`;
export const renditionName = (key: string, width: number, format: PictureFormat) =>
  `${key}/${width}.${format}`;

const MOST_NOTED = 10_000;
const NOT_STORED = 'a rendition could not be stored';

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

/** Reads a picture's master: AVIF for some of the demo's pictures, WebP for all others; null if there is none. */
export async function readMaster(platform: Platform, key: string): Promise<Uint8Array | null> {
  for (const format of PICTURE_FORMATS) {
    const master = await readWhole(platform, masterName(key, format), format);
    if (master) return master;
  }
  return null;
}

/** Returns the files of pictures; makes a missing one once, however many ask. An unknown width becomes the nearest. */
export class PictureRenditions {
  readonly #platform: Platform;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();
  /** Renditions noted by this process already: every visitor asks again until they are made. */
  readonly #noted = new Set<string>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * Null: there is no such picture, or no such width. In the place of an AVIF not made yet WebP is returned, which takes a
   * fraction of the time; the AVIF is made while the shop is idle.
   */
  async get(
    key: string,
    width: number,
    format: PictureFormat,
  ): Promise<{ bytes: Uint8Array; format: PictureFormat } | null> {
    const picture = parsePictureKey(key);
    if (!picture) return null;
    const widths = widthsOf(picture);
    const isKnown = widths.includes(width) || PICTURE_WIDTHS.some((known) => known === width);
    if (!isKnown) return null;
    const nearest = widths.find((each) => each >= width) ?? widths.at(-1) ?? width;
    const name = renditionName(key, nearest, format);
    const present = await readWhole(this.#platform, name, format);
    if (present) return { bytes: present, format };
    if (format === 'avif') {
      this.#note({ key, width: nearest, format });
      return this.get(key, width, 'webp');
    }
    const made = await this.#make(key, nearest, format, name);
    return made && { bytes: made, format };
  }

  /** Does not wait: a visitor must not wait for whoever is writing to the database. */
  #note(rendition: RoughRendition): void {
    const name = renditionName(rendition.key, rendition.width, rendition.format);
    if (this.#noted.has(name)) return;
    if (this.#noted.size >= MOST_NOTED) this.#noted.clear();
    this.#noted.add(name);
    const { db, clock, log } = this.#platform;
    noteRoughRendition(db, rendition, nowIso(clock)).catch((error) => {
      this.#noted.delete(name);
      log.warn({ err: error, name }, NOT_STORED);
    });
  }

  #make(key: string, width: number, format: PictureFormat, name: string): Promise<Uint8Array | null> {
    const making = this.#making.get(name);
    if (making) return making;
    const made = (async () => {
      const { media, images, log } = this.#platform;
      const master = await readMaster(this.#platform, key);
      if (!master) return null;
      const bytes = await images.render(master, { width, format, thorough: false });
      // The visitor gets the picture also where the disk is full.
      await media.write(name, bytes).catch((error) => log.warn({ err: error, name }, NOT_STORED));
      this.#note({ key, width, format });
      return bytes;
    })();
    this.#making.set(name, made);
    void made.catch(() => {}).finally(() => this.#making.delete(name));
    return made;
  }
}

/** Makes a file quickly and queues it for refining. */
export async function makeRendition(
  { db, clock, media, images }: Platform,
  master: Uint8Array,
  { key, width, format }: RoughRendition,
): Promise<Uint8Array> {
  const bytes = await images.render(master, { width, format, thorough: false });
  await media.write(renditionName(key, width, format), bytes);
  await noteRoughRendition(db, { key, width, format }, nowIso(clock));
  return bytes;
}
