import { expect, expectAccessible, test } from '../support/journey.ts';

const WIDTHS = [390, 1440];
const PAGES = [
  '/',
  '/products',
  '/categories/makeup',
  '/product/first-draft-foundation',
  '/categories',
  '/brands',
  '/cart',
  '/about',
  '/contact',
  '/newsletter',
  '/skincare',
  '/orders',
  '/wholesale',
  '/gift-cards',
  '/returns',
  '/faq',
  '/cookies',
  '/beauty-tips',
  '/beauty-tips/find-your-foundation-shade',
  '/nowhere',
];

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
