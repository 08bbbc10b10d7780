import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/support/chromium.ts';
import { findMaster } from './master-file.ts';

const root = join(import.meta.dirname, '..');
const mark = join(root, 'public', 'favicon.svg');

/** Draws the shop's mark in the sizes of home screens and bookmarks, and the picture for shared links. */
export async function drawShopMarks(masters: string): Promise<void> {
  for (const size of [192, 512])
    await sharp(mark, { density: 600 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(root, 'public', `icon-${size}.png`));
  await sharp(await socialPicture(masters))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(root, 'public', 'social.jpg'));
}

/** Set in a browser, which has the shop's own typefaces. */
async function socialPicture(masters: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: CHROMIUM_ARGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(await socialPage(masters));
    await page.evaluate(() => document.fonts.load('140px Zabelle'));
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function socialPage(masters: string): Promise<string> {
  const photo = await photoFrom(masters);
  const face = readFileSync(join(root, 'app', 'fonts', 'fraunces.woff2')).toString('base64');
  return `<style>
    @font-face { font-family: Zabelle; src: url(data:font/woff2;base64,${face}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; background: url(data:image/png;base64,${photo}) 100% 60% / cover }
    p { margin: 0; padding: 190px 0 0 72px; font: 124px/1 Zabelle; letter-spacing: -0.03em; color: #221518 }
    b { font-weight: inherit; color: #c2185b }
    small { display: block; margin-top: 22px; font-size: 38px; letter-spacing: 0 }
  </style><p>zabelle<b>.</b><small>Beauty, considered</small></p>`;
}

async function photoFrom(masters: string): Promise<string> {
  const master = findMaster(masters, 'hero-1-wide');
  if (!master) throw new Error('The picture hero-1-wide is not rendered.');
  const photo = await sharp(master.path).resize({ width: 2400, withoutEnlargement: true }).png().toBuffer();
  return photo.toString('base64');
}
