import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../tests/support/chromium.ts';
import { startShop } from './benched-shop.ts';

const PATHS = ['/', '/products', '/product/first-draft-foundation', '/product/blank-verse-matte-lipstick'];
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** Measures the pictures in a phone's first view, on a new shop without renditions and again with them. */
export async function measurePictureWeight(): Promise<string[]> {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS });
  const lines: string[] = [];
  for (const path of PATHS) {
    // The page is in the cache, so that the times are those of pictures.
    await fetch(shop.url + path);
    const cold = await visit(browser, shop.url + path);
    const warm = await visit(browser, shop.url + path);
    lines.push(
      `pictures in view of ${path} at 390 points and three pixels each: ${warm.count}, ` +
        `${(warm.bytes / 1000).toFixed(1)} kB (aim at most 180), there after ${cold.ms} ms cold, ${warm.ms} ms warm`,
    );
  }
  await browser.close();
  await shop.stop();
  return lines;
}

async function visit(browser: Browser, url: string): Promise<{ count: number; bytes: number; ms: number }> {
  const page = await browser.newPage(PHONE);
  const began = performance.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const inView = await page.waitForFunction(() => {
    const shown = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > top && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      ? [...new Set(shown.map(({ currentSrc }) => currentSrc))].filter((src) => src.includes('/media/'))
      : null;
  });
  const ms = Math.round(performance.now() - began);
  const addresses = (await inView.jsonValue()) ?? [];
  await page.context().close();
  const sizes = await Promise.all(addresses.map(bytesOf));
  return { count: addresses.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), ms };
}

async function bytesOf(address: string): Promise<number> {
  return (await (await fetch(address)).arrayBuffer()).byteLength;
}
