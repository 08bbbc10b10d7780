import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const columns = 12;
const cell = { width: 180, height: 225 };
const caption = 34;
const gap = 8;
/** Letters of the caption's size that fit a line of a cell. */
const lettersInLine = 30;

/** All masters but the logos on one page, in the order of their names, each with its name under it. */
export async function drawContactSheet(folder: string): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => /\.(?:avif|webp)$/.test(file) && !file.startsWith('logo-'))
    .sort();
  const rows = Math.ceil(files.length / columns);
  const tiles = files.map(async (file, i) => ({
    input: await sharp(join(folder, file))
      .resize({ ...cell, fit: 'cover' })
      .toBuffer(),
    left: leftOf(i),
    top: topOf(i),
  }));
  const size = {
    width: gap + columns * (cell.width + gap),
    height: gap + rows * (cell.height + caption + gap),
  };
  const names = files.map((file, i) => captionOf(file.replace(/\.[a-z]+$/, ''), i)).join('');
  const captions = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Inter, sans-serif" font-size="10.5" fill="#221518">${names}</svg>`;
  await sharp({ create: { ...size, channels: 3, background: '#fffcfa' } })
    .composite([...(await Promise.all(tiles)), { input: Buffer.from(captions), left: 0, top: 0 }])
    .webp({ quality: 82 })
    .toFile(join(folder, '..', 'contact-sheet.webp'));
}

function leftOf(place: number): number {
  return gap + (place % columns) * (cell.width + gap);
}

function topOf(place: number): number {
  return gap + Math.floor(place / columns) * (cell.height + caption + gap);
}

/** Breaks a long name at a hyphen. */
function captionOf(name: string, place: number): string {
  const end = name.length > lettersInLine ? name.lastIndexOf('-', lettersInLine - 1) + 1 : name.length;
  return [name.slice(0, end), name.slice(end)]
    .map(
      (line, row) =>
        `<text x="${leftOf(place)}" y="${topOf(place) + cell.height + 13 + row * 13}">${line}</text>`,
    )
    .join('');
}
