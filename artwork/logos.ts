import { renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type BrandKey, type BrandStyle, brandStyles } from './brands.ts';

/** Logo colours of brands that print light on dark: dark, because the shop's pages are light. */
const darkInks: Partial<Record<BrandKey, string>> = {
  pigment: '#1f1a1d',
  nocturne: '#2b1f30',
  aldous: '#1f4a3d',
  tilt: '#2d2b2e',
};

const slugs: Record<BrandKey, string> = {
  orla: 'orla-wren',
  halden: 'halden',
  moon: 'moon-celadon',
  tidemark: 'tidemark',
  fern: 'fern-fell',
  pigment: 'pigment-prose',
  perle: 'maison-perle',
  nocturne: 'nocturne-house',
  aldous: 'aldous-row',
  tilt: 'tilt-tang',
  saltwell: 'saltwell',
  casa: 'casa-alfazema',
  hinoki: 'hinoki-hour',
  loom: 'loom-lull',
};

const height = 200;

/** Draws the brands' logos for the picture library, each as wide as its name. */
export const logos = (Object.keys(brandStyles) as BrandKey[]).map((key) => ({
  key,
  name: `logo-${slugs[key]}`,
  alt: brandStyles[key].name,
}));

export async function drawLogo({ key, name }: (typeof logos)[number], folder: string): Promise<void> {
  const style: BrandStyle = brandStyles[key];
  const text = (style.upper ? style.name.toUpperCase() : style.name).replaceAll('&', '&amp;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="${height * 2}"><text x="40" y="${height * 1.2}" font-size="${height * 0.8}" font-family="${style.font}" font-weight="${style.weight ?? 400}" letter-spacing="${style.tracking}em" fill="${darkInks[key] ?? style.ink}">${text}</text></svg>`;
  const inked = await sharp(Buffer.from(svg))
    .trim()
    .resize({ width: 720, height: 120, fit: 'inside' })
    .toBuffer();
  const file = join(folder, `${name}.webp`);
  await sharp({ create: { width: 760, height: 160, channels: 4, background: '#00000000' } })
    .composite([{ input: inked, gravity: 'west' }])
    .webp({ quality: 92, alphaQuality: 100 })
    .toFile(`${file}.part`);
  renameSync(`${file}.part`, file);
}
