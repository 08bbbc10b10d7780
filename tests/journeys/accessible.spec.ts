import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

// Only with pictures is a page as wide and high as a visitor sees it.
test.use({ loadsPictures: true });

const WIDTHS = [390, 1440];

/** Where a page shows one of many. */
const EXAMPLES: Record<string, string> = {
  '/products/:category': '/products/haircare',
  '/categories/:category': '/categories/makeup',
  '/product/:id': '/product/first-draft-foundation',
  '/beauty-tips/:slug': '/beauty-tips/find-your-foundation-shade',
};

/** One address for each page module, and one that is no page. */
const addresses = PUBLIC_PAGES.filter(
  ({ isAddress, file, path }, place) =>
    isAddress &&
    path !== '/pages/:slug' &&
    PUBLIC_PAGES.findIndex((other) => other.file === file && other.path !== '/pages/:slug') === place,
).map(({ path }) => EXAMPLES[path] ?? path);
const PAGES = [...addresses, '/nowhere'];

for (const width of WIDTHS) {
  test(`every public page is accessible and fits at ${width} px`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(shop.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
