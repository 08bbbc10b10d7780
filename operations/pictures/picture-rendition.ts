import { noteRoughRendition, type RoughRendition } from '#database/queries/pictures/rough-renditions.ts';
import { PICTURE_WIDTHS, type PictureFormat, parsePictureKey, widthsOf } from '#domain/pictures/picture.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';

export const masterName = (key: string) => `${key}/master.webp`;
export const renditionName = (key: string, width: number, format: PictureFormat) =>
  `${key}/${width}.${format}`;

/** Returns the files of pictures; makes a missing one once, however many ask. An unknown width becomes the nearest. */
export class PictureRenditions {
  readonly #platform: Platform;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();

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
    const present = await this.#platform.media.read(name);
    if (present) return { bytes: present, format };
    if (format === 'avif') {
      const { db, clock } = this.#platform;
      await noteRoughRendition(db, { key, width: nearest, format }, nowIso(clock));
      return this.get(key, width, 'webp');
    }
    const made = await this.#make(key, nearest, format, name);
    return made && { bytes: made, format };
  }

  #make(key: string, width: number, format: PictureFormat, name: string): Promise<Uint8Array | null> {
    const making = this.#making.get(name);
    if (making) return making;
    const made = (async () => {
      const master = await this.#platform.media.read(masterName(key));
      return master && makeRendition(this.#platform, master, { key, width, format });
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
