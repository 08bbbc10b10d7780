import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const columns = 14;
const cell = { width: 180, height: 225 };
const gap = 6;

/** All masters but the logos on one page, in the order of their names. */
export async function drawContactSheet(folder: string): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.webp') && !file.startsWith('logo-'))
    .sort();
  const rows = Math.ceil(files.length / columns);
  const tiles = files.map(async (file, i) => ({
    input: await sharp(join(folder, file))
      .resize({ ...cell, fit: 'cover' })
      .toBuffer(),
    left: gap + (i % columns) * (cell.width + gap),
    top: gap + Math.floor(i / columns) * (cell.height + gap),
  }));
  const size = { width: gap + columns * (cell.width + gap), height: gap + rows * (cell.height + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#fffcfa' } })
    .composite(await Promise.all(tiles))
    .webp({ quality: 82 })
    .toFile(join(folder, '..', 'contact-sheet.webp'));
}
