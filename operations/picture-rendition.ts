import { PICTURE_WIDTHS, type PictureFormat, parsePictureKey, widthsOf } from '#domain/picture.ts';
import type { Images, MediaStore } from './platform.ts';

export const masterName = (key: string) => `${key}/master.webp`;
export const renditionName = (key: string, width: number, format: PictureFormat) =>
  `${key}/${width}.${format}`;

/**
 * Answers the files of pictures, making what is missing: each once however many ask. A width the picture does not have is
 * answered by the nearest it has.
 */
export class PictureRenditions {
  readonly #media: MediaStore;
  readonly #images: Images;
  readonly #making = new Map<string, Promise<Uint8Array | null>>();

  constructor({ media, images }: { media: MediaStore; images: Images }) {
    this.#media = media;
    this.#images = images;
  }

  /** Null: there is no such picture, or no such width. */
  async get(key: string, width: number, format: PictureFormat): Promise<Uint8Array | null> {
    const picture = parsePictureKey(key);
    if (!picture) return null;
    const widths = widthsOf(picture);
    const isKnown = widths.includes(width) || PICTURE_WIDTHS.some((known) => known === width);
    if (!isKnown) return null;
    const nearest = widths.find((each) => each >= width) ?? widths.at(-1) ?? width;
    const name = renditionName(key, nearest, format);
    return (await this.#media.read(name)) ?? this.#make(key, nearest, format, name);
  }

  #make(key: string, width: number, format: PictureFormat, name: string): Promise<Uint8Array | null> {
    const making = this.#making.get(name);
    if (making) return making;
    const made = (async () => {
      const master = await this.#media.read(masterName(key));
      if (!master) return null;
      const bytes = await this.#images.render(master, { width, format, thorough: false });
      await this.#media.write(name, bytes);
      return bytes;
    })();
    this.#making.set(name, made);
    void made.catch(() => {}).finally(() => this.#making.delete(name));
    return made;
  }
}
