import { expect, test } from '../support/journey.ts';

test('on paper no word is covered, and nothing stands that only a screen can press', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/returns', '/terms', '/faq', '/orders', '/product/rose-radiance-serum']) {
    await page.goto(shop.url + path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.locator('.skip-link'), path).toBeHidden();
    await expect(page.locator('.btn:visible'), path).toHaveCount(0);
    await expect(page.locator('header.site-header:visible, footer.site-footer:visible'), path).toHaveCount(0);
  }
});
