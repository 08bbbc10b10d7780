import { demoPictures } from '../database/seed/demo-pictures.ts';
import { nearestWidth, type PictureFormat, parsePictureKey } from '../domain/pictures/picture.ts';
import type { Rendition } from '../operations/pictures/picture-rendition.ts';

/** A picture of the demo with the renditions that are shipped beside its master. */
export type ShippedPicture = { name: string; key: string; format: PictureFormat; renditions: Rendition[] };

/** Returns what artwork/renditions has to hold; widths are chosen in docs/decisions/095-final-renditions-on-demand.md. */
export function shippedPictures(): ShippedPicture[] {
  return Object.entries(demoPictures).map(([name, { key, format }]) => ({
    name,
    key,
    format,
    renditions: renditionsOf(name, key),
  }));
}

function renditionsOf(name: string, key: string): Rendition[] {
  const picture = parsePictureKey(key);
  if (!picture) throw new Error(`Not a picture key: ${key}`);
  const { avif, webp = [] } = WIDTHS[kindOf(name)];
  const ofFormat = (format: PictureFormat, widths: readonly number[]) =>
    [...new Set(widths.map((width) => nearestWidth(picture, width)))].map((width) => ({
      key,
      width,
      format,
    }));
  return [...ofFormat('avif', avif), ...ofFormat('webp', webp)];
}

type Kind = 'heroWide' | 'heroTall' | 'category' | 'article' | 'logo' | 'product' | 'further';

function kindOf(name: string): Kind {
  if (name.startsWith('hero-')) return name.endsWith('-wide') ? 'heroWide' : 'heroTall';
  if (name.startsWith('category-')) return 'category';
  if (name.startsWith('article-')) return 'article';
  if (name.startsWith('logo-')) return 'logo';
  return name.includes('--') ? 'further' : 'product';
}

/** WebP where pages name one file for all browsers: the menu and the page of brands. */
const WIDTHS: Record<Kind, { avif: number[]; webp?: number[] }> = {
  heroWide: { avif: [1600, 2160, 2880] },
  heroTall: { avif: [800, 1200] },
  category: { avif: [320, 480, 640, 800], webp: [320] },
  article: { avif: [480, 640, 800] },
  logo: { avif: [320, 480, 640], webp: [320] },
  product: { avif: [160, 320, 480, 640] },
  further: { avif: [160, 640] },
};
