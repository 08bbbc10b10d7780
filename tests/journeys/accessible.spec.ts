import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { consoleErrorsOf, expect, expectAccessible, test } from '../support/journey.ts';

// Only with pictures is a page as wide and high as a visitor sees it.
test.use({ loadsPictures: true });

/** Where a page shows one of many. */
const EXAMPLES: Record<string, string> = {
  '/products/:category': '/products/haircare',
  '/categories/:category': '/categories/makeup',
  '/product/:id': '/product/first-draft-foundation',
  '/product/:id/reviews': '/product/first-draft-foundation/reviews',
  '/product/:id/reviews/write': '/product/first-draft-foundation/reviews/write',
  '/beauty-tips/:slug': '/beauty-tips/find-your-foundation-shade',
};

/** Without a cart it leads to /cart, a page of the list; with one it is checked by order.spec.ts. */
const CHECKOUT = '/checkout';

/** One address for each page module, and one that is no page. */
const addresses = PUBLIC_PAGES.filter(
  ({ isAddress, file, path }, place) =>
    isAddress &&
    path !== '/pages/:slug' &&
    path !== CHECKOUT &&
    PUBLIC_PAGES.findIndex((other) => other.file === file && other.path !== '/pages/:slug') === place,
).map(({ path }) => EXAMPLES[path] ?? path);
const PAGES = [...addresses, '/nowhere'];

/** One window for all pages: each new one fetches and compiles the scripts of the shop and axe anew. */
let page: Page;
let errors: string[];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  errors = consoleErrorsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterAll(() => page.close());

for (const path of PAGES) {
  test(`${path} is accessible and fits a desk and a phone`, async ({ shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(shop.url + path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(errors.splice(0)).toEqual([]);
  });
}
